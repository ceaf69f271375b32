//! What the server takes from the machine it runs on: chance, the date, and its threads.
//!
//! A simulation brings a machine of its own, so that a run can be repeated. The passing of time is
//! tokio's, which can be paused.

use std::time::SystemTime;

pub trait Machine: Send + Sync + 'static {
    /// Fills these bytes so that nobody can guess them.
    fn fill(&self, bytes: &mut [u8]);
    /// Seconds since 1970.
    fn seconds(&self) -> u64;
    /// So many things can be worked on at a time; 0 if one thread does everything in turn.
    fn threads(&self) -> usize;
}

/// The machine the program runs on.
pub struct ThisMachine;

impl Machine for ThisMachine {
    fn fill(&self, bytes: &mut [u8]) {
        getrandom::fill(bytes).expect("the operating system gives random numbers");
    }

    fn seconds(&self) -> u64 {
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        since.map_or(0, |time| time.as_secs())
    }

    fn threads(&self) -> usize {
        std::thread::available_parallelism().map_or(2, usize::from)
    }
}

/// Bytes nobody can guess.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    ThisMachine.fill(&mut bytes);
    bytes
}
