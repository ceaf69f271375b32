//! What happens only in Cities & Knights. CK-R-44: what only some may know is an `Option`.

use game::Seat;
use hexgrid::{Corner, Edge, Hex};
use serde::Serialize;

use super::kinds::{Area, Face, Rank};
use super::progress::{ProgressCard, ProgressCards, Returned};
use crate::Goods;
use crate::kinds::Resource;

/// One fact, in the past tense. What only some may know is an `Option`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum KnightEvent {
    EventDie {
        seat: Seat,
        face: Face,
    },
    RollChosen {
        seat: Seat,
        dice: [u8; 2],
    },
    BarbariansSailed {
        steps: u8,
    },
    BarbariansLanded {
        barbarians: u8,
        knights: u8,
    },
    KnightCommitted {
        seat: Seat,
        corner: Corner,
    },
    CityLost {
        seat: Seat,
        corner: Corner,
        /// No settlement was left, so the city lies on its side.
        lying: bool,
    },
    DefenderNamed {
        seat: Seat,
    },
    BattleOver,
    ProgressDrawn {
        seat: Seat,
        deck: Area,
        card: Option<ProgressCard>,
        /// How it went under the deck, if somebody had it before.
        returned: Option<Returned>,
    },
    PointLaidOpen {
        seat: Seat,
        card: ProgressCard,
    },
    ProgressReturned {
        seat: Seat,
        deck: Area,
        card: Option<ProgressCard>,
    },
    ProgressPlayed {
        seat: Seat,
        card: ProgressCard,
    },
    KindNamed {
        seat: Seat,
        card: ProgressCard,
        kind: Resource,
    },
    Improved {
        seat: Seat,
        area: Area,
        level: u8,
    },
    MetropolisFounded {
        seat: Seat,
        area: Area,
        corner: Corner,
    },
    MetropolisLost {
        seat: Seat,
        area: Area,
        corner: Corner,
    },
    WallBuilt {
        seat: Seat,
        corner: Corner,
    },
    CityRepaired {
        seat: Seat,
        corner: Corner,
    },
    KnightPlaced {
        seat: Seat,
        corner: Corner,
        rank: Rank,
    },
    KnightActivated {
        seat: Seat,
        corner: Corner,
    },
    KnightPromoted {
        seat: Seat,
        corner: Corner,
        rank: Rank,
    },
    KnightMoved {
        seat: Seat,
        corner: Corner,
        target: Corner,
    },
    KnightDrivenAway {
        seat: Seat,
        owner: Seat,
        corner: Corner,
    },
    KnightLeft {
        seat: Seat,
        corner: Corner,
        rank: Rank,
    },
    KnightChases {
        seat: Seat,
        corner: Corner,
        /// After the pirate, not the robber.
        pirate: bool,
    },
    /// Deserter: no corner or no piece for the knight that may come over.
    DeserterLost {
        seat: Seat,
    },
    MerchantPlaced {
        seat: Seat,
        hex: Hex,
    },
    ChipsSwapped {
        seat: Seat,
        hex: Hex,
        other: Hex,
    },
    RoadRemoved {
        seat: Seat,
        owner: Seat,
        edge: Edge,
    },
    /// A card that somebody gave, or had to give, into another hand.
    Handed {
        seat: Seat,
        to: Seat,
        kind: Option<Resource>,
    },
    /// Commercial Harbor: no commodity to give, so the resource came back.
    BarterFailed {
        seat: Seat,
        with: Seat,
    },
    HandShown {
        seat: Seat,
        of: Seat,
        goods: Option<Goods>,
    },
    CardsShown {
        seat: Seat,
        of: Seat,
        cards: Option<ProgressCards>,
    },
    CardSeized {
        seat: Seat,
        of: Seat,
        deck: Area,
        card: Option<ProgressCard>,
    },
}
