//! What only Cities & Knights keeps.

use game::{BySeat, MAX_SEATS, Seat, SeatSet};
use hexgrid::{Corner, CornerSet, Hex, HexSet};
use serde::{Deserialize, Serialize};

use super::task::{Source, Waits};
use crate::knights::progress::CardQuestion;
use crate::knights::{Area, Piles, ProgressCard, ProgressCards, Rank};

/// Something of Cities & Knights that waits for seats or chance, or goes on by itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum KnightTask {
    /// Chance: all three dice.
    Roll,
    /// Chance: the event die alone, after the Alchemist.
    EventDie,
    /// Chance: a progress card for a seat.
    Draw(Seat, Area),
    /// By itself: production or seven, after the event die.
    Resolve,
    /// By itself: the next seat that is due draws from this deck.
    Gate(Area),
    /// By itself: the barbarians and the knights compare their strength.
    Battle,
    /// By itself: routes and points are judged, once for a whole action (CK-R-37).
    Judge,
    /// Seats that are due take a card from the bank, or none.
    Aqueduct,
    /// Variant Fiesepeter: seats that are due name the knights that fight.
    Commit,
    /// Seats that are due lose a city.
    LoseCity,
    /// Seats that are due draw from a deck of their choice.
    PickDeck,
    /// This seat puts back a progress card.
    ReturnCard(Seat),
    /// The seat on turn places a metropolis.
    Crown(Area),
    /// The owner of the knight that was driven away moves it.
    Relocate,
    /// The seat on turn moves the robber that its knight chases.
    ChaseRobber,
    /// The seat on turn moves the pirate that its knight chases.
    ChasePirate,
    /// A progress card asks.
    Card(CardQuestion),
}

impl KnightTask {
    /// What the task waits for.
    #[inline]
    pub(crate) fn waits(self) -> Waits {
        match self {
            KnightTask::Roll => Waits::Draw(Source::ThreeDice),
            KnightTask::EventDie => Waits::Draw(Source::EventDie),
            KnightTask::Draw(_, area) => Waits::Draw(Source::Progress(area)),
            KnightTask::Resolve | KnightTask::Gate(_) | KnightTask::Battle | KnightTask::Judge => {
                Waits::Nobody
            }
            KnightTask::Aqueduct
            | KnightTask::Commit
            | KnightTask::LoseCity
            | KnightTask::PickDeck => Waits::Due,
            KnightTask::ReturnCard(seat) => Waits::Seat(seat),
            KnightTask::Relocate => Waits::Displaced,
            KnightTask::Crown(_) | KnightTask::ChaseRobber | KnightTask::ChasePirate => Waits::Turn,
            KnightTask::Card(question) => question.waits(),
        }
    }

    /// Its name for screens, in kebab-case; that of a card's question ends the key of its prompt.
    pub fn word(self) -> &'static str {
        match self {
            KnightTask::Roll => "dice",
            KnightTask::EventDie => "event-die",
            KnightTask::Draw(..) => "draw-progress",
            KnightTask::Resolve => "resolve",
            KnightTask::Gate(_) => "gate",
            KnightTask::Battle => "battle",
            KnightTask::Judge => "judge",
            KnightTask::Aqueduct => "aqueduct",
            KnightTask::Commit => "commit",
            KnightTask::LoseCity => "lose-city",
            KnightTask::PickDeck => "pick-deck",
            KnightTask::ReturnCard(_) => "return-card",
            KnightTask::Crown(_) => "crown",
            KnightTask::Relocate => "relocate",
            KnightTask::ChaseRobber => "chase-robber",
            KnightTask::ChasePirate => "chase-pirate",
            KnightTask::Card(question) => {
                let key = question.of_card().key();
                key.split_once("-prompt-").map_or(key, |(_, word)| word)
            }
        }
    }
}

/// Tasks of Cities & Knights no seat answers, as a pattern.
#[macro_export]
macro_rules! knights_ask_nobody {
    () => {
        $crate::KnightTask::Roll
            | $crate::KnightTask::EventDie
            | $crate::KnightTask::Draw(..)
            | $crate::KnightTask::Resolve
            | $crate::KnightTask::Gate(_)
            | $crate::KnightTask::Battle
            | $crate::KnightTask::Judge
    };
}

/// A knight that lost its corner and has no new one yet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Displaced {
    /// Whose knight it is.
    pub seat: Seat,
    /// The rank it keeps.
    pub rank: Rank,
    /// Whether it stays active where it goes.
    pub active: bool,
    /// The corner it lost.
    pub from: Corner,
}

/// CK-60: where the merchant stands, and for whom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Merchant {
    /// The owner trades what this hex pays at 2:1.
    pub hex: Hex,
    /// Who has the point for him.
    pub seat: Seat,
}

