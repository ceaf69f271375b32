//! Bishop (Bischof): moves the robber and robs everybody at his new hex.

use game::{RuleId, Seat, Violation};
use serde::{Deserialize, Serialize};

use super::{CardDef, CardQuestion, Question};
use crate::knights::chase::{self, LANDED};
use crate::knights::{KnightAction, KnightMenu, Spot};
use crate::play::Play;
use crate::questions::figures::chased;
use crate::rules::Rules;
use crate::state::{State, Task};

/// Move the robber and draw a card from every opponent with a building at his new hex.
pub const RULE: RuleId = RuleId("CK-CARD-bishop");
// CK-74, SEA-160: Only the robber, never the pirate. CK-R-27: the desert will do.

pub static CARD: CardDef = CardDef {
    can: |rules, state, seat| {
        state.public.knights.landed && !chased::targets(rules, state, seat, false).is_empty()
    },
    why_not: |state, _| LANDED.require(state.public.knights.landed).err(),
    play: |play, _| play.ask(CardQuestion::Bishop(Asks::Hex)),
    ..CardDef::new(RULE, 2)
};

/// Where the robber goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Asks {
    /// A hex; everybody beside it is robbed.
    Hex,
}

impl Question for Asks {
    fn key(&self) -> &'static str {
        "board-prompt-robber"
    }

    fn options(&self, rules: &Rules, state: &State, seat: Seat) -> KnightMenu {
        KnightMenu::none().on(Spot::Drive, chased::targets(rules, state, seat, false))
    }

    fn refuse(
        &self,
        rules: &Rules,
        state: &State,
        _: Seat,
        answer: KnightAction,
    ) -> Option<Violation> {
        let KnightAction::On(Spot::Drive, hex) = answer else {
            return None;
        };
        chase::check_drive(rules, state, false, hex).err()
    }

    /// One card each, clockwise from the card player.
    fn answer(&self, play: &mut Play, seat: Seat, answer: KnightAction) {
        play.done();
        play.move_robber(seat, answer.hex());
        let victims = chased::victims(play.rules, play.state(), seat);
        let order = chased::clockwise(play.rules, seat).rev();
        for victim in order.filter(|victim| victims.contains(*victim)) {
            play.next(Task::Steal(victim));
        }
    }
}
