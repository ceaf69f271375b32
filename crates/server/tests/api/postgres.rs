//! Postgres as it can be: not there, wrong, too new, and gone in the middle of everything.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use server::{Batch, Claim, Lease, NodeCard, NodeId, PgStore, Registry, Store, StoreError};

use crate::postgres_server::Postgres;
use crate::space::Space;
use crate::stores::batch;

/// Why it cannot be opened, in one line without a password.
async fn refusal(url: &str) -> String {
    let Err(StoreError::Failed(why)) = PgStore::open(url).await else {
        panic!("{url} can be opened");
    };
    assert!(
        !why.contains("secret") && !why.contains("wrong-word"),
        "{why}"
    );
    assert!(!why.contains('\n'), "{why}");
    why
}

#[tokio::test]
async fn whoever_names_a_database_is_told_what_is_wrong() {
    let mut server = Postgres::start(&["fsync=off"]).unwrap();
    let url = server.url.clone();
    let place = url.split('@').nth(1).unwrap().to_owned();
    let host = place.split('/').next().unwrap();
    for (strange, says) in [
        (
            url.replace("secret", "wrong-word"),
            "does not let landnam in",
        ),
        (url.replace("secret", ""), "password"),
        (
            url.replace("landnam:", "strange:"),
            "does not let strange in",
        ),
        (format!("{url}s"), "database \"postgress\" does not exist"),
        (
            url.replace("127.0.0.1", "nowhere.invalid"),
            "nowhere.invalid",
        ),
        (url.replace(host, "127.0.0.1:1"), "cannot be reached"),
        (format!("{url}?sslmode=require"), "TLS"),
        (format!("{url}?sslmode=secret"), "cannot be read"),
        (url.replace('@', "@secret@"), "cannot be read"),
        (url.replace("postgres://", "mysql://"), "cannot be read"),
        ("secret".into(), "cannot be read"),
    ] {
        let why = refusal(&strange).await;
        assert!(why.contains(says), "{strange}: {why}");
    }
    let (client, connection) = tokio_postgres::connect(&url, tokio_postgres::NoTls)
        .await
        .unwrap();
    tokio::spawn(connection);
    let make = "CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0";
    client.batch_execute(make).await.unwrap();
    let why = refusal(&format!("{}latin", url.trim_end_matches("postgres"))).await;
    assert!(why.contains("LATIN1"), "{why}");
    drop(PgStore::open(&url).await.unwrap());
    client
        .batch_execute("INSERT INTO landnam_migrations VALUES (1000)")
        .await
        .unwrap();
    let why = refusal(&url).await;
    assert!(why.contains("newer version"), "{why}");
    server.end("INT").unwrap();
    let why = refusal(&url).await;
    assert!(why.contains("cannot be reached"), "{why}");
}

/// Nodes that start together do not stumble over one another.
#[tokio::test]
async fn many_open_a_new_database_at_once() {
    let space = Space::new().await;
    let url = space.url();
    let mut opening = tokio::task::JoinSet::new();
    for _ in 0..5 {
        let url = url.clone();
        opening.spawn(async move { PgStore::open(&url).await.map(drop) });
    }
    for opened in opening.join_all().await {
        opened.unwrap();
    }
}

#[tokio::test]
async fn connections_that_end_are_replaced() {
    let space = Space::new().await;
    let store = space.open().await;
    store.append(batch("t", 0, &["a"])).await.unwrap();
    let other = space.connect().await;
    let own = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
               WHERE application_name = current_setting('application_name')
               AND pid <> pg_backend_pid()";
    for _ in 0..2 {
        other.batch_execute(own).await.unwrap();
        // What was just then on its way may fail.
        let _ = store.flush().await;
        tokio::time::sleep(Duration::from_millis(200)).await;
        store.flush().await.unwrap();
        assert_eq!(store.lines("t".into()).await.unwrap(), ["a"]);
    }
    store.append(batch("t", 1, &["b"])).await.unwrap();
    store.close().await.unwrap();
    assert!(store.lines("t".into()).await.is_err());
}

