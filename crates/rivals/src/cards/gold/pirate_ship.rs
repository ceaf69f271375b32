//! Pirate Ship (Kaperschiff): sinks a trade ship; one gold at a Plentiful Harvest.

use game::Seat;

use crate::actions::Action;
use crate::card::{CardDef, CardId, Kind};
use crate::effects::{Ask, Custom, Effect};
use crate::goods::Goods;
use crate::play::Play;
use crate::setup::Rules;
use crate::state::{Asked, State, Task, other};

pub const CARD: CardDef = CardDef {
    cost: Goods::list([0, 0, 1, 0, 1, 0]),
    effects: &[Effect::Harvest(1)],
    custom: Custom {
        built: Some(built),
        asks: Some(Ask::new(|_| "rivals-prompt-sink", options, answer)),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-pirate_ship", Kind::OtherUnit, 2)
};

/// RIV-187: the other chooses which of his ships is lost.
fn built(play: &mut Play, seat: Seat) {
    play.next([Some(Task::ask(CardId::PirateShip, other(seat)))]);
}

fn options(_: &Rules, state: &State, asked: Asked, menu: &mut Vec<Action>) {
    let ships = state.realm(asked.seat).cards();
    let ships = ships.filter(|(_, card)| card.kind() == Kind::TradeShip);
    menu.extend(ships.map(|(side, card)| Action::Choose { side, card }));
}

fn answer(play: &mut Play, asked: Asked, action: Action) {
    if let Action::Choose { side, card } = action {
        play.sink(asked.seat, card, side);
    }
}
