//! What a node tells all others at once.

use axum::Json;
use axum::extract::State;
use futures_util::future::join_all;
use serde::{Deserialize, Serialize};
use tokio::time::timeout;

use super::Cluster;
use super::pulse::PATIENCE;
use crate::app::App;

/// Something that others remember differently.
#[derive(Clone, Default, Serialize, Deserialize)]
pub struct News {
    /// Sessions that are no more, by the hashes of their tokens.
    pub ended: Vec<String>,
    /// Sessions of which nobody knows whether they are.
    pub doubted: Vec<String>,
    /// Guests who have another name.
    pub renamed: Vec<String>,
    /// Bots whose accounts are no more.
    pub ended_bots: Vec<String>,
}

impl Cluster {
    /// Tells all others, and answers when they have heard it. Whoever cannot be reached does not
    /// remember sessions for long.
    pub async fn tell(&self, news: &News) {
        let others = self.others();
        let told = others.iter().map(|other| async move {
            let told = self.wire.ask::<()>(other, "/node/news", news);
            if !matches!(timeout(PATIENCE, told).await, Ok(Ok(()))) {
                tracing::warn!(
                    node = other.card.name,
                    "another node has not heard the news"
                );
            }
        });
        join_all(told).await;
    }
}

pub async fn hear(State(app): State<App>, Json(news): Json<News>) -> Json<()> {
    app.hear(&news).await;
    Json(())
}
