//! Time that is up, lost or given back, and who decides then.

use game::{Seat, Viewer};
use protocol::ClockRules;
use serde_json::Value;
use tables::{Command, Decided, Entry, Millis, Table, TableError};

use crate::people::{act, opening, person, sit, started, try_it};

#[test]
fn a_stand_in_decides_once_when_time_is_up() {
    let mut opening = opening("dice", 2, Value::Null);
    opening.clock = Some(ClockRules {
        per_decision: 10,
        bank: 5,
    });
    let mut table = started(opening, None);
    assert_eq!(table.deadline(Millis(0)), Some(Millis(15_000)));
    assert_eq!(table.overdue(Millis(14_999)), []);
    let early = table.bot_task(Seat(0), [1; 32]).unwrap().run();
    let refused = table.decide_answer(early, Millis(14_000));
    assert_eq!(
        refused,
        Err(TableError::NotSeated),
        "a person with time left decides himself"
    );
    assert_eq!(table.overdue(Millis(15_000)), [Seat(0)]);
    let answer = table.bot_task(Seat(0), [1; 32]).unwrap().run();
    let pending = table.decide_answer(answer, Millis(15_000)).unwrap();
    assert!(matches!(
        pending.entries[0],
        Entry::Acted {
            bank_millis: Some(0),
            seat: 0,
            ..
        }
    ));
    let before = table.version();
    table.commit(pending, Millis(15_000));
    assert!(!table.seats()[0].stand_in);
    let told = |since| {
        let update = table.update(Viewer::Seat(Seat(0)), since, Millis(15_000));
        update.unwrap().timed_out
    };
    assert_eq!(told(before), [0], "whoever was late hears of it");
    assert_eq!(told(table.version()), [0; 0], "and only once");
}

#[test]
fn time_lost_by_the_server_is_given_back() {
    let mut opening = opening("dice", 2, Value::Null);
    opening.clock = Some(ClockRules {
        per_decision: 10,
        bank: 5,
    });
    let mut table = started(opening, None);
    table.forgive(60_000);
    assert_eq!(table.deadline(Millis(0)), Some(Millis(75_000)));
}

/// Whoever leaves a question and comes back to it has no more time for it than before.
#[test]
fn leaving_and_coming_back_stops_no_clock() {
    let mut opening = opening("dice", 2, Value::Null);
    opening.clock = Some(ClockRules {
        per_decision: 10,
        bank: 60,
    });
    let mut table = started(opening, None);
    try_it(&mut table, "ann", Command::Stand, 12_000).unwrap();
    assert_eq!(table.deadline(Millis(12_000)), None, "a bot decides");
    try_it(&mut table, "ann", sit(0), 14_000).unwrap();
    let clock = |table: &Table, now| {
        let update = table.update(Viewer::Spectator, 0, Millis(now)).unwrap();
        (
            update.clocks[0].decision_millis,
            update.clocks[0].bank_millis,
        )
    };
    assert_eq!(clock(&table, 14_000), (0, 58_000), "two seconds were over");
    try_it(&mut table, "ann", Command::Stand, 20_000).unwrap();
    assert_eq!(clock(&table, 20_000).1, 52_000, "and six more");
    // A bot decides, and she comes back to another question: that one has its own time.
    while table.bots_to_ask() == [Seat(0)] {
        let answer = table.bot_task(Seat(0), [1; 32]).unwrap().run();
        let pending = table.decide_answer(answer, Millis(21_000)).unwrap();
        table.commit(pending, Millis(21_000));
    }
    try_it(&mut table, "ann", sit(0), 22_000).unwrap();
    let end = act(&table, 1, "end", "k");
    try_it(&mut table, "bob", end, 22_000).unwrap();
    assert_eq!(clock(&table, 22_000), (10_000, 52_000));
}

/// The stand-in of a late player passes; the substitute of one who left plays.
#[test]
fn a_stand_in_passes_and_a_substitute_plays() {
    let position = "red hand 5 lumber 5 brick 5 wool 5 grain 5 ore\nturn red";
    let mut opening = opening("base", 3, Value::Null);
    opening.clock = Some(ClockRules {
        per_decision: 10,
        bank: 0,
    });
    let mut late = started(opening.clone(), Some(position));
    assert_eq!(decision_of_bot(&mut late, Millis(10_000)), "red: end");
    let mut left = started(opening, Some(position));
    try_it(&mut left, "ann", Command::Stand, 0).unwrap();
    assert_ne!(decision_of_bot(&mut left, Millis(0)), "red: end");
}

/// What a bot decides for the first seat.
fn decision_of_bot(table: &mut Table, now: Millis) -> String {
    let answer = table.bot_task(Seat(0), [1; 32]).unwrap().run();
    let pending = table.decide_answer(answer, now).unwrap();
    let Entry::Acted { lines, .. } = &pending.entries[0] else {
        panic!("a bot does nothing but decide");
    };
    lines[0].clone()
}

/// A server that stood still has taken nobody's time: the decision begins anew, the bank is kept.
#[test]
fn clocks_stand_still_while_the_server_does_not_run() {
    let mut opening = opening("dice", 2, Value::Null);
    opening.clock = Some(ClockRules {
        per_decision: 10,
        bank: 60,
    });
    let (mut table, first) = Table::open("t", opening).unwrap();
    let mut entries = vec![first];
    for (who, command, now) in [
        ("ann", sit(0), 0),
        ("bob", sit(1), 0),
        ("ann", Command::Start, 0),
    ] {
        entries.extend(carried_out(&mut table, who, command, now));
    }
    // Ann takes twenty seconds, ten of them from her bank, and the server dies with Bob to decide.
    let end = act(&table, 0, "end", "k");
    entries.extend(carried_out(&mut table, "ann", end, 20_000));
    let restored = Table::restore("t", &entries, Millis(5_000_000)).unwrap();
    assert_eq!(restored.deadline(Millis(0)), Some(Millis(5_070_000)));
    let update = restored.update(Viewer::Spectator, 0, Millis(5_004_000));
    let clocks = update.unwrap().clocks;
    assert_eq!((clocks[0].running, clocks[0].bank_millis), (false, 50_000));
    assert_eq!(
        (clocks[1].running, clocks[1].decision_millis),
        (true, 6_000)
    );
}

#[test]
fn clocks_must_leave_time_and_come_to_an_end() {
    for (per_decision, bank) in [(0, 60), (86_401, 0), (10, u32::MAX)] {
        let mut opening = opening("dice", 2, Value::Null);
        opening.clock = Some(ClockRules { per_decision, bank });
        let refused = Table::open("t", opening).map(|_| ());
        assert!(
            matches!(refused, Err(TableError::BadOptions(_))),
            "{refused:?}"
        );
    }
}

fn carried_out(table: &mut Table, who: &str, command: Command, now: u64) -> Vec<Entry> {
    let decided = table.decide(&person(who), command, Millis(now)).unwrap();
    let Decided::Pending(pending) = decided else {
        panic!("decided before");
    };
    let entries = pending.entries.clone();
    table.commit(pending, Millis(now));
    entries
}
