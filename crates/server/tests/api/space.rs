//! A part of a Postgres that a test has for itself.

use std::sync::atomic::{AtomicU32, Ordering};

use server::PgStore;
use tokio_postgres::{Client, NoTls};

use crate::postgres_server::Postgres;

pub struct Space {
    pub server: Postgres,
    name: String,
}

impl Space {
    /// In the server that is named, or in one of its own.
    pub async fn new() -> Space {
        Space::of(Postgres::usual().expect("a PostgreSQL")).await
    }

    pub async fn of(server: Postgres) -> Space {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        let name = format!("test_{}_{number}", std::process::id());
        let client = connect(&server.url).await;
        let make = format!("CREATE SCHEMA {name}");
        client
            .batch_execute(&make)
            .await
            .expect("the right to make it");
        Space { server, name }
    }

    pub fn url(&self) -> String {
        let (url, name) = (&self.server.url, &self.name);
        let separator = if url.contains('?') { '&' } else { '?' };
        format!("{url}{separator}options=-csearch_path%3D{name}&application_name={name}")
    }

    pub async fn open(&self) -> PgStore {
        PgStore::open(&self.url()).await.expect("an empty space")
    }

    /// A connection beside those of the stores.
    pub async fn connect(&self) -> Client {
        connect(&self.url()).await
    }
}

async fn connect(url: &str) -> Client {
    let (client, connection) = tokio_postgres::connect(url, NoTls)
        .await
        .expect("it listens");
    tokio::spawn(connection);
    client
}

/// Nothing stays in a server that is somebody else's.
impl Drop for Space {
    fn drop(&mut self) {
        let (url, name) = (self.server.url.clone(), self.name.clone());
        // What the test has dropped may not have heard of it yet.
        let drop = format!(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
             WHERE application_name = '{name}';
             DROP SCHEMA {name} CASCADE"
        );
        let tidy = async move {
            let dropped = connect(&url).await.batch_execute(&drop).await;
            dropped.expect("nobody holds it");
        };
        // A test has a runtime already, which cannot wait here.
        let tidied = std::thread::spawn(|| {
            let runtime = server::runtime().expect("a runtime");
            runtime.block_on(tidy);
        });
        let tidied = tidied.join();
        if !std::thread::panicking() {
            tidied.expect("it is dropped");
        }
    }
}
