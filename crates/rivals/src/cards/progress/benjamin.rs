//! Benjamin the Traveling Scholar (Benjamin, der fahrende Scholar):
//! own landscapes with this turn's number produce once more.

use game::Seat;

use crate::card::{CardDef, Kind};
use crate::effects::Custom;
use crate::play::Play;

pub const CARD: CardDef = CardDef {
    custom: Custom {
        play: Some(play),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-benjamin", Kind::NeutralAction, 1)
};

/// RIV-R-19: no production roll, so boosters and Marketplaces are left out.
fn play(play: &mut Play, seat: Seat) {
    let lands = play
        .state()
        .realm(seat)
        .numbered(play.state().public.dice.number);
    play.produce(seat, lands, |_| 1);
}
