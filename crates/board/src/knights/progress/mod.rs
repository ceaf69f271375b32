//! Progress cards (Fortschrittskarten): one file each, and the table of all of them.

pub mod alchemist;
pub mod bishop;
mod card_def;
pub mod commercial_harbor;
pub mod constitution;
mod counts;
pub mod crane;
mod decks;
pub mod deserter;
pub mod diplomat;
pub mod engineer;
mod harvest;
pub mod intrigue;
pub mod inventor;
pub mod irrigation;
pub mod master_merchant;
pub mod medicine;
pub mod merchant;
pub mod merchant_fleet;
pub mod mining;
mod monopoly;
mod pile;
mod points;
pub mod printer;
mod question;
pub mod resource_monopoly;
pub mod road_building;
pub mod saboteur;
pub mod smith;
pub mod spy;
pub mod trade_monopoly;
pub mod warlord;
pub mod wedding;

use game::{Fact, RuleId};
use serde::{Deserialize, Serialize};

pub use card_def::CardDef;
pub use counts::ProgressCards;
pub use pile::{Pile, Piles, Returned};
pub use question::{Nothing, Question, Shown, SiteCheck};

use super::kinds::Area;
use crate::state::{KnightTask, Waits};

macro_rules! cards {
    ($($area:ident { $($(#[$doc:meta])+ $file:ident $Card:ident $word:literal,)+ })+) => {
        /// All kinds, deck by deck.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum ProgressCard {
            $($($(#[$doc])+ $Card,)+)+
        }

        impl ProgressCard {
            pub(crate) const COUNT: usize = [$($($word,)+)+].len();
            /// In the order of [`ProgressCard`] itself, which is that of menus and piles.
            pub const ALL: [ProgressCard; ProgressCard::COUNT] = [$($(ProgressCard::$Card,)+)+];

            #[inline]
            pub(crate) fn def(self) -> &'static CardDef {
                match self {
                    $($(ProgressCard::$Card => &$file::CARD,)+)+
                }
            }

            /// Its name in notation, and the key of its word in `text/`.
            pub const fn word(self) -> &'static str {
                match self {
                    $($(ProgressCard::$Card => $word,)+)+
                }
            }

            /// The area whose deck it belongs to.
            pub const fn deck(self) -> Area {
                match self {
                    $($(ProgressCard::$Card)|+ => Area::$area,)+
                }
            }
        }

        const COPIES: [u8; ProgressCard::COUNT] = [$($($file::CARD.copies,)+)+];
        const IS_POINT: [bool; ProgressCard::COUNT] = [$($($file::CARD.is_point,)+)+];

        /// What one of the cards asks after it was played. Those that ask nothing hold nothing.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        pub enum CardQuestion {
            $($($(#[$doc])+ $Card($file::Asks),)+)+
        }

        /// What each card asks, by the name of the card; a [`CardQuestion`] is one of these.
        pub mod asks {
            $($(pub use super::$file::Asks as $Card;)+)+
        }

        impl CardQuestion {
            /// The card that asks.
            pub const fn card(self) -> ProgressCard {
                match self {
                    $($(CardQuestion::$Card(_) => ProgressCard::$Card,)+)+
                }
            }

            /// The question, as its card answers for it.
            #[inline]
            pub(crate) fn of_card(&self) -> &dyn Question {
                match self {
                    $($(CardQuestion::$Card(asks) => asks,)+)+
                }
            }
        }
    };
}

cards! {
    Trade {
        /// One resource for one commodity, once with each opponent.
        commercial_harbor CommercialHarbor "commercial-harbor",
        /// Two cards of one's choice out of a richer opponent's hand.
        master_merchant MasterMerchant "master-merchant",
        /// The merchant goes to a hex beside an own building.
        merchant Merchant "merchant",
        /// One kind at 2:1 for the rest of the turn.
        merchant_fleet MerchantFleet "merchant-fleet",
        /// Two cards of a resource from every opponent.
        resource_monopoly ResourceMonopoly "resource-monopoly",
        /// One card of a commodity from every opponent.
        trade_monopoly TradeMonopoly "trade-monopoly",
    }
    Politics {
        /// Moves the robber and robs everybody at his new hex.
        bishop Bishop "bishop",
        /// A point that lies open.
        constitution Constitution "constitution",
        /// An opponent loses a knight, and one may place another.
        deserter Deserter "deserter",
        /// Takes an open road off the board.
        diplomat Diplomat "diplomat",
        /// Drives a foreign knight away.
        intrigue Intrigue "intrigue",
        /// Whoever has as many points discards half of their cards.
        saboteur Saboteur "saboteur",
        /// Looks at the progress cards of an opponent and may take one.
        spy Spy "spy",
        /// Activates all own knights.
        warlord Warlord "warlord",
        /// Two cards from everybody with more points.
        wedding Wedding "wedding",
    }
    Science {
        /// Chooses what the two number dice show, before the roll.
        alchemist Alchemist "alchemist",
        /// An improvement for one commodity less.
        crane Crane "crane",
        /// A wall for nothing.
        engineer Engineer "engineer",
        /// Swaps two number chips.
        inventor Inventor "inventor",
        /// Two grain for every fields hex beside an own building.
        irrigation Irrigation "irrigation",
        /// A city for two ore and one grain.
        medicine Medicine "medicine",
        /// Two ore for every mountains hex beside an own building.
        mining Mining "mining",
        /// A point that lies open.
        printer Printer "printer",
        /// Two roads for nothing, at sea also ships.
        road_building RoadBuilding "road-building",
        /// Promotes up to two own knights for nothing.
        smith Smith "smith",
    }
}

impl ProgressCard {
    /// The card with this name in notation.
    pub fn named(word: &str) -> Option<ProgressCard> {
        ProgressCard::ALL
            .into_iter()
            .find(|card| card.word() == word)
    }

    /// The rule that its text is kept under; its id names the card.
    pub fn rule(self) -> RuleId {
        self.def().rule
    }

    /// CK-51: is it a point, which is never in a hand?
    pub fn is_point(self) -> bool {
        self.def().is_point
    }
}

impl CardQuestion {
    /// Whom the question is put to. Cards ask seldom enough to stay out of the way.
    #[inline(never)]
    pub(crate) fn waits(self) -> Waits {
        self.of_card().waits()
    }
}

impl From<CardQuestion> for KnightTask {
    fn from(question: CardQuestion) -> KnightTask {
        KnightTask::Card(question)
    }
}

impl From<ProgressCard> for Fact {
    fn from(card: ProgressCard) -> Fact {
        Fact::Word(card.word())
    }
}
