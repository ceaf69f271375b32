//! What the two monopolies have in common: a kind is named, and every opponent gives cards of it.

use game::{Phrase, Seat};
use serde::{Deserialize, Serialize};

use super::{ProgressCard, Question};
use crate::knights::simple::Simple;
use crate::knights::{KnightAction, KnightMenu};
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{Public, State};

/// Which kind is taken from everybody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Asks {
    /// CK-CARD-resource_monopoly: up to two cards of a resource.
    Resource,
    /// CK-CARD-trade_monopoly: one card of a commodity.
    Commodity,
}

impl Asks {
    const fn card(self) -> ProgressCard {
        match self {
            Asks::Resource => ProgressCard::ResourceMonopoly,
            Asks::Commodity => ProgressCard::TradeMonopoly,
        }
    }

    /// The kinds that may be named, one bit each.
    const fn kinds(self) -> u8 {
        match self {
            Asks::Resource => 0b0001_1111,
            Asks::Commodity => 0b1110_0000,
        }
    }

    /// So many cards everybody gives, or what they have.
    const fn most(self) -> u8 {
        match self {
            Asks::Resource => 2,
            Asks::Commodity => 1,
        }
    }
}

impl Question for Asks {
    fn key(&self) -> &'static str {
        "knights-prompt-name"
    }

    fn prompt(&self, _: &Public) -> Phrase {
        Phrase::new(self.key()).with("card", self.card())
    }

    fn options(&self, _: &Rules, _: &State, _: Seat) -> KnightMenu {
        KnightMenu::of(Simple::name(self.kinds()))
    }

    /// For all to see (CK-R-44).
    fn answer(&self, play: &mut Play, seat: Seat, answer: KnightAction) {
        let kind = answer.kind();
        play.done();
        play.name_kind(seat, self.card(), kind);
        for from in Seat::all(play.rules.players) {
            let count = play.state().hand(from).count(kind).min(self.most());
            if from != seat && count > 0 {
                play.exact(seat, from, kind, count);
            }
        }
    }
}
