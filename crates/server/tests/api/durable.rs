//! Nothing acknowledged is lost, and no two servers share a folder.

use serde_json::{Value, json};
use server::{
    Archived, Batch, Config, Found, GuestRow, Lease, LobbyQuery, MemoryStore, Server, ServerError,
    SessionRow, SqliteStore, Store, StoreError, TableRow,
};

use crate::browser::{Browser, plain};

fn batch(table: &str, first: u64, lines: &[&str]) -> Batch {
    Batch {
        table: table.to_owned(),
        lease: Lease::NONE,
        first,
        lines: lines.iter().map(|line| (*line).to_owned()).collect(),
        people: vec!["ann".to_owned()],
        at: 1_000 + first,
        row: None,
    }
}

fn row(phase: &'static str, game: &str, is_listed: bool) -> TableRow {
    TableRow {
        host: "ann".into(),
        game: game.into(),
        phase,
        is_listed,
        outline: format!("{phase} {game}"),
    }
}

/// Lists, and what they are chosen by.
async fn keeps_lists(store: &dyn Store) {
    for (number, id) in (0..).zip(["v", "w", "x", "y", "z"]) {
        let opened = Batch {
            at: 2_000 + number,
            ..batch(id, 0, &["opened"])
        };
        store.append(opened).await.unwrap();
    }
    let rows = [
        ("v", row("gathering", "dice", true)),
        ("w", row("running", "dice", true)),
        ("x", row("gathering", "base", false)),
        ("y", row("gathering", "base", true)),
        ("z", row("gathering", "dice", true)),
    ];
    for (id, row) in rows {
        store.put_row(id.into(), Lease::NONE, row).await.unwrap();
    }
    keeps_pages(store).await;
    assert_eq!(store.hosted("ann".into(), 2_000).await.unwrap(), 5);
    assert_eq!(store.hosted("ann".into(), 2_004).await.unwrap(), 1);
    assert_eq!(store.hosted("bob".into(), 0).await.unwrap(), 0);
    let unstarted = store.unstarted(2_003, 9).await.unwrap();
    assert_eq!(unstarted, ["v", "x"]);
    // Tables nobody has made an outline of are looked at, whenever they were touched.
    assert_eq!(store.active_tables(2_000).await.unwrap(), ["t", "w"]);
    assert_eq!(store.active_tables(2_002).await.unwrap(), ["t"]);
    let closed = row("closed", "dice", false);
    store
        .put_row("v".into(), Lease::NONE, closed)
        .await
        .unwrap();
    let outline = store.outline("v".into()).await.unwrap();
    assert_eq!(outline.as_deref(), Some("closed dice"));
    assert_eq!(store.outline("t".into()).await.unwrap(), None);
    let counts = store.counts().await.unwrap();
    assert_eq!((counts.gathering, counts.running), (3, 1));
    assert!(!counts.is_empty);
}

/// The lobby, the newest tables first.
async fn keeps_pages(store: &dyn Store) {
    let ids = |found: Vec<Found>| found.into_iter().map(|it| it.id).collect::<Vec<_>>();
    let query = LobbyQuery {
        phase: "gathering",
        game: None,
        before: i64::MAX as u64,
        most: 2,
    };
    let first = store.lobby(query.clone()).await.unwrap();
    assert_eq!(first[0].outline.as_deref(), Some("gathering dice"));
    let before = first[1].number;
    assert_eq!(ids(first), ["z", "y"]);
    let rest = LobbyQuery {
        before,
        ..query.clone()
    };
    assert_eq!(ids(store.lobby(rest).await.unwrap()), ["v"]);
    let of_game = LobbyQuery {
        game: Some("dice".into()),
        ..query.clone()
    };
    assert_eq!(ids(store.lobby(of_game).await.unwrap()), ["z", "v"]);
    let running = LobbyQuery {
        phase: "running",
        ..query
    };
    assert_eq!(ids(store.lobby(running).await.unwrap()), ["w"]);
}

