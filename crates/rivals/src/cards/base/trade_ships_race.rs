//! Trade Ships Race (Wettfahrt der Handelsschiffe):
//! one resource for the player with more trade ships.

use crate::card::{CardDef, Kind};
use crate::effects::Custom;
use crate::play::Play;
use crate::state::{Task, other};

pub const CARD: CardDef = CardDef {
    moons: 1,
    custom: Custom {
        event: Some(event),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-trade_ships_race", Kind::Event, 1)
};

/// On a tie both, but not without ships.
fn event(play: &mut Play) {
    let state = play.state();
    let ships = |seat| state.realm(seat).derived().ships;
    let gains = state.in_order().map(|seat| {
        let wins = ships(seat) > 0 && ships(seat) >= ships(other(seat));
        wins.then_some(Task::gain_any(seat, 1))
    });
    play.next(gains);
}
