//! Progress cards (Fortschrittskarten): one file each, and the table of all of them.

mod counts;
mod pile;

use game::{Fact, RuleId, Seat, Violation};
use hexgrid::{Hex, HexSet};
use serde::{Deserialize, Serialize};

pub use counts::ProgressCards;
pub use pile::{Pile, Piles, Returned};

use super::kinds::Area;
use crate::Goods;
use crate::kinds::{Resource, Terrain};
use crate::play::Play;
use crate::questions::roll::chips;
use crate::rules::Rules;
use crate::state::State;

/// A card is held, it is the own main phase, and the card can do something.
pub type Check = fn(&Rules, &State, Seat) -> Result<(), Violation>;

/// What one kind of card is and does.
#[derive(Debug)]
pub struct CardDef {
    pub rule: RuleId,
    pub copies: u8,
    /// May it be played by somebody who holds it? CK-R-33: only what is public counts.
    pub check: Check,
    pub play: fn(&mut Play, Seat),
}

macro_rules! cards {
    ($($area:ident { $($file:ident $Card:ident $word:literal,)+ })+) => {
        $($(pub mod $file;)+)+

        /// The 25 kinds, deck by deck.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum ProgressCard {
            $($($Card,)+)+
        }

        impl ProgressCard {
            pub const ALL: [ProgressCard; 25] = [$($(ProgressCard::$Card,)+)+];

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

    /// CK-51: Printer and Constitution are points and never in a hand.
    pub const fn is_point(self) -> bool {
        matches!(self, ProgressCard::Printer | ProgressCard::Constitution)
    }

    /// The places of a deck in the list of all cards: its first, and the first of the next.
    pub const fn range(area: Area) -> (u32, u32) {
        match area {
            Area::Trade => (0, 6),
            Area::Politics => (6, 15),
            Area::Science => (15, 25),
        }
    }
}

impl From<ProgressCard> for Fact {
    fn from(card: ProgressCard) -> Fact {
        Fact::Word(card.word())
    }
}

/// How many hexes of a terrain touch an own building.
fn hexes_beside(rules: &Rules, state: &State, seat: Seat, terrain: Terrain) -> u8 {
    let mut hexes = HexSet::EMPTY;
    for corner in state.pieces(seat).buildings() {
        hexes |= rules.grid.corner_hexes(corner);
    }
    let is_such = |hex: &Hex| chips::terrain(rules, state, *hex) == terrain;
    hexes.into_iter().filter(is_such).count() as u8
}

/// Takes cards of a kind from the bank, as far as it has them (CK-81).
fn take_up_to(play: &mut Play, seat: Seat, kind: Resource, count: u8) {
    let left = play.state().public.bank.count(kind);
    let goods = Goods::of(kind, u32::from(count.min(left)));
    if !goods.is_empty() {
        play.produce(seat, goods);
    }
}

/// Takes up to so many cards of a kind from every opponent, for all to see (CK-R-44).
fn exact(play: &mut Play, seat: Seat, kind: Resource, most: u8) {
    for from in Seat::first(play.rules.players) {
        let count = play.state().hand(from).count(kind).min(most);
        if from != seat && count > 0 {
            play.exact(seat, from, kind, count);
        }
    }
}
