//! Whom the game waits for.

use game::{Seat, SeatSet};

use crate::base::domestic_trade;
use crate::knights::tasks;
use crate::rules::Rules;
use crate::state::{Public, State, Waits};

/// Whom the game waits for; nobody while it waits for chance.
pub fn seats(rules: &Rules, state: &State) -> SeatSet {
    match state.task().waits() {
        Waits::Turn => SeatSet::of(state.public.turn),
        Waits::Discarding => state.public.discarding,
        Waits::Answers => domestic_trade::awaited(rules, state),
        Waits::Seat(_)
        | Waits::Due
        | Waits::Displaced
        | Waits::Draw(_)
        | Waits::Nobody
        | Waits::End => asked(rules, &state.public).map_or(SeatSet::EMPTY, SeatSet::of),
    }
}

/// The seat that is asked, where it is one alone.
pub fn asked(rules: &Rules, public: &Public) -> Option<Seat> {
    match public.agenda.top().waits() {
        Waits::Turn => Some(public.turn),
        Waits::Seat(seat) => Some(seat),
        Waits::Due => tasks::first_due(rules, public),
        Waits::Displaced => public.knights.displaced.map(|knight| knight.seat),
        Waits::Draw(_) | Waits::Discarding | Waits::Answers | Waits::Nobody | Waits::End => None,
    }
}

/// Might the seat do something now? Where several are asked, what each of them holds tells.
#[inline(always)]
pub fn may_act(state: &State, seat: Seat) -> bool {
    match state.task().waits() {
        Waits::Turn => seat == state.public.turn,
        Waits::Seat(asked) => seat == asked,
        Waits::Discarding | Waits::Answers | Waits::Due | Waits::Displaced => true,
        Waits::Draw(_) | Waits::Nobody | Waits::End => false,
    }
}
