//! How many cards are safe from a seven.

use game::Seat;

use crate::play::Play;

/// BASE-51, CK-28: seven, and two more for each city wall.
#[inline]
pub fn of(play: &Play, seat: Seat) -> u8 {
    let walls = play.state().public.knights.realm(seat).walls.len() as u8;
    play.rules.hand_limit + 2 * walls
}
