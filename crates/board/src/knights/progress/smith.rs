//! Smith (Schmied): promotes up to two knights for nothing.

use game::{RuleId, Seat};
use serde::{Deserialize, Serialize};

use super::{CardDef, CardQuestion, Question, SiteCheck};
use crate::knights::simple::Simple;
use crate::knights::{KnightAction, KnightMenu, Site, knight};
use crate::play::Play;
use crate::rules::Rules;
use crate::state::State;

/// Promote one or two own knights by one rank each, free of cost.
pub const RULE: RuleId = RuleId("CK-CARD-smith");

pub static CARD: CardDef = CardDef {
    can: |_, state, seat| !knight::risers(state, seat).is_empty(),
    play: |play, _| play.ask(CardQuestion::Smith(Asks::First)),
    ..CardDef::new(RULE, 2)
};

/// One after the other, so that a piece freed by the first may serve the second.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Asks {
    /// One of the own knights.
    First,
    /// Another one, or none.
    Second,
}

impl Question for Asks {
    fn key(&self) -> &'static str {
        match self {
            Asks::First => "knights-prompt-first-smith",
            Asks::Second => "knights-prompt-second-smith",
        }
    }

    fn options(&self, _: &Rules, state: &State, seat: Seat) -> KnightMenu {
        let pass = match self {
            Asks::First => Simple::NONE,
            Asks::Second => Simple::PASS,
        };
        KnightMenu::of(pass).at(Site::Promote, knight::risers(state, seat))
    }

    fn site(&self) -> Option<(Site, SiteCheck)> {
        Some((Site::Promote, knight::check_rise))
    }

    fn answer(&self, play: &mut Play, seat: Seat, answer: KnightAction) {
        if answer == KnightAction::Pass {
            play.done();
            return;
        }
        play.promote_knight(seat, answer.corner());
        if *self == Asks::First && !knight::risers(play.state(), seat).is_empty() {
            play.ask_instead(CardQuestion::Smith(Asks::Second));
        } else {
            play.done();
        }
    }
}
