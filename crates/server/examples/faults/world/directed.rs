//! What the simulation has found before, each told on its own.

use std::sync::{Arc, Mutex};

use game::Luck;
use protocol::{ClockRules, CreateTable, TablePhase};
use server::Store;
use tables::{Command, TableError};

use super::mood::Mood;
use super::requests::{Answered, carry_here};
use super::wishes::{PEOPLE, wish};
use super::{History, World};

/// A game of dice for two people with short clocks.
pub fn dice() -> CreateTable {
    CreateTable {
        game: "dice".into(),
        name: None,
        seats: PEOPLE,
        options: serde_json::Value::Null,
        open: true,
        clock: Some(ClockRules {
            per_decision: 5,
            bank: 0,
        }),
        coach: false,
        bots: None,
        position: None,
    }
}

/// Its table after so many requests, or when the game begins.
pub fn opened(requests: usize) -> World {
    let world = World::empty(1, None, History::default(), None);
    opened_in(world, &dice(), requests)
}

/// The same in a world without tables.
pub fn opened_in(mut world: World, wish: &CreateTable, requests: usize) -> World {
    world.open_game(wish);
    world.pass(100);
    for _ in 0..requests {
        if world.tables[0].phase() != TablePhase::Gathering {
            break;
        }
        let (client, command) = decision(&mut world);
        world.send_late(client, 0, command, (0, 0));
        world.pass(100);
    }
    world
}

/// The first of them is asked.
pub fn playing() -> World {
    opened(usize::MAX)
}

fn next(world: &mut World, client: usize) -> Option<Command> {
    let key = format!("k{}", world.luck.below(1 << 30));
    let known = &world.clients[client].follows[0].known;
    wish(&world.clients[client], known, client, &mut world.luck, &key)
}

/// What somebody wants to do next. Now and then they have to be asked several times.
pub fn decision(world: &mut World) -> (usize, Command) {
    let clients = 0..usize::from(PEOPLE);
    let mut often = std::iter::repeat_n(clients, 40).flatten();
    let found = often.find_map(|client| Some((client, next(world, client)?)));
    found.expect("somebody wants something")
}

/// The store says that it failed and has kept the decision: it counts, once, and the table goes on.
#[test]
fn what_was_stored_after_all_counts() {
    let mut world = playing();
    let (client, command) = decision(&mut world);
    let before = world.tally.unanswered;
    world.turn(Mood::Doubtful);
    world.send(client, 0, command.clone());
    world.pass(4_000);
    assert!(world.tally.unanswered > before, "the store said no");
    world.turn(Mood::Well);
    world.pass(1_000);
    let before = world.tally.acknowledged;
    world.send(client, 0, command);
    world.pass(4_000);
    assert_eq!(world.tally.acknowledged, before + 1, "it has its answer");
    world.check_everybody(true);
}

/// For half a minute nothing can be stored; whoever tried to decide has all of their time after it.
#[test]
fn time_in_which_nothing_can_be_stored_is_nobodys() {
    let mut world = playing();
    let (client, command) = decision(&mut world);
    world.pass(1_000);
    world.turn(Mood::Full);
    world.send(client, 0, command.clone());
    world.pass(30_000);
    world.turn(Mood::Well);
    world.pass(3_000);
    assert_eq!(world.tables[0].overdue, 0, "their time was not up");
    world.send(client, 0, command);
    world.pass(3_100);
    assert_eq!(world.tally.stale, 0, "nobody decided for them");
}

/// The way back from a slow disk is not thinking time either.
#[test]
fn nobody_thinks_while_a_table_is_brought_back() {
    let mut world = playing();
    world.turn(Mood::Slow);
    world.kill(100);
    while world.alone().app().is_none() {
        world.pass(100);
    }
    world.turn(Mood::Well);
    world.pass(4_000);
    assert_eq!(world.tables[0].overdue, 0, "their time is not up");
    world.pass(8_000);
    assert_ne!(world.tables[0].overdue, 0, "now it is");
}

/// Whoever hangs up while a slow disk reads for them costs those who play no time, and gains none.
#[test]
fn what_nobody_waits_for_takes_no_time() {
    let mut world = playing();
    for _ in 0..4 {
        world.turn(Mood::Slow);
        let id = world.tables[0].id.clone();
        {
            let _guard = world.servers.enter();
            drop(Store::lines(&world.disk, id));
        }
        world.turn(Mood::Well);
        let before = world.tables[0].overdue;
        world.pass(5_900);
        assert!(world.tables[0].overdue > before, "somebody's time was up");
    }
}

/// A decision that fails while the server stands still: the time is lost once.
#[test]
fn time_is_not_lost_twice() {
    for pieces in 0..12 {
        let mut world = playing();
        let (client, command) = decision(&mut world);
        world.turn(Mood::Doubtful);
        world.send(client, 0, command);
        world.pass(30);
        world.work(pieces);
        world.stand_still();
        world.turn(Mood::Well);
        world.pass(12_000);
        assert_ne!(world.tables[0].overdue, 0, "somebody's time was up");
    }
}

/// A decision is refused while a bot plays for its owner, and allowed when they are back. From then
/// on whoever sends it again hears that it counts.
#[test]
fn a_refusal_does_not_outlive_its_reason() {
    let mut world = playing();
    let (client, command) = decision(&mut world);
    let sit = Command::Sit {
        seat: client as u8,
        pledge: None,
        commitment: String::new(),
        coach: false,
    };
    at_once(&mut world, client, Command::Stand);
    let refused = at_once(&mut world, client, command.clone());
    assert_eq!(refused, Answered::Refused(TableError::StoodIn));
    at_once(&mut world, client, sit);
    let done = at_once(&mut world, client, command.clone());
    assert!(matches!(done, Answered::Done(_)), "{done:?}");
    at_once(&mut world, client, Command::Stand);
    assert_eq!(
        at_once(&mut world, client, command),
        done,
        "the same answer"
    );
}

/// Somebody near the server is answered before any bot decides.
fn at_once(world: &mut World, client: usize, command: Command) -> Answered {
    let door = world.alone().door().expect("the server is up");
    let person = world.clients[client].person.clone().expect("a player");
    let id = world.tables[0].id.clone();
    if command == Command::Stand {
        world.tables[0].leaving.insert(person.id.clone());
    }
    let place = Arc::new(Mutex::new(None));
    let result = Arc::clone(&place);
    let app = door.app.clone();
    door.spawn(async move {
        let answered = carry_here(&app.house, &id, person, command).await;
        *result.lock().expect("one thread") = Some(answered);
    });
    world.pass(30);
    let answered = place.lock().expect("one thread").take();
    answered.expect("it takes a moment")
}
