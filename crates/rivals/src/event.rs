//! What happened, for log, animation and memory.

use game::Seat;
use serde::Serialize;

use crate::card::CardId;
use crate::goods::{Goods, Resource};
use crate::landscape::Landscape;
use crate::places::{Centre, End, Place, Side};
use crate::stacks::StackId;
use crate::state::Symbol;

/// One fact about the game, in the past tense. What only some may know is an `Option`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    RolledForStart {
        red: u8,
        blue: u8,
    },
    StarterKnown {
        seat: Seat,
    },
    TurnBegan {
        seat: Seat,
    },
    NumberNamed {
        seat: Seat,
        number: u8,
    },
    Rolled {
        seat: Seat,
        number: u8,
        symbol: Symbol,
    },
    Produced {
        seat: Seat,
        goods: Goods,
    },
    /// The brigands counted so many; whoever had too many lost his wool and gold.
    Raided {
        seat: Seat,
        counted: u8,
        lost: Goods,
    },
    Revealed {
        card: CardId,
    },
    /// Yule mixed the event stack anew.
    Mixed,
    Spared {
        seat: Seat,
    },
    Gained {
        seat: Seat,
        kind: Resource,
        count: u8,
    },
    Paid {
        seat: Seat,
        goods: Goods,
    },
    Lost {
        seat: Seat,
        goods: Goods,
    },
    /// Resources went from one player to the other.
    Given {
        from: Seat,
        to: Seat,
        kind: Resource,
    },
    Traded {
        seat: Seat,
        give: Resource,
        count: u8,
        get: Resource,
    },
    RoadBuilt {
        seat: Seat,
        end: End,
    },
    SettlementBuilt {
        seat: Seat,
        centre: Centre,
    },
    CityBuilt {
        seat: Seat,
        centre: Centre,
    },
    LandscapeLaid {
        seat: Seat,
        landscape: Landscape,
        place: Place,
    },
    LandscapesSwapped {
        seat: Seat,
        one: Place,
        two: Place,
    },
    CardsSwapped {
        seat: Seat,
        one: CardId,
        two: CardId,
    },
    Built {
        seat: Seat,
        card: CardId,
        side: Side,
    },
    Attached {
        seat: Seat,
        card: CardId,
        place: Place,
    },
    TornDown {
        seat: Seat,
        card: CardId,
    },
    /// A card left a principality against its owner's will.
    Removed {
        seat: Seat,
        card: CardId,
    },
    Played {
        seat: Seat,
        card: CardId,
    },
    Defended {
        seat: Seat,
        rolled: u8,
        saved: bool,
    },
    Named {
        seat: Seat,
        card: CardId,
    },
    /// A card of the discard pile was taken up.
    Fetched {
        seat: Seat,
        card: CardId,
    },
    /// A card went from one hand to the other; both players know it, nobody else.
    Stolen {
        seat: Seat,
        card: Option<CardId>,
    },
    /// These went from this player's hand under stacks; both players know which.
    Stripped {
        seat: Seat,
        cards: Option<Vec<CardId>>,
    },
    /// A hand was shown to the other player.
    HandShown {
        to: Seat,
        cards: Option<Vec<CardId>>,
    },
    Drawn {
        seat: Seat,
        stack: StackId,
        card: Option<CardId>,
    },
    /// Somebody looks through a stack and sees these, from below to the top.
    Searched {
        seat: Seat,
        stack: StackId,
        cards: Option<Vec<CardId>>,
    },
    /// One of the cards he looks through.
    Seen {
        seat: Seat,
        stack: StackId,
        card: Option<CardId>,
    },
    Taken {
        seat: Seat,
        stack: StackId,
        card: Option<CardId>,
    },
    /// A card went under a stack; `open` if everybody knows it.
    PutUnder {
        seat: Seat,
        stack: StackId,
        card: Option<CardId>,
        open: bool,
    },
    /// An open card went back to the open stack.
    Returned {
        card: CardId,
    },
    TradeToken {
        seat: Option<Seat>,
    },
    HeroToken {
        seat: Option<Seat>,
    },
    EndProposed {
        seat: Seat,
    },
    EndDeclined {
        seat: Seat,
    },
    EndAgreed,
    Won {
        seat: Seat,
        points: u8,
    },
    Drew,
}
