//! The menu against the slow generator, and against the check, in random games.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use dice::{Action, Face, Faces, Knight, Symbol};
use game::testing::{TestLuck, games};
use game::{Awaits, Choices, Game, Luck, Seat, actions, outcomes};

use crate::reference::{Print, Slow};
use crate::table::Table;

/// Whatever the notation can say, allowed or not, sorted.
pub fn every_action() -> &'static [Action] {
    static ALL: LazyLock<Vec<Action>> = LazyLock::new(|| {
        let mut all: Vec<Action> = every_hand().map(Action::Reroll).collect();
        all.extend(Symbol::all().map(Action::Build));
        for knight in Knight::all() {
            for from in Face::ALL {
                all.extend(Face::ALL.map(|to| Action::Joker { knight, from, to }));
            }
        }
        all.extend(Face::ALL.map(Action::Trade));
        all.push(Action::End);
        all.sort();
        all
    });
    &ALL
}

/// All counts of faces of none to six dice.
fn every_hand() -> impl Iterator<Item = Faces> {
    (0..7_u32.pow(6))
        .map(|number| [0, 1, 2, 3, 4, 5].map(|digit| (number / 7_u32.pow(digit) % 7) as u8))
        .filter_map(|counts| Faces::try_from(counts).ok())
}

/// What can follow according to the engine, in notation.
fn steps(table: &Table) -> BTreeSet<String> {
    match table.rules.awaits(&table.state) {
        Awaits::Over(_) => BTreeSet::new(),
        Awaits::Chance => outcomes(&table.rules, &table.state)
            .iter()
            .map(|(roll, _)| roll.to_string())
            .collect(),
        Awaits::Seats(_) => table.menu().into_iter().collect(),
    }
}

/// Random steps, but whatever builds is preferred, so that sheets fill up.
fn choose(steps: &BTreeSet<String>, luck: &mut TestLuck) -> String {
    let builds: Vec<&String> = steps
        .iter()
        .filter(|step| !["roll", "reroll", "end"].contains(&step.split(' ').next().unwrap()))
        .collect();
    if !builds.is_empty() && luck.below(3) > 0 {
        return builds[luck.below(builds.len() as u32) as usize].clone();
    }
    steps
        .iter()
        .nth(luck.below(steps.len() as u32) as usize)
        .unwrap()
        .clone()
}

#[test]
fn the_slow_generator_lists_the_same() {
    let print = Print::read();
    let mut luck = TestLuck(5);
    for _ in 0..games(10, 40) {
        let (mut table, mut slow) = (Table::solo(), Slow::start());
        while !slow.is_over() {
            let open = steps(&table);
            assert_eq!(open, slow.steps(&print), "{slow:?}");
            let step = choose(&open, &mut luck);
            table = table.play(&step);
            slow.play(&print, &step);
            assert_eq!(table.dice(), slow.dice.join(" "));
        }
        let sum: i64 = slow.boxes.iter().sum();
        assert_eq!(
            table.outcome().map(|outcome| outcome.points[0].into()),
            Some(sum)
        );
        assert!(steps(&table).is_empty());
    }
}

/// The menu lists what the check passes, for every action of the notation and every seat.
#[test]
fn the_menu_lists_exactly_what_the_check_passes() {
    let all = every_action();
    let mut luck = TestLuck(6);
    for game in 0..games(15, 60) {
        let mut table = Table::of(game % 3 + 1, 0);
        while table.outcome().is_none() {
            for seat in Seat::all(table.rules.seats()) {
                let passed: Vec<Action> = all
                    .iter()
                    .copied()
                    .filter(|action| table.rules.check(&table.state, seat, *action).is_ok())
                    .collect();
                assert_eq!(actions(&table.rules, &table.state, seat), passed);
                let menu = table.rules.menu(&table.state, seat);
                assert!(passed.iter().all(|action| menu.contains(*action)));
                let contained = all.iter().filter(|action| menu.contains(**action));
                assert_eq!(contained.count(), passed.len());
            }
            let step = choose(&steps(&table), &mut luck);
            table = table.play(&step);
        }
    }
}

#[test]
fn notation_is_read_as_it_is_written() {
    for action in every_action() {
        assert_eq!(action.to_string().parse(), Ok(*action), "{action}");
    }
    assert_eq!(
        "reroll gold ore".parse(),
        "reroll ore gold".parse::<Action>()
    );
    for nonsense in [
        "",
        "build R0",
        "road R16",
        "road",
        "settle S6",
        "joker K1",
        "reroll mud",
    ] {
        assert!(nonsense.parse::<Action>().is_err(), "{nonsense}");
    }
    assert!("end now".parse::<Action>().is_err());
    assert!(
        "roll ore ore ore ore ore ore ore"
            .parse::<dice::Roll>()
            .is_err()
    );
    assert!("joker K1 gold ore ore".parse::<Action>().is_err());
}
