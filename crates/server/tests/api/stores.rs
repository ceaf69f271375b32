//! What every store promises, in memory, in a file, and in a database.

use server::{
    Archived, Batch, Found, GuestRow, Lease, LobbyQuery, MemoryStore, SessionRow, SqliteStore,
    Store, StoreError, TableRow,
};

use crate::space::Space;

pub fn batch(table: &str, first: u64, lines: &[&str]) -> Batch {
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

pub fn row(phase: &'static str, game: &str, is_listed: bool) -> TableRow {
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

/// All stores keep the same promises.
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
async fn memory_keeps_its_promises() {
    keeps_its_promises(&MemoryStore::default()).await;
}

#[tokio::test]
async fn sqlite_keeps_its_promises() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("test.db");
    keeps_its_promises(&SqliteStore::open(&file).unwrap()).await;
    // What was stored is there for the next one who opens the file.
    let store = SqliteStore::open(&file).unwrap();
    assert_eq!(store.lines("t".into()).await.unwrap(), ["a", "b", "c"]);
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&folder.path().join("test.db")).unwrap();
    spoils_nothing(&store).await;
}

#[tokio::test]
async fn postgres_keeps_its_promises() {
    let space = Space::new().await;
    let store = space.open().await;
    keeps_its_promises(&store).await;
    store.close().await.unwrap();
    let store = space.open().await;
    assert_eq!(store.lines("t".into()).await.unwrap(), ["a", "b", "c"]);
    let space = Space::new().await;
    let store = space.open().await;
    spoils_nothing(&store).await;
    // This database takes no such letter.
    let bad = store.append(batch("t", 2, &["\0"]));
    let good = store.append(batch("u", 1, &["y"]));
    let (bad, good) = tokio::join!(bad, good);
    assert!(matches!(bad, Err(StoreError::Failed(_))), "{bad:?}");
    assert!(good.is_ok(), "{good:?}");
}

/// Writers that arrive together share a commit, and one that fails does not spoil the others.
async fn spoils_nothing(store: &dyn Store) {
    store.append(batch("t", 0, &["a"])).await.unwrap();
    let good = store.append(batch("u", 0, &["x"]));
    let bad = store.append(batch("t", 0, &["z"]));
    let late = store.append(batch("t", 1, &["b"]));
    let (good, bad, late) = tokio::join!(good, bad, late);
    assert!(good.is_ok() && bad.is_err() && late.is_ok());
    assert_eq!(store.lines("t".into()).await.unwrap(), ["a", "b"]);
}
