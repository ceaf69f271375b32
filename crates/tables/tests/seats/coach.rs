//! The coach: who may ask, what others must have agreed to, and that the answer stays the same.

use protocol::ChangeConditions;
use serde_json::{Value, json};
use tables::{Command, Decided, Entry, Millis, Person, Question, Table, TableError};

use super::people::*;

const HINT: Question = Question::Hint { about: None };

fn sit_with_coach(seat: u8) -> Command {
    Command::Sit {
        seat,
        pledge: None,
        commitment: String::new(),
        coach: true,
    }
}

fn allowing(coach: Option<bool>) -> Command {
    Command::ChangeConditions(ChangeConditions {
        open: false,
        clock: None,
        name: None,
        coach,
    })
}

/// Ann against bots.
fn alone(game: &str, seats: u8) -> Table {
    let mut table = table(opening(game, seats, Value::Null));
    try_it(&mut table, "ann", sit(0), 0).unwrap();
    for seat in 1..seats {
        try_it(&mut table, "ann", bot(seat), 0).unwrap();
    }
    try_it(&mut table, "ann", Command::Start, 0).unwrap();
    while refused(&table, "ann", &HINT) == Some(TableError::NotAwaited) {
        let seat = table.bots_to_ask()[0];
        let answer = table.bot_task(seat, [7; 32]).unwrap().run();
        let pending = table.decide_answer(answer, Millis(0)).unwrap();
        table.commit(pending, Millis(0));
    }
    table
}

fn refused(table: &Table, who: &str, question: &Question) -> Option<TableError> {
    let asked = table.decide(&person(who), Command::Consult, Millis(0));
    let answered = table.consulted(who, question);
    // Both doors say the same, but for what only the question itself is refused for.
    asked.err().or(answered.err())
}

fn answer(table: &Table, who: &str, question: &Question) -> Value {
    let consulted = table.consulted(who, question).unwrap();
    (consulted.work)()
}

#[test]
fn against_bots_the_one_who_sits_here_may_ask_and_nobody_else() {
    let table = alone("dice", 2);
    assert_eq!(refused(&table, "ann", &HINT), None);
    assert_eq!(refused(&table, "ann", &Question::Evaluation), None);
    for stranger in ["bob", ""] {
        assert_eq!(
            refused(&table, stranger, &HINT),
            Some(TableError::NotSeated)
        );
        let standing = refused(&table, stranger, &Question::Evaluation);
        assert_eq!(standing, Some(TableError::NotSeated));
    }
}

#[test]
fn before_the_game_there_is_nothing_to_ask() {
    let mut table = table(opening("dice", 1, Value::Null));
    try_it(&mut table, "ann", sit(0), 0).unwrap();
    assert_eq!(refused(&table, "ann", &HINT), Some(TableError::NotRunning));
}

#[test]
fn among_people_nobody_may_ask_unless_all_have_agreed() {
    let table = started(opening("dice", 3, Value::Null), None);
    for who in ["ann", "bob"] {
        assert_eq!(refused(&table, who, &HINT), Some(TableError::NoCoach));
        let standing = refused(&table, who, &Question::Evaluation);
        assert_eq!(standing, Some(TableError::NoCoach));
    }
    // A bot in the place of somebody who may come back is no bot.
    let mut left = started(opening("dice", 2, Value::Null), None);
    try_it(&mut left, "bob", Command::Stand, 0).unwrap();
    assert_eq!(refused(&left, "ann", &HINT), Some(TableError::NoCoach));
    assert_eq!(refused(&left, "bob", &HINT), Some(TableError::StoodIn));
}

