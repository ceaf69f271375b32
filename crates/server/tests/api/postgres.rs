//! Postgres as it can be: not there, wrong, too new, and gone in the middle of everything.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
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
               WHERE application_name = 'landnam' AND datname = current_database()";
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

/// Appends to a table of its own, one line after the other, until it is told to end. Answers what
/// was acknowledged.
async fn append_until(
    store: PgStore,
    node: NodeId,
    table: String,
    end: Arc<AtomicBool>,
) -> Vec<String> {
    let mut lease = store.found(node, table.clone()).await.unwrap();
    let mut acknowledged = Vec::new();
    for number in 0.. {
        let line = format!("line {number}");
        while !append(&store, node, &table, &mut lease, &acknowledged, &line).await {}
        acknowledged.push(line);
        if end.load(Ordering::Relaxed) {
            break;
        }
    }
    acknowledged
}

/// Is the line there? If nobody knows, another lease makes it known.
async fn append(
    store: &PgStore,
    node: NodeId,
    table: &str,
    lease: &mut Lease,
    before: &[String],
    line: &str,
) -> bool {
    let next = batch(table, before.len() as u64, &[line]);
    let next = Batch {
        lease: *lease,
        ..next
    };
    let answer = store.append(next).await;
    match answer {
        Ok(()) => return true,
        Err(StoreError::Failed(_)) => {}
        Err(why) => panic!("{why}"),
    }
    loop {
        match store.claim(node, table.to_owned()).await {
            Ok(Claim::Own(own)) => {
                *lease = own;
                break;
            }
            Ok(Claim::Unknown) => {
                *lease = store.found(node, table.to_owned()).await.unwrap();
                break;
            }
            Ok(claim) => panic!("{claim:?}"),
            Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
    let lines = store.lines(table.to_owned()).await;
    lines.is_ok_and(|lines| lines.len() > before.len())
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
    let end = Arc::new(AtomicBool::new(false));
    let mut appending = tokio::task::JoinSet::new();
    for number in 0..10 {
        let table = format!("t{number}");
        let (store, end) = (store.clone(), Arc::clone(&end));
        appending.spawn(async move {
            let acknowledged = append_until(store, node, table.clone(), end).await;
            (table, acknowledged)
        });
    }
    for signal in ["KILL", "INT", "KILL"] {
        tokio::time::sleep(Duration::from_millis(400)).await;
        space.server.end(signal).unwrap();
        space.server.again().unwrap();
    }
    tokio::time::sleep(Duration::from_millis(400)).await;
    end.store(true, Ordering::Relaxed);
    let mut count = 0;
    for (table, acknowledged) in appending.join_all().await {
        assert_eq!(store.lines(table).await.unwrap(), acknowledged);
        count += acknowledged.len();
    }
    assert!(count > 100, "{count} lines are too few to tell");
}
