//! Several houses in one program that share a store.

mod over_http;

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use tables::{Command, Person};

use super::{Cluster, NodeRow, Secret, Unanswered};
use crate::config::Config;
use crate::handle::Trouble;
use crate::house::{House, Missing};
use crate::machine::{Machine, ThisMachine};
use crate::shared::Shared;
use crate::store::{Failing, MemoryStore, NodeCard, Registry, Store};

const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

/// Paused time would run on while another thread works.
struct OneThread;

impl Machine for OneThread {
    fn fill(&self, bytes: &mut [u8]) {
        ThisMachine.fill(bytes);
    }

    fn seconds(&self) -> u64 {
        ThisMachine.seconds()
    }

    fn threads(&self) -> usize {
        0
    }
}

fn ann() -> Person {
    Person {
        id: "ann".into(),
        name: "Ann".into(),
    }
}

/// A node that says that it lives.
async fn node(store: &MemoryStore, name: &str) -> Arc<House> {
    let house = silent(store, name).await;
    tokio::spawn(Arc::clone(&house).keep_house());
    house
}

/// A node that joins and says nothing any more.
async fn silent(store: &MemoryStore, name: &str) -> Arc<House> {
    Arc::new(house(store, name, "", Box::new(OneThread)).await)
}

async fn house(store: &MemoryStore, name: &str, address: &str, machine: Box<dyn Machine>) -> House {
    let card = NodeCard {
        name: name.into(),
        address: address.into(),
    };
    let secret = Secret::new("a secret for tests").unwrap();
    let cluster = Cluster::join(Arc::new(store.clone()), card, secret);
    let cluster = cluster.await.unwrap();
    let shared = Shared::new(Config::default(), Box::new(store.clone()), machine);
    House::new(Arc::new(shared.among(Some(cluster))))
}

async fn open(house: &House) -> String {
    let wish = json!({ "game": "dice", "seats": 2 });
    let wish = serde_json::from_value(wish).unwrap();
    house.open(ann(), wish, HERE).await.unwrap()
}

async fn say(house: &House, table: &str) -> Result<u32, Trouble> {
    let handle = house.find(table).await.map_err(|_| Trouble::Store)?;
    let (text, key) = ("hello".to_owned(), String::new());
    handle.order(ann(), Command::Say { text, key }).await
}

fn id(house: &House) -> crate::store::NodeId {
    house.shared.cluster.as_ref().unwrap().id()
}

#[tokio::test(start_paused = true)]
async fn a_table_has_one_owner_and_the_others_know_which() {
    let store = MemoryStore::default();
    let (first, second) = (node(&store, "a").await, node(&store, "b").await);
    let table = open(&first).await;
    let found = second.find(&table).await.err();
    assert_eq!(found, Some(Missing::Elsewhere(id(&first))));
    assert!(say(&first, &table).await.is_ok());
    let unknown = "0".repeat(32);
    assert_eq!(second.find(&unknown).await.err(), Some(Missing::Unknown));
}

#[tokio::test(start_paused = true)]
async fn the_tables_of_a_dead_node_are_taken_over_in_time_and_shared_out() {
    let store = MemoryStore::default();
    let (first, second) = (node(&store, "a").await, node(&store, "b").await);
    let dead = silent(&store, "c").await;
    let mut tables = Vec::new();
    for _ in 0..20 {
        tables.push(open(&dead).await);
    }
    tokio::time::sleep(Duration::from_millis(4_500)).await;
    let counts = [first.count(), second.count()];
    assert_eq!(counts.iter().sum::<usize>(), 20, "{counts:?}");
    assert!(counts.iter().all(|count| *count >= 8), "{counts:?}");
    for table in &tables {
        let here = say(&first, table).await.is_ok();
        let there = say(&second, table).await.is_ok();
        assert!(here != there, "exactly one plays on");
    }
}

