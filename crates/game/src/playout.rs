//! Playing a game through: the one loop of simulators, matches and random play.

use crate::{Awaits, Choices, Game, Log, Luck, Outcome, Seat, Step, Tickets};

/// What a game that was played through came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Playout {
    /// None if the game was left at its step limit.
    pub outcome: Option<Outcome>,
    /// Decisions of seats; draws are not counted.
    pub actions: u64,
    /// Draws of chance.
    pub draws: u64,
}

/// Who decides in a game that is played through.
pub trait Players<G: Game, L: Luck + ?Sized> {
    /// Decides for a seat that is awaited, and carries it out.
    fn act(&mut self, game: &G, state: &mut G::State, seat: Seat, luck: &mut L);

    /// Carries out a draw.
    fn draw(&mut self, game: &G, state: &mut G::State, outcome: G::Chance);
}

/// Plays on from `state`, for at most `max_actions` decisions; of several awaited seats the lowest
/// is asked first.
#[inline(always)]
pub fn play_through<G: Game, L: Luck + ?Sized>(
    game: &G,
    state: &mut G::State,
    players: &mut impl Players<G, L>,
    luck: &mut L,
    max_actions: u64,
) -> Playout {
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
                players.draw(game, state, outcome);
                played.draws += 1;
            }
            Awaits::Seats(seats) => {
                players.act(game, state, seats.lowest(), luck);
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

/// Plays on from `state`, every listed decision equally likely, for at most `max_actions` of them.
///
/// This is the loop by which the simulator is timed.
pub fn playout<G: Game, L: Luck>(
    game: &G,
    state: &mut G::State,
    luck: &mut L,
    max_actions: u64,
) -> Playout {
    play_through(game, state, &mut Uniform(Log::off()), luck, max_actions)
}

/// Every listed decision equally likely, and nobody listens.
struct Uniform<E>(Log<E>);

impl<G: Game, L: Luck + ?Sized> Players<G, L> for Uniform<G::Event> {
    #[inline(always)]
    fn act(&mut self, game: &G, state: &mut G::State, seat: Seat, luck: &mut L) {
        let menu = game.menu(state, seat);
        let count = menu.count();
        // A forced decision needs no draw.
        let k = if count == 1 { 0 } else { luck.below(count) };
        game.apply(state, Step::Act(seat, menu.nth(k)), &mut self.0);
    }

    #[inline(always)]
    fn draw(&mut self, game: &G, state: &mut G::State, outcome: G::Chance) {
        game.apply(state, Step::Chance(outcome), &mut self.0);
    }
}
