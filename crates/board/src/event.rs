//! What happened, for log, animation and memory.

use game::Seat;
use hexgrid::{Corner, Edge, Hex};
use serde::Serialize;

use crate::Goods;
use crate::kinds::{Development, Resource};
use crate::knights::KnightEvent;
use crate::offer::Offer;
use crate::sea::SeaEvent;
use crate::special::SpecialEvent;

/// One fact about the game, in the past tense. What only some may know is an `Option`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    RolledForStart {
        seat: Seat,
        dice: [u8; 2],
    },
    StarterKnown {
        seat: Seat,
    },
    TurnBegan {
        seat: Seat,
    },
    Rolled {
        seat: Seat,
        dice: [u8; 2],
    },
    /// Game for two: the second roll equalled the first and counts for nothing.
    RollVoid {
        seat: Seat,
        dice: [u8; 2],
    },
    Produced {
        seat: Seat,
        goods: Goods,
    },
    /// The bank could not pay everybody, so nobody got this kind.
    Shortage {
        kind: Resource,
    },
    MustDiscard {
        seat: Seat,
        count: u8,
    },
    LaidAside {
        seat: Seat,
        kind: Option<Resource>,
    },
    Discarded {
        seat: Seat,
        goods: Goods,
    },
    RobberMoved {
        seat: Seat,
        to: Hex,
    },
    Stolen {
        thief: Seat,
        victim: Seat,
        kind: Option<Resource>,
    },
    Paid {
        seat: Seat,
        goods: Goods,
    },
    RoadBuilt {
        seat: Seat,
        edge: Edge,
    },
    SettlementBuilt {
        seat: Seat,
        corner: Corner,
    },
    CityBuilt {
        seat: Seat,
        corner: Corner,
    },
    CardBought {
        seat: Seat,
        card: Option<Development>,
    },
    CardPlayed {
        seat: Seat,
        card: Development,
    },
    Taken {
        seat: Seat,
        kind: Resource,
    },
    Monopolised {
        seat: Seat,
        from: Seat,
        kind: Resource,
        count: u8,
    },
    BankTraded {
        seat: Seat,
        give: Resource,
        count: u8,
        get: Resource,
    },
    OfferMade {
        seat: Seat,
        offer: Offer,
    },
    /// The seat on turn asks for cards without naming a price.
    Asked {
        seat: Seat,
        goods: Goods,
    },
    /// Another seat proposes an exchange to the seat on turn.
    Proposed {
        seat: Seat,
        offer: Offer,
    },
    OfferAccepted {
        seat: Seat,
    },
    OfferRejected {
        seat: Seat,
    },
    OfferCountered {
        seat: Seat,
        offer: Offer,
    },
    OfferClosed {
        seat: Seat,
    },
    Traded {
        seat: Seat,
        with: Seat,
        offer: Offer,
    },
    RouteHolder {
        seat: Option<Seat>,
        length: u8,
    },
    ArmyHolder {
        seat: Option<Seat>,
        knights: u8,
    },
    TradeCards {
        seat: Seat,
        gained: u8,
    },
    TradeCardsSpent {
        seat: Seat,
        count: u8,
    },
    KnightGivenUp {
        seat: Seat,
    },
    GivenBack {
        seat: Seat,
        to: Seat,
        kind: Option<Resource>,
    },
    Won {
        seat: Seat,
        points: u8,
    },
    /// After the game everybody shows the point cards he held (BASE-71).
    PointsShown {
        seat: Seat,
        cards: u8,
    },
    Drawn,
    #[serde(untagged)]
    Sea(SeaEvent),
    #[serde(untagged)]
    Special(SpecialEvent),
    #[serde(untagged)]
    Knights(KnightEvent),
}

impl From<SeaEvent> for Event {
    fn from(event: SeaEvent) -> Event {
        Event::Sea(event)
    }
}

impl From<SpecialEvent> for Event {
    fn from(event: SpecialEvent) -> Event {
        Event::Special(event)
    }
}

impl From<KnightEvent> for Event {
    fn from(event: KnightEvent) -> Event {
        Event::Knights(event)
    }
}
