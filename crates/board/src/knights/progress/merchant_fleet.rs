//! Merchant Fleet (Handelsflotte): one kind at 2:1 for the rest of the turn.

use game::{Phrase, RuleId, Seat};
use serde::{Deserialize, Serialize};

use super::{CardDef, CardQuestion, ProgressCard, Question};
use crate::knights::simple::Simple;
use crate::knights::{KnightAction, KnightMenu, rates};
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{Public, State};

/// Name a resource or commodity and trade it at 2:1 with the bank until the end of the turn.
pub const RULE: RuleId = RuleId("CK-CARD-merchant_fleet");

pub static CARD: CardDef = CardDef {
    play: |play, _| play.ask(CardQuestion::MerchantFleet(Asks::Kind)),
    ..CardDef::new(RULE, 2)
};

/// What is traded at 2:1 for the rest of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Asks {
    /// A resource or a commodity.
    Kind,
}

impl Question for Asks {
    fn key(&self) -> &'static str {
        "knights-prompt-name"
    }

    fn prompt(&self, _: &Public) -> Phrase {
        Phrase::new(self.key()).with("card", ProgressCard::MerchantFleet)
    }

    fn options(&self, _: &Rules, _: &State, _: Seat) -> KnightMenu {
        KnightMenu::of(Simple::name(u8::MAX))
    }

    /// A second copy may name a second kind.
    fn answer(&self, play: &mut Play, seat: Seat, answer: KnightAction) {
        let kind = answer.kind();
        play.done();
        play.name_kind(seat, ProgressCard::MerchantFleet, kind);
        play.open_fleet(kind);
        rates::refresh(play, seat);
    }
}
