//! Limits count across nodes: each tells the others, twice a second, what was used at its own door.
//!
//! Whoever asks all nodes at once may have a little more than at one of them: what is used within
//! half a second, and a sixteenth of each cap that nobody needs to hear of.

use std::net::IpAddr;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use futures_util::future::join_all;
use serde::{Deserialize, Serialize};
use tokio::time::timeout;

use super::Cluster;
use super::pulse::PATIENCE;
use crate::app::App;
use crate::limits::Traffic;
use crate::store::NodeId;

const PAUSE: Duration = Duration::from_millis(500);
/// Holdings of less than this part of what one may hold are not told.
const SMALL: usize = 16;

/// What was used since the last time, and what is held now.
#[derive(Default, Serialize, Deserialize)]
pub struct Usage {
    node: u64,
    requests: Vec<((Traffic, IpAddr), u32)>,
    sent: Vec<(IpAddr, u32)>,
    stored: Vec<(String, u32)>,
    streams_of_guests: Vec<(String, usize)>,
    streams_of_households: Vec<(IpAddr, usize)>,
    tables_of_households: Vec<(IpAddr, usize)>,
}

impl App {
    /// Tells other nodes what is used here, until the server ends.
    pub async fn share_usage(self) {
        let Some(cluster) = &self.house.shared.cluster else {
            return;
        };
        self.limits.take_note();
        self.sent.take_note();
        self.house.shared.stored_bytes().take_note();
        let mut closing = self.house.shared.close.subscribe();
        while !*closing.borrow_and_update() {
            tokio::select! {
                () = tokio::time::sleep(PAUSE) => {}
                _ = closing.changed() => {}
            }
            self.forget_gone(cluster);
            let usage = self.usage(cluster.id());
            let others = cluster.others();
            let told = others.iter().map(|other| {
                let told = cluster.wire.ask::<()>(other, "/node/usage", &usage);
                timeout(PATIENCE, told)
            });
            // What is not heard now was used for nothing; who is gone is gone.
            join_all(told).await;
        }
    }

    fn usage(&self, node: NodeId) -> Usage {
        let shared = &self.house.shared;
        let caps = shared.config.caps();
        let (of_guests, of_households) = &shared.streams;
        Usage {
            node: node.0,
            requests: self.limits.noted(),
            sent: self.sent.noted(),
            stored: shared.stored_bytes().noted(),
            streams_of_guests: of_guests.large(caps.streams_per_guest / SMALL),
            streams_of_households: of_households.large(caps.streams_per_address / SMALL),
            tables_of_households: shared.openers.large(caps.tables_per_address / SMALL),
        }
    }

    fn forget_gone(&self, cluster: &Cluster) {
        let lives = |node: NodeId| cluster.other(node).is_some();
        let shared = &self.house.shared;
        let (of_guests, of_households) = &shared.streams;
        of_guests.forget_elsewhere(lives);
        of_households.forget_elsewhere(lives);
        shared.openers.forget_elsewhere(lives);
    }
}

pub async fn hear(State(app): State<App>, Json(usage): Json<Usage>) -> Json<()> {
    let (shared, node) = (&app.house.shared, NodeId(usage.node));
    for ((traffic, address), times) in usage.requests {
        app.limits.charge(traffic, address, times);
    }
    for (address, bytes) in usage.sent {
        app.sent.charge(&address, bytes);
    }
    for (guest, bytes) in usage.stored {
        shared.stored_bytes().charge(&guest, bytes);
    }
    let (of_guests, of_households) = &shared.streams;
    of_guests.set_elsewhere(node, usage.streams_of_guests);
    of_households.set_elsewhere(node, usage.streams_of_households);
    shared
        .openers
        .set_elsewhere(node, usage.tables_of_households);
    Json(())
}
