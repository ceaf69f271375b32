//! Bishop (Bischof): moves the robber and robs everybody at his new hex.

use game::{RuleId, Seat, Violation};
use hexgrid::Hex;

use super::CardDef;
use crate::knights::chase::LANDED;
use crate::play::Play;
use crate::questions::figures::chased;
use crate::rules::Rules;
use crate::state::{KnightTask, State, Task};

/// Move the robber and draw a card from every opponent with a building at his new hex.
pub const RULE: RuleId = RuleId("CK-CARD-bishop");
// CK-74, SEA-160: Only the robber, never the pirate. CK-R-27: the desert will do.

pub static CARD: CardDef = CardDef {
    rule: RULE,
    copies: 2,
    check,
    play,
};

fn check(rules: &Rules, state: &State, seat: Seat) -> Result<(), Violation> {
    LANDED.require(state.public.knights.landed)?;
    RULE.require(!chased::targets(rules, state, seat, false).is_empty())
}

fn play(play: &mut Play, _: Seat) {
    play.ask(KnightTask::Bishop);
}

/// One card each, clockwise from the card player.
pub fn send(play: &mut Play, seat: Seat, hex: Hex) {
    play.done();
    play.move_robber(seat, hex);
    let victims = chased::victims(play.rules, play.state(), seat);
    let order = chased::clockwise(play.rules, seat).rev();
    for victim in order.filter(|victim| victims.contains(*victim)) {
        play.next(Task::Steal(victim));
    }
}
