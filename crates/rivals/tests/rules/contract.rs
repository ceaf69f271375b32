//! The contract battery over a thousand random games of each mode, five thousand under `cargo xtask
//! test --long`, and what happened in them.
//!
//! In most games with themes the players think twice before they tear down or trade: players who
//! choose evenly among all they may do tear everything down again, what is torn down never comes
//! back, and half of their games of Gold or Turmoil and four fifths of the others never end. The
//! tenth game is such a one, stopped early, for the positions that only waste leads to.
//! Introductory games, in which nothing is torn down, are all played evenly and to their end.

use std::cell::Cell;
use std::collections::BTreeMap;

use game::testing::{Battery, Witness, games};
use game::{Outcome, Step, StepOf};
use rivals::{Action, CardId, Chance, Event, Kind, Mode, Options, Rules, Set, Task};

use crate::common::universe::{every_action, invariants};

/// Every tenth game of a theme is played evenly, for so many turns.
const EVEN: u32 = 10;
const EVEN_TURNS: u16 = 100;
/// By then the other games have ended, but for very few.
const MANY_TURNS: u16 = 400;
/// One of so many thoughts of tearing down, and of trading, is acted on.
const TEAR_DOWN: u32 = 50;
const TRADE: u32 = 8;
/// So rarely is the end proposed: most games go on to theirs.
const PROPOSE: u32 = 1_000;

/// Steps that lay hidden cards open to somebody: drawing a card that was seen before, looking
/// through a stack, showing a hand, and the second card that leaves one together with the first.
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
                | Action::Under { .. }
                | Action::Play(CardId::Traitor)
        ),
        // The last fresh card of a stack that is looked through; an event or a failed defence
        // that shows a hand.
        Step::Chance(outcome) => matches!(
            outcome,
            Chance::Card(_) | Chance::Moon(_) | Chance::Number(_)
        ),
    }
}

/// What happened in the games of one mode.
struct Tally {
    mode: Mode,
    is_even: bool,
    /// Thoughts that came to nothing, to let every so many pass.
    thoughts: u32,
    turns: u32,
    cards: BTreeMap<CardId, u32>,
}

impl Witness<Rules> for Tally {
    fn begins(&mut self, number: u32) {
        self.is_even = is_even(self.mode, number);
    }

    fn shuns(&mut self, action: &Action) -> bool {
        let one_in = match action {
            Action::TearDown { .. } => TEAR_DOWN,
            Action::Trade { .. } | Action::ShipTrade { .. } => TRADE,
            Action::Propose => PROPOSE,
            _ => return false,
        };
        self.thoughts += 1;
        let is_free = self.is_even && *action != Action::Propose;
        !is_free && !self.thoughts.is_multiple_of(one_in)
    }

    fn hears(&mut self, event: &Event) {
        match event {
            Event::TurnBegan { .. } => self.turns += 1,
            Event::Played { card, .. }
            | Event::Built { card, .. }
            | Event::Attached { card, .. }
            | Event::Revealed { card } => *self.cards.entry(*card).or_default() += 1,
            _ => {}
        }
    }
}

impl Tally {
    /// Prints how long the games were, how they ended and how often each card came.
    fn print(&self, outcomes: &[Outcome]) {
        let mean = f64::from(self.turns) / outcomes.len() as f64;
        let whole = (0..).zip(outcomes);
        let whole: Vec<&Outcome> = whole
            .filter(|(number, _)| limit(self.mode, *number) != EVEN_TURNS)
            .map(|(_, outcome)| outcome)
            .collect();
        let ended = whole.iter().filter(|outcome| !outcome.is_draw()).count();
        println!(
            "{:?}: {} games of {mean:.1} turns; of {} that could end {ended} ended by points",
            self.mode,
            outcomes.len(),
            whole.len()
        );
        assert!(100 * ended >= 99 * whole.len());
        let counts: Vec<(CardId, u32)> = cards_of(self.mode)
            .map(|card| (card, self.cards.get(&card).copied().unwrap_or(0)))
            .collect();
        for row in counts.chunks(4) {
            let cell = |(card, count): &(CardId, u32)| format!("{:<26}{count:>6}", card.name());
            println!(
                "    {}",
                row.iter().map(cell).collect::<Vec<_>>().join("   ")
            );
        }
        // Every card is played, built or revealed.
        for (card, count) in counts {
            assert!(
                count >= games(10, 100),
                "{:?}: {card} came only {count} times",
                self.mode
            );
        }
    }
}

/// All cards that can come in this mode.
fn cards_of(mode: Mode) -> impl Iterator<Item = CardId> {
    CardId::ALL.into_iter().filter(move |card| {
        let def = card.def();
        let is_here = card.set() == Set::Base || mode.themes().contains(&card.set());
        // RIV-62: all copies with a half-moon stay out of the duel, but for events (RIV-60).
        let stays_out = mode == Mode::Duel && def.kind != Kind::Event && def.moons == def.copies;
        is_here && !stays_out
    })
}

fn is_even(mode: Mode, number: u32) -> bool {
    mode == Mode::Intro || number.is_multiple_of(EVEN)
}

fn limit(mode: Mode, number: u32) -> u16 {
    match mode {
        Mode::Intro => 0,
        _ if is_even(mode, number) => EVEN_TURNS,
        _ => MANY_TURNS,
    }
}

fn battery(mode: Mode, seed: u64) {
    let mut tally = Tally {
        mode,
        is_even: true,
        thoughts: 0,
        turns: 0,
        cards: BTreeMap::new(),
    };
    let steps = Cell::new(0_u32);
    let outcomes = Battery::<Rules> {
        games: games(500, 5_000),
        seed,
        options: &|number| Options {
            mode,
            turn_limit: limit(mode, number),
            ..Options::default()
        },
        every_action: &every_action,
        // What does not hold any more will not hold two steps later.
        invariants: &|rules, state| {
            steps.set(steps.get().wrapping_add(1));
            if steps.get().is_multiple_of(3) || state.task() == Task::Over {
                invariants(rules, state);
            }
        },
        reveals: &reveals,
        fill_form: &|_, _, _, _| None,
        thorough_every: 4_000,
        max_steps: 200_000,
    }
    .run_with(&mut tally);
    tally.print(&outcomes);
}

#[test]
fn random_introductory_games_keep_the_contract() {
    battery(Mode::Intro, 1);
}

#[test]
fn random_games_of_gold_keep_the_contract() {
    battery(Mode::Gold, 2);
}

#[test]
fn random_games_of_turmoil_keep_the_contract() {
    battery(Mode::Turmoil, 3);
}

#[test]
fn random_games_of_progress_keep_the_contract() {
    battery(Mode::Progress, 4);
}

#[test]
fn random_duels_keep_the_contract() {
    battery(Mode::Duel, 5);
}
