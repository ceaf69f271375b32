//! Trade Master (Handelsmeister): the other player gives two resources of one's choice.

use game::Seat;

use crate::card::{CardDef, CardId, Kind};
use crate::effects::{Condition, Custom};
use crate::play::Play;
use crate::questions::taking;
use crate::state::Task;

pub const CARD: CardDef = CardDef {
    moons: 1,
    requires: Condition::Have(CardId::MerchantGuild),
    custom: Custom {
        check: Some(taking::check),
        play: Some(play),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-trade_master", Kind::AttackAction, 2)
};

fn play(play: &mut Play, seat: Seat) {
    play.next([Some(Task::Demand {
        seat,
        left: 2,
        any: false,
        taken: 0,
    })]);
}
