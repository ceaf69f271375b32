//! Tables whose rules change under them, and games that are over for good.

use game::Viewer;
use protocol::TablePhase;
use serde_json::Value;
use tables::{Actor, Archive, Command, Decided, Entry, FrameAt, Millis, Table, TableError};

use crate::people::{act, bot, opening, person, sit, try_it};

/// Everything that happened in a short game of dice, opened under these rules.
fn short_game(rules: u32) -> Vec<Entry> {
    let mut opening = opening("dice", 2, Value::Null);
    opening.rules = rules;
    let (mut table, first) = Table::open("t", opening).unwrap();
    let mut entries = vec![first];
    let mut order = |table: &mut Table, command: Command| {
        let decided = table.decide(&person("ann"), command, Millis(0)).unwrap();
        let tables::Decided::Pending(pending) = decided else {
            panic!("nothing was decided before");
        };
        entries.extend(pending.entries.clone());
        table.commit(pending, Millis(0));
    };
    order(&mut table, sit(0));
    order(&mut table, bot(1));
    order(&mut table, Command::Start);
    let end = act(&table, 0, "end", "key");
    order(&mut table, end);
    entries
}

fn repeated_decision() -> Entry {
    Entry::Acted {
        seat: 0,
        lines: vec!["red: end".into()],
        key: String::new(),
        hand: Actor::Person,
        bank_millis: None,
    }
}

fn restored(entries: &[Entry]) -> Table {
    Table::restore("t", entries, Millis(0)).unwrap()
}

#[test]
fn a_game_that_follows_the_new_rules_goes_on_under_them() {
    assert_eq!(restored(&short_game(1)).catch_up(), None);
    let mut table = restored(&short_game(0));
    let pending = table.catch_up().unwrap();
    assert_eq!(pending.entries, [Entry::RulesRaised { rules: 1 }]);
    table.commit(pending, Millis(0));
    assert_eq!(table.phase(), TablePhase::Running);
    assert_eq!(table.catch_up(), None, "once is enough");
}

#[test]
fn a_game_that_does_not_follow_the_new_rules_ends_with_its_journal() {
    let mut entries = short_game(0);
    entries.push(repeated_decision());
    let table = restored(&entries);
    let pending = table.catch_up().unwrap();
    assert_eq!(pending.entries, [Entry::Outdated { rules: 1 }]);
    entries.extend(pending.entries);
    let archive = table.filming(None).unwrap().run();
    let mut table = Table::look_up("t", entries, archive, Millis(0)).unwrap();
    assert_eq!(table.phase(), TablePhase::Outdated);
    let journal = table.journal().unwrap();
    assert!(journal.starts_with("landnam journal 2\nfamily: dice\n"));
    assert!(journal.ends_with("red: end\n"), "{journal}");
    let update = table.update(Viewer::Spectator, 0, Millis(0)).unwrap();
    assert_eq!(update.sentence.key, "table-outdated");
    assert_eq!((update.ending, update.choices.len()), (None, 0));
    let end = act(&table, 0, "end", "other");
    let refused = try_it(&mut table, "ann", end, 0);
    assert_eq!(refused, Err(TableError::Outdated));
    let again = act(&table, 0, "end", "key");
    let again = table.decide(&person("ann"), again, Millis(0));
    assert_eq!(
        again,
        Ok(Decided::Already(table.version())),
        "what counted, counted"
    );
    let next = Command::Rematch { table: "u".into() };
    try_it(&mut table, "ann", next, 0).unwrap();
    assert_eq!(table.next_table(), Some("u"));
}

/// The same rules and another step: that is a fault, and somebody has to look at it.
#[test]
fn a_step_that_does_not_fit_its_own_rules_is_a_fault() {
    let mut entries = short_game(1);
    entries.push(repeated_decision());
    let table = restored(&entries);
    assert_eq!(table.phase(), TablePhase::Stopped);
    assert_eq!(table.catch_up(), None);
    assert!(table.filming(None).is_none());
}

