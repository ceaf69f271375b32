//! Positions to measure on: the same ones on every run.

// Each bench takes the parts it needs.
#![allow(dead_code)]

use arena::FastLuck;
use board::{Options, Rules, Setup, State};
use game::{Choices, Game, Log, Luck, Seat, Step, Tickets, playout};

/// The base game for four on an island dealt from `seed`.
pub fn base(seed: u64) -> (Rules, FastLuck) {
    open(&Options::default(), seed)
}

/// The game for two.
pub fn two(seed: u64) -> (Rules, FastLuck) {
    open(
        &Options {
            seats: 2,
            neutrals: true,
            ..Options::default()
        },
        seed,
    )
}

fn open(options: &Options, seed: u64) -> (Rules, FastLuck) {
    let mut luck = FastLuck::of_game(seed, 0);
    let setup = <Setup as game::Setup>::deal(options, &mut luck).expect("the options are valid");
    (Rules::open(setup).expect("a dealt set-up opens"), luck)
}

/// The middle of a random game: `actions` decisions after the start.
pub fn middle(rules: &Rules, luck: &mut FastLuck, actions: u64) -> State {
    let mut state = rules.start();
    playout(rules, &mut state, luck, actions);
    state
}

/// A whole random game; returns its decisions, so that nothing is optimised away.
pub fn whole_game((rules, mut luck): (Rules, FastLuck)) -> u64 {
    let mut state = rules.start();
    playout(&rules, &mut state, &mut luck, 1_000_000).actions
}

/// One decision or draw, chosen and carried out.
pub fn one_step(rules: &Rules, state: &mut State, luck: &mut impl Luck) {
    let step = match rules.awaits(state) {
        game::Awaits::Seats(seats) => {
            let seat: Seat = seats.lowest();
            let menu = rules.menu(state, seat);
            Step::Act(seat, menu.nth(luck.below(menu.count())))
        }
        game::Awaits::Chance => {
            let bag = rules.bag(state);
            Step::Chance(bag.nth(luck.below(bag.total())))
        }
        game::Awaits::Over(_) => return,
    };
    rules.apply(state, step, &mut Log::off());
}
