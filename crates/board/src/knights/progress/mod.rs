//! Progress cards (Fortschrittskarten): one file each, and the table of all of them.

mod counts;
mod harvest;
mod monopoly;
mod pile;
mod question;

use game::{Fact, RuleId, Seat, Violation};
use serde::{Deserialize, Serialize};

pub use counts::ProgressCards;
pub use pile::{Pile, Piles, Returned};
pub use question::{Nothing, Question, Shown};

use super::kinds::Area;
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{KnightTask, State, Waits};

/// What one kind of card is and does.
#[derive(Debug)]
pub struct CardDef {
    pub rule: RuleId,
    pub copies: u8,
    /// CK-20: played before the roll, instead of after it.
    pub before_roll: bool,
    /// CK-51: a point that is shown at once and never in a hand.
    pub is_point: bool,
    /// May it be played by somebody who holds it, at its time? CK-R-33: only what is public counts.
    pub check: fn(&Rules, &State, Seat) -> Result<(), Violation>,
    pub play: fn(&mut Play, Seat),
}

impl CardDef {
    /// A card that may always be played; its file says what else it is.
    const fn new(rule: RuleId, copies: u8) -> CardDef {
        CardDef {
            rule,
            copies,
            before_roll: false,
            is_point: false,
            check: |_, _, _| Ok(()),
            play: |_, _| (),
        }
    }

    const fn point(rule: RuleId) -> CardDef {
        CardDef {
            is_point: true,
            ..CardDef::new(rule, 1)
        }
    }
}

macro_rules! cards {
    ($($area:ident { $($file:ident $Card:ident $word:literal,)+ })+) => {
        $($(pub mod $file;)+)+

        /// All kinds, deck by deck.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum ProgressCard {
            $($($Card,)+)+
        }

        impl ProgressCard {
            pub const COUNT: usize = [$($($word,)+)+].len();
            pub const ALL: [ProgressCard; ProgressCard::COUNT] = [$($(ProgressCard::$Card,)+)+];

            #[inline]
            pub fn def(self) -> &'static CardDef {
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

            pub const fn deck(self) -> Area {
                match self {
                    $($(ProgressCard::$Card)|+ => Area::$area,)+
                }
            }
        }

        const COPIES: [u8; ProgressCard::COUNT] = [$($($file::CARD.copies,)+)+];

        /// What one of the cards asks.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        pub enum CardQuestion {
            $($($Card($file::Asks),)+)+
        }

        impl CardQuestion {
            pub const fn card(self) -> ProgressCard {
                match self {
                    $($(CardQuestion::$Card(_) => ProgressCard::$Card,)+)+
                }
            }

            /// The question, as its card answers for it.
            #[inline]
            pub fn of_card(&self) -> &dyn Question {
                match self {
                    $($(CardQuestion::$Card(asks) => asks,)+)+
                }
            }
        }
    };
}

cards! {
    Trade {
        commercial_harbor CommercialHarbor "commercial-harbor",
        master_merchant MasterMerchant "master-merchant",
        merchant Merchant "merchant",
        merchant_fleet MerchantFleet "merchant-fleet",
        resource_monopoly ResourceMonopoly "resource-monopoly",
        trade_monopoly TradeMonopoly "trade-monopoly",
    }
    Politics {
        bishop Bishop "bishop",
        constitution Constitution "constitution",
        deserter Deserter "deserter",
        diplomat Diplomat "diplomat",
        intrigue Intrigue "intrigue",
        saboteur Saboteur "saboteur",
        spy Spy "spy",
        warlord Warlord "warlord",
        wedding Wedding "wedding",
    }
    Science {
        alchemist Alchemist "alchemist",
        crane Crane "crane",
        engineer Engineer "engineer",
        inventor Inventor "inventor",
        irrigation Irrigation "irrigation",
        medicine Medicine "medicine",
        mining Mining "mining",
        printer Printer "printer",
        road_building RoadBuilding "road-building",
        smith Smith "smith",
    }
}

impl ProgressCard {
    pub fn named(word: &str) -> Option<ProgressCard> {
        ProgressCard::ALL
            .into_iter()
            .find(|card| card.word() == word)
    }

    /// CK-51: is it a point, which is never in a hand?
    pub fn is_point(self) -> bool {
        self.def().is_point
    }

    /// The places of a deck in the list of all cards: its first, and the first of the next.
    pub const fn range(area: Area) -> (u32, u32) {
        DECKS[area.index()]
    }
}

/// Where each deck begins and ends in the list of all cards.
const DECKS: [(u32, u32); Area::ALL.len()] = {
    let mut decks = [(0, 0); Area::ALL.len()];
    let mut place = 0;
    while place < ProgressCard::COUNT {
        let deck = &mut decks[ProgressCard::ALL[place].deck().index()];
        if deck.1 == 0 {
            deck.0 = place as u32;
        }
        place += 1;
        deck.1 = place as u32;
    }
    decks
};

/// The cards of the largest deck.
const LARGEST_DECK: u32 = {
    let mut largest = 0;
    let mut deck = 0;
    while deck < DECKS.len() {
        let mut cards = 0;
        let (mut place, end) = DECKS[deck];
        while place < end {
            cards += COPIES[place as usize] as u32;
            place += 1;
        }
        if cards > largest {
            largest = cards;
        }
        deck += 1;
    }
    largest
};

impl CardQuestion {
    /// Whom the question is put to. Cards ask seldom enough to stay out of the way.
    #[inline(never)]
    pub fn waits(self) -> Waits {
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
