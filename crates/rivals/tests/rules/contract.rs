//! The contract battery over random games of all modes.

use game::testing::Battery;
use game::{Outcome, Step, StepOf};
use rivals::{Action, CardId, Chance, Mode, Options, Rules};

use crate::common::universe::{every_action, invariants};

/// Steps that lay hidden cards open to somebody: drawing a card that was seen before, looking
/// through a stack, and showing a hand.
// The signature is the battery's.
#[allow(clippy::trivially_copy_pass_by_ref)]
fn reveals(_: &Rules, step: &StepOf<Rules>) -> bool {
    match step {
        Step::Act(_, action) => matches!(
            action,
            Action::Draw(_)
                | Action::Stack(_)
                | Action::Search
                | Action::Spend(_)
                | Action::Pass
                | Action::Play(CardId::Traitor)
        ),
        // The last fresh card of a stack that is looked through; an event or a failed defence
        // that shows a hand.
        Step::Chance(outcome) => matches!(outcome, Chance::Card(_) | Chance::Number(_)),
    }
}

fn battery(mode: Mode, games: u32, seed: u64, limit: u16) -> Vec<Outcome> {
    Battery::<Rules> {
        games,
        seed,
        options: &|_| Options {
            mode,
            turn_limit: limit,
            ..Options::default()
        },
        every_action: &every_action,
        invariants: &invariants,
        reveals: &reveals,
        fill_form: &|_, _, _, _| None,
        thorough_every: 300,
        max_steps: 200_000,
    }
    .run()
}

#[test]
fn random_introductory_games_keep_the_contract() {
    assert_eq!(battery(Mode::Intro, 100, 1, 0).len(), 100);
}

#[test]
fn random_games_of_gold_keep_the_contract() {
    assert_eq!(battery(Mode::Gold, 60, 2, 400).len(), 60);
}

#[test]
fn random_games_of_turmoil_keep_the_contract() {
    assert_eq!(battery(Mode::Turmoil, 60, 3, 400).len(), 60);
}

#[test]
fn random_games_of_progress_keep_the_contract() {
    assert_eq!(battery(Mode::Progress, 60, 4, 400).len(), 60);
}

#[test]
fn random_duels_keep_the_contract() {
    assert_eq!(battery(Mode::Duel, 60, 5, 400).len(), 60);
}
