//! The machine of the simulation: time and chance that a seed determines.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use game::Luck;
use game::testing::TestLuck;
use server::Machine;
use tokio::time::Instant;

/// The year does not matter.
const EPOCH_SECONDS: u64 = 1_000_000_000;

/// The time of the world in milliseconds. It goes on while no server lives.
#[derive(Clone)]
pub struct Clock(Arc<Mutex<Reading>>);

struct Reading {
    /// When the present life began.
    birth: u64,
    since: Instant,
}

impl Clock {
    /// A clock that shows `birth` now. Called where time is simulated.
    pub fn new() -> Clock {
        let (birth, since) = (0, Instant::now());
        Clock(Arc::new(Mutex::new(Reading { birth, since })))
    }

    /// Another life begins, with a clock of its own.
    pub fn restart(&self, birth: u64) {
        let since = Instant::now();
        *self.0.lock().expect("one thread") = Reading { birth, since };
    }

    /// Called where time is simulated.
    pub fn now(&self) -> u64 {
        let reading = self.0.lock().expect("one thread");
        reading.birth + reading.since.elapsed().as_millis() as u64
    }

    /// The moment at which it will show this.
    pub fn moment(&self, millis: u64) -> Instant {
        let reading = self.0.lock().expect("one thread");
        reading.since + Duration::from_millis(millis.saturating_sub(reading.birth))
    }
}

pub struct SimulatedMachine {
    pub luck: Mutex<TestLuck>,
    pub clock: Clock,
}

impl Machine for SimulatedMachine {
    fn fill(&self, bytes: &mut [u8]) {
        let mut luck = self.luck.lock().expect("one thread");
        bytes.fill_with(|| luck.below(256) as u8);
    }

    fn seconds(&self) -> u64 {
        EPOCH_SECONDS + self.clock.now() / 1000
    }

    fn threads(&self) -> usize {
        0
    }
}
