//! The contract battery over random games of one to four players.

use dice::{BOXES, DICE, Options, Rules, State, Symbol};
use game::testing::{Battery, games};
use game::{Awaits, Game, Outcome, Seat};

use crate::menu::every_action;

/// The track and the symbols tell the same score, and no die is lost or found.
fn invariants(rules: &Rules, state: &State) {
    let turn = state.turn();
    let in_play = turn.dice().total() + turn.cup();
    assert!(in_play <= DICE);
    if !turn.is_fixed() && rules.outcome(state).is_none() {
        assert_eq!(in_play, DICE);
    }
    for seat in Seat::all(rules.seats()) {
        let sheet = state.sheet(seat);
        let marked: i32 = Symbol::all()
            .filter(|symbol| sheet.is_built(*symbol))
            .map(|symbol| i32::from(symbol.points()))
            .sum();
        let crosses = sheet.boxes().iter().filter(|points| **points < 0).count() as i32;
        let open = if seat == state.seat() {
            i32::from(turn.points())
        } else {
            0
        };
        assert_eq!(i32::from(dice::points(sheet)) + 2 * crosses + open, marked);
        assert_eq!(
            sheet.jokers_used() >> sheet.knights(),
            0,
            "a joker without his knight"
        );
        assert!(is_connected(sheet.roads()));
    }
    if let Awaits::Over(outcome) = rules.awaits(state) {
        assert_eq!(state.round() as usize, BOXES);
        assert!(!outcome.is_draw());
    }
}

/// Every built road can be built anew in some order from the start road.
fn is_connected(built: u16) -> bool {
    let mut reached = 0;
    loop {
        let more = dice::sheet::open_roads(reached) & built;
        if more == 0 {
            return reached == built;
        }
        reached |= more;
    }
}

fn battery(seed: u64) -> Vec<Outcome> {
    Battery::<Rules> {
        games: games(1_000, 10_000),
        seed,
        options: &|number| {
            let seats = (number % 4 + 1) as u8;
            let start = (number / 4 % u32::from(seats)) as u8;
            Options { seats, start }
        },
        every_action: &|_| every_action().to_vec(),
        invariants: &invariants,
        reveals: &|_, _| false,
        fill_form: &|_, _, _, _| None,
        thorough_every: 800,
        max_steps: 4 * 15 * 20,
    }
    .run()
}

#[test]
fn random_games_keep_the_contract() {
    let outcomes = battery(1);
    // Chance plays badly, but not always the same game.
    let scores: std::collections::BTreeSet<i16> = outcomes.iter().map(|it| it.points[0]).collect();
    assert!(scores.len() > 30, "{scores:?}");
}

#[test]
fn other_random_games_keep_the_contract() {
    assert_eq!(battery(2).len() as u32, games(1_000, 10_000));
}
