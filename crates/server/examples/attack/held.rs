//! What the server takes of memory, disk and processors while it is attacked.

use std::fmt;
use std::path::Path;
use std::time::{Duration, Instant};

use crate::child::Child;

/// How often one looks.
const LOOK: Duration = Duration::from_millis(250);
/// No attack may make the server hold more memory than this, or write more than this.
const MOST_MEMORY_MIB: u64 = 512;
const MOST_DISK_MIB: u64 = 64;

pub struct Held {
    before_mib: u64,
    most_mib: u64,
    /// What the attack added to the disk.
    disk_mib: u64,
    processors: f64,
}

impl Held {
    pub async fn watch(server: &Child, folder: &Path, until: Instant) -> Held {
        let (begun, busy_before) = (Instant::now(), server.processor_time());
        let (before_mib, disk_before) = (server.memory_mib(), disk(folder));
        let mut most_mib = before_mib;
        while Instant::now() < until {
            tokio::time::sleep(LOOK).await;
            most_mib = most_mib.max(server.memory_mib());
        }
        let added = disk(folder).saturating_sub(disk_before);
        let busy = server.processor_time().saturating_sub(busy_before);
        Held {
            before_mib,
            most_mib,
            disk_mib: added >> 20,
            processors: busy.as_secs_f64() / begun.elapsed().as_secs_f64(),
        }
    }

    pub fn is_too_much(&self) -> Option<String> {
        let is_much = self.most_mib > MOST_MEMORY_MIB || self.disk_mib > MOST_DISK_MIB;
        is_much.then(|| format!("the server holds {self}"))
    }
}

impl fmt::Display for Held {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Held {
            before_mib,
            most_mib,
            disk_mib,
            processors,
        } = self;
        write!(
            f,
            "{before_mib} MiB before, at most {most_mib} MiB; {disk_mib} MiB more on disk; \
             {processors:.2} processors"
        )
    }
}

/// Bytes in the files of a folder.
fn disk(folder: &Path) -> u64 {
    let Ok(files) = std::fs::read_dir(folder) else {
        return 0;
    };
    let sizes = files.filter_map(|file| Some(file.ok()?.metadata().ok()?.len()));
    sizes.sum()
}
