//! Pledges, the closed list and nonces: what a table refuses, what it forgets, what it keeps.

use protocol::{Redraw, TablePhase};
use serde_json::{Value, json};
use tables::{Command, Decided, Entry, Millis, Table, TableError};

use crate::people::{bot, fresh, opening, person, pledge, reveal, sit, table, try_it};

const WAIT: u64 = 10_000;

fn again(without: bool) -> Command {
    Command::Again {
        without,
        seed: fresh(9),
    }
}

/// Ann and Bob have pledged, and Ann has started.
fn closed() -> Table {
    let mut table = table(opening("dice", 2, Value::Null));
    for (who, seat, nonce) in [("ann", 0, "0a"), ("bob", 1, "0b")] {
        let pledge = pledge(&table, seat, nonce);
        try_it(&mut table, who, pledge, 0).unwrap();
    }
    try_it(&mut table, "ann", Command::Start, 0).unwrap();
    table
}

fn deal(table: &Table) -> protocol::DealState {
    table.lobby(None).deal.unwrap()
}

#[test]
fn the_game_begins_with_the_last_nonce() {
    let mut table = closed();
    assert_eq!(table.phase(), TablePhase::Gathering);
    assert_eq!(deal(&table).awaited, [0, 1]);
    let strange = try_it(&mut table, "ann", reveal("0b"), 0);
    assert_eq!(strange, Err(TableError::OtherNonce));
    try_it(&mut table, "bob", reveal("0b"), 0).unwrap();
    try_it(&mut table, "bob", reveal("0b"), 0).expect("the same again changes nothing");
    assert_eq!(deal(&table).awaited, [0]);
    try_it(&mut table, "ann", reveal("0a"), 0).unwrap();
    assert_eq!(table.phase(), TablePhase::Running);
    assert!(deal(&table).list.is_some(), "everybody can still read it");
}

#[test]
fn without_pledges_nobody_waits() {
    let mut table = table(opening("dice", 2, Value::Null));
    try_it(&mut table, "ann", sit(0), 0).unwrap();
    try_it(&mut table, "ann", bot(1), 0).unwrap();
    try_it(&mut table, "ann", Command::Start, 0).unwrap();
    assert_eq!(table.phase(), TablePhase::Running);
}

#[test]
fn a_closed_list_cannot_be_changed() {
    let mut table = closed();
    let choose = Command::ChangeOptions {
        options: json!({ "start": 1 }),
        game: None,
        seats: None,
        seed: fresh(4),
    };
    for (who, command) in [
        ("bob", Command::Stand),
        ("ann", bot(1)),
        ("ann", Command::Start),
        ("ann", choose),
        ("eve", sit(1)),
    ] {
        let refused = try_it(&mut table, who, command, 0);
        assert_eq!(refused, Err(TableError::ListClosed));
    }
}

/// Other options need another seed; whoever had pledged does so anew before anything starts.
#[test]
fn other_terms_forget_every_pledge() {
    let mut table = table(opening("dice", 2, Value::Null));
    let pledged = pledge(&table, 0, "0a");
    try_it(&mut table, "ann", pledged.clone(), 0).unwrap();
    try_it(&mut table, "ann", bot(1), 0).unwrap();
    let before = table.lobby(None);
    let choose = |start: u8| Command::ChangeOptions {
        options: json!({ "start": start }),
        game: None,
        seats: None,
        seed: fresh(4),
    };
    try_it(&mut table, "ann", choose(0), 0).unwrap();
    assert_eq!(
        table.lobby(None).commitment,
        before.commitment,
        "the same terms"
    );
    try_it(&mut table, "ann", choose(1), 0).unwrap();
    let after = table.lobby(None);
    assert_ne!(after.commitment, before.commitment);
    let deal = after.deal.unwrap();
    assert_eq!((deal.redrawn, deal.why), (1, Some(Redraw::Options)));
    assert_eq!((deal.pledges[0].clone(), deal.owing), (None, vec![0]));
    assert_ne!(deal.terms, before.deal.unwrap().terms);
    let early = try_it(&mut table, "ann", Command::Start, 0);
    assert_eq!(early, Err(TableError::PledgesMissing));
    let old = try_it(&mut table, "ann", pledged, 0);
    assert_eq!(old, Err(TableError::OtherCommitment));
    let fresh = pledge(&table, 0, "0c");
    try_it(&mut table, "ann", fresh.clone(), 0).unwrap();
    let twice = try_it(&mut table, "ann", fresh, 0);
    assert_eq!(
        twice,
        Err(TableError::AlreadySeated),
        "one commitment, one pledge"
    );
    try_it(&mut table, "ann", Command::Start, 0).unwrap();
    try_it(&mut table, "ann", reveal("0c"), 0).unwrap();
    assert_eq!(table.phase(), TablePhase::Running);
}

