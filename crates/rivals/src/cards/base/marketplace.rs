//! Marketplace (Markt): one resource when a roll serves more landscapes of the other.

use game::Seat;

use crate::card::{CardDef, CardId, Kind, Points};
use crate::goods::Goods;
use crate::places::Places;
use crate::play::Play;
use crate::state::{State, Task, other};

pub const CARD: CardDef = CardDef {
    cost: Goods::list([0, 1, 0, 0, 1, 0]),
    points: Points {
        commerce: 1,
        ..Points::NONE
    },
    once: true,
    ..CardDef::new("RIV-CARD-marketplace", Kind::Building, 2)
};

/// RIV-91, RIV-R-18: after all landscapes have produced, on every roll of either player.
pub fn run(play: &mut Play) {
    play.done();
    let state = play.state();
    let gains = state.in_order().map(|seat| {
        let places = choice(state, seat)?;
        Some(Task::Gain {
            seat,
            left: 1,
            places,
        })
    });
    play.next(gains);
}

/// Where the unit may go: it is of a kind that the other's landscapes with this number produce.
fn choice(state: &State, seat: Seat) -> Option<Places> {
    let (realm, rival) = (state.realm(seat), state.realm(other(seat)));
    let number = state.public.dice.number;
    let theirs = rival.numbered(number);
    if !realm.has(CardId::Marketplace) || theirs.len() <= realm.numbered(number).len() {
        return None;
    }
    let kinds = theirs.iter().map(|place| rival.kind_at(place));
    Some(kinds.fold(Places::NONE, |sum, kind| sum | realm.places_of(kind)))
}
