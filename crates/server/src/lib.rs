//! Tables over HTTP: commands by POST, updates by server-sent events.
//!
//! No rule and no family is known here: what a table does is in `tables`, what travels is in
//! `protocol`, and all routes stand in `routes.rs`.

mod accounts;
mod api_error;
mod app;
mod bot_pool;
mod caps;
mod client;
mod cluster;
mod coaching;
mod config;
mod connections;
mod copies;
mod crew;
mod desk;
mod device;
mod docs;
mod early;
mod events;
mod finished;
mod folder;
mod frames;
mod guard;
mod handle;
mod house;
mod lessons;
mod limits;
mod listeners;
mod loading;
mod lobby;
mod machine;
mod metrics;
mod news;
mod openers;
mod packing;
mod people;
mod play;
mod playing_on;
mod programs;
mod puzzles;
mod readings;
mod rooms;
mod routes;
mod rows;
mod rules;
mod service;
mod sessions;
mod shared;
mod store;
mod unbroken;
mod unread;
mod workshop;

use std::fs::File;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::net::TcpListener;

pub use app::App;
pub use caps::Caps;
pub use cluster::{Cluster, Secret};
pub use config::{Config, DatabaseUrl, NodeConfig};
pub use copies::{Contents, CopyError, Restored, backup, restore};
pub use handle::{Handle, Trouble};
pub use house::{House, Missing};
pub use limits::{Allowance, Traffic};
pub use listeners::Stream;
pub use loading::StartReport;
pub use machine::{Machine, ThisMachine};
pub use routes::{Access, Route, routes};
pub use shared::Shared;
pub use store::{
    Accounts, Archived, Batch, BotKey, BotRow, Claim, Counts, Found, FoundBot, GuestRow, Lease,
    LobbyQuery, MemoryStore, MoveError, NodeCard, NodeId, NodeRow, Parting, PgStore, Place, Played,
    Pulse, Registry, SessionRow, SqliteStore, Store, StoreError, StoreFuture, TableRow, move_games,
};

/// How long running requests may take when the server ends.
const LAST_REQUESTS: Duration = Duration::from_secs(5);

