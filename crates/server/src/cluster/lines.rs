//! Where other nodes listen: each holds one line open to this one, over which all that its own
//! listeners hear of this node's tables travels once.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::{Deserialize, Serialize};
use tables::Person;
use tokio::sync::{mpsc, watch};
use tokio::task::AbortHandle;

use super::frames::{Item, write};
use crate::api_error::ApiError;
use crate::app::App;
use crate::house::Missing;
use crate::limits::household;
use crate::listeners::Stream;

/// A line that is so many messages behind is cut: its listeners come back and ask for the rest.
const BACKLOG: usize = 1 << 16;
/// So many messages are written at a time.
const AT_ONCE: usize = 4_096;
/// Something travels this often, so that the other side knows that this one lives.
const BEAT: Duration = Duration::from_millis(500);

/// Lines by the names the other sides gave them.
#[derive(Default)]
pub struct Lines(Mutex<BTreeMap<String, Arc<Line>>>);

struct Line {
    items: mpsc::Sender<Item>,
    /// What brings each listener's messages to the line.
    pumps: Mutex<BTreeMap<u64, AbortHandle>>,
    /// Turns true when the line is cut.
    cut: watch::Sender<bool>,
}

impl Lines {
    #[cfg(test)]
    pub fn count(&self) -> usize {
        self.all().len()
    }

    /// How many listen over all lines.
    #[cfg(test)]
    pub fn listeners(&self) -> usize {
        self.all().values().map(|line| line.pumps().len()).sum()
    }

    fn all(&self) -> MutexGuard<'_, BTreeMap<String, Arc<Line>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn get(&self, name: &str) -> Option<Arc<Line>> {
        self.all().get(name).cloned()
    }
}

impl Line {
    fn pumps(&self) -> MutexGuard<'_, BTreeMap<u64, AbortHandle>> {
        self.pumps.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Brings a listener's messages to the line until he leaves.
    fn attend(self: &Arc<Line>, listener: u64, mut stream: Stream) {
        let line = Arc::downgrade(self);
        // Nobody can leave before he is there.
        let mut pumps = self.pumps();
        let pump = tokio::spawn(async move {
            loop {
                let message = stream.messages.recv().await;
                let (is_end, Some(line)) = (message.is_none(), line.upgrade()) else {
                    return;
                };
                if line.items.try_send((listener, message)).is_err() {
                    line.cut.send_replace(true);
                    return;
                }
                if is_end {
                    line.pumps().remove(&listener);
                    return;
                }
            }
        });
        pumps.insert(listener, pump.abort_handle());
    }

    fn dismiss(&self, listener: u64) {
        if let Some(pump) = self.pumps().remove(&listener) {
            pump.abort();
        }
    }
}

/// The line as it is sent; when that ends, so does the line.
struct Sending {
    app: App,
    name: String,
    line: Arc<Line>,
    items: mpsc::Receiver<Item>,
    cut: watch::Receiver<bool>,
    closing: watch::Receiver<bool>,
}

impl Drop for Sending {
    fn drop(&mut self) {
        if let Some(cluster) = &self.app.house.shared.cluster {
            cluster.lines.all().remove(&self.name);
        }
        for pump in std::mem::take(&mut *self.line.pumps()).into_values() {
            pump.abort();
        }
    }
}

pub async fn open(State(app): State<App>, Path(name): Path<String>) -> Response {
    let Some(cluster) = &app.house.shared.cluster else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let (items, receiver) = mpsc::channel(BACKLOG);
    let cut = watch::Sender::new(false);
    let line = Arc::new(Line {
        items,
        pumps: Mutex::default(),
        cut: cut.clone(),
    });
    cluster.lines.all().insert(name.clone(), Arc::clone(&line));
    let sending = Sending {
        closing: app.house.shared.close.subscribe(),
        app: app.clone(),
        name,
        line,
        items: receiver,
        cut: cut.subscribe(),
    };
    Body::from_stream(stream::unfold(sending, next)).into_response()
}

async fn next(mut sending: Sending) -> Option<(Result<Bytes, std::convert::Infallible>, Sending)> {
    let mut items = Vec::new();
    let Sending {
        items: receiver,
        cut,
        closing,
        ..
    } = &mut sending;
    tokio::select! {
        _ = cut.wait_for(|cut| *cut) => return None,
        _ = closing.wait_for(|closing| *closing) => return None,
        _ = receiver.recv_many(&mut items, AT_ONCE) => {}
        () = tokio::time::sleep(BEAT) => {}
    }
    let beat = (items.is_empty()).then(super::frames::beat);
    Some((Ok(beat.unwrap_or_else(|| write(items))), sending))
}

/// Somebody at another node who wants to listen.
#[derive(Serialize, Deserialize)]
pub struct Wish {
    pub line: String,
    pub listener: u64,
    pub person: Option<Person>,
    pub since: Option<(u32, u32)>,
    pub household: IpAddr,
}

/// How many messages greet a listener, and how long they are together.
pub type Greeted = (usize, usize);

pub async fn listen(
    State(app): State<App>,
    Path(id): Path<String>,
    Json(wish): Json<Wish>,
) -> Result<Response, ApiError> {
    let handle = match app.house.find(&id).await {
        Err(Missing::Elsewhere(_)) => {
            return Ok(StatusCode::MISDIRECTED_REQUEST.into_response());
        }
        found => found?,
    };
    let shared = &app.house.shared;
    let line = shared.cluster.as_ref();
    let line = line.and_then(|cluster| cluster.lines.get(&wish.line));
    let line = line.ok_or(ApiError::NOT_FOUND)?;
    let place = handle.room(&shared.workshop, household(wish.household));
    let stream = handle.listen(wish.person, wish.since, place.await?).await?;
    let greeted: Greeted = stream.greeting;
    line.attend(wish.listener, stream);
    Ok(Json(greeted).into_response())
}

pub async fn left(
    State(app): State<App>,
    Path(name): Path<String>,
    Json(listeners): Json<Vec<u64>>,
) -> Json<()> {
    let cluster = app.house.shared.cluster.as_ref();
    if let Some(line) = cluster.and_then(|cluster| cluster.lines.get(&name)) {
        for listener in listeners {
            line.dismiss(listener);
        }
    }
    Json(())
}
