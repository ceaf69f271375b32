//! One life of the server: from its start until it is killed, when every task and all memory go.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use game::testing::TestLuck;
use server::{App, Config, House, Shared};
use tokio::runtime::{Builder, EnterGuard, Runtime};

use super::disk::Disk;
use super::machine::{Clock, SimulatedMachine};

pub struct Life {
    runtime: Runtime,
    stage: Arc<Mutex<Stage>>,
}

#[derive(Clone)]
pub enum Stage {
    /// The tables that were played at are on their way back.
    Starting,
    Up(App),
    /// The store could not be read: the program has ended.
    Failed,
}

/// How the simulated server is set up.
pub fn config() -> Config {
    Config {
        requests_per_second: 0,
        bot_pause: Duration::from_millis(200),
        ..Config::default()
    }
}

/// A thread that does one thing after the other, in a time that passes when nothing is left to do.
/// After every piece of work it looks up, so that it can be killed between any two.
pub fn runtime() -> Runtime {
    let mut builder = Builder::new_current_thread();
    let builder = builder.enable_time().start_paused(true).event_interval(1);
    builder.build().expect("a runtime without sockets")
}

impl Life {
    /// Begins to start a server, as the program does.
    pub fn begin(disk: &Disk, clock: &Clock, birth: u64, seed: u64) -> Life {
        let runtime = runtime();
        let stage = Arc::new(Mutex::new(Stage::Starting));
        let (disk, clock, place) = (disk.clone(), clock.clone(), Arc::clone(&stage));
        let guard = runtime.enter();
        clock.restart(birth);
        let machine = SimulatedMachine {
            luck: Mutex::new(TestLuck(seed)),
            clock,
        };
        runtime.spawn(async move {
            let shared = Shared::new(config(), Box::new(disk), Box::new(machine));
            let shared = Arc::new(shared);
            let house = House::new(Arc::clone(&shared));
            if house.resume().await.is_err() {
                *place.lock().expect("one thread") = Stage::Failed;
                return;
            }
            tokio::spawn(shared.keep_time());
            let app = App::new(house);
            let archivist = app.clone();
            tokio::spawn(async move { archivist.house.complete_archive().await });
            let sweeper = app.clone();
            tokio::spawn(async move { sweeper.house.sweep().await });
            *place.lock().expect("one thread") = Stage::Up(app);
        });
        drop(guard);
        Life { runtime, stage }
    }

    pub fn stage(&self) -> Stage {
        self.stage.lock().expect("one thread").clone()
    }

    /// None while nobody answers.
    pub fn app(&self) -> Option<App> {
        match self.stage() {
            Stage::Up(app) => Some(app),
            Stage::Starting | Stage::Failed => None,
        }
    }

    /// Where things of this life are made and dropped.
    pub fn enter(&self) -> EnterGuard<'_> {
        self.runtime.enter()
    }

    pub fn spawn(&self, work: impl Future<Output = ()> + Send + 'static) -> Request {
        Request(self.runtime.spawn(work).abort_handle())
    }

    /// Lets time pass.
    pub fn pass(&self, millis: u64) {
        let length = Duration::from_millis(millis);
        self.runtime
            .block_on(async { tokio::time::sleep(length).await });
    }

    /// Does so many pieces of work, none of which waits in between.
    pub fn work(&self, pieces: u32) {
        self.runtime.block_on(async {
            for _ in 0..pieces {
                tokio::task::yield_now().await;
            }
        });
    }

    /// The whole process is stopped, and goes on later.
    pub fn stand_still(&self, millis: u64) {
        let length = Duration::from_millis(millis);
        self.runtime
            .block_on(async { tokio::time::advance(length).await });
    }

    /// Asks the server to end, and waits until it has.
    pub fn finish(&self) {
        let Some(app) = self.app() else {
            return;
        };
        let shared = &app.house.shared;
        self.runtime.block_on(async {
            shared.close.send_replace(true);
            let emptied = shared.rooms.emptied();
            let _ = tokio::time::timeout(Duration::from_secs(5), emptied).await;
        });
    }
}

/// A request under way.
pub struct Request(tokio::task::AbortHandle);

impl Request {
    /// Whoever asked hangs up.
    pub fn hang_up(&self) {
        self.0.abort();
    }
}
