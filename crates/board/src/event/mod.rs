//! What happened, for log, animation and memory.

mod knights;
mod sea;
mod special;

use game::Seat;
use hexgrid::{Corner, Edge, Hex};
use serde::Serialize;

pub use knights::KnightEvent;
pub use sea::SeaEvent;
pub use special::SpecialEvent;

use crate::Goods;
use crate::kinds::{Development, Resource};
use crate::offer::Offer;

/// One fact about the game, in the past tense. What only some may know is an `Option`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// Somebody rolled for who begins the game.
    RolledForStart {
        /// Who rolled.
        seat: Seat,
        /// What the two dice show.
        dice: [u8; 2],
    },
    /// The highest roll decided who begins.
    StarterKnown {
        /// Who places the first settlement and takes the first turn.
        seat: Seat,
    },
    /// A turn began; its player has not rolled yet.
    TurnBegan {
        /// Whose turn it is now.
        seat: Seat,
    },
    /// The production roll.
    Rolled {
        /// The seat on turn, which rolled.
        seat: Seat,
        /// What the two dice show; their sum says which hexes pay.
        dice: [u8; 2],
    },
    /// Game for two: the second roll equalled the first and counts for nothing.
    RollVoid {
        /// The seat on turn, which rolled.
        seat: Seat,
        /// The second pair of dice.
        dice: [u8; 2],
    },
    /// The bank paid a seat for a roll, for its founding, or for a card.
    Produced {
        /// Who got the cards.
        seat: Seat,
        /// All cards that came at once.
        goods: Goods,
    },
    /// The bank could not pay everybody, so nobody got this kind.
    Shortage {
        /// What the bank ran out of.
        kind: Resource,
    },
    /// A seat holds too many cards when a seven is rolled.
    MustDiscard {
        /// Who has to lay cards aside.
        seat: Seat,
        /// How many cards that are.
        count: u8,
    },
    /// A seat laid one card aside, face down.
    LaidAside {
        /// Whose card it was.
        seat: Seat,
        /// What it is; only its owner knows until everybody has chosen.
        kind: Option<Resource>,
    },
    /// The cards laid aside went to the bank, for all to see.
    Discarded {
        /// Who lost them.
        seat: Seat,
        /// All cards this seat had laid aside.
        goods: Goods,
    },
    /// The robber went to another hex, after a seven or a card.
    RobberMoved {
        /// Who moved him.
        seat: Seat,
        /// The hex that pays nothing from now on.
        to: Hex,
    },
    /// A card was drawn from somebody's hand.
    Stolen {
        /// Who has it now.
        thief: Seat,
        /// Who had it before.
        victim: Seat,
        /// What it is; only the two of them know.
        kind: Option<Resource>,
    },
    /// A seat paid the bank for something built or bought.
    Paid {
        /// Who paid.
        seat: Seat,
        /// The whole price.
        goods: Goods,
    },
    /// A road was laid, paid for or free.
    RoadBuilt {
        /// Whose road it is; in the game for two also a neutral player's.
        seat: Seat,
        /// Where it lies.
        edge: Edge,
    },
    /// A settlement was placed, paid for or free.
    SettlementBuilt {
        /// Whose settlement it is; in the game for two also a neutral player's.
        seat: Seat,
        /// Where it stands.
        corner: Corner,
    },
    /// A settlement became a city, or a city was founded.
    CityBuilt {
        /// Whose city it is.
        seat: Seat,
        /// Where it stands.
        corner: Corner,
    },
    /// A development card was drawn from the deck.
    CardBought {
        /// Who bought it.
        seat: Seat,
        /// What it is; only the buyer knows.
        card: Option<Development>,
    },
    /// A development card was played.
    CardPlayed {
        /// Who played it.
        seat: Seat,
        /// Which one; point cards are never played.
        card: Development,
    },
    /// A seat took one card of its choice from the bank.
    Taken {
        /// Who took it.
        seat: Seat,
        /// What they chose.
        kind: Resource,
    },
    /// An opponent had to hand over cards of a named kind.
    Monopolised {
        /// Who played the monopoly.
        seat: Seat,
        /// Who lost the cards.
        from: Seat,
        /// The kind that was named.
        kind: Resource,
        /// How many cards changed hands.
        count: u8,
    },
    /// Cards were exchanged with the bank for a single one.
    BankTraded {
        /// Who traded.
        seat: Seat,
        /// The kind the bank got.
        give: Resource,
        /// How many of it the bank took: the rate.
        count: u8,
        /// The kind of the one card the seat got.
        get: Resource,
    },
    /// The seat on turn offered an exchange.
    OfferMade {
        /// The seat on turn.
        seat: Seat,
        /// The only seat that is asked; none if all are.
        to: Option<Seat>,
        /// What it would give and get.
        offer: Offer,
    },
    /// The seat on turn asks for cards without naming a price.
    Asked {
        /// The seat on turn.
        seat: Seat,
        /// The cards it would like to have.
        goods: Goods,
    },
    /// Another seat proposes an exchange to the seat on turn.
    Proposed {
        /// Who proposes.
        seat: Seat,
        /// What this seat would give and get.
        offer: Offer,
    },
    /// A seat agreed to the offer; nothing is exchanged yet.
    OfferAccepted {
        /// Who agreed.
        seat: Seat,
    },
    /// A seat turned the offer down.
    OfferRejected {
        /// Who declined.
        seat: Seat,
    },
    /// A seat answered with an offer of its own.
    OfferCountered {
        /// Who answered.
        seat: Seat,
        /// What this seat would give and get instead.
        offer: Offer,
    },
    /// An offer or a proposal was withdrawn by whoever made it.
    OfferClosed {
        /// Who took it back.
        seat: Seat,
    },
    /// Two seats exchanged cards.
    Traded {
        /// The seat on turn.
        seat: Seat,
        /// The other one.
        with: Seat,
        /// What the seat on turn gave and got.
        offer: Offer,
    },
    /// The award for the longest route changed hands.
    RouteHolder {
        /// Who has it now; none if nobody does.
        seat: Option<Seat>,
        /// The holder's roads and ships in a row; 0 if nobody has the award.
        length: u8,
    },
    /// The award for the largest army changed hands.
    ArmyHolder {
        /// Who has it now; none if nobody does.
        seat: Option<Seat>,
        /// The holder's open knight cards; 0 if nobody has the award.
        knights: u8,
    },
    /// Game for two: somebody got trade cards.
    TradeCards {
        /// Who got them.
        seat: Seat,
        /// How many came; there may have been room or supply for fewer than earned.
        gained: u8,
    },
    /// Game for two: trade cards went back to the supply.
    TradeCardsSpent {
        /// Who paid with them.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// Game for two: somebody gave up an open knight card for trade cards.
    KnightGivenUp {
        /// Whose army is smaller by one.
        seat: Seat,
    },
    /// Game for two: a card went back to the opponent in a forced trade.
    GivenBack {
        /// Who forced the trade and gives a card for each one drawn.
        seat: Seat,
        /// The opponent.
        to: Seat,
        /// What it is; only the two of them know.
        kind: Option<Resource>,
    },
    /// Somebody has the points that win, and the game is over.
    Won {
        /// The winner.
        seat: Seat,
        /// All their points, hidden cards included.
        points: u8,
    },
    /// After the game everybody shows the point cards he held (BASE-71).
    PointsShown {
        /// Who shows them.
        seat: Seat,
        /// How many point cards; each was worth a point all along.
        cards: u8,
    },
    /// The turn limit was reached, and nobody has won.
    Drawn,
    /// Seafarers, in every scenario.
    #[serde(untagged)]
    Sea(SeaEvent),
    /// Something that only one scenario of Seafarers knows.
    #[serde(untagged)]
    Special(SpecialEvent),
    /// Cities & Knights.
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
