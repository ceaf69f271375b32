//! What is still to be done, as data.

use game::Seat;
use hexgrid::{Edge, Hex};
use serde::{Deserialize, Serialize};

/// Something that waits for a seat, for several, or for chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Task {
    /// Chance: the dice decide who begins.
    RollForStart,
    /// The seat on turn places its next free settlement.
    FoundSettlement,
    /// …and the road beside it.
    FoundRoad,
    /// The turn has begun; nothing is rolled yet.
    BeforeRoll,
    /// Chance: the production roll.
    Dice,
    /// Seats with too many cards lay some aside.
    Discard,
    /// The seat on turn moves the robber.
    MoveRobber,
    /// …and picks one of several victims.
    PickVictim,
    /// Chance: the card that is stolen.
    Steal(Seat),
    /// Trade and build.
    Main,
    /// Others answer the offer of the seat on turn.
    Negotiate,
    /// Chance: the development card just bought.
    DrawCard,
    /// The first road of the card Road Building.
    FirstFreeRoad,
    /// The second one, which may be waived.
    SecondFreeRoad,
    /// So many cards of one's choice from the bank.
    Take(u8),
    /// Game for two: the second roll of the turn is still to come.
    BetweenRolls,
    /// Game for two, chance: the second roll.
    SecondDice,
    /// Game for two: a road for a neutral player.
    NeutralRoad,
    /// Game for two: a settlement for a neutral player.
    NeutralSettlement,
    /// Game for two, chance: so many cards from the opponent.
    DrawFromOpponent(u8),
    /// Game for two: so many cards back to the opponent.
    GiveBack(u8),
    /// Sea: the seat takes the cards of its choice that it is owed.
    Gold(Seat),
    /// Sea: where the ship goes that lies here.
    MoveShip(Edge),
    /// Sea: whom the pirate robs.
    PickPrey,
    /// Sea, chance: what lies under the fog.
    Discover(Hex),
    /// Sea, chance: the number of what was found.
    FogNumber(Hex),
    /// Sea, chance: a harbour to be placed.
    DrawToken,
    /// Sea: the seat on turn places a harbour it holds.
    PlaceHarbour,
    /// Forgotten Tribe, chance: the development card that was given.
    DrawGift,
    /// Pirate Islands: the roll goes on when the fleet has fought.
    Resolve(u8),
    /// Pirate Islands, chance: so many cards the seat loses to the fleet.
    FleetTakes(Seat, u8),
    /// Pirate Islands: somebody is robbed, or nobody.
    PickAnybody,
    /// Pirate Islands, chance: the strength of the pirates in their fortress.
    Siege,
    /// Nothing more: the game has ended.
    Over,
}

/// A stack of tasks; what is on top comes first, so that a detour ends before the sequence goes on.
///
/// The top is read three times a step, so it has a place of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Agenda {
    top: Task,
    depth: u8,
    below: [Task; Agenda::DEPTH],
}

impl Agenda {
    /// No chain of interruptions is longer.
    const DEPTH: usize = 8;
    /// What stands where nothing waits, so that equal agendas are equal in memory.
    const NOTHING: Task = Task::Over;

    #[inline]
    pub const fn new(task: Task) -> Agenda {
        Agenda {
            top: task,
            depth: 0,
            below: [Agenda::NOTHING; Agenda::DEPTH],
        }
    }

    #[inline]
    pub const fn top(&self) -> Task {
        self.top
    }

    /// All tasks, the last to come first.
    pub fn iter(&self) -> impl Iterator<Item = Task> {
        let below = self.below[..usize::from(self.depth)].iter().copied();
        below.chain([self.top])
    }

    #[inline]
    pub(crate) const fn push(&mut self, task: Task) {
        debug_assert!((self.depth as usize) < Agenda::DEPTH);
        self.below[self.depth as usize & (Agenda::DEPTH - 1)] = self.top;
        self.depth += 1;
        self.top = task;
    }

    /// Takes the top task away.
    #[inline]
    pub(crate) const fn pop(&mut self) {
        debug_assert!(self.depth > 0);
        self.depth -= 1;
        let place = self.depth as usize & (Agenda::DEPTH - 1);
        self.top = self.below[place];
        self.below[place] = Agenda::NOTHING;
    }

    /// Puts another task in the place of the top one.
    #[inline]
    pub(crate) const fn replace(&mut self, task: Task) {
        self.top = task;
    }

    /// Drops everything for one task.
    #[inline]
    pub(crate) const fn reset(&mut self, task: Task) {
        if self.depth > 0 {
            *self = Agenda::new(task);
        }
        self.top = task;
    }
}
