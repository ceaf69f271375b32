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
        Space::of(Postgres::usual().unwrap()).await
    }

    pub async fn of(server: Postgres) -> Space {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        let name = format!("test_{}_{number}", std::process::id());
        let client = connect(&server.url).await;
        let make = format!("CREATE SCHEMA {name}");
        client.batch_execute(&make).await.unwrap();
        Space { server, name }
    }

    pub fn url(&self) -> String {
        let separator = if self.server.url.contains('?') {
            '&'
        } else {
            '?'
        };
        let options = format!("options=-csearch_path%3D{}", self.name);
        format!("{}{separator}{options}", self.server.url)
    }

    pub async fn open(&self) -> PgStore {
        PgStore::open(&self.url()).await.unwrap()
    }

    /// A connection beside those of the stores.
    pub async fn connect(&self) -> Client {
        connect(&self.url()).await
    }
}

async fn connect(url: &str) -> Client {
    let (client, connection) = tokio_postgres::connect(url, NoTls).await.unwrap();
    tokio::spawn(connection);
    client
}

/// Nothing stays in a server that is somebody else's.
impl Drop for Space {
    fn drop(&mut self) {
        let (url, name) = (self.server.url.clone(), self.name.clone());
        let tidy = async move {
            let drop = format!("DROP SCHEMA {name} CASCADE");
            connect(&url).await.batch_execute(&drop).await.unwrap();
        };
        // A test has a runtime already, which cannot wait here.
        let tidied = std::thread::spawn(|| server::runtime().unwrap().block_on(tidy)).join();
        if !std::thread::panicking() {
            tidied.unwrap();
        }
    }
}
