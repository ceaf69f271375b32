//! One life of the server: from its start until it is killed, when every task and all memory go.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use game::testing::TestLuck;
use server::{App, Cluster, Config, House, NodeCard, Secret, Shared, StoreError};
use tokio::runtime::{Builder, EnterGuard, Handle, Runtime};
use tokio::time::Instant;

use super::cluster::Doors;
use super::disk::Disk;
use super::machine::{Clock, SimulatedMachine};

pub struct Life {
    runtime: Runtime,
    stage: Arc<Mutex<Stage>>,
    clock: Clock,
}

/// Where a server is asked.
#[derive(Clone)]
pub struct Door {
    pub app: App,
    /// The time as it is there.
    pub clock: Clock,
    /// The doors of all nodes; none if the server is alone.
    pub others: Option<Doors>,
    pub program: u64,
    pub runtime: Handle,
}

impl Door {
    pub fn spawn(&self, work: impl Future<Output = ()> + Send + 'static) -> Request {
        Request(self.runtime.spawn(work).abort_handle())
    }
}

#[derive(Clone)]
pub enum Stage {
    /// The tables that were played at are on their way back.
    Starting,
    Up(App),
    /// The store could not be read: the program has ended.
    Failed,
    /// It was asked to end, and has.
    Left,
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
        Life::begin_among(disk, clock, birth, seed, None)
    }

    /// The same for a node, which has a name and an address.
    pub fn begin_among(
        disk: &Disk,
        clock: &Clock,
        birth: u64,
        seed: u64,
        card: Option<NodeCard>,
    ) -> Life {
        let runtime = runtime();
        let stage = Arc::new(Mutex::new(Stage::Starting));
        let (disk, place) = (disk.clone(), Arc::clone(&stage));
        let guard = runtime.enter();
        clock.restart(birth);
        let machine = SimulatedMachine {
            luck: Mutex::new(TestLuck(seed)),
            clock: clock.clone(),
        };
        runtime.spawn(async move {
            let up = start(disk, machine, card).await;
            *place.lock().expect("one thread") = up.map_or(Stage::Failed, Stage::Up);
        });
        drop(guard);
        Life {
            runtime,
            stage,
            clock: clock.clone(),
        }
    }

    pub fn stage(&self) -> Stage {
        self.stage.lock().expect("one thread").clone()
    }

    /// None while nobody answers.
    pub fn app(&self) -> Option<App> {
        match self.stage() {
            Stage::Up(app) => Some(app),
            Stage::Starting | Stage::Failed | Stage::Left => None,
        }
    }

    /// None while nobody answers.
    pub fn door(&self) -> Option<Door> {
        Some(Door {
            app: self.app()?,
            clock: self.clock.clone(),
            others: None,
            program: 0,
            runtime: self.runtime.handle().clone(),
        })
    }

    /// Where things of this life are made and dropped.
    pub fn enter(&self) -> EnterGuard<'_> {
        self.runtime.enter()
    }

    /// Lets time pass until the clock here shows this.
    pub fn pass_until(&self, millis: u64) {
        self.runtime.block_on(async {
            let moment = self.clock.moment(millis);
            tokio::time::sleep_until(moment).await;
        });
    }

    /// After it has stood still: the clock shows this at once.
    pub fn wake_at(&self, millis: u64) {
        self.runtime.block_on(async {
            let length = self.clock.moment(millis) - Instant::now();
            tokio::time::advance(length).await;
        });
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

    /// Asks a node to end; it hands its tables over first.
    pub fn leave(&self) {
        let Some(app) = self.app() else {
            return;
        };
        let stage = Arc::clone(&self.stage);
        self.runtime.spawn(async move {
            let shared = &app.house.shared;
            let cluster = shared.cluster.as_ref().expect("it is one of several");
            cluster.begin_to_leave();
            tokio::time::sleep(DRAIN).await;
            shared.close.send_replace(true);
            let emptied = shared.rooms.emptied();
            let _ = tokio::time::timeout(Duration::from_secs(5), emptied).await;
            let _ = cluster.leave().await;
            *stage.lock().expect("one thread") = Stage::Left;
        });
    }
}

/// Opens the house, as the program does.
async fn start(
    disk: Disk,
    machine: SimulatedMachine,
    card: Option<NodeCard>,
) -> Result<App, StoreError> {
    let cluster = match card {
        None => None,
        Some(card) => Some(join(&disk, card).await?),
    };
    let is_alone = cluster.is_none();
    let shared = Shared::new(config(), Box::new(disk), Box::new(machine)).among(cluster);
    let shared = Arc::new(shared);
    let house = House::new(Arc::clone(&shared));
    house.resume().await?;
    tokio::spawn(shared.keep_time());
    let app = App::new(house);
    if !is_alone {
        tokio::spawn(Arc::clone(&app.house).keep_house());
    }
    let archivist = app.clone();
    tokio::spawn(async move { archivist.house.complete_archive().await });
    let sweeper = app.clone();
    tokio::spawn(async move { sweeper.house.sweep().await });
    Ok(app)
}

/// As `Cluster::enter` does it, without sockets.
async fn join(disk: &Disk, card: NodeCard) -> Result<Cluster, StoreError> {
    let secret = Secret::new("a secret of simulated nodes").expect("it is long enough");
    let cluster = Cluster::join(Arc::new(disk.clone()), card, secret).await?;
    let namesake = match cluster.has_namesake().await {
        Ok(false) => return Ok(cluster),
        Ok(true) => StoreError::Failed("another node has this name".into()),
        Err(why) => why,
    };
    let _ = cluster.leave().await;
    Err(namesake)
}

/// Requests come in for so long after a node was asked to end.
const DRAIN: Duration = Duration::from_millis(300);

/// A request under way.
pub struct Request(tokio::task::AbortHandle);

impl Request {
    /// It was answered, or whoever should have answered is dead.
    pub fn is_over(&self) -> bool {
        self.0.is_finished()
    }

    /// Whoever asked hangs up.
    pub fn hang_up(&self) {
        self.0.abort();
    }
}
