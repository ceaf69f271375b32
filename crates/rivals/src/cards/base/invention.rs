//! Invention (Erfindung): one resource for each building with a progress point, at most two.

use crate::card::{CardDef, Kind};
use crate::effects::Custom;
use crate::play::Play;
use crate::state::Task;

pub const CARD: CardDef = CardDef {
    custom: Custom {
        event: Some(event),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-invention", Kind::Event, 1)
};

/// Resources one player gains, at most.
const MOST: u8 = 2;

fn event(play: &mut Play) {
    let state = play.state();
    let gains = state.in_order().map(|seat| {
        let buildings = state.realm(seat).buildings();
        let wise = buildings.filter(|(_, card)| card.def().points.progress > 0);
        let left = (wise.count() as u8).min(MOST);
        (left > 0).then_some(Task::gain_any(seat, left))
    });
    play.next(gains);
}
