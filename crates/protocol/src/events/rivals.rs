//! What happens in the card game for two.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::board::Amount;

/// One fact, in the past tense. What the viewer may not know is null.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum RivalsEvent {
    RolledForStart {
        red: u8,
        blue: u8,
    },
    StarterKnown {
        seat: u8,
    },
    TurnBegan {
        seat: u8,
    },
    NumberNamed {
        seat: u8,
        number: u8,
    },
    Rolled {
        seat: u8,
        number: u8,
        symbol: String,
    },
    Produced {
        seat: u8,
        goods: Vec<Amount>,
    },
    /// The brigands counted so many; whoever had too many lost their wool and gold.
    Raided {
        seat: u8,
        counted: u8,
        lost: Vec<Amount>,
    },
    Revealed {
        card: String,
    },
    /// Yule mixed the event stack anew.
    Mixed,
    Spared {
        seat: u8,
    },
    Gained {
        seat: u8,
        kind: String,
        count: u8,
    },
    Paid {
        seat: u8,
        goods: Vec<Amount>,
    },
    Lost {
        seat: u8,
        goods: Vec<Amount>,
    },
    /// Resources went from one player to the other.
    Given {
        from: u8,
        to: u8,
        kind: String,
    },
    Traded {
        seat: u8,
        give: String,
        count: u8,
        get: String,
    },
    RoadBuilt {
        seat: u8,
        end: String,
    },
    SettlementBuilt {
        seat: u8,
        centre: String,
    },
    CityBuilt {
        seat: u8,
        centre: String,
    },
    LandscapeLaid {
        seat: u8,
        landscape: String,
        place: String,
    },
    LandscapesSwapped {
        seat: u8,
        one: String,
        two: String,
    },
    CardsSwapped {
        seat: u8,
        one: String,
        two: String,
    },
    Built {
        seat: u8,
        card: String,
        side: String,
    },
    Attached {
        seat: u8,
        card: String,
        place: String,
    },
    TornDown {
        seat: u8,
        card: String,
    },
    /// A card left a principality against its owner's will.
    Removed {
        seat: u8,
        card: String,
    },
    Played {
        seat: u8,
        card: String,
    },
    Defended {
        seat: u8,
        rolled: u8,
        saved: bool,
    },
    Named {
        seat: u8,
        card: String,
    },
    /// A card of the discard pile was taken up.
    Fetched {
        seat: u8,
        card: String,
    },
    /// A card went from one hand to the other; both players know it, nobody else.
    Stolen {
        seat: u8,
        card: Option<String>,
    },
    /// These went from this player's hand under stacks; both players know which.
    Stripped {
        seat: u8,
        cards: Option<Vec<String>>,
    },
    /// A hand was shown to the other player.
    HandShown {
        to: u8,
        cards: Option<Vec<String>>,
    },
    Drawn {
        seat: u8,
        stack: String,
        card: Option<String>,
    },
    /// Somebody looks through a stack and sees these, from below to the top.
    Searched {
        seat: u8,
        stack: String,
        cards: Option<Vec<String>>,
    },
    /// One of the cards they look through.
    Seen {
        seat: u8,
        stack: String,
        card: Option<String>,
    },
    Taken {
        seat: u8,
        stack: String,
        card: Option<String>,
    },
    /// A card went under a stack; `open` if everybody knows it.
    PutUnder {
        seat: u8,
        stack: String,
        card: Option<String>,
        open: bool,
    },
    /// An open card went back to the open stack.
    Returned {
        card: String,
    },
    TradeToken {
        seat: Option<u8>,
    },
    HeroToken {
        seat: Option<u8>,
    },
    EndProposed {
        seat: u8,
    },
    EndDeclined {
        seat: u8,
    },
    EndAgreed,
    Won {
        seat: u8,
        points: u8,
    },
    Drew,
}
