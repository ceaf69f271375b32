//! Counting all ways a game can go on: the sharpest test of move generation.

use crate::{Awaits, Game, Log, Step, actions, outcomes};

/// How many sequences of `depth` steps lead on from `state`; a different outcome is another step.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let go_on = |step| {
        let mut next = state.clone();
        game.apply(&mut next, step, &mut Log::off());
        perft(game, &next, depth - 1)
    };
    match game.awaits(state) {
        Awaits::Over(_) => 0,
        Awaits::Chance => outcomes(game, state)
            .into_iter()
            .map(|(outcome, _)| go_on(Step::Chance(outcome)))
            .sum(),
        Awaits::Seats(seats) => seats
            .iter()
            .flat_map(|seat| {
                actions(game, state, seat)
                    .into_iter()
                    .map(move |action| Step::Act(seat, action))
            })
            .map(go_on)
            .sum(),
    }
}
