//! How a server becomes one of several: with an address of its own, a name nobody has, and the
//! secret all share.

use std::sync::Arc;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use tokio::net::TcpListener;
use tokio::time::timeout;

use super::pulse::PATIENCE;
use super::{Cluster, Secret, Unanswered};
use crate::ServerError;
use crate::config::NodeConfig;
use crate::store::{NodeCard, NodeRow, Registry};

impl Cluster {
    /// Joins the nodes of this registry. Whoever must not leaves no trace.
    pub async fn enter(
        registry: Arc<dyn Registry>,
        config: &NodeConfig,
    ) -> Result<(Cluster, TcpListener), ServerError> {
        let secret = config.secret.as_deref().and_then(Secret::new);
        let secret = secret.ok_or(ServerError::NoSecret)?;
        let bound = TcpListener::bind(config.address).await;
        let listener = bound.map_err(|why| ServerError::NoAddress {
            address: config.address,
            why: why.to_string(),
        })?;
        let address = listener.local_addr()?.to_string();
        let name = config.name.clone().unwrap_or_else(|| address.clone());
        let card = NodeCard { name, address };
        let cluster = Cluster::join(registry, card, secret).await?;
        if let Err(why) = cluster.look_around().await {
            // It has no tables yet; if this fails, the others will bury it.
            let _ = cluster.leave().await;
            return Err(why);
        }
        Ok((cluster, listener))
    }

    /// May this node be one of them?
    async fn look_around(&self) -> Result<(), ServerError> {
        if self.has_namesake().await? {
            return Err(ServerError::Namesake(self.card.name.clone()));
        }
        for other in self.others() {
            match self.greet(&other).await {
                Ok(StatusCode::UNAUTHORIZED) => {
                    return Err(ServerError::OtherSecret(other.card.name));
                }
                Ok(_) => {}
                Err(_) => {
                    let (name, address) = (other.card.name, other.card.address);
                    tracing::warn!(name, address, "another node does not answer");
                }
            }
        }
        Ok(())
    }

    async fn greet(&self, other: &NodeRow) -> Result<StatusCode, Unanswered> {
        let request = Request::get("/node/hello").body(Body::empty());
        let request = request.map_err(|_| Unanswered::NotTaken)?;
        let answer = timeout(PATIENCE, self.wire.send(other, request)).await;
        Ok(answer.map_err(|_| Unanswered::Broken)??.status())
    }
}
