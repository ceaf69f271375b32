//! Pirate Ship (Kaperschiff): sinks a trade ship; one gold at a Plentiful Harvest.

use game::Seat;

use crate::actions::Action;
use crate::card::{CardDef, Kind};
use crate::effects::{Custom, Effect};
use crate::goods::Goods;
use crate::play::Play;
use crate::state::{State, Task, other};

pub const CARD: CardDef = CardDef {
    cost: Goods::list([0, 0, 1, 0, 1, 0]),
    effects: &[Effect::Harvest(1)],
    custom: Custom {
        built: Some(built),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-pirate_ship", Kind::OtherUnit, 2)
};

/// RIV-187: the other chooses which of his ships is lost.
fn built(play: &mut Play, seat: Seat) {
    play.next([Some(Task::Sink(other(seat)))]);
}

pub fn goes_on(play: &mut Play, seat: Seat) -> bool {
    let mut menu = Vec::new();
    options(play.state(), seat, &mut menu);
    match menu[..] {
        [] => play.done(),
        [Action::Choose { side, card }] => {
            play.done();
            play.sink(seat, card, side);
        }
        _ => return false,
    }
    true
}

pub fn options(state: &State, seat: Seat, menu: &mut Vec<Action>) {
    let ships = state.realm(seat).cards();
    let ships = ships.filter(|(_, card)| card.kind() == Kind::TradeShip);
    menu.extend(ships.map(|(side, card)| Action::Choose { side, card }));
}
