//! Sitting down, standing up, starting, substitutes: what a table refuses and what it does.

// Helpers of tests may fail like tests.
#![allow(clippy::unwrap_used)]

mod ageing;
mod choosing;
mod clocks;
mod coach;
mod fairness;
mod idle;
mod people;
mod programs;
mod together;

use game::{Seat, Viewer};
use protocol::{Picture, SeatHolder, TablePhase};
use serde_json::{Value, json};
use tables::{Command, Entry, Millis, Table, TableError};

use people::*;

#[test]
fn seats_are_taken_once_and_only_the_host_commands() {
    let mut table = table(opening("dice", 2, Value::Null));
    assert_eq!(
        try_it(&mut table, "ann", Command::Start, 0),
        Err(TableError::SeatsOpen)
    );
    try_it(&mut table, "ann", sit(0), 0).unwrap();
    assert_eq!(
        try_it(&mut table, "ann", sit(1), 0),
        Err(TableError::AlreadySeated)
    );
    assert_eq!(
        try_it(&mut table, "bob", sit(0), 0),
        Err(TableError::SeatTaken)
    );
    assert_eq!(
        try_it(&mut table, "bob", sit(2), 0),
        Err(TableError::NoSuchSeat)
    );
    assert_eq!(
        try_it(&mut table, "bob", bot(1), 0),
        Err(TableError::NotHost)
    );
    let strange = Command::Sit {
        seat: 1,
        pledge: Some("not hexadecimal".to_owned()),
        commitment: table.lobby(None).commitment,
        coach: false,
    };
    assert_eq!(
        try_it(&mut table, "bob", strange, 0),
        Err(TableError::NoPledge)
    );
    try_it(&mut table, "bob", sit(1), 0).unwrap();
    assert_eq!(
        try_it(&mut table, "bob", Command::Start, 0),
        Err(TableError::NotHost)
    );
    try_it(&mut table, "bob", Command::Stand, 0).unwrap();
    assert!(!table.lobby(None).can_start);
    try_it(&mut table, "ann", bot(1), 0).unwrap();
    try_it(&mut table, "ann", Command::Start, 0).unwrap();
    assert_eq!(table.phase(), TablePhase::Running);
    assert_eq!(
        try_it(&mut table, "bob", sit(1), 0),
        Err(TableError::NotGathering)
    );
}

#[test]
fn options_must_make_a_table() {
    let mut table = table(opening("base", 4, Value::Null));
    let seed = people::fresh(4);
    let choose = |options: Value| Command::ChangeOptions {
        options,
        game: None,
        seats: None,
        seed: seed.clone(),
    };
    let refused = try_it(&mut table, "ann", choose(json!({ "points": "many" })), 0);
    assert!(matches!(refused, Err(TableError::BadOptions(_))));
    let refused = try_it(&mut table, "ann", choose(json!({ "points": 2 })), 0);
    assert!(matches!(refused, Err(TableError::Rule(why)) if why.rule.0 == "BASE-91"));
    try_it(&mut table, "ann", choose(json!({ "points": 5 })), 0).unwrap();
    assert_eq!(table.lobby(None).options, json!({ "points": 5 }));
}

#[test]
fn a_refused_decision_names_its_rule_and_changes_nothing() {
    let mut table = started(opening("base", 3, json!({ "board": "beginner" })), Some(""));
    let before = table.update(Viewer::Seat(Seat(0)), 0, Millis(0));
    let command = act(&table, 0, "settle 0,0.N", "k");
    let refused = try_it(&mut table, "ann", command, 0);
    assert!(matches!(refused, Err(TableError::Rule(_))), "{refused:?}");
    assert!(matches!(
        table.why("ann", "settle 0,0.N"),
        Err(TableError::Rule(_))
    ));
    let dance = TableError::NotUnderstood("dance".into());
    assert_eq!(table.why("ann", "dance"), Err(dance));
    assert_eq!(table.why("eve", "end"), Err(TableError::NotSeated));
    assert_eq!(table.update(Viewer::Seat(Seat(0)), 0, Millis(0)), before);
}

