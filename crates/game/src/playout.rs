//! Uniformly random play: the plainest use of the contract, and the loop the simulator is timed by.

use crate::{Awaits, Choices, Draw, Game, Log, Luck, Outcome, Step};

/// What a random game came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Playout {
    /// None if the game was left at its step limit.
    pub outcome: Option<Outcome>,
    /// Decisions of seats; draws are not counted.
    pub actions: u64,
    /// Draws of chance.
    pub draws: u64,
}

/// Plays on from `state`, every listed decision equally likely, for at most `max_actions` of them.
pub fn playout<G: Game, L: Luck>(
    game: &G,
    state: &mut G::State,
    luck: &mut L,
    max_actions: u64,
) -> Playout {
    let mut log = Log::off();
    let mut played = Playout {
        outcome: None,
        actions: 0,
        draws: 0,
    };
    while played.actions < max_actions {
        match game.awaits(state) {
            Awaits::Chance => {
                let bag = game.bag(state);
                let outcome = bag.nth(luck.below(bag.total()));
                game.apply(state, Step::Chance(outcome), &mut log);
                played.draws += 1;
            }
            Awaits::Seats(seats) => {
                let seat = seats.lowest();
                let menu = game.menu(state, seat);
                let count = menu.count();
                // A forced decision needs no draw.
                let k = if count == 1 { 0 } else { luck.below(count) };
                game.apply(state, Step::Act(seat, menu.nth(k)), &mut log);
                played.actions += 1;
            }
            Awaits::Over(outcome) => {
                played.outcome = Some(outcome);
                break;
            }
        }
    }
    played
}
