//! What every store promises of accounts, in memory, in a file, and in a database.

use server::{
    Batch, BotKey, BotRow, FoundBot, GuestRow, MemoryStore, SessionRow, SqliteStore, Store,
};

use crate::space::Space;
use crate::stores::{batch, row};

async fn keeps_its_promises(store: &dyn Store) {
    keeps_accounts(store).await;
    keeps_tables(store).await;
}

#[tokio::test]
async fn memory_keeps_accounts() {
    keeps_its_promises(&MemoryStore::default()).await;
}

#[tokio::test]
async fn sqlite_keeps_accounts() {
    let folder = tempfile::tempdir().unwrap();
    keeps_its_promises(&SqliteStore::open(&folder.path().join("test.db")).unwrap()).await;
}

#[tokio::test]
async fn postgres_keeps_accounts() {
    let space = Space::new().await;
    keeps_its_promises(&space.open().await).await;
}

/// Bots of Ann, who is there.
async fn keeps_accounts(store: &dyn Store) {
    let guest = GuestRow {
        id: "ann".into(),
        name: "Ann".into(),
    };
    let session = SessionRow {
        token: "session".into(),
        guest: "ann".into(),
        device: String::new(),
        begun: None,
        used: 0,
    };
    let added = store.add_guest(guest, session, "code".into());
    added.await.unwrap();
    let bot = |id: &str, look: &str, seen: u64| BotRow {
        id: id.into(),
        owner: "ann".into(),
        name: look.to_uppercase(),
        look: look.into(),
        token: format!("token of {id}"),
        open: seen > 0,
        games: "dice base".into(),
        seen,
    };
    let (one, two) = (bot("one", "snorri", 7), bot("two", "egil", 9));
    for bot in [&one, &two, &bot("three", "egil", 0)] {
        store.add_bot(bot.clone()).await.unwrap();
    }
    let ids = |found: Vec<FoundBot>| -> Vec<String> {
        found.into_iter().map(|found| found.bot.id).collect()
    };
    assert_eq!(
        ids(store.bots_of("ann".into()).await.unwrap()),
        ["two", "one"]
    );
    assert_eq!(ids(store.open_bots(9).await.unwrap()), ["two", "one"]);
    assert_eq!(ids(store.open_bots(1).await.unwrap()), ["two"]);
    let find = async |key: BotKey| store.find_bot(key).await.unwrap().map(|it| it.bot);
    assert_eq!(find(BotKey::Look("snorri".into())).await, Some(one.clone()));
    assert_eq!(
        find(BotKey::Id("three".into())).await,
        None,
        "its look is taken"
    );
    let changed = BotRow {
        token: "another".into(),
        open: false,
        games: String::new(),
        ..one.clone()
    };
    store.change_bot(changed.clone()).await.unwrap();
    assert_eq!(find(BotKey::Token(one.token)).await, None);
    assert_eq!(find(BotKey::Token("another".into())).await, Some(changed));
    store.see_bot("one".into(), 99).await.unwrap();
    store.see_bot("one".into(), 3).await.unwrap();
    assert_eq!(find(BotKey::Id("one".into())).await.unwrap().seen, 99);
    store.end_bot("two".into()).await.unwrap();
    assert_eq!(ids(store.bots_of("ann".into()).await.unwrap()), ["one"]);
}

/// Unfinished tables of the bot, as far as something has happened there.
async fn keeps_tables(store: &dyn Store) {
    for (id, phase, at) in [
        ("p", "running", 500),
        ("q", "gathering", 5_000),
        ("r", "over", 5_000),
    ] {
        let seated = Batch {
            people: vec!["one".into()],
            at,
            row: Some(row(phase, "dice", false)),
            ..batch(id, 0, &["seated"])
        };
        store.append(seated).await.unwrap();
    }
    let played = store.played("one".into(), 0).await.unwrap();
    let played: Vec<_> = played
        .iter()
        .map(|it| (it.id.as_str(), it.touched))
        .collect();
    assert_eq!(played, [("p", 500), ("q", 5_000)]);
    let lately = store.played("one".into(), 1_000).await.unwrap();
    assert_eq!(lately.len(), 1);
    assert_eq!(lately[0].outline, row("gathering", "dice", false).outline);
}
