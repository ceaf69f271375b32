//! A table whose store, mailbox or people fail it.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use protocol::TablePhase;
use serde_json::{Value, json};
use tables::{Command, Person};

use crate::config::Config;
use crate::handle::{Handle, Trouble};
use crate::house::House;
use crate::machine::ThisMachine;
use crate::shared::Shared;
use crate::store::{Failing, MemoryStore, Store};

fn person(name: &str) -> Person {
    Person {
        id: name.to_lowercase(),
        name: name.to_owned(),
    }
}

struct Room {
    house: House,
    store: MemoryStore,
    id: String,
    table: Handle,
}

impl Room {
    async fn open(wish: Value) -> Room {
        let store = MemoryStore::default();
        let config = Config {
            bot_pause: Duration::ZERO,
            ..Config::default()
        };
        let shared = Shared::new(config, Box::new(store.clone()), Box::new(ThisMachine));
        let house = House::new(Arc::new(shared));
        let wish = serde_json::from_value(wish).unwrap();
        let address = IpAddr::from([127, 0, 0, 1]);
        let id = house.open(person("Ann"), wish, address).await.unwrap();
        let table = house.find(&id).await.unwrap();
        Room {
            house,
            store,
            id,
            table,
        }
    }

    async fn order(&self, name: &str, command: Command) -> Result<u32, Trouble> {
        self.table.order(person(name), command).await
    }

    async fn say(&self) -> Result<u32, Trouble> {
        let (text, key) = ("hello".to_owned(), String::new());
        self.order("Ann", Command::Say { text, key }).await
    }

    async fn phase(&self) -> TablePhase {
        self.table.look(|table, _| table.phase()).await.unwrap()
    }
}

fn sit(seat: u8) -> Command {
    Command::Sit {
        seat,
        pledge: None,
        commitment: String::new(),
        coach: false,
    }
}

/// Orders that waited together waited once: ten of them do not give back ten times as much.
#[tokio::test]
async fn time_that_was_lost_once_is_given_back_once() {
    let clock = json!({ "per_decision": 60, "bank": 0 });
    let room = Room::open(json!({ "game": "dice", "seats": 2, "clock": clock })).await;
    room.order("Ann", sit(0)).await.unwrap();
    room.order("Bob", sit(1)).await.unwrap();
    room.order("Ann", Command::Start).await.unwrap();
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    let table = room.table.clone();
    let blocked = tokio::spawn(async move {
        let stall = |_: &tables::Table, _| std::thread::sleep(Duration::from_millis(400));
        table.look(stall).await
    });
    tokio::task::yield_now().await;
    let mut orders = tokio::task::JoinSet::new();
    for _ in 0..10 {
        let table = room.table.clone();
        let (text, key) = ("hello".to_owned(), String::new());
        orders.spawn(async move { table.order(person("Ann"), Command::Say { text, key }).await });
    }
    orders.join_all().await;
    blocked.await.unwrap().unwrap();
    let left = room.table.look(|table, now| {
        let update = table.update(game::Viewer::Spectator, 0, now).unwrap();
        update.clocks.iter().map(|it| it.decision_millis).min()
    });
    let left = left.await.unwrap().unwrap();
    assert!(
        (57_500..59_200).contains(&left),
        "{left} of 60,000 are left"
    );
}

/// However often somebody looks meanwhile, the store is asked again.
#[tokio::test(start_paused = true)]
async fn looking_does_not_put_off_the_way_back() {
    let room = Room::open(json!({ "game": "dice", "seats": 2 })).await;
    room.store.fail(Failing::Entries);
    assert!(matches!(room.say().await, Err(Trouble::Store)));
    room.store.fail(Failing::Nothing);
    let mut said = 0;
    for _ in 0..40 {
        said = room.table.look(|table, _| table.said()).await.unwrap();
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(said, 1, "it was kept, and counts");
}

/// A finished game that could not be put away is, as soon as that is possible, while somebody looks
/// on; and it has finished once.
#[tokio::test]
async fn a_finished_game_is_put_away_in_the_end() {
    let room = Room::open(json!({ "game": "dice", "seats": 2, "bots": "random" })).await;
    room.store.fail(Failing::Archive);
    let level = "random".to_owned();
    let holder = protocol::SeatHolder::Bot { level };
    let seated = Command::ChangeSeat { seat: 0, holder };
    room.order("Ann", seated).await.unwrap();
    room.order("Ann", Command::Start).await.unwrap();
    let _watching = room.table.listen(None, None, None).await.unwrap();
    while room.phase().await != TablePhase::Over {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    for _ in 0..3 {
        room.say().await.unwrap();
    }
    let finished = &room.house.shared.metrics.finished_tables;
    assert_eq!(finished.get(), 1);
    let archived = || room.store.archived(room.id.clone());
    assert_eq!(archived().await.unwrap(), None);
    room.store.fail(Failing::Nothing);
    tokio::time::pause();
    tokio::time::advance(Duration::from_secs(31)).await;
    tokio::time::resume();
    let mut tries = 0;
    while archived().await.unwrap().is_none() {
        tokio::time::sleep(Duration::from_millis(10)).await;
        tries += 1;
        assert!(tries < 1_000, "it was never put away");
    }
    assert_eq!(finished.get(), 1);
}
