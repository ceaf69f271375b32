//! What is still to be done, as data.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::card::CardId;
use crate::goods::{Goods, Resource};
use crate::landscape::Landscape;
use crate::places::{Centre, End, Place, Places, Side};
use crate::stacks::StackId;

/// Something that runs by itself, waits for a seat, or waits for chance. Seats named here decide;
/// where none is named it is the player on turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    // The set-up.
    /// Chance: who begins (RIV-42).
    RollForStart,
    /// Choose the stack the first hand comes from.
    StartStack(Seat),
    /// Choose so many start cards from a stack that was looked through.
    StartCards {
        seat: Seat,
        stack: StackId,
        left: u8,
    },
    /// Choose which landscape lies at this place (RIV-56).
    Arrange {
        seat: Seat,
        place: Place,
    },

    // The turn.
    BeginTurn(Seat),
    BeforeRoll,
    /// Chance: the dice that are not fixed.
    Dice,
    Brigands,
    Production,
    /// What cards bring after the landscapes have produced (RIV-91).
    Produced,
    Trade,
    Celebration,
    Harvest,
    Main,
    Refill,
    Exchange,
    /// Draw, or pay for a search.
    ExchangeTake,
    EndTurn,

    // Event cards.
    /// Chance: the top event card.
    RevealEvent,
    Event(CardId),
    // Resources.
    /// Gain so many units at these places, one by one (RIV-110).
    Gain {
        seat: Seat,
        left: u8,
        places: Places,
    },
    /// Pay these (RIV-111).
    Pay {
        seat: Seat,
        owed: Goods,
    },
    /// Pay so many of any kind.
    PayAny {
        seat: Seat,
        left: u8,
    },
    /// Save one of this cost, then pay the rest (RIV-R-30).
    Save {
        seat: Seat,
        cost: Goods,
    },
    /// Take so many from the other; with `any` one may stop after the first (RIV-118).
    Demand {
        seat: Seat,
        left: u8,
        any: bool,
        taken: u8,
    },
    /// The other of `to` gives so many of a kind, which go to these places of `to`.
    Give {
        to: Seat,
        kind: Resource,
        left: u8,
        places: Places,
    },

    // Building.
    Road(End),
    Settlement(End),
    City(Centre),
    /// Chance: two landscapes of the stack, one after the other.
    Explore {
        centre: Centre,
        first: Option<Landscape>,
    },
    /// Pick two landscapes of the stack (Scout).
    PickLandscape {
        centre: Centre,
        first: Option<Landscape>,
    },
    /// Say which of two lies above (RIV-121).
    LayUpper {
        centre: Centre,
        one: Landscape,
        two: Landscape,
    },
    Build {
        seat: Seat,
        card: CardId,
        side: Side,
    },
    Attach {
        seat: Seat,
        card: CardId,
        place: Place,
    },

    // Action cards.
    Play {
        seat: Seat,
        card: CardId,
    },
    /// The played card goes to the discard pile (RIV-141).
    Discard(CardId),
    /// Chance: the victim of this card rolls a die (RIV-181).
    Defence {
        seat: Seat,
        card: CardId,
    },
    /// A card asks something.
    Ask(Asked),

    // Cards that go and come.
    /// The lost card goes under a stack of its owner's choice (RIV-144).
    Under {
        seat: Seat,
        card: CardId,
    },
    /// Chance, if nobody has seen it: the top card of a stack goes to the hand.
    Draw {
        seat: Seat,
        stack: StackId,
    },
    /// Choose the stack that is searched; with `free` one may leave it (Library).
    Search {
        seat: Seat,
        free: bool,
    },
    /// Chance, until nothing is fresh: the seat looks through the stack.
    Look {
        seat: Seat,
        stack: StackId,
    },
    /// Take one card of the stack that was looked through (RIV-157).
    TakeOne {
        seat: Seat,
        stack: StackId,
    },

    /// Agree to end the game, or go on (RIV-198).
    Agree(Seat),
    Over,
}

/// A question of one card, put to one seat. What it means is in the file of the card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Asked {
    pub card: CardId,
    pub seat: Seat,
    pub about: About,
}