/// Two players who think about the same offer do not outdate each other's answers.
#[test]
fn a_prompt_changes_with_the_choices_of_its_own_seat_only() {
    let position = "red hand 1 lumber\nblue hand 1 ore\norange hand 1 ore\nturn red";
    let mut table = table({
        let mut opening = opening("base", 3, Value::Null);
        opening.position = Some(position.to_owned());
        opening
    });
    for (who, seat) in [("ann", 0), ("bob", 1), ("cyd", 2)] {
        try_it(&mut table, who, sit(seat), 0).unwrap();
    }
    try_it(&mut table, "ann", Command::Start, 0).unwrap();
    let offer = act(&table, 0, "offer 1 lumber for 1 ore", "k1");
    try_it(&mut table, "ann", offer, 0).unwrap();
    let of_bob = act(&table, 1, "reject", "k2");
    let of_cyd = act(&table, 2, "reject", "k3");
    try_it(&mut table, "bob", of_bob.clone(), 0).unwrap();
    try_it(&mut table, "cyd", of_cyd, 0).unwrap();
    // The same decision again has the same answer; copied under another key it is stale.
    try_it(&mut table, "bob", of_bob.clone(), 0).unwrap();
    let Command::Act { prompt, action, .. } = of_bob else {
        unreachable!()
    };
    let key = "other".to_owned();
    let copied = Command::Act {
        prompt,
        action,
        more: Vec::new(),
        key,
    };
    assert!(matches!(
        try_it(&mut table, "bob", copied, 0),
        Err(TableError::Stale { .. })
    ));
}

#[test]
fn viewers_see_their_own_hand_only() {
    let position = "red hand 2 lumber\nblue hand 3 ore\nturn red";
    let table = started(opening("base", 3, Value::Null), Some(position));
    let hands = |viewer: Viewer| -> Vec<bool> {
        let Picture::Board(picture) = table.update(viewer, 0, Millis(0)).unwrap().picture else {
            panic!("a board");
        };
        picture
            .players
            .iter()
            .map(|player| player.hand.is_some())
            .collect()
    };
    assert_eq!(hands(Viewer::Seat(Seat(0))), [true, false, false]);
    assert_eq!(hands(Viewer::Seat(Seat(1))), [false, true, false]);
    assert_eq!(hands(Viewer::Spectator), [false; 3]);
}

/// A bot whose answer is impossible does not stop the table.
#[test]
fn a_failed_bot_is_replaced() {
    let mut table = table(opening("dice", 1, Value::Null));
    let level = "greedy".to_owned();
    let holder = SeatHolder::Bot { level };
    try_it(
        &mut table,
        "ann",
        Command::ChangeSeat { seat: 0, holder },
        0,
    )
    .unwrap();
    try_it(&mut table, "ann", Command::Start, 0).unwrap();
    let lost = table.bot_task(Seat(0), [1; 32]).unwrap();
    assert!(table.bot_task(Seat(0), [1; 32]).is_none(), "it is thinking");
    drop(lost);
    table.bot_failed(Seat(0));
    let answer = table.bot_task(Seat(0), [1; 32]).unwrap().run();
    let pending = table.decide_answer(answer, Millis(0)).unwrap();
    table.commit(pending, Millis(0));
    assert!(table.version() > 1);
}

#[test]
fn what_does_not_fit_stops_the_table_and_keeps_what_was() {
    let first = Entry::Opened(Box::new(opening("dice", 1, Value::Null)));
    let level = "random".to_owned();
    let seated = Entry::BotSeated {
        seat: 0,
        level,
        name: None,
    };
    let forged = Entry::Acted {
        seat: 0,
        lines: vec!["red: end".to_owned(), "* nonsense".to_owned()],
        key: String::new(),
        hand: tables::Actor::Bot,
        bank_millis: None,
    };
    let entries = [first, seated, Entry::Started, forged];
    let table = Table::restore("t", &entries, Millis(0)).unwrap();
    assert_eq!(table.phase(), TablePhase::Stopped);
    assert_eq!(table.fault().map(|fault| fault.number), Some(3));
    let refused = table.decide(&person("ann"), Command::Start, Millis(0));
    assert_eq!(refused, Err(TableError::Stopped));
}

#[test]
fn outlines_of_old_learn_what_their_bots_are_called() {
    let outline = started(opening("base", 3, Value::Null), None).outline();
    let mut kept = serde_json::to_value(&outline).unwrap();
    for seat in kept["card"]["seats"].as_array_mut().unwrap() {
        assert!(seat.as_object_mut().unwrap().remove("called").is_some());
    }
    assert_eq!(tables::Outline::read(&kept.to_string()), Some(outline));
}

/// A seat that no bot can play stops its table instead of being asked for ever.
#[test]
fn a_bot_that_fails_twice_stops_the_table() {
    let mut table = table(opening("dice", 1, Value::Null));
    try_it(&mut table, "ann", bot(0), 0).unwrap();
    try_it(&mut table, "ann", Command::Start, 0).unwrap();
    table.bot_failed(Seat(0));
    assert_eq!(table.bots_to_ask(), [Seat(0)]);
    table.bot_failed(Seat(0));
    assert_eq!(table.bots_to_ask(), []);
    assert_eq!(table.phase(), TablePhase::Stopped);
}