/// A deal that differs from what was stored is noticed before the first decision.
#[test]
fn a_game_that_is_dealt_otherwise_does_not_go_on() {
    let mut entries = short_game(0);
    for entry in &mut entries {
        if let Entry::Begun { journal } = entry {
            *journal = journal.replace("\"start\":0", "\"start\":1");
        }
    }
    let table = restored(&entries);
    assert_eq!(table.fault().map(|bad| bad.number), Some(4));
    let archive = table.filming(None).unwrap().run();
    let table = Table::look_up("t", entries, archive, Millis(0)).unwrap();
    assert_eq!(table.phase(), TablePhase::Outdated);
    assert!(
        table.state(None, Millis(0)).is_none(),
        "there is no picture"
    );
    assert!(table.journal().unwrap().contains("\"start\":1"));
}

fn finished_game() -> (Vec<Entry>, Archive) {
    let (mut table, first) = Table::open("t", opening("dice", 1, Value::Null)).unwrap();
    let mut entries = vec![first];
    for command in [bot(0), Command::Start] {
        let decided = table.decide(&person("ann"), command, Millis(0)).unwrap();
        let tables::Decided::Pending(pending) = decided else {
            panic!("nothing was decided before");
        };
        entries.extend(pending.entries.clone());
        table.commit(pending, Millis(0));
    }
    while table.phase() != TablePhase::Over {
        let seat = table.bots_to_ask()[0];
        let answer = table.bot_task(seat, [7; 32]).unwrap().run();
        let pending = table.decide_answer(answer, Millis(0)).unwrap();
        entries.extend(pending.entries.clone());
        table.commit(pending, Millis(0));
    }
    let archive = table.filming(None).unwrap().run();
    (entries, archive)
}

/// No rule is asked: decisions that no rule would allow change nothing any more.
#[test]
fn a_finished_game_comes_from_the_archive_alone() {
    let (mut entries, archive) = finished_game();
    for entry in &mut entries {
        if let Entry::Acted { lines, .. } = entry {
            *lines = vec!["nonsense".into()];
        }
    }
    let archive = Archive::read(archive.journal.clone(), archive.parts()).unwrap();
    let table = Table::look_up("t", entries, archive, Millis(0)).unwrap();
    assert_eq!(table.phase(), TablePhase::Over);
    let verdict = table.verify().unwrap();
    assert!(verdict.verified && verdict.draws > 0, "{verdict:?}");
    assert_eq!(verdict.steps, table.version());
    let frame = |step, since| {
        table.replay(FrameAt {
            viewer: Viewer::Referee,
            step,
            since,
        })
    };
    assert!(frame(0, None).unwrap().update.events.is_empty());
    let last = frame(verdict.steps, Some(0)).unwrap().update;
    let all: usize = (0..=verdict.steps)
        .map(|step| frame(step, None).unwrap().update.events.len())
        .sum();
    assert_eq!(last.events.len(), all);
    assert!(last.ending.is_some() && frame(1, None).unwrap().update.ending.is_none());
    assert_eq!(
        frame(verdict.steps + 1, None),
        Err(TableError::Unreadable),
        "there is no such step"
    );
}

/// An archive of old has a journal and no pictures; if today's rules lead elsewhere, its end is
/// known all the same.
#[test]
fn a_finished_game_of_older_rules_keeps_its_ending() {
    let (mut entries, archive) = finished_game();
    let played = entries.len();
    entries.insert(played - 1, repeated_decision());
    let table = restored(&entries);
    let filming = table.filming(Some(archive.journal.clone())).unwrap();
    let cut = Table::look_up("t", entries, filming.run(), Millis(0)).unwrap();
    assert_eq!(cut.phase(), TablePhase::Over);
    assert!(cut.verify().unwrap().verified);
    assert_eq!(cut.journal().unwrap(), archive.journal);
    let update = cut.update(Viewer::Spectator, 0, Millis(0)).unwrap();
    assert_eq!(update.sentence.key, "table-older-rules");
    assert!(update.ending.is_some());
}

#[test]
fn a_bot_is_blamed_for_what_it_says_and_not_for_what_has_changed() {
    assert!(TableError::NotUnderstood("dance".into()).blames_bot());
    assert!(TableError::Unreadable.blames_bot());
    assert!(!TableError::Stale { prompt: 3 }.blames_bot());
    assert!(!TableError::NotSeated.blames_bot());
}
