//! Gudrun, Terror of the Seas (Gudrun, Schrecken der Meere):
//! two gold of the other player for each own Pirate Ship.

use game::Seat;

use crate::card::{CardDef, CardId, Kind};
use crate::effects::Custom;
use crate::goods::Resource;
use crate::play::Play;
use crate::questions::taking;
use crate::state::{STORE, State, other};

pub const CARD: CardDef = CardDef {
    custom: Custom {
        play: Some(play),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-gudrun", Kind::AttackAction, 1)
};

/// Gold for each Pirate Ship.
const GOLD: u8 = 2;

/// RIV-R-47: what she demands, what he has, what fits.
fn amount(state: &State, seat: Seat) -> u8 {
    let realm = state.realm(seat);
    let places = realm.places_of(Resource::Gold);
    let room: u8 = places.iter().map(|it| STORE - realm.store(it)).sum();
    let stock = state.realm(other(seat)).goods().count(Resource::Gold);
    (GOLD * realm.count(CardId::PirateShip))
        .min(stock)
        .min(room)
}

fn play(play: &mut Play, seat: Seat) {
    let places = play.state().realm(seat).places_of(Resource::Gold);
    let amount = amount(play.state(), seat);
    taking::give(play, seat, Resource::Gold, amount, places);
}