/// Why the server did not start.
#[derive(Debug, thiserror::Error)]
pub enum ServerError {
    #[error("port {port} of {host} is taken by another program; choose one with --port")]
    PortTaken { host: String, port: u16 },
    #[error("{address} cannot be listened on: {why}")]
    NoAddress { address: SocketAddr, why: String },
    #[error(transparent)]
    DataFolder(#[from] folder::Unusable),
    #[error(
        "only {files} files can be open at a time (ulimit -n); the server needs {}",
        connections::LEAST_FILES
    )]
    TooFewFiles { files: u64 },
    #[error("the folder {} is used by another server", .0.display())]
    InUse(PathBuf),
    #[error(
        "several servers on one database need a secret they share, of at least {} letters; give it \
         with --node-secret or LANDNAM_NODE_SECRET",
        Secret::SHORTEST
    )]
    NoSecret,
    #[error("another server of the name {0} runs on this database; choose one with --node")]
    Namesake(String),
    #[error("the server {0} on this database has another secret")]
    OtherSecret(String),
    #[error("the stored games cannot be read: {0}")]
    Store(#[from] StoreError),
    #[error("{0}")]
    Database(String),
    #[error("the server stopped: {0}")]
    Io(#[from] std::io::Error),
}

impl ServerError {
    /// Whoever wrote the address is told what is wrong with it or with what is there.
    fn of_database(why: StoreError) -> ServerError {
        match why {
            StoreError::Failed(why) => ServerError::Database(why),
            why => ServerError::Store(why),
        }
    }
}

/// A server that is ready to answer.
pub struct Server {
    listener: TcpListener,
    /// Where other nodes come in.
    door: Option<TcpListener>,
    app: App,
    /// Held as long as the server runs.
    _lock: Option<File>,
    pub report: StartReport,
    /// How many connections there is room for.
    room: connections::Room,
}

impl Server {
    /// Takes the port, opens the store and brings back the tables that were played at.
    pub async fn start(config: Config) -> Result<Server, ServerError> {
        let files = connections::most_files();
        if let Some(files) = files.filter(|files| *files < connections::LEAST_FILES) {
            return Err(ServerError::TooFewFiles { files });
        }
        // First of all: a start that finds its port taken leaves the folder as it was.
        let listener = bind(&config).await?;
        let folder = config.data.as_deref();
        let was_used = folder.is_some_and(folder::is_robbed);
        let lock = folder.map(prepare).transpose()?;
        let had_crashed = folder.is_some_and(folder::has_log);
        let (store, registry) = open(&config).await?;
        let joined = match registry {
            None => None,
            Some(registry) => Some(Cluster::enter(registry, &config.node).await?),
        };
        let (cluster, door) = joined.unzip();
        let wanted = config.caps.connections;
        let room = connections::Room::of(files, wanted);
        let shared = Shared::new(config, store, Box::new(ThisMachine)).among(cluster);
        let house = House::new(Arc::new(shared));
        let mut report = house.resume().await?;
        report.is_emptied &= was_used;
        report.had_crashed = had_crashed;
        report.tell();
        room.tell(files, wanted);
        tokio::spawn(Arc::clone(&house.shared).keep_time());
        let app = App::new(house);
        tokio::spawn(Arc::clone(&app.house).keep_house());
        tokio::spawn(app.clone().share_usage());
        let archivist = app.clone();
        tokio::spawn(async move { archivist.house.complete_archive().await });
        let sweeper = app.clone();
        tokio::spawn(async move { sweeper.house.sweep().await });
        Ok(Server {
            listener,
            door,
            app,
            _lock: lock,
            report,
            room,
        })
    }

    pub fn address(&self) -> Result<SocketAddr, ServerError> {
        Ok(self.listener.local_addr()?)
    }

    pub fn app(&self) -> &App {
        &self.app
    }

    /// Answers requests until `end` comes; then lets those that run finish.
    pub async fn run(
        self,
        end: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServerError> {
        let shared = Arc::clone(&self.app.house.shared);
        let mut closing = shared.close.subscribe();
        tokio::spawn(async move {
            end.await;
            tracing::info!("the server is ending");
            shared.draining.store(true, Ordering::Relaxed);
            if let Some(cluster) = &shared.cluster {
                cluster.begin_to_leave();
            }
            tokio::time::sleep(shared.config.drain).await;
            shared.close.send_replace(true);
        });
        let front = connections::front(self.app.clone(), self.room);
        let front = connections::serve(self.listener, front);
        let (app, room) = (self.app.clone(), self.room);
        let side = async move {
            if let Some(door) = self.door {
                connections::serve(door, connections::side(app, room)).await;
            }
        };
        let serving = async { tokio::join!(front, side) };
        let too_late = async move {
            let _ = closing.wait_for(|closing| *closing).await;
            tokio::time::sleep(LAST_REQUESTS).await;
        };
        tokio::select! {
            _ = serving => {}
            () = too_late => {}
        }
        let Shared {
            rooms,
            store,
            cluster,
            ..
        } = &*self.app.house.shared;
        // Tables write down how they stand before they end.
        let _ = tokio::time::timeout(LAST_REQUESTS, rooms.emptied()).await;
        if let Some(cluster) = cluster
            && let Err(why) = cluster.leave().await
        {
            tracing::warn!(%why, "the other nodes have to find out that this one has left");
        }
        store.flush().await?;
        if let Err(why) = store.close().await {
            // Nothing is lost: the next start reads the log beside the file.
            tracing::warn!(%why, "the log could not be written back");
        }
        Ok(())
    }
}

/// Where games are kept, and who else keeps them there.
async fn open(config: &Config) -> Result<(Box<dyn Store>, Option<Arc<dyn Registry>>), ServerError> {
    if let Some(url) = &config.database {
        let store = PgStore::open(url).await.map_err(ServerError::of_database)?;
        return Ok((Box::new(store.clone()), Some(Arc::new(store))));
    }
    let store: Box<dyn Store> = match &config.data {
        None => Box::new(MemoryStore::default()),
        Some(folder) => Box::new(SqliteStore::open(&folder.join(folder::DATABASE))?),
    };
    Ok((store, None))
}

/// Makes the data folder and takes it for this server alone.
fn prepare(folder: &Path) -> Result<File, ServerError> {
    let lock = folder::prepare(folder)?;
    lock.try_lock()
        .map_err(|_| ServerError::InUse(folder.to_owned()))?;
    Ok(lock)
}

async fn bind(config: &Config) -> Result<TcpListener, ServerError> {
    let address = SocketAddr::new(config.host, config.port);
    TcpListener::bind(address)
        .await
        .map_err(|why| match why.kind() {
            std::io::ErrorKind::AddrInUse => ServerError::PortTaken {
                host: config.host.to_string(),
                port: config.port,
            },
            _ => ServerError::NoAddress {
                address,
                why: why.to_string(),
            },
        })
}

/// Waits until the program is asked to end, by the terminal or by the system.
pub async fn asked_to_end() {
    let interrupt = async {
        // Without signals the program can only be killed, which it survives.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}

/// Threads for the server: one for each processor.
pub fn runtime() -> std::io::Result<tokio::runtime::Runtime> {
    let mut builder = tokio::runtime::Builder::new_multi_thread();
    builder.enable_all().build()
}

/// Logs to the error stream; `LANDNAM_LOG` chooses how much: requests are told from `debug` on.
pub fn log(json: bool) {
    use std::io::IsTerminal;
    use tracing_subscriber::EnvFilter;
    const USUAL: &str = "warn,server=info";
    let wanted = std::env::var("LANDNAM_LOG").ok();
    let read = wanted.as_deref().map(EnvFilter::try_new).transpose();
    let (filter, wrong) = match read {
        Ok(filter) => (filter, None),
        Err(why) => (None, Some(why)),
    };
    let filter = filter.unwrap_or_else(|| EnvFilter::new(USUAL));
    let builder = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    // A second call changes nothing.
    let _ = if json {
        builder.json().try_init()
    } else {
        builder.try_init()
    };
    if let Some(why) = wrong {
        tracing::warn!(%why, used = USUAL, "LANDNAM_LOG cannot be read");
    }
}
