//! Scout (Kundschafter): pick the two landscapes of a new settlement out of the stack.

use game::Seat;

use crate::card::{CardDef, CardId, Kind};
use crate::places::Centre;
use crate::play::Play;
use crate::state::Task;

pub const CARD: CardDef = CardDef::new("RIV-CARD-scout", Kind::NeutralAction, 2);

/// Played while a settlement is built, in the place of drawing blindly (RIV-R-38). Everybody knows
/// which landscapes are in the stack, and nobody their order; to mix the rest changes nothing.
pub fn play(play: &mut Play, seat: Seat, centre: Centre) {
    play.replace(Task::PickLandscape {
        centre,
        first: None,
    });
    play.show_played(seat, CardId::Scout);
    play.discard(CardId::Scout);
}