/// Whoever waits in vain can start again; it is counted, and everybody pledges anew.
#[test]
fn a_nonce_that_does_not_come_is_counted() {
    let mut table = closed();
    try_it(&mut table, "ann", reveal("0a"), 0).unwrap();
    let soon = try_it(&mut table, "ann", again(false), WAIT - 1);
    assert_eq!(soon, Err(TableError::TooSoon));
    let stranger = try_it(&mut table, "eve", again(false), WAIT);
    assert_eq!(stranger, Err(TableError::NotSeated));
    let before = table.lobby(None).commitment;
    try_it(&mut table, "ann", again(false), WAIT).unwrap();
    assert_ne!(table.lobby(None).commitment, before);
    assert_eq!(deal(&table).why, Some(Redraw::Again { missing: vec![1] }));
    assert_eq!(deal(&table).owing, [0, 1]);
    for (who, seat, nonce) in [("ann", 0, "1a"), ("bob", 1, "1b")] {
        assert_eq!(deal(&table).list, None);
        let pledge = pledge(&table, seat, nonce);
        try_it(&mut table, who, pledge, WAIT).unwrap();
    }
    let list = deal(&table).list.expect("it closes by itself");
    assert!(list.contains("\"start\":2"), "{list}");
    assert!(list.contains("\"missing\":[\"blue\"]"), "{list}");
}

/// A seat's part in the chance is left out only if all whose nonces came agree.
#[test]
fn a_nonce_is_left_out_by_agreement() {
    let mut table = table(opening("dice", 3, Value::Null));
    for (who, seat, nonce) in [("ann", 0, "0a"), ("bob", 1, "0b"), ("cat", 2, "0c")] {
        let pledge = pledge(&table, seat, nonce);
        try_it(&mut table, who, pledge, 0).unwrap();
    }
    try_it(&mut table, "ann", Command::Start, 0).unwrap();
    try_it(&mut table, "ann", reveal("0a"), 0).unwrap();
    try_it(&mut table, "cat", reveal("0c"), 0).unwrap();
    let own = try_it(&mut table, "bob", again(true), WAIT);
    assert_eq!(
        own,
        Err(TableError::NotSeated),
        "nobody leaves out themselves"
    );
    try_it(&mut table, "ann", again(true), WAIT).unwrap();
    assert_eq!((deal(&table).agreed, deal(&table).redrawn), (vec![0], 0));
    try_it(&mut table, "cat", again(true), WAIT).unwrap();
    assert_eq!(deal(&table).why, Some(Redraw::Without { missing: vec![1] }));
    assert_eq!(deal(&table).owing, [0, 2]);
    for (who, seat, nonce) in [("ann", 0, "1a"), ("cat", 2, "1c")] {
        let pledge = pledge(&table, seat, nonce);
        try_it(&mut table, who, pledge, WAIT).unwrap();
        assert_eq!(table.phase(), TablePhase::Gathering);
    }
    try_it(&mut table, "ann", reveal("1a"), WAIT).unwrap();
    try_it(&mut table, "cat", reveal("1c"), WAIT).unwrap();
    assert_eq!(table.phase(), TablePhase::Running);
    let list = deal(&table).list.unwrap();
    let told = "{\"agreed\":[\"red\",\"orange\"],\"missing\":[\"blue\"],\"without\":true}";
    assert!(list.contains(told), "{list}");
}

