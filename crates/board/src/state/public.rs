//! What everybody sees.

use game::{BySeat, Seat, SeatSet};
use hexgrid::{CornerSet, EdgeSet, Hex};
use serde::{Deserialize, Serialize};

use super::agenda::Agenda;
use super::knights::{KnightTask, KnightsState};
use super::sea::SeaState;
use super::task::Task;
use super::two::TwoState;
use crate::base::dice_deck::DiceCards;
use crate::offer::Offer;
use crate::{Cards, Goods, knights_ask_nobody};

/// One seat's pieces, and what follows from them.
///
/// Counts, masks and points are kept up to date instead of being counted; the contract battery
/// recounts them after every step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pieces {
    /// Corners of the own settlements; cities are not among them.
    pub settlements: CornerSet,
    /// Corners of the own cities.
    pub cities: CornerSet,
    /// Edges of the own roads.
    pub roads: EdgeSet,
    /// Corners at which an own road ends, or an own ship.
    pub touched: CornerSet,
    /// Edges a road may be joined to, taken ones included.
    pub joined: EdgeSet,
    /// What the bank takes for one card, by kind.
    pub rates: Goods,
    /// Resource cards and commodities in hand.
    pub hand_size: u8,
    /// Development cards in hand.
    pub cards_held: u8,
    /// Knight cards lying open.
    pub knights: u8,
    /// Roads in the stock.
    pub roads_left: u8,
    /// Settlements in the stock; a city gives one back.
    pub settlements_left: u8,
    /// Cities in the stock.
    pub cities_left: u8,
    /// Length of the longest route, if at least five; shorter ones are nobody's business.
    pub route: u8,
    /// Points everybody can see.
    pub points: u8,
    /// Cards still to be laid aside after a seven.
    pub to_discard: u8,
    /// Cards already laid aside, which go to the bank when everybody has chosen.
    pub laid_aside: u8,
}

impl Pieces {
    /// Corners of settlements and cities.
    #[inline]
    pub fn buildings(&self) -> CornerSet {
        self.settlements | self.cities
    }
}

/// How one seat answered the offer on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum OfferAnswer {
    /// No answer yet.
    #[default]
    Open,
    /// The seat does not want it.
    Rejected,
    /// Yes, if the seat on turn still wants to.
    Accepted,
    /// What the answering seat would give and get instead.
    Countered(Offer),
}

/// The offer of the seat on turn and the answers to it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Negotiation {
    /// As the seat on turn sees it.
    pub offer: Offer,
    /// The only seat that is asked; none if all are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Seat>,
    /// Of the other seats; that of the seat on turn means nothing.
    pub answers: BySeat<OfferAnswer>,
}

impl Negotiation {
    /// Is the seat still to answer? The seat on turn is never asked.
    pub(crate) fn awaits(&self, seat: Seat) -> bool {
        self.to.is_none_or(|to| to == seat) && self.answers[seat.index()] == OfferAnswer::Open
    }
}

/// What was said of one's own accord this turn (BASE-81a, BASE-81b).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Proposals {
    /// Seats whose proposal to the seat on turn lies on the table; it is their answer to no offer.
    pub open: SeatSet,
    /// How often each seat has asked or proposed.
    pub made: BySeat<u8>,
}

impl Proposals {
    // Serde hands it a reference.
    #[allow(clippy::trivially_copy_pass_by_ref)]
    fn is_unused(&self) -> bool {
        *self == Proposals::default()
    }
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// This seat has the points that win.
    Won(Seat),
    /// The turn limit was reached.
    Draw,
}

impl Public {
    /// Is the founding phase still going on?
    pub fn is_founding(&self) -> bool {
        let founding = |task| {
            matches!(
                task,
                Task::RollForStart | Task::FoundSettlement | Task::FoundRoad
            )
        };
        self.agenda.iter().next().is_some_and(founding)
    }