/// What a card remembers from one question to the next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum About {
    Nothing,
    /// So many answers are still to come.
    Left(u8),
    Land(Place),
    Card(Side, CardId),
}

/// Whom a task waits for when it does not run by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waits {
    Nobody,
    Chance,
    /// The player on turn.
    Turn,
    Seat(Seat),
}

impl Task {
    pub const fn waits(self) -> Waits {
        match self {
            Task::RollForStart
            | Task::Dice
            | Task::RevealEvent
            | Task::Explore { .. }
            | Task::Defence { .. }
            | Task::Draw { .. }
            | Task::Look { .. } => Waits::Chance,
            Task::BeforeRoll
            | Task::Main
            | Task::Refill
            | Task::Exchange
            | Task::ExchangeTake
            | Task::PickLandscape { .. }
            | Task::LayUpper { .. } => Waits::Turn,
            Task::StartStack(seat)
            | Task::StartCards { seat, .. }
            | Task::Arrange { seat, .. }
            | Task::Gain { seat, .. }
            | Task::Pay { seat, .. }
            | Task::PayAny { seat, .. }
            | Task::Save { seat, .. }
            | Task::Demand { seat, .. }
            | Task::Ask(Asked { seat, .. })
            | Task::Under { seat, .. }
            | Task::Search { seat, .. }
            | Task::TakeOne { seat, .. }
            | Task::Agree(seat) => Waits::Seat(seat),
            Task::Give { to, .. } => Waits::Seat(Seat(1 - to.0)),
            Task::BeginTurn(_)
            | Task::Brigands
            | Task::Production
            | Task::Produced
            | Task::Trade
            | Task::Celebration
            | Task::Harvest
            | Task::EndTurn
            | Task::Event(_)
            | Task::Road(_)
            | Task::Settlement(_)
            | Task::City(_)
            | Task::Build { .. }
            | Task::Attach { .. }
            | Task::Play { .. }
            | Task::Discard(_)
            | Task::Over => Waits::Nobody,
        }
    }

    /// A card asks something and remembers nothing.
    pub const fn ask(card: CardId, seat: Seat) -> Task {
        Task::ask_about(card, seat, About::Nothing)
    }

    pub const fn ask_about(card: CardId, seat: Seat, about: About) -> Task {
        Task::Ask(Asked { card, seat, about })
    }

    /// So many resources of any kind.
    pub const fn gain_any(seat: Seat, left: u8) -> Task {
        Task::Gain {
            seat,
            left,
            places: Places::ALL,
        }
    }
}

/// A stack of tasks; what is on top comes first, so that a detour ends before the sequence goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Agenda {
    len: u8,
    tasks: [Task; Agenda::DEPTH],
}

impl Agenda {
    /// No chain of interruptions is longer.
    const DEPTH: usize = 24;
    /// What stands where nothing waits, so that equal agendas are equal in memory.
    const NOTHING: Task = Task::Over;

    pub const fn new(task: Task) -> Agenda {
        let mut agenda = Agenda {
            len: 1,
            tasks: [Agenda::NOTHING; Agenda::DEPTH],
        };
        agenda.tasks[0] = task;
        agenda
    }

    pub const fn top(&self) -> Task {
        self.tasks[self.len as usize - 1]
    }

    /// All tasks, the last to come first.
    pub fn iter(&self) -> impl Iterator<Item = Task> + '_ {
        self.tasks[..self.len as usize].iter().copied()
    }

    pub(crate) const fn push(&mut self, task: Task) {
        self.tasks[self.len as usize] = task;
        self.len += 1;
    }

    /// Takes the top task away.
    pub(crate) const fn pop(&mut self) {
        debug_assert!(self.len > 1, "the last task is never done");
        self.len -= 1;
        self.tasks[self.len as usize] = Agenda::NOTHING;
    }

    /// Puts another task in the place of the top one.
    pub(crate) const fn replace(&mut self, task: Task) {
        self.tasks[self.len as usize - 1] = task;
    }

    /// Drops everything for one task.
    pub(crate) const fn reset(&mut self, task: Task) {
        *self = Agenda::new(task);
    }
}
