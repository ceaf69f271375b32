//! Connections: how many there may be, how long one may say nothing, and who is turned away.
//!
//! What is asked over them is the router's business.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::header;
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper::{HeaderMap, Request};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, mpsc, watch};

use crate::api_error::{ApiError, language, spoken};
use crate::app::App;
use crate::caps::Tally;
use crate::limits::household;

/// With fewer files there would be no room worth speaking of.
pub const LEAST_FILES: u64 = 64;
/// Files the server needs besides connections: three hands on the database and its log, the
/// listener, what the runtime has, and a few to spare.
const OTHER_FILES: u64 = 40;
/// So many at a time are told that there is no room, each over a connection of its own; the rest
/// are closed without a word. Where files are scarce it is one in sixteen.
const TOLD: u64 = 64;
/// When there is no room, one comes back after this time.
const NO_ROOM: Duration = Duration::from_secs(10);
/// A connection that is turned away must ask soon to be told why.
const FAREWELL: Duration = Duration::from_secs(2);
/// After a failed accept the next one waits, so that the log is not flooded.
const RECOVERY: Duration = Duration::from_millis(200);
/// A client that takes nothing for so long is gone.
#[cfg(target_os = "linux")]
const UNREAD_MILLIS: u32 = 60_000;

/// What the system takes in of answers that a client has not fetched yet. For the server they are
/// delivered, so only what goes beyond counts as unread.
#[cfg(unix)]
const SENT_BYTES: usize = 128 << 10;

/// How many connections there is room for, and for how many that are told that there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room {
    places: usize,
    told: usize,
}

impl Room {
    /// As many as are wanted, or as leave every other file of the server its place.
    pub fn of(files: Option<u64>, wanted: usize) -> Room {
        let files = files.unwrap_or(u64::MAX);
        let told = TOLD.min(files / 16);
        let most = files.saturating_sub(OTHER_FILES + told);
        let places = usize::try_from(most).unwrap_or(usize::MAX);
        Room {
            places: wanted.min(places).min(Semaphore::MAX_PERMITS),
            told: told as usize,
        }
    }

    /// Says in the log if there is less room than is wanted.
    pub fn tell(self, files: Option<u64>, wanted: usize) {
        let (connections, files) = (self.places, files.unwrap_or(u64::MAX));
        if connections < wanted {
            tracing::warn!(
                files,
                connections,
                wanted,
                "the limit of open files (ulimit -n) is too small for --connections"
            );
        }
    }
}

/// Raises the limit of open files as far as the system allows, and answers it.
#[cfg(unix)]
pub fn most_files() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit {
        current: limit.maximum,
        ..limit
    };
    // Where it cannot be raised it stays as it is.
    let _ = setrlimit(Resource::Nofile, raised);
    getrlimit(Resource::Nofile).current
}

#[cfg(not(unix))]
pub fn most_files() -> Option<u64> {
    None
}

/// Everybody who is connected.
pub struct Door {
    app: App,
    router: Router,
    places: Arc<Semaphore>,
    told: Arc<Semaphore>,
    by_address: Tally<IpAddr>,
    /// So many connections may one address have.
    of_one: usize,
}

/// Everybody's door. A proxy brings everybody by its own address.
pub fn front(app: App, room: Room) -> Door {
    let config = &app.house.shared.config;
    let of_one = if config.behind_proxy {
        usize::MAX
    } else {
        config.caps().connections_per_address
    };
    Door::new(app.router(), app, room, of_one)
}

/// The door for other nodes.
pub fn side(app: App, room: Room) -> Door {
    Door::new(app.door(), app, room, usize::MAX)
}

/// Takes connections until the server ends; then lets those that run finish.
pub async fn serve(listener: TcpListener, door: Door) {
    let mut closing = door.app.house.shared.close.subscribe();
    let (inside, mut outside) = mpsc::channel::<Infallible>(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = closing.wait_for(|closing| *closing) => break,
        };
        match accepted {
            Ok((stream, address)) => door.welcome(stream, address, &inside),
            Err(why) => {
                tracing::error!(%why, "a connection could not be accepted");
                tokio::time::sleep(RECOVERY).await;
            }
        }
    }
    drop((inside, listener));
    // Nothing is ever sent: the channel ends with the last connection.
    outside.recv().await;
}

