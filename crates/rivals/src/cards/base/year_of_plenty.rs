//! Year of Plenty (Ertragreiches Jahr): landscapes gain for each Storehouse and Abbey beside them.

use crate::card::{CardDef, Kind};
use crate::effects::{Custom, Effect};
use crate::places::{PLACES, Places};
use crate::play::Play;

pub const CARD: CardDef = CardDef {
    moons: 1,
    custom: Custom {
        event: Some(event),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-year_of_plenty", Kind::Event, 2)
};

/// Several such buildings beside one landscape add up.
fn event(play: &mut Play) {
    for seat in play.state().in_order() {
        let mut units = [0; PLACES];
        let mut lands = Places::NONE;
        for (side, card) in play.state().realm(seat).cards() {
            if card.def().effects.contains(&Effect::Plenty) {
                lands |= side.beside();
                side.beside().iter().for_each(|it| units[it.index()] += 1);
            }
        }
        play.produce(seat, lands, |place| units[place.index()]);
    }
}