/// Whatever happens to the server, a table goes on where it was.
#[test]
fn every_state_survives_a_restart() {
    let (mut table, first) = Table::open("t", opening("dice", 2, Value::Null)).unwrap();
    let mut entries = vec![first];
    let mut order = |table: &mut Table, who: &str, command: Command| {
        let decided = table.decide(&person(who), command, Millis(WAIT)).unwrap();
        let Decided::Pending(pending) = decided else {
            panic!("nothing was decided before");
        };
        entries.extend(pending.entries.clone());
        table.commit(pending, Millis(WAIT));
        table.set_patience(0);
        let lobby = table.lobby(None);
        let mut restored = Table::restore("t", &entries, Millis(WAIT)).unwrap();
        restored.set_patience(0);
        assert_eq!(restored.fault(), None);
        assert_eq!(restored.lobby(None), lobby);
        *table = restored;
    };
    for round in ["0", "1"] {
        for (who, seat) in [("ann", 0), ("bob", 1)] {
            let pledge = pledge(&table, seat, &format!("{round}{seat}"));
            order(&mut table, who, pledge);
        }
        if round == "0" {
            order(&mut table, "ann", Command::Start);
            order(&mut table, "ann", reveal("00"));
            order(&mut table, "ann", again(false));
        }
    }
    order(&mut table, "bob", reveal("11"));
    order(&mut table, "ann", reveal("10"));
    assert_eq!(table.phase(), TablePhase::Running);
}

/// A table of old that has not begun takes the second form; one that runs keeps the first.
#[test]
fn tables_of_old_go_on() {
    let old = |entries: &[Entry]| {
        let first = Entry::Opened(Box::new(opening("dice", 2, Value::Null)));
        let ann = Entry::Sat {
            seat: 0,
            person: person("ann"),
            nonce: "ab".to_owned(),
            pledge: None,
        };
        let level = "random".to_owned();
        let bot = Entry::BotSeated {
            seat: 1,
            level,
            name: None,
        };
        let all = [&[first, ann, bot], entries].concat();
        Table::restore("t", &all, Millis(0)).unwrap()
    };
    let mut waiting = old(&[]);
    assert_eq!(waiting.lobby(None).deal, None);
    let pending = waiting.renewed(fresh(4)).unwrap();
    waiting.commit(pending, Millis(0));
    assert_eq!(deal(&waiting).why, Some(Redraw::Rules));
    assert_eq!(waiting.renewed(fresh(4)), None, "once is enough");
    let fresh_pledge = pledge(&waiting, 0, "0a");
    try_it(&mut waiting, "ann", fresh_pledge, 0).unwrap();
    try_it(&mut waiting, "ann", Command::Start, 0).unwrap();
    try_it(&mut waiting, "ann", reveal("0a"), 0).unwrap();

    let running = old(&[Entry::Started]);
    assert_eq!(running.phase(), TablePhase::Running);
    assert_eq!(running.renewed(fresh(4)), None);
    assert_eq!(running.lobby(None).deal, None);
    let commitment = crate::people::SEED.commitment().to_string();
    assert_eq!(running.lobby(None).commitment, commitment);
}

#[test]
fn practice_is_said_in_the_list() {
    let mut made_up = opening("base", 2, Value::Null);
    made_up.position = Some("turn red".to_owned());
    let island = json!({ "board": { "map": board::beginner_layout() } });
    let chosen = opening("base", 2, island);
    let usual = opening("base", 2, json!({ "board": "beginner" }));
    for (opening, practice) in [(made_up, true), (chosen, true), (usual, false)] {
        let mut table = table(opening);
        for seat in 0..2 {
            try_it(&mut table, "ann", bot(seat), 0).unwrap();
        }
        assert_eq!(table.card(None).practice, practice);
        try_it(&mut table, "ann", Command::Start, 0).unwrap();
        let said = format!("\"practice\":{practice}");
        assert!(deal(&table).list.unwrap().contains(&said));
    }
}
