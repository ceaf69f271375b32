//! Opening tables, and what happens when that fails.

use serde_json::json;

use super::*;
use crate::config::Config;
use crate::machine::ThisMachine;
use crate::store::{MemoryStore, SqliteStore, Store};

fn house(store: &MemoryStore) -> House {
    let store = Box::new(store.clone());
    let shared = Shared::new(Config::default(), store, Box::new(ThisMachine));
    House::new(Arc::new(shared))
}

/// Whenever somebody who opens a table hangs up, it is either not there at all, or it is there
/// for lists, for caps and for everybody who has its address.
#[tokio::test]
async fn a_table_is_opened_wholly_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&folder.path().join("games.db")).unwrap();
    let shared = Shared::new(Config::default(), Box::new(store), Box::new(ThisMachine));
    let house = House::new(Arc::new(shared));
    let wish = json!({ "game": "dice", "seats": 2 });
    let wish: CreateTable = serde_json::from_value(wish).unwrap();
    for patience in 0..40 {
        let opening = house.open(ann(), wish.clone(), IpAddr::from([127, 0, 0, 1]));
        // From before it is dealt until after it is stored.
        let patience = Duration::from_micros(250 * patience);
        let _ = tokio::time::timeout(patience, opening).await;
    }
    tokio::time::sleep(Duration::from_millis(200)).await;
    let store = &house.shared.store;
    let tables = store.tables_of("ann".into(), 100).await.unwrap();
    assert!(!tables.is_empty(), "some were opened");
    assert!(tables.iter().all(|it| it.outline.is_some()));
    assert_eq!(
        store.hosted("ann".into(), 0).await.unwrap(),
        tables.len() as u32
    );
    assert_eq!(house.shared.openers.count(), tables.len());
    assert_eq!(house.count(), tables.len());
}

fn ann() -> Person {
    Person {
        id: "ann".into(),
        name: "Ann".into(),
    }
}

async fn open(house: &House) -> (String, Handle) {
    let wish = json!({ "game": "dice", "seats": 2 });
    let wish = serde_json::from_value(wish).unwrap();
    let id = house
        .open(ann(), wish, IpAddr::from([127, 0, 0, 1]))
        .await
        .unwrap();
    let handle = house.find(&id).await.unwrap();
    let lobby = handle.look(|table, _| table.lobby(None)).await.unwrap();
    let sit = Command::Sit {
        seat: 0,
        pledge: None,
        commitment: lobby.commitment,
        coach: false,
    };
    handle.order(ann(), sit).await.unwrap();
    (id, handle)
}

#[tokio::test]
async fn a_panic_stops_one_table_and_keeps_its_journal() {
    let store = MemoryStore::default();
    let first = house(&store);
    let ((broken, handle), (_, well)) = (open(&first).await, open(&first).await);
    let lost = handle.look(|_, _| panic!("a fault in one table")).await;
    assert!(matches!(lost, Err(Trouble::Stopped)));
    assert_eq!(well.look(|table, _| table.version()).await.unwrap(), 0);
    while first.find(&broken).await.is_ok() {
        tokio::task::yield_now().await;
    }
    assert_eq!(first.find(&broken).await.err(), Some(Missing::Stopped));
    // The next start of the server finds it as it was.
    let second = house(&store);
    assert_eq!(second.resume().await.unwrap().gathering, 2);
    let handle = second.find(&broken).await.unwrap();
    let seat = handle.look(|table, _| table.seat_of("ann")).await.unwrap();
    assert_eq!(seat, Some(game::Seat(0)));
}

#[tokio::test]
async fn a_command_that_cannot_be_stored_changes_nothing() {
    let store = MemoryStore::default();
    let house = house(&store);
    let (id, handle) = open(&house).await;
    // Somebody else has written to the table: this one must not go on.
    let entry = crate::store::Batch {
        table: id.clone(),
        first: 2,
        lines: vec!["{}".into()],
        ..crate::store::Batch::default()
    };
    store.append(entry).await.unwrap();
    let text = "hello".to_owned();
    let key = String::new();
    let lost = handle.order(ann(), Command::Say { text, key }).await;
    assert!(matches!(lost, Err(Trouble::Stopped)));
}
