//! One thing that is still to be done, as data, and what it waits for.
//!
//! The one home of a task's facts: whom the game waits for, from which bag chance draws, what may
//! go on by itself. Menus, prompts and outcomes follow from [`Task::waits`].

use game::Seat;
use hexgrid::{Edge, Hex};
use serde::{Deserialize, Serialize};

use super::knights::KnightTask;
use crate::knights::Area;
use crate::knights::progress::Shown;

/// Something that waits for a seat, for several, or for chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
// A tag of its own byte: it is looked at in every step, and a borrowed one must be computed.
#[repr(u8)]
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
    /// Cities & Knights.
    Knights(KnightTask),
    /// Nothing more: the game has ended.
    Over,
}

/// What a task waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waits {
    /// Chance: one draw from one bag.
    Draw(Source),
    /// The seat on turn.
    Turn,
    /// This seat.
    Seat(Seat),
    /// All seats with too many cards, in any order.
    Discarding,
    /// Answers to an offer; when all have come, the seat on turn.
    Answers,
    /// One seat that is due after the other, in turn order.
    Due,
    /// The owner of the knight that was driven away.
    Displaced,
    /// Nobody: it goes on by itself.
    Nobody,
    /// Nothing more: the game has ended.
    End,
}

/// The bags chance draws from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    Dice,
    /// A card out of this seat's hand.
    Hand(Seat),
    /// Game for two: a card out of the hand of the seat not on turn.
    OpponentsHand,
    /// The development cards.
    Deck,
    /// What lies under the fog, and its number.
    Tile,
    Number,
    /// Harbours to be placed.
    Token,
    /// One die alone.
    Die,
    /// Both number dice and the event die.
    ThreeDice,
    EventDie,
    /// The progress cards of an area.
    Progress(Area),
}

impl Task {
    /// What the task waits for.
    #[inline(always)]
    pub(crate) fn waits(self) -> Waits {
        match self {
            Task::RollForStart | Task::Dice | Task::SecondDice => Waits::Draw(Source::Dice),
            Task::Steal(victim) | Task::FleetTakes(victim, _) => Waits::Draw(Source::Hand(victim)),
            Task::DrawFromOpponent(_) => Waits::Draw(Source::OpponentsHand),
            Task::DrawCard | Task::DrawGift => Waits::Draw(Source::Deck),
            Task::Discover(_) => Waits::Draw(Source::Tile),
            Task::FogNumber(_) => Waits::Draw(Source::Number),
            Task::DrawToken => Waits::Draw(Source::Token),
            Task::Siege => Waits::Draw(Source::Die),
            Task::FoundSettlement
            | Task::FoundRoad
            | Task::BeforeRoll
            | Task::MoveRobber
            | Task::PickVictim
            | Task::Main
            | Task::FirstFreeRoad
            | Task::SecondFreeRoad
            | Task::Take(_)
            | Task::BetweenRolls
            | Task::NeutralRoad
            | Task::NeutralSettlement
            | Task::GiveBack(_)
            | Task::MoveShip(_)
            | Task::PickPrey
            | Task::PickAnybody
            | Task::PlaceHarbour => Waits::Turn,
            Task::Gold(seat) => Waits::Seat(seat),
            Task::Discard => Waits::Discarding,
            Task::Negotiate => Waits::Answers,
            Task::Resolve(_) => Waits::Nobody,
            Task::Knights(task) => task.waits(),
            Task::Over => Waits::End,
        }
    }

    /// Whose cards the seat on turn looks at meanwhile.
    pub fn shows(self) -> Option<Shown> {
        let Task::Knights(KnightTask::Card(question)) = self else {
            return None;
        };
        question.of_card().shows()
    }

    /// Its name for screens, in kebab-case.
    pub fn word(self) -> &'static str {
        match self {
            Task::RollForStart => "roll-for-start",
            Task::FoundSettlement => "found-settlement",
            Task::FoundRoad => "found-road",
            Task::BeforeRoll => "before-roll",
            Task::Dice => "dice",
            Task::Discard => "discard",
            Task::MoveRobber => "move-robber",
            Task::PickVictim => "pick-victim",
            Task::Steal(_) => "steal",
            Task::Main => "main",
            Task::Negotiate => "negotiate",
            Task::DrawCard => "draw-card",
            Task::FirstFreeRoad => "first-free-road",
            Task::SecondFreeRoad => "second-free-road",
            Task::Take(_) => "take",
            Task::BetweenRolls => "between-rolls",
            Task::SecondDice => "second-dice",
            Task::NeutralRoad => "neutral-road",
            Task::NeutralSettlement => "neutral-settlement",
            Task::DrawFromOpponent(_) => "draw-from-opponent",
            Task::GiveBack(_) => "give-back",
            Task::Gold(_) => "gold",
            Task::MoveShip(_) => "move-ship",
            Task::PickPrey => "pick-prey",
            Task::Discover(_) => "discover",
            Task::FogNumber(_) => "fog-number",
            Task::DrawToken => "draw-token",
            Task::PlaceHarbour => "place-harbour",
            Task::DrawGift => "draw-gift",
            Task::Resolve(_) => "resolve",
            Task::FleetTakes(..) => "fleet-takes",
            Task::PickAnybody => "pick-anybody",
            Task::Siege => "siege",
            Task::Knights(task) => task.word(),
            Task::Over => "over",
        }
    }
}

/// Tasks no seat answers, as a pattern: chance draws, or it goes on by itself.
#[macro_export]
macro_rules! asks_nobody {
    () => {
        $crate::Task::RollForStart
            | $crate::Task::Dice
            | $crate::Task::SecondDice
            | $crate::Task::Steal(_)
            | $crate::Task::DrawCard
            | $crate::Task::DrawFromOpponent(_)
            | $crate::Task::Discover(_)
            | $crate::Task::FogNumber(_)
            | $crate::Task::DrawToken
            | $crate::Task::DrawGift
            | $crate::Task::Resolve(_)
            | $crate::Task::FleetTakes(..)
            | $crate::Task::Siege
    };
}

/// Tasks only the game for two and Seafarers have and a seat answers, as a pattern.
#[macro_export]
macro_rules! of_two_or_sea {
    () => {
        $crate::Task::BetweenRolls
            | $crate::Task::NeutralRoad
            | $crate::Task::NeutralSettlement
            | $crate::Task::GiveBack(_)
            | $crate::Task::Gold(_)
            | $crate::Task::MoveShip(_)
            | $crate::Task::PickPrey
            | $crate::Task::PlaceHarbour
            | $crate::Task::PickAnybody
    };
}

const _: () = assert!(size_of::<Task>() == 4, "a task is read in one go");
