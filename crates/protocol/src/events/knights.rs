//! What happens only in Cities & Knights.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::board::Amount;

/// One fact, in the past tense. What the viewer may not know is null.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum KnightsEvent {
    EventDie {
        seat: u8,
        face: String,
    },
    RollChosen {
        seat: u8,
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
        seat: u8,
        corner: String,
    },
    CityLost {
        seat: u8,
        corner: String,
        /// No settlement was left, so the city lies on its side.
        lying: bool,
    },
    DefenderNamed {
        seat: u8,
    },
    BattleOver,
    ProgressDrawn {
        seat: u8,
        deck: String,
        card: Option<String>,
        /// How it went under the deck, if somebody had it before.
        returned: Option<ReturnedCard>,
    },
    PointLaidOpen {
        seat: u8,
        card: String,
    },
    ProgressReturned {
        seat: u8,
        deck: String,
        card: Option<String>,
    },
    ProgressPlayed {
        seat: u8,
        card: String,
    },
    KindNamed {
        seat: u8,
        card: String,
        kind: String,
    },
    Improved {
        seat: u8,
        area: String,
        level: u8,
    },
    MetropolisFounded {
        seat: u8,
        area: String,
        corner: String,
    },
    MetropolisLost {
        seat: u8,
        area: String,
        corner: String,
    },
    WallBuilt {
        seat: u8,
        corner: String,
    },
    CityRepaired {
        seat: u8,
        corner: String,
    },
    KnightPlaced {
        seat: u8,
        corner: String,
        rank: String,
    },
    KnightActivated {
        seat: u8,
        corner: String,
    },
    KnightPromoted {
        seat: u8,
        corner: String,
        rank: String,
    },
    KnightMoved {
        seat: u8,
        corner: String,
        target: String,
    },
    KnightDrivenAway {
        seat: u8,
        owner: u8,
        corner: String,
    },
    KnightLeft {
        seat: u8,
        corner: String,
        rank: String,
    },
    KnightChases {
        seat: u8,
        corner: String,
        /// After the pirate, not the robber.
        pirate: bool,
    },
    /// Deserter: no corner or no piece for the knight that may come over.
    DeserterLost {
        seat: u8,
    },
    MerchantPlaced {
        seat: u8,
        hex: String,
    },
    ChipsSwapped {
        seat: u8,
        hex: String,
        other: String,
    },
    RoadRemoved {
        seat: u8,
        owner: u8,
        edge: String,
    },
    /// A card that somebody gave, or had to give, into another hand.
    Handed {
        seat: u8,
        to: u8,
        kind: Option<String>,
    },
    /// Commercial Harbor: no commodity to give, so the resource came back.
    BarterFailed {
        seat: u8,
        with: u8,
    },
    HandShown {
        seat: u8,
        of: u8,
        goods: Option<Vec<Amount>>,
    },
    CardsShown {
        seat: u8,
        of: u8,
        cards: Option<Vec<Amount>>,
    },
    CardSeized {
        seat: u8,
        of: u8,
        deck: String,
        card: Option<String>,
    },
}

/// A card under its deck, as everybody saw it go there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ReturnedCard {
    /// Played for all to see.
    Open(String),
    /// Put back face down by this seat, which alone knows it.
    Hidden(u8),
}
