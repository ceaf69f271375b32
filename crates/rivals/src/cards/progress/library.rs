//! Library (Bibliothek): search a stack when it is built.

use game::Seat;

use crate::card::{CardDef, Kind, Points};
use crate::effects::Custom;
use crate::goods::Goods;
use crate::play::Play;
use crate::state::Task;

pub const CARD: CardDef = CardDef {
    moons: 1,
    cost: Goods::list([1, 0, 2, 1, 0, 0]),
    points: Points {
        victory: 1,
        ..Points::NONE
    },
    custom: Custom {
        built: Some(built),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-library", Kind::CityBuilding, 2)
};

/// RIV-R-61: optional, but who looks must take.
fn built(play: &mut Play, seat: Seat) {
    play.next([Some(Task::Search { seat, free: true })]);
}