/// Two sessions of Ann, the second one used later.
async fn keeps_sessions(store: &dyn Store, first: SessionRow, other: SessionRow) {
    for token in ["hash", "other"] {
        let found = store.guest_by_token(token.into()).await.unwrap();
        assert_eq!(found.map(|guest| guest.name).as_deref(), Some("Ann"));
    }
    let sessions = || store.sessions("ann".into());
    assert_eq!(sessions().await.unwrap(), [other.clone(), first.clone()]);
    // Shortly after a use another one is not worth a write.
    for (at, used) in [(first.used + 599, first.used), (first.used + 600, 602)] {
        store.touch_session("hash".into(), at).await.unwrap();
        let all = sessions().await.unwrap();
        assert!(all.contains(&SessionRow {
            used,
            ..first.clone()
        }));
    }
    store.end_sessions(vec!["hash".into()]).await.unwrap();
    assert_eq!(sessions().await.unwrap(), [other]);
    assert_eq!(store.guest_by_token("hash".into()).await.unwrap(), None);
    assert_eq!(store.sessions("bob".into()).await.unwrap(), []);
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
    let mine = store.tables_of("ann".into(), 9).await.unwrap();
    let ids: Vec<&str> = mine.iter().map(|it| it.id.as_str()).collect();
    assert_eq!(ids, ["u", "t"]);
    assert!(store.counts().await.unwrap().is_empty);
    let mut archived = Archived {
        journal: "journal".into(),
        parts: Vec::new(),
    };
    for parts in [vec![], vec![vec![1, 2], vec![], vec![3]]] {
        archived.parts = parts;
        store.archive("u".into(), archived.clone()).await.unwrap();
        assert_eq!(store.active_tables(0).await.unwrap(), ["t"]);
        let found = store.archived("u".into()).await.unwrap();
        assert_eq!(found.as_ref(), Some(&archived));
        let bare = usize::from(archived.parts.is_empty());
        assert_eq!(store.bare_archives().await.unwrap().len(), bare);
    }
    assert_eq!(store.archived("t".into()).await.unwrap(), None);
    for found in [vec![7], vec![8, 9]] {
        let kept = store.keep_reading("u".into(), 1, found.clone());
        kept.await.unwrap();
        assert_eq!(store.reading("u".into(), 1).await.unwrap(), Some(found));
    }
    assert_eq!(store.reading("u".into(), 2).await.unwrap(), None);
    assert_eq!(store.reading("t".into(), 1).await.unwrap(), None);
    keeps_people(store).await;
    keeps_lists(store).await;
}

async fn keeps_people(store: &dyn Store) {
    let guest = GuestRow {
        id: "ann".into(),
        name: "Ann".into(),
    };
    let session = |token: &str, used: u64| SessionRow {
        token: token.into(),
        guest: "ann".into(),
        device: "Firefox".into(),
        begun: (used > 2).then_some(used),
        used,
    };
    let (first, other) = (session("hash", 2), session("other", 3));
    store
        .add_guest(guest.clone(), first.clone(), "code".into())
        .await
        .unwrap();
    store.add_session(other.clone()).await.unwrap();
    keeps_sessions(store, first, other).await;
    assert_eq!(store.guest_by_token("no".into()).await.unwrap(), None);
    let by_code = |code: &str| store.guest_by_recovery(code.into());
    assert_eq!(by_code("code").await.unwrap(), Some(guest.clone()));
    let renewed = store.renew_recovery("ann".into(), "new".into());
    renewed.await.unwrap();
    assert_eq!(by_code("code").await.unwrap(), None);
    assert_eq!(by_code("new").await.unwrap(), Some(guest));
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
    assert_eq!((server.report.running, server.report.refused), (1, 0));
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

/// The next start does not take it for a server that was killed.
#[tokio::test]
async fn a_start_without_a_port_leaves_no_trace() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut config = at(&folder);
    config.port = taken.local_addr().unwrap().port();
    let refused = Server::start(config).await;
    assert!(matches!(refused, Err(ServerError::PortTaken { .. })));
    assert_eq!(folder.path().read_dir().unwrap().count(), 0);
    let report = Server::start(at(&folder)).await.unwrap().report;
    assert!(!report.had_crashed && !report.is_emptied, "{report:?}");
}
