//! Fairgrounds (Festplatz): two resources when it is built, for the player with more skill.

use game::Seat;

use crate::card::{CardDef, Kind, Points};
use crate::effects::Custom;
use crate::goods::Goods;
use crate::play::Play;
use crate::state::{Task, other};

pub const CARD: CardDef = CardDef {
    moons: 1,
    cost: Goods::list([0, 1, 2, 0, 1, 0]),
    points: Points {
        victory: 1,
        ..Points::NONE
    },
    custom: Custom {
        built: Some(built),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-fairgrounds", Kind::CityBuilding, 1)
};

/// Equal skill is no lead.
fn built(play: &mut Play, seat: Seat) {
    let skill = |seat| play.state().realm(seat).points().skill;
    if skill(seat) > skill(other(seat)) {
        play.next([Some(Task::gain_any(seat, 2))]);
    }
}