#[test]
fn who_sits_down_agrees_and_nobody_is_made_to() {
    let mut table = table(opening("dice", 2, Value::Null));
    try_it(&mut table, "ann", sit(0), 0).unwrap();
    assert_eq!(
        try_it(&mut table, "bob", allowing(Some(true)), 0),
        Err(TableError::NotHost)
    );
    try_it(&mut table, "ann", allowing(Some(true)), 0).unwrap();
    assert_eq!(json!(table.card(None).coach), "agreed");
    assert_eq!(
        try_it(&mut table, "bob", sit(1), 0),
        Err(TableError::CoachNotAgreed)
    );
    try_it(&mut table, "bob", sit_with_coach(1), 0).unwrap();
    // Taken back, it cannot be asked of somebody who sits here by now.
    try_it(&mut table, "ann", allowing(None), 0).unwrap();
    assert_eq!(json!(table.card(None).coach), "agreed", "it is kept");
    try_it(&mut table, "ann", allowing(Some(false)), 0).unwrap();
    assert_eq!(
        try_it(&mut table, "ann", allowing(Some(true)), 0),
        Err(TableError::SeatedWithoutCoach)
    );
    try_it(&mut table, "bob", Command::Stand, 0).unwrap();
    try_it(&mut table, "ann", allowing(Some(true)), 0).unwrap();
    try_it(&mut table, "bob", sit_with_coach(1), 0).unwrap();
    try_it(&mut table, "ann", Command::Start, 0).unwrap();
    let awaited = if refused(&table, "ann", &HINT).is_none() {
        ("ann", "bob")
    } else {
        ("bob", "ann")
    };
    assert_eq!(refused(&table, awaited.0, &HINT), None);
    assert_eq!(
        refused(&table, awaited.1, &HINT),
        Some(TableError::NotAwaited)
    );
    let standing = refused(&table, awaited.1, &Question::Evaluation);
    assert_eq!(standing, None, "how it stands may be asked at any time");
}

#[test]
fn a_table_at_which_the_coach_was_asked_says_so_for_good() {
    let mut table = alone("dice", 2);
    let part = |table: &Table| json!(table.outline().card.coach);
    assert_eq!(part(&table), "none");
    let Ok(Decided::Pending(pending)) = table.decide(&person("ann"), Command::Consult, Millis(0))
    else {
        panic!("the first question is kept");
    };
    assert_eq!(pending.entries, [Entry::Coached { seat: 0 }]);
    table.commit(pending, Millis(0));
    assert_eq!(part(&table), "asked");
    let again = table.decide(&person("ann"), Command::Consult, Millis(0));
    assert_eq!(
        again,
        Ok(Decided::Already(table.version())),
        "once is enough"
    );
}

#[test]
fn the_same_question_has_the_same_answer_and_what_follows_belongs_to_it() {
    let table = alone("base", 3);
    let hint = answer(&table, "ann", &HINT);
    assert_eq!(hint, answer(&table, "ann", &HINT));
    let choices = hint["choices"].as_array().unwrap();
    let values: Vec<i64> = choices
        .iter()
        .map(|it| it["value"].as_i64().unwrap())
        .collect();
    assert!(
        values.len() > 1 && values.is_sorted_by(|one, two| one >= two),
        "{values:?}"
    );
    assert!(!hint["why"].as_array().unwrap().is_empty());
    assert!(hint["look"]["facts"]["place"].is_object(), "{hint}");
    let standing = answer(&table, "ann", &Question::Evaluation);
    let chances = standing["chances"].as_array().unwrap();
    let sum: i64 = chances.iter().map(|it| it.as_i64().unwrap()).sum();
    assert!((9_990..=10_010).contains(&sum), "{chances:?}");
    assert_eq!(standing["points"], Value::Null);
}

#[test]
fn what_an_action_costs_is_told_before_it_is_taken() {
    let table = alone("base", 3);
    let choices = |hint: &Value| hint["choices"].as_array().unwrap().clone();
    let best = choices(&answer(&table, "ann", &HINT))[0]["choice"]["action"].clone();
    let about = |action: &str| Question::Hint {
        about: Some(action.to_owned()),
    };
    let praised = answer(&table, "ann", &about(best.as_str().unwrap()));
    assert_eq!(praised["about"]["loss"], 0);
    // The desert and the coast: nobody founds there.
    let update = table
        .update(table.viewer_of(Some("ann")), 0, Millis(0))
        .unwrap();
    let worst = update.choices.iter().map(|choice| {
        let told = answer(&table, "ann", &about(&choice.action));
        told["about"]["loss"].as_i64().unwrap()
    });
    assert!(worst.take(6).max().unwrap() > 100);
    let Person { id, .. } = person("ann");
    let strange = table.consulted(&id, &about("no move at all"));
    assert!(matches!(strange.err(), Some(TableError::NotUnderstood(_))));
    let long = table.consulted(&id, &about(&"x".repeat(10_000)));
    assert!(matches!(long.err(), Some(TableError::TooLong { .. })));
}
