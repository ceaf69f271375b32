//! A bot with an account holds a seat: it decides like a person and counts as none.

use game::Seat;
use protocol::{BotMessage, ClockRules, SeatHolder};
use serde_json::Value;
use tables::{Actor, Command, Entry, Heard, Millis, Table, TableError};

use crate::people::*;

fn invite(seat: u8) -> Command {
    Command::Invite {
        seat,
        bot: person("snorri"),
        owner: "EVE".to_owned(),
    }
}

/// Ann against the bot, whose program is connected; Ann begins.
fn duel(clock: Option<ClockRules>) -> Table {
    let mut opening = opening("dice", 2, Value::Null);
    opening.clock = clock;
    let mut table = table(opening);
    try_it(&mut table, "ann", sit(0), 0).unwrap();
    try_it(&mut table, "ann", invite(1), 0).unwrap();
    try_it(&mut table, "ann", Command::Start, 0).unwrap();
    table.attend(&[1, 1], 0, Millis(0));
    table
}

fn end_turn(table: &mut Table, now: u64) {
    let end = act(table, 0, "end", &now.to_string());
    try_it(table, "ann", end, now).unwrap();
}

/// The stand-in decides for the second seat; the entries that follow.
fn stand_in(table: &mut Table, now: u64) -> Vec<Entry> {
    assert_eq!(table.overdue(Millis(now)), [Seat(1)]);
    let answer = table.bot_task(Seat(1), [7; 32]).unwrap().run();
    let pending = table.decide_answer(answer, Millis(now)).unwrap();
    let entries = pending.entries.clone();
    table.commit(pending, Millis(now));
    entries
}

#[test]
fn only_the_host_invites_and_nobody_loses_a_seat() {
    let mut table = table(opening("dice", 3, Value::Null));
    try_it(&mut table, "ann", sit(0), 0).unwrap();
    for (who, seat, why) in [
        ("bob", 1, TableError::NotHost),
        ("ann", 0, TableError::SeatTaken),
        ("ann", 3, TableError::NoSuchSeat),
    ] {
        assert_eq!(try_it(&mut table, who, invite(seat), 0), Err(why));
    }
    try_it(&mut table, "ann", bot(1), 0).unwrap();
    try_it(&mut table, "ann", invite(1), 0).unwrap();
    let again = try_it(&mut table, "ann", invite(2), 0);
    assert_eq!(again, Err(TableError::BotSitsHere));
    let holder = SeatHolder::Program {
        name: "SNORRI".to_owned(),
        owner: "EVE".to_owned(),
    };
    assert_eq!(table.seats()[1].holder, holder);
    try_it(&mut table, "ann", bot(1), 0).unwrap();
    assert!(!table.is_program("snorri"));
}

#[test]
fn it_counts_as_no_person() {
    let mut table = duel(None);
    assert_eq!(table.alone(), 0);
    end_turn(&mut table, 0);
    let end = act(&table, 1, "end", "1");
    let pending = match table.decide(&person("snorri"), end, Millis(9)).unwrap() {
        tables::Decided::Pending(pending) => pending,
        tables::Decided::Already(_) => panic!("it was not decided before"),
    };
    let hand = |entry: &Entry| {
        matches!(
            entry,
            Entry::Acted {
                hand: Actor::Bot,
                ..
            }
        )
    };
    assert!(pending.entries.iter().all(hand));
    table.commit(pending, Millis(9));
    assert_eq!(table.alone(), 1, "a bot has decided");
    // Ann is alone with bots: she may ask the coach, and nobody waits for anybody.
    try_it(&mut table, "ann", Command::Consult, 9).unwrap();
    table.attend(&[1, 0], 0, Millis(10));
    assert!(table.presence(Millis(500_000)).idle.is_empty());
    let refused = try_it(&mut table, "ann", Command::Replace { seat: 1 }, 500_000);
    assert_eq!(refused, Err(TableError::NotIdle));
    table.attend(&[0, 1], 0, Millis(500_000));
    assert!(table.presence(Millis(900_000)).idle.is_empty());
}

#[test]
fn its_time_is_short_whatever_the_clock_says() {
    for (clock, millis) in [
        (None, 30_000),
        (
            Some(ClockRules {
                per_decision: 5,
                bank: 60,
            }),
            5_000,
        ),
        (
            Some(ClockRules {
                per_decision: 86_400,
                bank: 0,
            }),
            30_000,
        ),
    ] {
        let mut table = duel(clock);
        end_turn(&mut table, 1_000);
        assert_eq!(table.deadline(Millis(1_000)), Some(Millis(1_000 + millis)));
        table.forgive(500);
        assert_eq!(table.deadline(Millis(1_000)), Some(Millis(1_500 + millis)));
        // Who has gone is waited for ten seconds, and no longer than that.
        table.attend(&[1, 0], 0, Millis(2_000));
        let gone = (1_500 + millis).min(12_000);
        assert_eq!(table.deadline(Millis(2_000)), Some(Millis(gone)));
        assert!(table.overdue(Millis(gone - 1)).is_empty());
        stand_in(&mut table, gone);
    }
}

#[test]
fn after_ten_lapses_a_bot_of_the_house_plays_on() {
    let mut table = duel(None);
    let mut heard = Heard::default();
    for lapse in 1..=10 {
        let now = lapse * 100_000;
        end_turn(&mut table, now);
        let told = table.tell_program("snorri", &mut heard, Millis(now));
        let asks =
            matches!(told.last(), Some(BotMessage::Decide(question)) if question.millis == 30_000);
        assert!(asks, "{lapse}: {told:?}");
        let entries = stand_in(&mut table, now + 30_000);
        let gives_up = entries
            .iter()
            .any(|it| matches!(it, Entry::StandInTook { seat: 1, .. }));
        assert_eq!(gives_up, lapse == 10, "{lapse}");
        let told = table.tell_program("snorri", &mut heard, Millis(now + 30_000));
        let is_told = matches!(&told[..], [BotMessage::Lapse(lapse)] if lapse.instead == "end");
        assert!(is_told, "{lapse}: {told:?}");
    }
    end_turn(&mut table, 2_000_000);
    assert_eq!(table.bots_to_ask(), [Seat(1)]);
    assert!(
        table
            .tell_program("snorri", &mut heard, Millis(2_000_000))
            .is_empty()
    );
    let late = act(&table, 1, "end", "x");
    let refused = try_it(&mut table, "snorri", late, 2_000_000);
    assert_eq!(refused, Err(TableError::StoodIn));
}

#[test]
fn another_game_opens_its_seat_again() {
    let mut table = table(opening("dice", 2, Value::Null));
    try_it(&mut table, "ann", invite(1), 0).unwrap();
    let choose = |game: Option<&str>| Command::ChangeOptions {
        options: Value::Null,
        game: game.map(str::to_owned),
        seats: None,
        seed: fresh(4),
    };
    try_it(&mut table, "ann", choose(None), 0).unwrap();
    assert!(table.is_program("snorri"), "the same game");
    try_it(&mut table, "ann", choose(Some("two")), 0).unwrap();
    assert_eq!(table.seats()[1].holder, SeatHolder::Open);
}
