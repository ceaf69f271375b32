//! Cards of one's choice that something other than a roll brings (SEA-96).

use game::Seat;

use crate::play::Play;
use crate::sea::gold;

/// SC7-12: the fleet was beaten.
pub fn owe_one(play: &mut Play, seat: Seat) {
    gold::owe_one(play, seat);
}
