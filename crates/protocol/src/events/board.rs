//! What happens in every game of the board family.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::board::{Amount, OfferPicture};

/// One fact, in the past tense. What the viewer may not know is null.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum BaseEvent {
    RolledForStart {
        seat: u8,
        dice: [u8; 2],
    },
    StarterKnown {
        seat: u8,
    },
    TurnBegan {
        seat: u8,
    },
    Rolled {
        seat: u8,
        dice: [u8; 2],
    },
    /// Game for two: the second roll equalled the first and counts for nothing.
    RollVoid {
        seat: u8,
        dice: [u8; 2],
    },
    Produced {
        seat: u8,
        goods: Vec<Amount>,
    },
    /// The bank could not pay everybody, so nobody got this kind.
    Shortage {
        kind: String,
    },
    MustDiscard {
        seat: u8,
        count: u8,
    },
    LaidAside {
        seat: u8,
        kind: Option<String>,
    },
    Discarded {
        seat: u8,
        goods: Vec<Amount>,
    },
    RobberMoved {
        seat: u8,
        to: String,
    },
    Stolen {
        thief: u8,
        victim: u8,
        kind: Option<String>,
    },
    Paid {
        seat: u8,
        goods: Vec<Amount>,
    },
    RoadBuilt {
        seat: u8,
        edge: String,
    },
    SettlementBuilt {
        seat: u8,
        corner: String,
    },
    CityBuilt {
        seat: u8,
        corner: String,
    },
    CardBought {
        seat: u8,
        card: Option<String>,
    },
    CardPlayed {
        seat: u8,
        card: String,
    },
    Taken {
        seat: u8,
        kind: String,
    },
    Monopolised {
        seat: u8,
        from: u8,
        kind: String,
        count: u8,
    },
    BankTraded {
        seat: u8,
        give: String,
        count: u8,
        get: String,
    },
    OfferMade {
        seat: u8,
        /// The only seat that is asked; absent if all are.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        to: Option<u8>,
        offer: OfferPicture,
    },
    Asked {
        seat: u8,
        goods: Vec<Amount>,
    },
    Proposed {
        seat: u8,
        offer: OfferPicture,
    },
    OfferAccepted {
        seat: u8,
    },
    OfferRejected {
        seat: u8,
    },
    OfferCountered {
        seat: u8,
        offer: OfferPicture,
    },
    OfferClosed {
        seat: u8,
    },
    Traded {
        seat: u8,
        with: u8,
        offer: OfferPicture,
    },
    RouteHolder {
        seat: Option<u8>,
        length: u8,
    },
    ArmyHolder {
        seat: Option<u8>,
        knights: u8,
    },
    TradeCards {
        seat: u8,
        gained: u8,
    },
    TradeCardsSpent {
        seat: u8,
        count: u8,
    },
    KnightGivenUp {
        seat: u8,
    },
    GivenBack {
        seat: u8,
        to: u8,
        kind: Option<String>,
    },
    Won {
        seat: u8,
        points: u8,
    },
    /// After the game everybody shows the point cards they held.
    PointsShown {
        seat: u8,
        cards: u8,
    },
    Drawn,
}
