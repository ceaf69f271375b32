//! One thing that is still to be done, as data, and whom it waits for.

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
    Chance(Source),
    /// The player on turn.
    Turn,
    Seat(Seat),
}

/// What chance draws from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// Both dice, until they tell who begins.
    Starter,
    /// The dice that are not fixed.
    Dice,
    /// One die alone.
    Die,
    Events,
    Landscapes,
    Stack(StackId),
}

impl Task {
    pub const fn waits(self) -> Waits {
        match self {
            Task::RollForStart => Waits::Chance(Source::Starter),
            Task::Dice => Waits::Chance(Source::Dice),
            Task::RevealEvent => Waits::Chance(Source::Events),
            Task::Explore { .. } => Waits::Chance(Source::Landscapes),
            Task::Defence { .. } => Waits::Chance(Source::Die),
            Task::Draw { stack, .. } | Task::Look { stack, .. } => {
                Waits::Chance(Source::Stack(stack))
            }
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

    /// The card it is about.
    pub const fn card(self) -> Option<CardId> {
        match self {
            Task::Event(card)
            | Task::Build { card, .. }
            | Task::Attach { card, .. }
            | Task::Play { card, .. }
            | Task::Discard(card)
            | Task::Defence { card, .. }
            | Task::Under { card, .. } => Some(card),
            Task::Ask(asked) => match asked.about {
                About::Card(_, card) => Some(card),
                About::Nothing | About::Left(_) | About::Land(_) => None,
            },
            Task::RollForStart
            | Task::StartStack(_)
            | Task::StartCards { .. }
            | Task::Arrange { .. }
            | Task::BeginTurn(_)
            | Task::BeforeRoll
            | Task::Dice
            | Task::Brigands
            | Task::Production
            | Task::Produced
            | Task::Trade
            | Task::Celebration
            | Task::Harvest
            | Task::Main
            | Task::Refill
            | Task::Exchange
            | Task::ExchangeTake
            | Task::EndTurn
            | Task::RevealEvent
            | Task::Gain { .. }
            | Task::Pay { .. }
            | Task::PayAny { .. }
            | Task::Save { .. }
            | Task::Demand { .. }
            | Task::Give { .. }
            | Task::Road(_)
            | Task::Settlement(_)
            | Task::City(_)
            | Task::Explore { .. }
            | Task::PickLandscape { .. }
            | Task::LayUpper { .. }
            | Task::Draw { .. }
            | Task::Search { .. }
            | Task::Look { .. }
            | Task::TakeOne { .. }
            | Task::Agree(_)
            | Task::Over => None,
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

/// Tasks no seat answers, as a pattern: they wait for chance, or for nobody.
#[macro_export]
macro_rules! asks_nobody {
    () => {
        $crate::Task::RollForStart
            | $crate::Task::BeginTurn(_)
            | $crate::Task::Dice
            | $crate::Task::Brigands
            | $crate::Task::Production
            | $crate::Task::Produced
            | $crate::Task::Trade
            | $crate::Task::Celebration
            | $crate::Task::Harvest
            | $crate::Task::EndTurn
            | $crate::Task::RevealEvent
            | $crate::Task::Event(_)
            | $crate::Task::Road(_)
            | $crate::Task::Settlement(_)
            | $crate::Task::City(_)
            | $crate::Task::Explore { .. }
            | $crate::Task::Build { .. }
            | $crate::Task::Attach { .. }
            | $crate::Task::Play { .. }
            | $crate::Task::Discard(_)
            | $crate::Task::Defence { .. }
            | $crate::Task::Draw { .. }
            | $crate::Task::Look { .. }
            | $crate::Task::Over
    };
}
