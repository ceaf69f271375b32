//! Marketplace (Markt): one resource when a roll serves more landscapes of the other.

use game::Seat;

use crate::card::{CardDef, Kind, Points};
use crate::effects::Custom;
use crate::goods::Goods;
use crate::places::Places;
use crate::state::{State, Task, other};

pub const CARD: CardDef = CardDef {
    cost: Goods::list([0, 1, 0, 0, 1, 0]),
    points: Points {
        commerce: 1,
        ..Points::NONE
    },
    once: true,
    custom: Custom {
        produced: Some(produced),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-marketplace", Kind::Building, 2)
};

/// RIV-91, RIV-R-18: after all landscapes have produced, on every roll of either player. The unit
/// is of a kind that the other's landscapes with this number produce.
fn produced(state: &State, seat: Seat) -> Option<Task> {
    let (realm, rival) = (state.realm(seat), state.realm(other(seat)));
    let number = state.public.dice.number;
    let theirs = rival.numbered(number);
    if theirs.len() <= realm.numbered(number).len() {
        return None;
    }
    let kinds = theirs.iter().map(|place| rival.kind_at(place));
    Some(Task::Gain {
        seat,
        left: 1,
        places: kinds.fold(Places::NONE, |sum, kind| sum | realm.places_of(kind)),
    })
}
