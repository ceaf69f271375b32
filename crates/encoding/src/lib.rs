//! Decisions and views as numbers, for programs that learn: every action a game can ever list has
//! a fixed number, and what a seat sees is a fixed row of small numbers.
//!
//! Both are told by a [`Plan`], which depends on the game alone, never on how it stands. Nothing
//! here knows a rule: what is allowed is asked of the game. See `docs/python.md`.

mod board;
mod dice;
mod plan;
mod rivals;

pub use plan::{Field, Plan, Span};

use game::{Choices, Game, Seat, Viewer};

/// A game whose decisions and views can be written as numbers.
pub trait Encoded: Game {
    /// What the numbers of this table mean. With `offers` there are also numbers for the small
    /// ones among the proposals that no menu lists.
    fn plan(&self, offers: bool) -> Plan;

    /// The number of an action of `seat`; none for what was left out.
    fn number(&self, plan: &Plan, seat: Seat, action: Self::Action) -> Option<usize>;

    /// The action behind a number; none if it means nothing to this seat.
    fn action(&self, plan: &Plan, seat: Seat, number: usize) -> Option<Self::Action>;

    /// Writes what `seat` sees into a row of zeros.
    fn observe(&self, plan: &Plan, view: &Self::View, seat: Seat, row: &mut [i8]);

    /// How many numbers at the beginning of a row never change while a game goes on.
    fn steady(&self, _plan: &Plan) -> usize {
        0
    }

    /// The same as [`Encoded::observe`] for the view of `seat`, without making that view where it
    /// can be done without. Unless it is done anew, the row still has the steady numbers of this
    /// game, and zeros behind them.
    fn look(&self, plan: &Plan, state: &Self::State, seat: Seat, row: &mut [i8], _anew: bool) {
        self.observe(plan, &self.view(state, Viewer::Seat(seat)), seat, row);
    }

    /// Proposals with a number that `seat` may make now.
    fn offers(
        &self,
        _plan: &Plan,
        _state: &Self::State,
        _seat: Seat,
        _each: &mut dyn FnMut(usize),
    ) {
    }
}

/// Marks what is in the menu of `seat`, in a row of zeros.
#[inline]
pub fn mark<G: Encoded>(game: &G, plan: &Plan, seat: Seat, menu: &G::Menu, mask: &mut [u8]) {
    menu.each(&mut |action| {
        let number = game.number(plan, seat, action);
        mask[number.expect("whatever a menu lists has a number")] = 1;
    });
}

/// Numbers above what a small number can say are cut off there.
fn small(number: impl TryInto<i8>) -> i8 {
    number.try_into().unwrap_or(i8::MAX)
}

/// How many seats after the viewer's somebody sits.
fn after(viewer: Seat, seat: Seat, seats: u8) -> usize {
    usize::from((seat.0 + seats - viewer.0) % seats)
}

/// The other way round.
fn seat_after(viewer: Seat, distance: usize, seats: u8) -> Seat {
    Seat(((viewer.index() + distance) % usize::from(seats)) as u8)
}
