//! Games that go from a folder into a database and back.

use std::path::Path;

use server::{
    Archived, Batch, Contents, DatabaseUrl, GuestRow, LobbyQuery, MoveError, NodeCard, Place,
    Registry, SessionRow, SqliteStore, Store, move_games,
};

use crate::space::Space;
use crate::stores::{batch, row};

fn folder(path: &Path) -> Place {
    Place::Folder(path.to_owned())
}

fn database(space: &Space) -> Place {
    Place::Database(DatabaseUrl::from(space.url()))
}

async fn moved(from: &Place, to: &Place) -> Result<Contents, MoveError> {
    move_games(from, to, |done, all| assert!(done <= all)).await
}

/// Games with everything that is strange about them.
async fn fill(store: &dyn Store) {
    for (id, begun) in [("ann", Some(7)), ("bob", None)] {
        let guest = GuestRow {
            id: id.into(),
            name: format!("{id} Ä 🐑 \\ \t"),
        };
        let session = SessionRow {
            token: format!("token of {id}"),
            guest: id.into(),
            device: "Firefox".into(),
            begun,
            used: 9,
        };
        let recovery = format!("code of {id}");
        store.add_guest(guest, session, recovery).await.unwrap();
    }
    // Numbers are not in the order of ids.
    for (number, id) in ["t9", "T1", "ä", "t10"].into_iter().enumerate() {
        let lines: Vec<String> = (0..200)
            .map(|line| format!("{{\"{id}\":{line}}}\n"))
            .collect();
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let opened = Batch {
            row: (number > 0).then(|| row("gathering", "dice", true)),
            ..batch(id, 0, &lines)
        };
        store.append(opened).await.unwrap();
    }
    let archived = Archived {
        journal: "journal\n".repeat(5_000),
        parts: vec![vec![0, 255, 7], Vec::new()],
    };
    store.archive("T1".into(), archived).await.unwrap();
    store
        .keep_reading("T1".into(), 3, vec![0; 9])
        .await
        .unwrap();
}

/// All that `fill` put there, as a store tells it.
async fn story(store: &dyn Store) -> Vec<String> {
    let mut told = Vec::new();
    for id in ["ann", "bob"] {
        let (token, code) = (format!("token of {id}"), format!("code of {id}"));
        told.push(format!("{:?}", store.guest_by_token(token).await));
        told.push(format!("{:?}", store.guest_by_recovery(code).await));
        told.push(format!("{:?}", store.sessions(id.into()).await));
        told.push(format!("{:?}", store.tables_of(id.into(), 9).await));
    }
    for id in ["t9", "T1", "ä", "t10"] {
        told.push(format!("{:?}", store.lines(id.into()).await));
        told.push(format!("{:?}", store.archived(id.into()).await));
        told.push(format!("{:?}", store.reading(id.into(), 3).await));
    }
    let lobby = LobbyQuery {
        phase: "gathering",
        game: None,
        before: i64::MAX as u64,
        most: 9,
    };
    told.push(format!("{:?}", store.lobby(lobby).await));
    told.push(format!("{:?}", store.hosted("ann".into(), 1).await));
    told.push(format!("{:?}", store.active_tables(0).await));
    assert!(!told.iter().any(|it| it.contains("Err(")), "{told:?}");
    told
}

#[tokio::test]
async fn games_go_into_a_database_and_back() {
    let [old, new] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let file = SqliteStore::open(&old.path().join("landnam.db")).unwrap();
    fill(&file).await;
    let before = story(&file).await;
    file.close().await.unwrap();
    drop(file);
    let space = Space::new().await;
    let there = moved(&folder(old.path()), &database(&space)).await.unwrap();
    assert_eq!((there.guests, there.tables, there.entries), (2, 4, 800));
    let store = space.open().await;
    assert_eq!(story(&store).await, before);
    // What is new comes after what was moved.
    store.append(batch("new", 0, &["x"])).await.unwrap();
    let mine = store.tables_of("ann".into(), 1).await.unwrap();
    assert_eq!(mine[0].id, "new");
    let server = database(&space);
    let used = moved(&server, &folder(new.path())).await;
    assert!(matches!(used, Err(MoveError::InUse(_))), "{used:?}");
    let card = NodeCard {
        name: "ann".into(),
        address: String::new(),
    };
    let node = store.join(card).await.unwrap();
    store.claim(node, "t9".into()).await.unwrap();
    store.close().await.unwrap();
    drop(store);
    let back = moved(&server, &folder(new.path())).await.unwrap();
    assert_eq!((back.guests, back.tables, back.entries), (2, 5, 801));
    let file = SqliteStore::open(&new.path().join("landnam.db")).unwrap();
    assert_eq!(file.lines("new".into()).await.unwrap(), ["x"]);
    file.append(batch("newest", 0, &["y"])).await.unwrap();
    let mine = file.tables_of("ann".into(), 9).await.unwrap();
    let ids: Vec<&str> = mine.iter().map(|it| it.id.as_str()).collect();
    assert_eq!(ids, ["newest", "new", "t10", "ä", "T1", "t9"]);
}

#[tokio::test]
async fn nothing_is_moved_by_halves() {
    let [old, other] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let space = Space::new().await;
    let (from, to) = (folder(old.path()), database(&space));
    let none = moved(&from, &to).await;
    assert!(matches!(none, Err(MoveError::NoGames(_))), "{none:?}");
    assert!(old.path().read_dir().unwrap().next().is_none());
    let none = moved(&to, &folder(other.path())).await;
    assert!(matches!(none, Err(MoveError::NoGames(_))), "{none:?}");
    for (from, to) in [(&from, &from), (&to, &to)] {
        let same = moved(from, to).await;
        assert!(matches!(same, Err(MoveError::SameKind)), "{same:?}");
    }
    // The last line of the last table is one that the database does not take.
    let file = SqliteStore::open(&old.path().join("landnam.db")).unwrap();
    fill(&file).await;
    file.append(batch("ä", 200, &["\0"])).await.unwrap();
    let refused = moved(&from, &to).await;
    assert!(matches!(refused, Err(MoveError::Failed(_))), "{refused:?}");
    let store = space.open().await;
    assert!(store.counts().await.unwrap().is_empty);
    assert_eq!(
        store.lines("T1".into()).await.unwrap(),
        Vec::<String>::new()
    );
    store.append(batch("x", 0, &["x"])).await.unwrap();
    store.close().await.unwrap();
    drop(store);
    let occupied = moved(&from, &to).await;
    assert!(
        matches!(occupied, Err(MoveError::Occupied(_))),
        "{occupied:?}"
    );
    let occupied = moved(&to, &from).await;
    assert!(
        matches!(occupied, Err(MoveError::Occupied(_))),
        "{occupied:?}"
    );
    let lock = std::fs::File::open(old.path().join("landnam.lock")).unwrap();
    lock.lock().unwrap();
    for (from, to) in [(&from, &to), (&to, &from)] {
        let used = moved(from, to).await;
        assert!(matches!(used, Err(MoveError::InUse(_))), "{used:?}");
    }
}
