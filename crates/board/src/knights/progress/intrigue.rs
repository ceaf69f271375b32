//! Intrigue (Intrige): drives a foreign knight away without a knight of one's own.

use game::{RuleId, Seat};
use hexgrid::CornerSet;
use serde::{Deserialize, Serialize};

use super::{CardDef, CardQuestion, Question};
use crate::knights::{KnightAction, KnightMenu, Site, movement};
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{KnightTask, State};

/// A foreign knight, however strong, on a corner at an own road has to make way.
pub const RULE: RuleId = RuleId("CK-CARD-intrigue");

pub static CARD: CardDef = CardDef {
    can: |_, state, seat| !targets(state, seat).is_empty(),
    play: |play, _| {
        play.ask(KnightTask::Judge);
        play.ask(CardQuestion::Intrigue(Asks::Knight));
    },
    ..CardDef::new(RULE, 2)
};

fn targets(state: &State, seat: Seat) -> CornerSet {
    let knights = &state.public.knights;
    knights.occupied & !knights.realm(seat).knights() & state.pieces(seat).touched
}

/// Whom to drive away.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Asks {
    /// A knight of an opponent's on the own network.
    Knight,
}

impl Question for Asks {
    fn key(&self) -> &'static str {
        "knights-prompt-intrigue"
    }

    fn options(&self, _: &Rules, state: &State, seat: Seat) -> KnightMenu {
        KnightMenu::none().at(Site::Oust, targets(state, seat))
    }

    fn answer(&self, play: &mut Play, seat: Seat, answer: KnightAction) {
        let corner = answer.corner();
        play.done();
        let owner = play.state().public.knights.owner_at(corner);
        movement::drive_away(play, seat, owner.expect("a knight stands here"), corner);
        movement::settle_displaced(play);
    }
}
