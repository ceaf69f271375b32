//! Staple House (Stapelhaus): two resources when it is built.

use game::Seat;

use crate::card::{CardDef, CardId, Kind, Points};
use crate::effects::{Condition, Custom};
use crate::goods::Goods;
use crate::play::Play;
use crate::state::Task;

pub const CARD: CardDef = CardDef {
    moons: 1,
    cost: Goods::list([2, 0, 0, 2, 1, 0]),
    points: Points {
        victory: 1,
        ..Points::NONE
    },
    requires: Condition::Have(CardId::MerchantGuild),
    custom: Custom {
        built: Some(built),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-staple_house", Kind::CityBuilding, 2)
};

/// RIV-127: it cannot pay for the card itself.
fn built(play: &mut Play, seat: Seat) {
    play.next([Some(Task::gain_any(seat, 2))]);
}