    /// How many cards of its choice a seat takes now, from the bank or from a hand it looks at.
    pub fn to_take(&self) -> u8 {
        match self.agenda.top() {
            Task::Take(left) => left,
            Task::Gold(seat) => self.sea.fleets[seat.index()].gold,
            Task::Knights(KnightTask::Card(question)) => question.of_card().picks(),
            Task::Knights(
                knights_ask_nobody!()
                | KnightTask::Aqueduct
                | KnightTask::Commit
                | KnightTask::LoseCity
                | KnightTask::PickDeck
                | KnightTask::ReturnCard(_)
                | KnightTask::Crown(_)
                | KnightTask::Relocate
                | KnightTask::ChaseRobber
                | KnightTask::ChasePirate,
            )
            | Task::RollForStart
            | Task::FoundSettlement
            | Task::FoundRoad
            | Task::BeforeRoll
            | Task::Dice
            | Task::Discard
            | Task::MoveRobber
            | Task::PickVictim
            | Task::Steal(_)
            | Task::Main
            | Task::Negotiate
            | Task::DrawCard
            | Task::FirstFreeRoad
            | Task::SecondFreeRoad
            | Task::BetweenRolls
            | Task::SecondDice
            | Task::NeutralRoad
            | Task::NeutralSettlement
            | Task::DrawFromOpponent(_)
            | Task::GiveBack(_)
            | Task::MoveShip(_)
            | Task::PickPrey
            | Task::Discover(_)
            | Task::FogNumber(_)
            | Task::DrawToken
            | Task::PlaceHarbour
            | Task::DrawGift
            | Task::Resolve(_)
            | Task::FleetTakes(..)
            | Task::PickAnybody
            | Task::Siege
            | Task::Over => 0,
        }
    }
}

/// Everything that lies open on the table, the bank included (BASE-R-09).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Public {
    /// What each seat has; in the game for two the neutral players follow the players.
    pub pieces: BySeat<Pieces>,
    /// Corners on which a settlement may stand, at a distance from every building.
    pub open: CornerSet,
    /// Corners with a settlement or a city, whoever's.
    pub buildings: CornerSet,
    /// Edges without a piece on which a road may lie.
    pub free: EdgeSet,
    /// The cards nobody holds.
    pub bank: Goods,
    /// What still has to happen.
    pub agenda: Agenda,
    /// The hex that pays nothing; the frame while the robber is off the board.
    pub robber: Hex,
    /// Whose turn it is, also while others decide something.
    pub turn: Seat,
    /// Seats that still have to lay cards aside.
    pub discarding: SeatSet,
    /// A development card was played this turn, and no other may be.
    pub card_played: bool,
    /// Something was built or bought this turn, which ends trade in mode separated.
    pub has_built: bool,
    /// Development cards bought this turn.
    pub cards_new: u8,
    /// Development cards that can still be bought.
    pub deck_left: u8,
    /// Turns begun since the founding phase.
    pub turns: u16,
    /// Who has the award for the longest route.
    pub route_holder: Option<Seat>,
    /// Who has the award for the largest army.
    pub army_holder: Option<Seat>,
    /// How the game ended; none while it goes on.
    pub ending: Option<Ending>,
    /// Development cards that have left the game or lie open.
    pub played: Cards,
    /// Who begins, once that is known.
    pub starter: Seat,
    /// The sums rolled for who begins.
    pub start_rolls: BySeat<u8>,
    /// Seats that still roll for who begins.
    pub contenders: SeatSet,
    /// Settlements placed in the founding phase.
    pub founded: u8,
    /// The offer on the table, if there is one.
    pub negotiation: Negotiation,
    /// What was asked or proposed this turn besides the offer.
    #[serde(default, skip_serializing_if = "Proposals::is_unused")]
    pub proposals: Proposals,
    /// Cards with dice that were turned over since they were shuffled (BASE-R-35).
    #[serde(default, skip_serializing_if = "DiceCards::is_empty")]
    pub dice_turned: DiceCards,
    /// What only the game for two keeps.
    pub two: TwoState,
    /// What only Seafarers keeps.
    #[serde(default, skip_serializing_if = "SeaState::is_unused")]
    pub sea: SeaState,
    /// What only Cities & Knights keeps.
    #[serde(default, skip_serializing_if = "KnightsState::is_unused")]
    pub knights: KnightsState,
}

impl Public {
    /// Corners a seat's roads cannot pass: those with buildings or knights of others (CK-41).
    #[inline]
    pub(crate) fn closed_to(&self, seat: Seat) -> CornerSet {
        let own = self.pieces[seat.index()].buildings() | self.knights.realm(seat).knights();
        (self.buildings | self.knights.occupied) & !own
    }

    /// Everything a seat's routes and knights run along.
    pub(crate) fn network(&self, seat: Seat) -> EdgeSet {
        self.pieces[seat.index()].roads | self.sea.fleets[seat.index()].ships
    }
}
