//! Somebody keeps the others waiting or is away, and these agree to let a bot play.

use game::Seat;
use protocol::ClockRules;
use serde_json::Value;
use tables::{Command, Decided, Entry, Millis, Person, Table, TableError};

use crate::people::*;

const REPLACE: u64 = 90_000;

fn replace(seat: u8) -> Command {
    Command::Replace { seat }
}

/// A running game of three people; Ann is asked for a roll.
fn three() -> Table {
    let mut opening = opening("base", 3, Value::Null);
    opening.position = Some("turn red\nphase before-roll".to_owned());
    let mut table = table(opening);
    for (who, seat) in [("ann", 0), ("bob", 1), ("cyd", 2)] {
        try_it(&mut table, who, sit(seat), 0).unwrap();
    }
    try_it(&mut table, "ann", Command::Start, 0).unwrap();
    table.attend(&[1, 1, 1], 0, Millis(0));
    table
}

#[test]
fn who_stays_away_is_replaced_and_comes_back() {
    let mut table = started(opening("dice", 2, Value::Null), None);
    table.attend(&[1, 1], 0, Millis(0));
    let refused = try_it(&mut table, "ann", replace(1), REPLACE);
    assert_eq!(refused, Err(TableError::NotIdle), "nobody waits for Bob");
    table.attend(&[1, 0], 0, Millis(1_000));
    let refused = try_it(&mut table, "ann", replace(1), REPLACE);
    assert_eq!(refused, Err(TableError::NotIdle), "not yet");
    let refused = try_it(&mut table, "eve", replace(1), 2 * REPLACE);
    assert_eq!(refused, Err(TableError::NotSeated));
    let end = act(&table, 0, "end", "k");
    try_it(&mut table, "ann", end, REPLACE).unwrap();
    try_it(&mut table, "ann", replace(1), REPLACE + 1_000).unwrap();
    assert!(table.seats()[1].stand_in);
    let command = act(&table, 1, "end", "k");
    let refused = try_it(&mut table, "bob", command, 2 * REPLACE);
    assert_eq!(refused, Err(TableError::StoodIn));
    try_it(&mut table, "bob", sit(1), 2 * REPLACE).unwrap();
    assert!(!table.seats()[1].stand_in);
}

/// Connected or not, with a clock or without: what counts is that nothing was decided.
#[test]
fn it_takes_everybody_who_is_there() {
    let mut table = three();
    let refused = try_it(&mut table, "bob", replace(0), REPLACE - 1);
    assert_eq!(refused, Err(TableError::NotIdle));
    let refused = try_it(&mut table, "ann", replace(0), REPLACE);
    assert_eq!(refused, Err(TableError::NotIdle), "nobody replaces himself");
    try_it(&mut table, "bob", replace(0), REPLACE).unwrap();
    let version = table.version();
    let again = table.decide(&person("bob"), replace(0), Millis(REPLACE));
    assert_eq!(again, Ok(Decided::Already(version)));
    assert!(!table.seats()[0].stand_in);
    let idle = table.presence(Millis(REPLACE)).idle;
    assert_eq!(idle.len(), 1);
    assert_eq!((idle[0].seat, idle[0].left_millis), (0, 0));
    assert_eq!(
        (&idle[0].voters[..], &idle[0].agreed[..]),
        (&[1, 2][..], &[1][..])
    );
    try_it(&mut table, "cyd", replace(0), REPLACE + 1).unwrap();
    assert!(table.seats()[0].stand_in);
    assert_eq!(table.bots_to_ask(), [Seat(0)]);
    assert_eq!(table.presence(Millis(REPLACE + 1)).idle, []);
}

#[test]
fn who_is_away_has_no_say_and_bots_have_none() {
    let mut table = three();
    table.attend(&[1, 1, 0], 0, Millis(0));
    try_it(&mut table, "bob", replace(0), REPLACE).unwrap();
    assert!(table.seats()[0].stand_in);
    let mut table = started(opening("base", 3, Value::Null), Some("turn red"));
    table.attend(&[1, 1, 0], 0, Millis(0));
    try_it(&mut table, "bob", replace(0), REPLACE).unwrap();
    assert!(table.seats()[0].stand_in);
}

/// Ann keeps the table waiting, and Cyd is away: Ann may not replace him, nor may he replace her
/// before he is back.
#[test]
fn who_is_waited_for_has_no_say() {
    let mut table = three();
    try_it(&mut table, "bob", Command::Stand, 0).unwrap();
    table.attend(&[1, 0, 0], 0, Millis(0));
    let refused = try_it(&mut table, "ann", replace(2), REPLACE);
    assert_eq!(refused, Err(TableError::WaitedFor));
    let refused = try_it(&mut table, "cyd", replace(0), REPLACE);
    assert_eq!(refused, Err(TableError::WaitedFor));
    table.attend(&[1, 0, 1], 0, Millis(REPLACE));
    try_it(&mut table, "cyd", replace(0), REPLACE).unwrap();
    assert!(table.seats()[0].stand_in);
}