/// Somebody who holds a table up does not hold up the others for long, nor that one for ever.
#[tokio::test]
async fn nothing_waits_for_ever() {
    let space = Space::new().await;
    let store = space.open().await;
    for table in ["t", "u"] {
        store.append(batch(table, 0, &["a"])).await.unwrap();
    }
    let other = space.connect().await;
    let block = "BEGIN; SELECT FROM tables WHERE id = 't' FOR UPDATE";
    other.batch_execute(block).await.unwrap();
    let held = store.append(batch("t", 1, &["b"]));
    let free = store.append(batch("u", 1, &["b"]));
    let (held, free) = tokio::join!(held, free);
    assert!(matches!(held, Err(StoreError::Failed(_))), "{held:?}");
    free.unwrap();
    other.batch_execute("ROLLBACK").await.unwrap();
    store.append(batch("t", 1, &["b"])).await.unwrap();
}

/// Who appends to a table of its own, one line after the other.
struct Appender {
    store: PgStore,
    node: NodeId,
    table: String,
    lease: Lease,
    acknowledged: Vec<String>,
}

impl Appender {
    async fn append_until(mut self, end: Arc<AtomicBool>, all: Arc<AtomicUsize>) -> Appender {
        while !end.load(Ordering::Relaxed) {
            let line = format!("line {}", self.acknowledged.len());
            if self.append(&line).await {
                self.acknowledged.push(line);
                all.fetch_add(1, Ordering::Relaxed);
            }
        }
        self
    }

    /// Is the line there? If nobody knows, another lease makes it known.
    async fn append(&mut self, line: &str) -> bool {
        let next = self.acknowledged.len() as u64;
        let next = Batch {
            lease: self.lease,
            ..batch(&self.table, next, &[line])
        };
        match self.store.append(next).await {
            Ok(()) => return true,
            Err(StoreError::Failed(_)) => {}
            Err(why) => panic!("{why}"),
        }
        loop {
            let claim = self.store.claim(self.node, self.table.clone()).await;
            let lease = match claim {
                Ok(Claim::Own(lease)) => Ok(lease),
                Ok(Claim::Unknown) => self.store.found(self.node, self.table.clone()).await,
                Ok(claim) => panic!("{claim:?}"),
                Err(why) => Err(why),
            };
            if let Ok(lease) = lease {
                self.lease = lease;
                let lines = self.store.lines(self.table.clone()).await;
                if let Ok(lines) = lines {
                    return lines.len() > self.acknowledged.len();
                }
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_survives_a_loss_of_power() {
    let mut space = Space::of(Postgres::start(&[]).unwrap()).await;
    let store = space.open().await;
    let card = NodeCard {
        name: "ann".into(),
        address: "127.0.0.1:1".into(),
    };
    let node = store.join(card).await.unwrap();
    let (end, all) = (
        Arc::new(AtomicBool::new(false)),
        Arc::new(AtomicUsize::new(0)),
    );
    let mut appending = tokio::task::JoinSet::new();
    for number in 0..10 {
        let table = format!("t{number}");
        let appender = Appender {
            store: store.clone(),
            node,
            lease: store.found(node, table.clone()).await.unwrap(),
            table,
            acknowledged: Vec::new(),
        };
        appending.spawn(appender.append_until(Arc::clone(&end), Arc::clone(&all)));
    }
    for signal in ["KILL", "INT", "KILL", "none"] {
        let before = all.load(Ordering::Relaxed);
        while all.load(Ordering::Relaxed) < before + 100 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        if signal != "none" {
            space.server.end(signal).unwrap();
            space.server.again().unwrap();
        }
    }
    end.store(true, Ordering::Relaxed);
    for appender in appending.join_all().await {
        let lines = store.lines(appender.table).await.unwrap();
        assert_eq!(lines, appender.acknowledged);
    }
}
