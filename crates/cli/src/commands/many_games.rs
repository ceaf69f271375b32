//! What commands that play many games have in common.

use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use families::{Family, OptionsOf};
use game::Setup;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::failure::Failure;

/// A run that is over sooner needs no progress bar.
const PATIENCE: Duration = Duration::from_secs(1);

pub fn seats_of<G: Family>(options: &OptionsOf<G>) -> Result<usize, Failure> {
    let mut luck = arena::FastLuck::of_game(0, 0);
    Ok(G::Setup::deal(options, &mut luck)?.seat_names().len())
}

/// As many threads as asked for, or as there are processors.
pub fn threads(asked: Option<u16>) -> usize {
    let all = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
    asked.map_or_else(all, usize::from)
}

/// A file is whole or not there: what is killed while it writes leaves the old one.
pub fn save(path: &Path, text: impl AsRef<[u8]>) -> Result<(), Failure> {
    let mut name = path.as_os_str().to_owned();
    name.push(".new");
    let new = PathBuf::from(name);
    let written = fs::write(&new, text).and_then(|()| fs::rename(&new, path));
    written.map_err(|why| Failure::saving(path, &why))
}

/// Appears on a terminal's error stream when a run takes long, and vanishes in the end.
pub struct Progress {
    bar: ProgressBar,
    started: Instant,
}

impl Progress {
    /// Of so many games, some of them played before.
    pub fn new(games: u64, played: u64) -> Progress {
        let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::hidden());
        let look = "{bar:40} {human_pos}/{human_len}  {per_sec}  {eta}";
        bar.set_style(ProgressStyle::with_template(look).expect("the template is well formed"));
        bar.set_position(played);
        bar.reset_eta();
        Progress {
            bar,
            started: Instant::now(),
        }
    }

    pub fn advance(&self, games: u64) {
        self.bar.inc(games);
        if self.bar.is_hidden() && self.started.elapsed() > PATIENCE {
            // Stays hidden where there is no terminal.
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
    }

    /// So many of so many are done.
    pub fn reach(&self, done: u64, all: u64) {
        self.bar.set_length(all);
        self.advance(done - self.bar.position());
    }

    /// Says something while the bar is out of the way.
    pub fn aside(&self, say: impl FnOnce()) {
        self.bar.suspend(say);
    }

    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
