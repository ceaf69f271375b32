//! How a game goes on, for tests that look at every step.

use crate::{Awaits, Game, Luck, Seat, Step, StepOf, Tickets};

/// The next step: a draw, or what `choose` decides for the lowest awaited seat; none when the game
/// is over. Tests that only want the end play it through: [`crate::play_through`].
pub fn next_step<G: Game, L: Luck>(
    game: &G,
    state: &G::State,
    luck: &mut L,
    choose: impl FnOnce(Seat, &mut L) -> G::Action,
) -> Option<StepOf<G>> {
    match game.awaits(state) {
        Awaits::Over(_) => None,
        Awaits::Chance => {
            let bag = game.bag(state);
            Some(Step::Chance(bag.nth(luck.below(bag.total()))))
        }
        Awaits::Seats(seats) => {
            let seat = seats.lowest();
            Some(Step::Act(seat, choose(seat, luck)))
        }
    }
}
