//! Gift for the Prince (Geschenk für den Fürsten): one gold for each unit with strength.

use crate::card::{CardDef, Kind};
use crate::effects::Custom;
use crate::goods::Resource;
use crate::play::Play;
use crate::state::Task;

pub const CARD: CardDef = CardDef {
    moons: 1,
    custom: Custom {
        event: Some(event),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-gift_for_the_prince", Kind::Event, 1)
};

fn event(play: &mut Play) {
    let state = play.state();
    let gains = state.in_order().map(|seat| {
        let realm = state.realm(seat);
        let strong = realm
            .units()
            .filter(|(_, card)| card.def().points.strength > 0);
        let left = strong.count() as u8;
        let places = realm.places_of(Resource::Gold);
        (left > 0).then_some(Task::Gain { seat, left, places })
    });
    play.next(gains);
}
