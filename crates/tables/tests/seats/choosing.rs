//! Until the game begins its host can choose another one, more seats, a clock.

use protocol::{ChangeConditions, ClockRules, Redraw, SeatHolder};
use serde_json::{Value, json};
use tables::{Command, Millis, Table, TableError};

use crate::people::{bot, fresh, opening, person, pledge, sit, table, try_it};

fn choose(game: Option<&str>, seats: Option<u8>, options: Value) -> Command {
    Command::ChangeOptions {
        options,
        game: game.map(str::to_owned),
        seats,
        seed: fresh(4),
    }
}

#[test]
fn another_game_keeps_the_people_and_agrees_on_chance_anew() {
    let mut table = table(opening("base", 4, Value::Null));
    let pledged = pledge(&table, 0, "0a");
    try_it(&mut table, "ann", pledged, 0).unwrap();
    try_it(&mut table, "ann", bot(1), 0).unwrap();
    let before = table.lobby(None).commitment;
    let wish = choose(Some("dice"), Some(2), Value::Null);
    assert_eq!(
        try_it(&mut table, "bob", wish.clone(), 0),
        Err(TableError::NotHost)
    );
    try_it(&mut table, "ann", wish, 0).unwrap();
    let lobby = table.lobby(Some("ann"));
    assert_eq!(lobby.table.game, "dice");
    assert_eq!(lobby.table.family, "dice");
    assert_eq!(lobby.table.seats.len(), 2);
    assert_eq!(lobby.table.my_seat, Some(0));
    assert_ne!(lobby.commitment, before);
    let deal = lobby.deal.unwrap();
    assert_eq!((deal.why, deal.owing), (Some(Redraw::Options), vec![0]));
    assert_eq!(deal.pledges.len(), 2);
}

#[test]
fn nobody_loses_a_seat_and_no_game_is_made_up() {
    let mut table = table(opening("base", 4, Value::Null));
    try_it(&mut table, "ann", sit(0), 0).unwrap();
    try_it(&mut table, "bob", sit(3), 0).unwrap();
    let fewer = || choose(None, Some(3), Value::Null);
    assert_eq!(
        try_it(&mut table, "ann", fewer(), 0),
        Err(TableError::SeatTaken)
    );
    try_it(&mut table, "bob", Command::Stand, 0).unwrap();
    try_it(&mut table, "ann", fewer(), 0).unwrap();
    assert_eq!(table.seats().len(), 3);
    for (game, seats) in [(Some("chess"), None), (None, Some(9)), (None, Some(0))] {
        let refused = try_it(&mut table, "ann", choose(game, seats, Value::Null), 0);
        assert!(refused.is_err(), "{game:?} {seats:?}");
    }
    assert_eq!(table.seats().len(), 3);
}

/// A bot that does not know the new game leaves.
#[test]
fn bots_play_what_they_know() {
    let mut table = table(opening("dice", 2, Value::Null));
    let holder = |level: &str| SeatHolder::Bot {
        level: level.to_owned(),
    };
    for (seat, level) in [(0, "random"), (1, "expectation")] {
        let holder = holder(level);
        try_it(&mut table, "ann", Command::ChangeSeat { seat, holder }, 0).unwrap();
    }
    let wish = choose(Some("base"), Some(3), Value::Null);
    try_it(&mut table, "ann", wish, 0).unwrap();
    let holders: Vec<SeatHolder> = table.seats().into_iter().map(|it| it.holder).collect();
    assert_eq!(
        holders,
        [holder("random"), SeatHolder::Open, SeatHolder::Open]
    );
}

#[test]
fn the_host_chooses_who_comes_and_how_long_one_thinks() {
    let mut table = table(opening("dice", 2, Value::Null));
    let clock = |per_decision| {
        Some(ClockRules {
            per_decision,
            bank: 60,
        })
    };
    let wish = |clock| {
        Command::ChangeConditions(ChangeConditions {
            open: true,
            clock,
            name: None,
            coach: None,
        })
    };
    assert_eq!(
        try_it(&mut table, "bob", wish(None), 0),
        Err(TableError::NotHost)
    );
    assert!(try_it(&mut table, "ann", wish(clock(0)), 0).is_err());
    let before = table.lobby(None).commitment;
    try_it(&mut table, "ann", wish(clock(30)), 0).unwrap();
    let card = table.lobby(None).table;
    assert!(card.open);
    assert_eq!(card.clock, clock(30));
    assert_eq!(
        table.lobby(None).commitment,
        before,
        "no draw depends on it"
    );
    try_it(&mut table, "ann", sit(0), 0).unwrap();
    try_it(&mut table, "ann", bot(1), 0).unwrap();
    try_it(&mut table, "ann", Command::Start, 0).unwrap();
    assert_eq!(table.deadline(Millis(0)), Some(Millis(90_000)));
    assert_eq!(
        try_it(&mut table, "ann", wish(None), 0),
        Err(TableError::NotGathering)
    );
}

#[test]
fn the_host_names_the_table_until_it_begins() {
    let mut table = table(opening("dice", 2, Value::Null));
    let called = |name: Option<&str>| {
        Command::ChangeConditions(ChangeConditions {
            open: false,
            clock: None,
            name: name.map(str::to_owned),
            coach: None,
        })
    };
    assert_eq!(
        try_it(&mut table, "bob", called(Some("Mine")), 0),
        Err(TableError::NotHost)
    );
    try_it(&mut table, "ann", called(Some("Friday")), 0).unwrap();
    assert_eq!(table.lobby(None).table.name, "Friday");
    try_it(&mut table, "ann", called(None), 0).unwrap();
    assert_eq!(table.lobby(None).table.name, "Friday", "it is kept");
    try_it(&mut table, "ann", called(Some("")), 0).unwrap();
    assert_eq!(
        table.lobby(None).table.name,
        "",
        "it is called after its host"
    );
}

/// What was chosen is stored, and seats that are gone are not missed.
#[test]
fn a_changed_table_is_restored() {
    let (mut table, opened) = Table::open("t", opening("base", 4, Value::Null)).unwrap();
    let mut entries = vec![opened];
    let wish = choose(Some("dice"), Some(2), json!({ "start": 1 }));
    for command in [sit(0), bot(3), wish, bot(1), Command::Start] {
        let decided = table.decide(&person("ann"), command, Millis(0)).unwrap();
        let tables::Decided::Pending(pending) = decided else {
            panic!("nothing is done twice");
        };
        entries.extend(pending.entries.clone());
        table.commit(pending, Millis(0));
    }
    let restored = Table::restore("t", &entries, Millis(0)).unwrap();
    assert_eq!(restored.fault(), None);
    assert_eq!(restored.card(None), table.card(None));
    assert_eq!(restored.version(), table.version());
}
