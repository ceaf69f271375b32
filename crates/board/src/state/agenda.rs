//! What is still to be done, as data.

use game::Seat;
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
    /// Nothing more: the game has ended.
    Over,
}

/// A stack of tasks; what is on top comes first, so that a detour ends before the sequence goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Agenda {
    tasks: [Task; Agenda::DEPTH],
    len: u8,
}

impl Agenda {
    /// No chain of interruptions is longer.
    const DEPTH: usize = 8;

    pub const fn new(task: Task) -> Agenda {
        Agenda {
            tasks: [task; Agenda::DEPTH],
            len: 1,
        }
    }

    #[inline]
    pub const fn top(&self) -> Task {
        self.tasks[(self.len as usize - 1) & (Agenda::DEPTH - 1)]
    }

    pub fn iter(&self) -> impl Iterator<Item = Task> {
        self.tasks[..usize::from(self.len)].iter().copied()
    }

    #[inline]
    pub(crate) const fn push(&mut self, task: Task) {
        debug_assert!((self.len as usize) < Agenda::DEPTH);
        self.tasks[self.len as usize & (Agenda::DEPTH - 1)] = task;
        self.len += 1;
    }

    /// Takes the top task away; the place it leaves becomes like the bottom, so that equal agendas
    /// are equal in memory.
    #[inline]
    pub(crate) const fn pop(&mut self) {
        debug_assert!(self.len > 1);
        self.len -= 1;
        self.tasks[self.len as usize & (Agenda::DEPTH - 1)] = self.tasks[0];
    }

    /// Puts another task in the place of the top one.
    #[inline]
    pub(crate) const fn replace(&mut self, task: Task) {
        if self.len == 1 {
            *self = Agenda::new(task);
        } else {
            self.tasks[(self.len as usize - 1) & (Agenda::DEPTH - 1)] = task;
        }
    }
}
