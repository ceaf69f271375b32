//! Sessions that end while somebody asks for them.

use super::*;
use crate::config::Config;
use crate::house::House;
use crate::store::{GuestRow, MemoryStore, SqliteStore, Store};

/// What the store said before a session ended must not bring it back.
#[test]
fn a_late_answer_does_not_revive_a_session() {
    let sessions = Sessions::default();
    let ann = Person {
        id: "ann".into(),
        name: "Ann".into(),
    };
    let before = sessions.seen().forgotten;
    sessions.end(&["token".into()]);
    sessions.remember("token", &ann, before);
    assert!(sessions.seen().people.is_empty());
    sessions.remember("token", &ann, before + 1);
    assert!(sessions.seen().people.contains_key("token"));
}

fn app(store: impl Store) -> App {
    let machine = Box::new(crate::machine::ThisMachine);
    let shared = Shared::new(Config::default(), Box::new(store), machine);
    App::new(House::new(Arc::new(shared)))
}

/// A guest with one session.
async fn guest(app: &App) -> SessionRow {
    let guest = GuestRow {
        id: "ann".into(),
        name: "Ann".into(),
    };
    let (session, _) = fresh(app, "ann", &HeaderMap::new());
    let store = &app.house.shared.store;
    let added = store.add_guest(guest, session.clone(), "code".into());
    added.await.unwrap();
    session
}

async fn is_known(app: &App, session: &SessionRow) -> bool {
    let whose = app.sessions.whose(&session.token, &app.house.shared).await;
    whose.unwrap().is_some()
}

/// Somebody who signs out and closes the browser at once is signed out nevertheless.
#[tokio::test]
async fn a_session_ends_even_if_nobody_waits_for_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.db");
    let app = app(SqliteStore::open(&file).unwrap());
    let session = guest(&app).await;
    assert!(is_known(&app, &session).await);
    let mut leash = app.sessions.leash(&session.token);
    let ending = end_all(&app, vec![session.token.clone()]);
    // A commit takes longer.
    let left = tokio::time::timeout(Duration::ZERO, ending).await;
    assert!(left.is_err(), "it was still under way");
    let soon = Duration::from_secs(5);
    let told = tokio::time::timeout(soon, leash.ended()).await;
    assert_eq!(told.ok(), Some(true), "its streams hear of it");
    assert!(!is_known(&app, &session).await);
}

/// Whatever went wrong, the store has the last word after a while.
#[tokio::test(start_paused = true)]
async fn sessions_are_looked_up_again() {
    let app = app(MemoryStore::default());
    let session = guest(&app).await;
    assert!(is_known(&app, &session).await);
    let ended = app
        .house
        .shared
        .store
        .end_sessions(vec![session.token.clone()]);
    ended.await.unwrap();
    assert!(
        is_known(&app, &session).await,
        "the store was asked just now"
    );
    tokio::time::advance(Duration::from_secs(USED)).await;
    assert!(!is_known(&app, &session).await);
}

#[tokio::test]
async fn streams_end_with_their_session_and_leave_nothing() {
    let sessions = Sessions::default();
    let (mut one, two) = (sessions.leash("a"), sessions.leash("a"));
    let mut other = sessions.leash("b");
    sessions.end(&["a".into()]);
    assert!(one.ended().await, "they are told");
    let soon = Duration::from_millis(20);
    assert!(tokio::time::timeout(soon, other.ended()).await.is_err());
    sessions.doubt(&["b".into()]);
    assert!(!other.ended().await, "nobody knows");
    drop((one, two, other));
    assert!(sessions.seen().leashes.is_empty());
}