/// Whoever has joined and does not play yet is no reason to leave tables without an owner.
#[tokio::test(start_paused = true)]
async fn nobody_waits_for_a_node_that_has_not_begun() {
    let store = MemoryStore::default();
    let first = node(&store, "a").await;
    let dead = silent(&store, "b").await;
    let joining = silent(&store, "b").await;
    for _ in 0..20 {
        open(&dead).await;
    }
    tokio::spawn(async move {
        let cluster = joining.shared.cluster.as_ref().unwrap();
        while cluster.beat().await.is_ok() {
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    });
    tokio::time::sleep(Duration::from_millis(4_500)).await;
    assert_eq!(first.count(), 20);
}

/// Whoever only slept finds out before it does any harm, and lives on.
#[tokio::test(start_paused = true)]
async fn a_sleeper_is_fenced_and_begins_anew() {
    let store = MemoryStore::default();
    let first = node(&store, "a").await;
    let sleeper = silent(&store, "b").await;
    let (table, life) = (open(&sleeper).await, id(&sleeper));
    let handle = sleeper.find(&table).await.unwrap();
    tokio::time::sleep(Duration::from_secs(5)).await;
    assert!(say(&first, &table).await.is_ok(), "it was taken over");
    let lines = store.lines(table.clone()).await.unwrap().len();
    // Its own task has not heard of anything yet.
    let (text, key) = ("late".to_owned(), String::new());
    let late = handle.order(ann(), Command::Say { text, key }).await;
    assert!(matches!(late, Err(Trouble::Store)), "{late:?}");
    assert_eq!(store.lines(table.clone()).await.unwrap().len(), lines);
    // Nobody is answered by a node that does not know whether it lives.
    assert_eq!(sleeper.find(&table).await.err(), Some(Missing::Unavailable));
    tokio::spawn(Arc::clone(&sleeper).keep_house());
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert_ne!(id(&sleeper), life);
    let found = sleeper.find(&table).await.err();
    assert_eq!(found, Some(Missing::Elsewhere(id(&first))));
    assert!(say(&sleeper, &open(&sleeper).await).await.is_ok());
}

/// While the store is away nobody can be heard; nobody is buried for it.
#[tokio::test(start_paused = true)]
async fn a_node_judges_nobody_by_time_in_which_it_did_not_look() {
    let store = MemoryStore::default();
    let first = silent(&store, "a").await;
    let second = silent(&store, "b").await;
    let lives = [id(&first), id(&second)];
    tokio::time::sleep(Duration::from_mins(1)).await;
    for house in [&first, &second] {
        tokio::spawn(Arc::clone(house).keep_house());
    }
    tokio::time::sleep(Duration::from_secs(10)).await;
    assert_eq!([id(&first), id(&second)], lives);
    assert_eq!(first.shared.cluster.as_ref().unwrap().others().len(), 1);
}

#[tokio::test(start_paused = true)]
async fn a_node_that_leaves_hands_over_at_once() {
    let store = MemoryStore::default();
    let (first, second) = (node(&store, "a").await, node(&store, "b").await);
    let (table, idle) = (open(&first).await, open(&first).await);
    let handle = first.find(&table).await.unwrap();
    let _stream = handle.listen(None, None, None).await.unwrap();
    first.shared.cluster.as_ref().unwrap().begin_to_leave();
    first.shared.close.send_replace(true);
    first.shared.rooms.emptied().await;
    tokio::time::sleep(Duration::from_millis(700)).await;
    assert!(
        second.shared.rooms.get(&table).is_some(),
        "people are there"
    );
    assert!(second.shared.rooms.get(&idle).is_none(), "nobody is there");
    assert!(say(&second, &idle).await.is_ok(), "it is nobody's");
}

#[tokio::test(start_paused = true)]
async fn two_nodes_of_one_name_cannot_live_together() {
    let store = MemoryStore::default();
    let _first = node(&store, "a").await;
    let second = silent(&store, "a").await;
    let cluster = second.shared.cluster.as_ref().unwrap();
    assert!(cluster.has_namesake().await.unwrap());
    // The dead are no hindrance.
    let third = silent(&store, "b").await;
    let again = silent(&store, "b").await;
    let cluster = again.shared.cluster.as_ref().unwrap();
    assert!(!cluster.has_namesake().await.unwrap());
    assert!(store.beat(id(&third), false).await.is_err(), "it is buried");
}

/// What a node does not know of its last entry is found out by whoever takes over.
#[tokio::test(start_paused = true)]
async fn a_node_in_doubt_does_not_go_on_in_another_life() {
    let store = MemoryStore::default();
    let first = node(&store, "a").await;
    let sleeper = silent(&store, "b").await;
    let table = open(&sleeper).await;
    let before = store.lines(table.clone()).await.unwrap().len();
    store.fail(Failing::Entries);
    assert!(matches!(say(&sleeper, &table).await, Err(Trouble::Store)));
    tokio::time::sleep(Duration::from_secs(4)).await;
    assert!(
        sleeper.shared.rooms.get(&table).is_none(),
        "it is over here"
    );
    tokio::spawn(Arc::clone(&sleeper).keep_house());
    store.fail(Failing::Nothing);
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert!(say(&first, &table).await.is_ok());
    let found = sleeper.find(&table).await.err();
    assert_eq!(found, Some(Missing::Elsewhere(id(&first))));
    // The one that was kept, though it said that it was not, and the one after it.
    assert_eq!(store.lines(table).await.unwrap().len(), before + 2);
}
