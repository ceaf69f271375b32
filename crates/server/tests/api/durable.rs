//! Nothing acknowledged is lost, and no two servers share a folder.

use serde_json::{Value, json};
use server::{
    Archived, Batch, Config, GuestRow, MemoryStore, Server, ServerError, SqliteStore, Store,
    StoreError,
};

use crate::browser::{Browser, plain};

fn batch(table: &str, first: u64, lines: &[&str]) -> Batch {
    Batch {
        table: table.to_owned(),
        first,
        lines: lines.iter().map(|line| (*line).to_owned()).collect(),
        people: vec!["ann".to_owned()],
    }
}

/// Both stores keep the same promises.
async fn keeps_its_promises(store: &dyn Store) {
    store.append(batch("t", 0, &["a", "b"])).await.unwrap();
    store.append(batch("u", 0, &["x"])).await.unwrap();
    store.append(batch("t", 2, &["c"])).await.unwrap();
    let again = store.append(batch("t", 2, &["d", "e"])).await;
    assert!(
        matches!(again, Err(StoreError::Occupied { first: 2 })),
        "{again:?}"
    );
    assert_eq!(store.lines("t".into()).await.unwrap(), ["a", "b", "c"]);
    assert_eq!(
        store.lines("none".into()).await.unwrap(),
        Vec::<String>::new()
    );
    assert_eq!(store.tables_of("ann".into(), 9).await.unwrap(), ["u", "t"]);
    let mut archived = Archived {
        journal: "journal".into(),
        parts: Vec::new(),
    };
    for parts in [vec![], vec![vec![1, 2], vec![], vec![3]]] {
        archived.parts = parts;
        store.archive("u".into(), archived.clone()).await.unwrap();
        assert_eq!(store.live_tables().await.unwrap(), ["t"]);
        let found = store.archived("u".into()).await.unwrap();
        assert_eq!(found.as_ref(), Some(&archived));
        let bare = if archived.parts.is_empty() { 1 } else { 0 };
        assert_eq!(store.bare_archives().await.unwrap().len(), bare);
    }
    assert_eq!(store.archived("t".into()).await.unwrap(), None);
    let guest = GuestRow {
        id: "ann".into(),
        name: "Ann".into(),
    };
    store
        .add_guest(guest.clone(), "hash".into(), "code".into())
        .await
        .unwrap();
    store
        .add_session("ann".into(), "other".into())
        .await
        .unwrap();
    for token in ["hash", "other"] {
        let found = store.guest_by_token(token.into()).await.unwrap();
        assert_eq!(found.as_ref(), Some(&guest));
    }
    assert_eq!(store.guest_by_token("no".into()).await.unwrap(), None);
    assert_eq!(
        store.guest_by_recovery("code".into()).await.unwrap(),
        Some(guest)
    );
}

#[tokio::test]
async fn stores_keep_their_promises() {
    keeps_its_promises(&MemoryStore::default()).await;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("test.db");
    keeps_its_promises(&SqliteStore::open(&file).unwrap()).await;
    // What was stored is there for the next one who opens the file.
    let store = SqliteStore::open(&file).unwrap();
    assert_eq!(store.lines("t".into()).await.unwrap(), ["a", "b", "c"]);
}

/// Writers that arrive together share a commit, and one that fails does not spoil the others.
#[tokio::test]
async fn a_failed_write_spoils_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&folder.path().join("test.db")).unwrap();
    store.append(batch("t", 0, &["a"])).await.unwrap();
    let good = store.append(batch("u", 0, &["x"]));
    let bad = store.append(batch("t", 0, &["z"]));
    let late = store.append(batch("t", 1, &["b"]));
    let (good, bad, late) = tokio::join!(good, bad, late);
    assert!(good.is_ok() && bad.is_err() && late.is_ok());
    assert_eq!(store.lines("t".into()).await.unwrap(), ["a", "b"]);
}

fn at(folder: &tempfile::TempDir) -> Config {
    Config {
        data: Some(folder.path().to_owned()),
        ..plain()
    }
}

#[tokio::test]
async fn games_go_on_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(at(&folder)).await.unwrap();
    let base = format!("http://{}", server.address().unwrap());
    let (end, ended) = tokio::sync::oneshot::channel::<()>();
    let running = tokio::spawn(server.run(async {
        let _ = ended.await;
    }));
    let mut ann = Browser::guest(&base, "Ann").await;
    let wish = json!({ "game": "base", "seats": 2, "bots": "random" });
    let table = ann.play(wish).await;
    let (mut acted, mut decided) = (Value::Null, Value::Null);
    let mut update = ann.update(&table).await;
    for turn in 0..6 {
        while update["choices"].as_array().unwrap().is_empty() {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            update = ann.update(&table).await;
        }
        decided = update.clone();
        acted = ann.act(&table, &update, 0, &format!("k{turn}")).await.ok();
        update = ann.update(&table).await;
    }
    let last = update.clone();
    end.send(()).unwrap();
    running.await.unwrap().unwrap();

    let server = Server::start(at(&folder)).await.unwrap();
    assert_eq!(server.resumed, 1);
    ann.base = format!("http://{}", server.address().unwrap());
    tokio::spawn(server.run(std::future::pending()));
    let update = ann.update(&table).await;
    let events = update["events"].as_array().unwrap();
    let before = last["events"].as_array().unwrap();
    assert_eq!(
        &events[..before.len()],
        &before[..],
        "the story is the same"
    );
    assert_eq!(
        ann.act(&table, &decided, 0, "k5").await.ok(),
        acted,
        "and so are old answers"
    );
}

#[tokio::test]
async fn a_second_server_is_told_why_it_cannot_start() {
    let folder = tempfile::tempdir().unwrap();
    let first = Server::start(at(&folder)).await.unwrap();
    let second = Server::start(at(&folder)).await;
    assert!(matches!(second, Err(ServerError::InUse(_))));
    let mut config = plain();
    config.port = first.address().unwrap().port();
    let third = Server::start(config).await;
    assert!(matches!(third, Err(ServerError::PortTaken { .. })));
    let mut config = plain();
    config.data = Some("/proc/landnam".into());
    let fourth = Server::start(config).await;
    assert!(matches!(fourth, Err(ServerError::DataFolder { .. })));
}
