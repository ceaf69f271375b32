//! Points and advantages.

use game::Seat;

use crate::state::{Public, State, other};

/// RIV-166, RIV-167: an advantage needs so many points.
const ADVANTAGE: u8 = 3;

/// RIV-166: three or more strength points and more than the opponent.
pub fn strength_holder(state: &State) -> Option<Seat> {
    strength_holder_of(&state.public)
}

pub fn strength_holder_of(public: &Public) -> Option<Seat> {
    holder([0, 1].map(|seat: usize| public.realms[seat].points().strength))
}

/// RIV-167: three or more commerce points and more than the opponent.
pub fn trade_holder(state: &State) -> Option<Seat> {
    trade_holder_of(&state.public)
}

pub fn trade_holder_of(public: &Public) -> Option<Seat> {
    holder([0, 1].map(|seat: usize| public.realms[seat].points().commerce))
}

/// RIV-168: nobody on a tie.
fn holder([red, blue]: [u8; 2]) -> Option<Seat> {
    match red.cmp(&blue) {
        std::cmp::Ordering::Greater if red >= ADVANTAGE => Some(Seat(0)),
        std::cmp::Ordering::Less if blue >= ADVANTAGE => Some(Seat(1)),
        _ => None,
    }
}

/// RIV-165: settlements, cities, cards and both tokens.
pub fn victory(state: &State, seat: Seat) -> u8 {
    victory_of(&state.public, seat)
}

pub fn victory_of(public: &Public, seat: Seat) -> u8 {
    let tokens = [strength_holder_of(public), trade_holder_of(public)];
    let held = tokens.iter().filter(|it| **it == Some(seat)).count();
    public.realms[seat.index()].points().victory + held as u8
}

/// RIV-R-25: with tokens and conditional points.
pub fn is_behind(public: &Public, seat: Seat) -> bool {
    victory_of(public, seat) < victory_of(public, other(seat))
}
