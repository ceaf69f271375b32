//! Listeners of this node who follow tables of others: one line to each of those, however many
//! listen.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::Request;
use futures_util::StreamExt;
use tables::Person;
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::Cluster;
use super::frames::Reader;
use super::lines::{Greeted, Wish};
use super::wire::Unanswered;
use crate::listeners::BACKLOG;
use crate::rooms::Locks;
use crate::store::{NodeId, NodeRow};

/// A line over which nothing has come for so long is dead.
const SILENCE: Duration = Duration::from_secs(2);
/// Those who leave within this time are reported together.
const GATHER: Duration = Duration::from_millis(100);

/// Lines to other nodes.
#[derive(Default)]
pub struct Relays {
    near: Mutex<BTreeMap<NodeId, Arc<Near>>>,
    /// Held while one is opened, so that none is opened twice.
    opening: Locks,
}

/// This side of a line.
pub struct Near {
    name: String,
    /// Where messages go; none once the line is dead.
    ears: Mutex<Option<BTreeMap<u64, mpsc::Sender<Bytes>>>>,
    next: AtomicU64,
    left: mpsc::UnboundedSender<u64>,
}

/// A listener's end of a line.
pub struct Ear {
    pub place: AtLine,
    pub messages: mpsc::Receiver<Bytes>,
    pub greeting: Greeted,
}

/// Takes a listener off a line when dropped.
pub struct AtLine {
    near: Weak<Near>,
    listener: u64,
}

impl Drop for AtLine {
    fn drop(&mut self) {
        if let Some(near) = self.near.upgrade() {
            near.leave(self.listener);
        }
    }
}

impl Near {
    fn ears(&self) -> MutexGuard<'_, Option<BTreeMap<u64, mpsc::Sender<Bytes>>>> {
        self.ears.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_dead(&self) -> bool {
        self.ears().is_none()
    }

    fn leave(&self, listener: u64) {
        if self
            .ears()
            .as_mut()
            .and_then(|it| it.remove(&listener))
            .is_some()
        {
            // Without the other side there is nothing to leave.
            let _ = self.left.send(listener);
        }
    }

    /// Hands on what has arrived. Slow listeners are disconnected.
    fn deliver(&self, listeners: &[u64], message: Option<&Bytes>) {
        let mut ears = self.ears();
        let Some(ears) = ears.as_mut() else {
            return;
        };
        for listener in listeners {
            let Some(ear) = ears.get(listener) else {
                continue;
            };
            match message {
                None => {
                    ears.remove(listener);
                }
                Some(message) => {
                    if ear.try_send(message.clone()).is_err() {
                        ears.remove(listener);
                        let _ = self.left.send(*listener);
                    }
                }
            }
        }
    }
}

impl Cluster {
    /// Follows a table of another node.
    pub async fn listen(
        self: &Arc<Self>,
        owner: NodeId,
        table: &str,
        person: Option<Person>,
        since: Option<(u32, u32)>,
        household: IpAddr,
    ) -> Result<Ear, Unanswered> {
        let row = self.other(owner).ok_or(Unanswered::NotTaken)?;
        let near = tokio::select! {
            near = self.near(&row) => near?,
            () = self.gone(owner) => return Err(Unanswered::NotTaken),
        };
        let listener = near.next.fetch_add(1, Ordering::Relaxed);
        let (ear, messages) = mpsc::channel(BACKLOG);
        match near.ears().as_mut() {
            None => return Err(Unanswered::NotTaken),
            Some(ears) => ears.insert(listener, ear),
        };
        let place = AtLine {
            near: Arc::downgrade(&near),
            listener,
        };
        let wish = Wish {
            line: near.name.clone(),
            listener,
            person,
            since,
            household,
        };
        let path = format!("/node/tables/{table}/listen");
        let greeting: Greeted = tokio::select! {
            greeting = self.wire.ask(&row, &path, &wish) => greeting?,
            () = self.gone(owner) => return Err(Unanswered::NotTaken),
        };
        Ok(Ear {
            place,
            messages,
            greeting,
        })
    }

    /// The line to a node, opened if there is none.
    async fn near(self: &Arc<Self>, row: &NodeRow) -> Result<Arc<Near>, Unanswered> {
        let known = || {
            let near = self.relays.near.lock();
            let near = near.unwrap_or_else(PoisonError::into_inner);
            near.get(&row.id).filter(|it| !it.is_dead()).cloned()
        };
        if let Some(near) = known() {
            return Ok(near);
        }
        let _opening = self.relays.opening.lock(&row.id.0.to_string()).await;
        if let Some(near) = known() {
            return Ok(near);
        }
        let (left, leaving) = mpsc::unbounded_channel();
        let near = Arc::new(Near {
            name: hex::encode(crate::machine::random_bytes::<16>()),
            ears: Mutex::new(Some(BTreeMap::new())),
            next: AtomicU64::new(0),
            left,
        });
        let request = Request::get(format!("/node/lines/{}", near.name));
        let request = request.body(Body::empty());
        let request = request.map_err(|_| Unanswered::NotTaken)?;
        let opened = timeout(SILENCE, self.wire.send(row, request)).await;
        let answer = opened.map_err(|_| Unanswered::NotTaken)??;
        if !answer.status().is_success() {
            return Err(Unanswered::NotTaken);
        }
        let body = Body::new(answer.into_body());
        let heard = Arc::clone(&near);
        tokio::spawn(async move {
            hear(&heard, body).await;
            // Whoever listened comes back and asks for what he missed.
            *heard.ears() = None;
        });
        tokio::spawn(report(
            Arc::clone(self),
            row.clone(),
            near.name.clone(),
            leaving,
        ));
        let mut all = self
            .relays
            .near
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, near| !near.is_dead());
        all.insert(row.id, Arc::clone(&near));
        Ok(near)
    }
}

/// Hands on what comes over a line until it ends or falls silent.
async fn hear(near: &Near, body: Body) {
    let (mut pieces, mut reader) = (body.into_data_stream(), Reader::default());
    while let Ok(Some(Ok(piece))) = timeout(SILENCE, pieces.next()).await {
        reader.push(&piece);
        loop {
            match reader.next() {
                Ok(Some((listeners, message))) => near.deliver(&listeners, message.as_ref()),
                Ok(None) => break,
                Err(_) => return,
            }
        }
    }
}

/// Tells the other side who has left, as long as the line is there.
async fn report(
    cluster: Arc<Cluster>,
    row: NodeRow,
    line: String,
    mut leaving: mpsc::UnboundedReceiver<u64>,
) {
    let path = format!("/node/lines/{line}/left");
    while let Some(first) = leaving.recv().await {
        tokio::time::sleep(GATHER).await;
        let mut listeners = vec![first];
        while let Ok(next) = leaving.try_recv() {
            listeners.push(next);
        }
        // If it is not heard the line is about to end.
        let _ = cluster.wire.ask::<()>(&row, &path, &listeners).await;
    }
}