/// Standing up and sitting down again is no decision: the others have waited as long as before.
#[test]
fn leaving_and_coming_back_ends_no_wait() {
    let mut table = three();
    try_it(&mut table, "ann", Command::Stand, REPLACE - 1_000).unwrap();
    try_it(&mut table, "ann", sit(0), REPLACE).unwrap();
    let left = table.presence(Millis(REPLACE)).idle[0].left_millis;
    assert_eq!(left, 1_000, "the time without her does not count");
    try_it(&mut table, "bob", replace(0), REPLACE + 1_000).unwrap();
    try_it(&mut table, "cyd", replace(0), REPLACE + 1_001).unwrap();
    assert!(table.seats()[0].stand_in);
    // Who comes back to the same question is replaced again as soon as the others agree again.
    try_it(&mut table, "ann", sit(0), REPLACE + 2_000).unwrap();
    let idle = &table.presence(Millis(REPLACE + 2_000)).idle[0];
    assert_eq!((idle.left_millis, idle.agreed.len()), (0, 0));
}

#[test]
fn a_decision_ends_the_wait_and_what_was_agreed() {
    let mut table = three();
    try_it(&mut table, "bob", replace(0), REPLACE).unwrap();
    let roll = act(&table, 0, "roll", "k");
    try_it(&mut table, "ann", roll, REPLACE + 1).unwrap();
    let refused = try_it(&mut table, "cyd", replace(0), REPLACE + 2);
    assert_eq!(refused, Err(TableError::NotIdle));
    // She is asked something else; the old consent is worth nothing then.
    let late = 2 * REPLACE + 1;
    try_it(&mut table, "cyd", replace(0), late).unwrap();
    assert_eq!(table.presence(Millis(late)).idle[0].agreed, [2]);
    assert!(!table.seats()[0].stand_in);
}

/// With a clock a stand-in decides for whoever is late; the others still wait for the person.
#[test]
fn a_stand_ins_decision_is_not_the_owners() {
    let mut opening = opening("dice", 2, Value::Null);
    opening.clock = Some(ClockRules {
        per_decision: 10,
        bank: 0,
    });
    let mut table = started(opening, None);
    table.attend(&[1, 1], 0, Millis(0));
    let mut now = 0;
    while table.overdue(Millis(now)).contains(&Seat(0)) || now == 0 {
        now += 10_000;
        let answer = table.bot_task(Seat(0), [1; 32]).unwrap().run();
        let pending = table.decide_answer(answer, Millis(now)).unwrap();
        table.commit(pending, Millis(now));
    }
    assert!(now < REPLACE, "{now}");
    let refused = try_it(&mut table, "bob", replace(0), REPLACE - 1);
    assert_eq!(refused, Err(TableError::NotIdle));
    try_it(&mut table, "bob", replace(0), REPLACE).unwrap();
    assert!(table.seats()[0].stand_in);
}

/// Time in which the server was at fault is nobody's, and after a restart everybody has time.
#[test]
fn nobody_is_replaced_for_the_servers_faults() {
    let mut table = three();
    table.forgive(30_000);
    let refused = try_it(&mut table, "bob", replace(0), REPLACE);
    assert_eq!(refused, Err(TableError::NotIdle));
    let mut entries = vec![Entry::Opened(Box::new(opening("dice", 3, Value::Null)))];
    for (who, seat) in [("ann", 0), ("bob", 1), ("cyd", 2)] {
        entries.push(Entry::Sat {
            seat,
            person: person(who),
            nonce: String::new(),
            pledge: None,
        });
    }
    entries.push(Entry::Started);
    entries.push(Entry::ReplacementAgreed { seat: 0, by: 1 });
    let restarted = Millis(REPLACE);
    let mut table = Table::restore("t", &entries, restarted).unwrap();
    table.attend(&[1, 1, 1], 0, restarted);
    assert_eq!(
        table.presence(restarted).idle[0].left_millis,
        REPLACE as u32
    );
    assert_eq!(table.presence(restarted).idle[0].agreed.len(), 0);
}

/// A name is told apart from everybody's at the table, the host's among them.
#[test]
fn seats_have_names_that_cannot_be_confused() {
    let mut table = table(opening("dice", 3, Value::Null));
    let named = |id: &str, name: &str| Person {
        id: id.to_owned(),
        name: name.to_owned(),
    };
    for (seat, person) in [(2, named("eve", "Ann")), (1, named("fay", "Ａnn"))] {
        let Decided::Pending(pending) = table.decide(&person, sit(seat), Millis(0)).unwrap() else {
            panic!("a seat is taken once");
        };
        table.commit(pending, Millis(0));
    }
    try_it(&mut table, "ann", sit(0), 0).unwrap();
    let cards = table.seats();
    let told: Vec<String> = cards.iter().map(|it| format!("{:?}", it.holder)).collect();
    assert!(told[0].contains("\"ANN\""), "{told:?}");
    assert!(
        told[1].contains("3\"") && told[2].contains("Ann 2"),
        "{told:?}"
    );
}
