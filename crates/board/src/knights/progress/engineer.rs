//! Engineer (Ingenieur): a city wall for nothing.

use game::{RuleId, Seat};
use serde::{Deserialize, Serialize};

use super::{CardDef, CardQuestion, Question, SiteCheck};
use crate::knights::{KnightAction, KnightMenu, Site, wall};
use crate::play::Play;
use crate::rules::Rules;
use crate::state::State;

/// Build one city wall free of cost.
pub const RULE: RuleId = RuleId("CK-CARD-engineer");

pub static CARD: CardDef = CardDef {
    can: |_, state, seat| !wall::sites(state, seat).is_empty(),
    play: |play, _| play.ask(CardQuestion::Engineer(Asks::City)),
    ..CardDef::new(RULE, 1)
};

/// Where the free wall is built.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Asks {
    /// An own city without a wall.
    City,
}

impl Question for Asks {
    fn key(&self) -> &'static str {
        "knights-prompt-wall"
    }

    fn options(&self, _: &Rules, state: &State, seat: Seat) -> KnightMenu {
        KnightMenu::none().at(Site::Wall, wall::sites(state, seat))
    }

    fn site(&self) -> Option<(Site, SiteCheck)> {
        Some((Site::Wall, wall::check_site))
    }

    fn answer(&self, play: &mut Play, seat: Seat, answer: KnightAction) {
        play.done();
        play.build_wall(seat, answer.corner());
    }
}