impl Door {
    fn new(router: Router, app: App, room: Room, of_one: usize) -> Door {
        Door {
            router,
            places: Arc::new(Semaphore::new(room.places)),
            told: Arc::new(Semaphore::new(room.told)),
            by_address: Tally::default(),
            of_one,
            app,
        }
    }

    fn welcome(&self, stream: TcpStream, address: SocketAddr, inside: &mpsc::Sender<Infallible>) {
        let shared = &self.app.house.shared;
        let caps = shared.config.caps();
        let own = self.of_one;
        let Some(hold) = self.by_address.take(household(address.ip()), own) else {
            shared.metrics.refused("connections-per-address");
            return self.turn_away(stream, ApiError::too_many_connections(own, NO_ROOM));
        };
        let Ok(place) = Arc::clone(&self.places).try_acquire_owned() else {
            shared.metrics.refused("connections");
            return self.turn_away(stream, ApiError::no_room(NO_ROOM));
        };
        shared.metrics.connections.inc();
        let (connections, inside) = (shared.metrics.connections.clone(), inside.clone());
        let closing = shared.close.subscribe();
        let router = TowerToHyperService::new(self.router.clone());
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(address));
            router.call(request)
        });
        let refusals = shared.metrics.refusals.clone();
        tokio::spawn(async move {
            if answer(stream, service, caps.idle, closing).await == Ended::Silent {
                refusals.count("idle");
            }
            connections.dec();
            drop((hold, place, inside));
        });
    }

    /// Says why there is no room, as long as not too many ask at once.
    fn turn_away(&self, stream: TcpStream, why: ApiError) {
        let Ok(turn) = Arc::clone(&self.told).try_acquire_owned() else {
            return;
        };
        let (app, closing) = (self.app.clone(), self.app.house.shared.close.subscribe());
        let service = service_fn(move |request: Request<Incoming>| {
            std::future::ready(Ok::<_, Infallible>(refuse(&why, &app, request.headers())))
        });
        tokio::spawn(async move {
            let told = answer(stream, service, FAREWELL, closing);
            // A client that does not read its answer does not keep its place here either.
            let _ = tokio::time::timeout(2 * FAREWELL, told).await;
            drop(turn);
        });
    }
}

fn refuse(why: &ApiError, app: &App, headers: &HeaderMap) -> Response {
    let mut response = spoken(why.clone(), app.words.of(language(headers)));
    let close = header::HeaderValue::from_static("close");
    response.headers_mut().insert(header::CONNECTION, close);
    response
}

/// How a connection ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ended {
    /// It sent no whole request for too long.
    Silent,
    Otherwise,
}

/// Answers one connection until it ends, falls silent, or the server is about to end.
async fn answer<S>(
    stream: TcpStream,
    service: S,
    idle: Duration,
    mut closing: watch::Receiver<bool>,
) -> Ended
where
    S: Service<Request<Incoming>, Response = Response>,
    S::Error: Into<Box<dyn std::error::Error + Send + Sync>>,
{
    #[cfg(target_os = "linux")]
    // Where it is not supported, clients are given up later.
    let _ = rustix::net::sockopt::set_tcp_user_timeout(&stream, UNREAD_MILLIS);
    #[cfg(unix)]
    let _ = rustix::net::sockopt::set_socket_send_buffer_size(&stream, SENT_BYTES);
    let _ = stream.set_nodelay(true);
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(idle);
    let mut connection = pin!(builder.serve_connection(TokioIo::new(stream), service));
    tokio::select! {
        // Clients break off as they like; that is no news.
        ended = connection.as_mut() => {
            let is_silent = ended.is_err_and(|why| why.is_timeout());
            return if is_silent { Ended::Silent } else { Ended::Otherwise };
        }
        _ = closing.wait_for(|closing| *closing) => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
    Ended::Otherwise
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_leave_files_for_the_database() {
        let room = |files, wanted| Room::of(Some(files), wanted);
        assert_eq!(room(1024, 1).places, 1);
        for files in [LEAST_FILES, 256, 1024, 1 << 20] {
            let Room { places, told } = room(files, usize::MAX);
            assert!(places > 0 && told > 0, "{files}");
            assert_eq!((places + told) as u64 + OTHER_FILES, files);
        }
        assert_eq!(Room::of(None, 20_000).places, 20_000);
    }
}
