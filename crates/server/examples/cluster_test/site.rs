//! Everything that serves: the database, the nodes, and nginx before them.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use tempfile::TempDir;
use tokio::sync::Mutex as AsyncMutex;

use crate::Error;
use crate::front::Front;
use crate::nodes::Node;
use crate::postgres::Postgres;

pub const NODES: usize = 3;
/// Whoever does not answer the test itself in this time is down.
const PATIENCE: Duration = Duration::from_secs(1);

pub struct Site {
    front: Front,
    pub nodes: Vec<Arc<AsyncMutex<Node>>>,
    pub postgres: Arc<AsyncMutex<Postgres>>,
    pub url: String,
    folder: Option<TempDir>,
    pub http: reqwest::Client,
}

impl Site {
    pub async fn start() -> Result<Site, Error> {
        let folder = tempfile::tempdir()?;
        let postgres = tokio::task::spawn_blocking(|| Postgres::start(&[])).await??;
        let url = postgres.url.clone();
        let http = reqwest::Client::builder().timeout(PATIENCE).build()?;
        let mut nodes = Vec::new();
        for number in 1..=NODES {
            nodes.push(Node::start(number, &url, folder.path()).await?);
        }
        for node in &mut nodes {
            node.ready(&http).await?;
        }
        let front = Front::start(folder.path(), nodes.iter().map(|node| node.port))?;
        let nodes = nodes.into_iter().map(|it| Arc::new(AsyncMutex::new(it)));
        Ok(Site {
            front,
            nodes: nodes.collect(),
            postgres: Arc::new(AsyncMutex::new(postgres)),
            url,
            folder: Some(folder),
            http,
        })
    }

    pub fn base(&self) -> String {
        format!("http://127.0.0.1:{}", self.front.port)
    }

    /// How often a node could not start.
    pub async fn failed_starts(&self) -> u32 {
        let mut all = 0;
        for node in &self.nodes {
            all += node.lock().await.failed_starts;
        }
        all
    }

    /// Tables of a node, or of all nodes; none if the database is down.
    pub async fn tables_of(&self, node: Option<&str>) -> BTreeSet<String> {
        let asked = tables_of(&self.url, node);
        let answer = tokio::time::timeout(PATIENCE, asked).await;
        answer.ok().and_then(Result::ok).unwrap_or_default()
    }

    /// From here on what is in the store is what counts.
    pub fn stop_nodes(&mut self) {
        self.nodes.clear();
    }

    /// Leaves the logs where they are.
    pub fn keep_logs(&mut self) -> PathBuf {
        self.folder.take().map(TempDir::keep).unwrap_or_default()
    }
}

async fn tables_of(url: &str, node: Option<&str>) -> Result<BTreeSet<String>, Error> {
    let (client, connection) = tokio_postgres::connect(url, tokio_postgres::NoTls).await?;
    tokio::spawn(connection);
    let sql = "SELECT game_table FROM leases JOIN nodes ON nodes.id = node
               WHERE name = coalesce($1, name)";
    let rows = client.query(sql, &[&node]).await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}