/// What one seat has on the board and beside it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Realm {
    /// Corners of the knights, by rank.
    pub ranks: [CornerSet; 3],
    /// Corners of the cities with a wall.
    pub walls: CornerSet,
    /// CK-58: cities that lie on their side. They are among the settlements.
    pub reduced: CornerSet,
    /// Levels, by area.
    pub levels: [u8; 3],
    /// Hidden progress cards, by deck.
    pub hidden: [u8; 3],
    /// How often this seat was Defender of Catan; each time is a point.
    pub defenders: u8,
}

impl Realm {
    /// Corners of the own knights, of all ranks.
    #[inline]
    pub fn knights(&self) -> CornerSet {
        self.ranks[0] | self.ranks[1] | self.ranks[2]
    }

    /// The rank of the own knight on a corner.
    pub fn rank_at(&self, corner: Corner) -> Option<Rank> {
        Rank::ALL
            .into_iter()
            .find(|rank| self.ranks[rank.index()].contains(corner))
    }

    /// CK-2: two knights of each rank.
    pub fn left(&self, rank: Rank) -> u8 {
        2 - self.ranks[rank.index()].len() as u8
    }

    /// How far an area is improved, from 0 to 5.
    pub fn level(&self, area: Area) -> u8 {
        self.levels[area.index()]
    }

    /// How many progress cards this seat holds.
    pub fn hidden_cards(&self) -> u8 {
        self.hidden.iter().sum()
    }
}

/// Public as everything but the hidden cards (CK-R-43); empty in other games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct KnightsState {
    /// What each seat has.
    pub realms: BySeat<Realm>,
    /// Corners with a knight, whoever's.
    pub occupied: CornerSet,
    /// Corners with an active knight, whoever's.
    pub active: CornerSet,
    /// Knights of the seat on turn that may act: active since its turn began.
    pub ready: CornerSet,
    /// Knights promoted this turn.
    pub promoted: CornerSet,
    /// Variant Fiesepeter: knights that take part in the battle.
    pub committed: CornerSet,
    /// Seats whose longest route may have changed and was not judged yet.
    pub stale: SeatSet,
    /// Where the metropolis of each area stands.
    pub metropolises: [Option<Corner>; 3],
    /// None until somebody plays the card.
    pub merchant: Option<Merchant>,
    /// Before whom each of [`ProgressCard::POINTS`] lies open.
    pub laid_open: [Option<Seat>; ProgressCard::POINTS.len()],
    /// The knight that is being moved, if one was driven away.
    pub displaced: Option<Displaced>,
    /// Steps of the barbarians' ship.
    pub barbarians: u8,
    /// Have the barbarians ever landed? Only then robber and pirate move.
    pub landed: bool,
    /// Red and yellow die of the roll that is being resolved, or chosen by the Alchemist.
    pub dice: [u8; 2],
    /// Seats to which the question of the task on top is still put.
    pub due: SeatSet,
    /// Merchant Fleet: kinds traded at 2:1 this turn, one bit each.
    pub fleet: u8,
    /// Commercial Harbor: it lies open this turn.
    pub harbour: bool,
    /// Commercial Harbor: opponents who have traded already this turn.
    pub bartered: SeatSet,
    /// Cards of each deck that nobody has drawn yet.
    pub fresh: [u8; 3],
    /// What was put under the decks, and is drawn when nothing fresh is left.
    pub returned: Piles,
    /// Hexes by their number; the Inventor changes it.
    pub chips: [HexSet; 13],
}

impl KnightsState {
    /// Was nothing of this box ever touched? Then it is not written.
    pub fn is_unused(&self) -> bool {
        *self == KnightsState::default()
    }

    /// What a seat has.
    pub fn realm(&self, seat: Seat) -> &Realm {
        &self.realms[seat.index()]
    }

    /// The owner of the knight on a corner.
    pub(crate) fn owner_at(&self, corner: Corner) -> Option<Seat> {
        Seat::all(MAX_SEATS as u8).find(|seat| self.realm(*seat).knights().contains(corner))
    }

    /// The point cards that lie open before a seat.
    pub fn shown(&self, seat: Seat) -> ProgressCards {
        let points = ProgressCard::POINTS.into_iter().zip(self.laid_open);
        let shown = points.filter(|(_, by)| *by == Some(seat));
        shown.map(|(card, _)| card).collect()
    }

    /// How many cards a deck has.
    pub fn deck_size(&self, area: Area) -> u8 {
        self.fresh[area.index()] + self.returned.of(area).size() as u8
    }

    /// Corners with a metropolis.
    pub fn crowned(&self) -> CornerSet {
        self.metropolises.into_iter().flatten().collect()
    }
}
