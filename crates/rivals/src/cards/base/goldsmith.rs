//! Goldsmith (Goldschmied): pay three gold, take any two resources.

use game::Seat;

use crate::card::{CardDef, Kind};
use crate::effects::Custom;
use crate::goods::{Goods, Resource};
use crate::play::Play;
use crate::questions::playing::NO_EFFECT;
use crate::state::{State, Task};
use crate::verdict::{Verdict, require};

pub const CARD: CardDef = CardDef {
    custom: Custom {
        check: Some(check),
        play: Some(play),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-goldsmith", Kind::NeutralAction, 2)
};

const PRICE: Goods = Goods::of(Resource::Gold, 3);

fn check(state: &State, seat: Seat) -> Verdict {
    require(NO_EFFECT, state.realm(seat).goods().covers(PRICE))
}

fn play(play: &mut Play, seat: Seat) {
    play.note_paid(seat, PRICE);
    play.next([
        Some(Task::Pay { seat, owed: PRICE }),
        Some(Task::gain_any(seat, 2)),
    ]);
}
