//! Engineer (Ingenieur): a city wall for nothing.

use game::{RuleId, Seat, Violation};
use hexgrid::Corner;

use super::CardDef;
use crate::knights::wall;
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{KnightTask, State};

/// Build one city wall free of cost.
pub const RULE: RuleId = RuleId("CK-CARD-engineer");

pub static CARD: CardDef = CardDef {
    rule: RULE,
    copies: 1,
    check,
    play,
};

fn check(_: &Rules, state: &State, seat: Seat) -> Result<(), Violation> {
    RULE.require(!wall::sites(state, seat).is_empty())
}

fn play(play: &mut Play, _: Seat) {
    play.ask(KnightTask::FreeWall);
}

pub fn build(play: &mut Play, seat: Seat, corner: Corner) {
    play.done();
    play.build_wall(seat, corner);
}
