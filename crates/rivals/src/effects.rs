//! The words cards are written in.
//!
//! A word names a mechanic that several rules ask for; what only one card does is a function in
//! that card's file, listed in [`Custom`]. Words are read in `questions/` and in
//! `state/derived.rs`.

use game::Seat;

use crate::actions::Action;
use crate::card::{CardId, Kind};
use crate::goods::{Goods, Resource};
use crate::play::Play;
use crate::setup::Rules;
use crate::state::{About, Asked, Realm, State, Task};
use crate::verdict::Verdict;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Landscapes of this kind beside the card produce two instead of one (RIV-90).
    Doubles(Resource),
    /// Two of this kind for one other, in the own action phase (RIV-113).
    Trades(Resource),
    /// Two from one landscape beside the card for one other (RIV-114).
    TradesBeside,
    /// One gold for one other, once a turn (RIV-115).
    Mints,
    /// So much gold at a Plentiful Harvest (RIV-97).
    Harvest(u8),
    /// Every landscape beside the card gains one in a Year of Plenty.
    Plenty,
    /// A search in the exchange phase costs so many resources (RIV-80).
    Search(u8),
    /// Brigands do not count what lies beside the card (RIV-92).
    Shelters,
    /// The die event Trade takes one resource more (RIV-94).
    Lends,
    /// Cards that allow a defence fail if the victim rolls within these numbers (RIV-181).
    Wards(u8, u8),
    /// Riots pass by if the turn's production number is within these.
    Calms(u8, u8),
    /// Cards of this class with a printed cost of at least so many cost one less (RIV-R-30).
    Saves(Kind, u8),
    /// One resource whenever its owner loses a card.
    Consoles,
    /// One commerce point more for each trade ship (RIV-169).
    CommerceOfShips,
    /// One commerce point more for each of these cards (RIV-169).
    CommerceOf(&'static [CardId]),
    /// A victory point with so many trade ships (RIV-165).
    VictoryWithShips(u8),
    /// Played: gain so many of this kind, as far as they fit.
    Gains(Resource, u8),
    /// Played: take one card out of the discard pile (RIV-150).
    Fetches,
    /// Played: the victim may defend himself with a die first (RIV-181).
    Defended,
}

/// What must hold when a card is built or played (RIV-129).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    None,
    Have(CardId),
    /// Standing open at a city.
    HaveAtCity(CardId),
    HaveCity,
    Commerce(u8),
    Progress(u8),
    HeroWithStrength(u8),
    StrengthAdvantage,
    FewerPoints,
    Any(&'static [Condition]),
}

/// When an action card is played (RIV-131).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    ActionPhase,
    BeforeRoll,
    /// While a settlement is built.
    Settlement,
    /// When an event threatens its owner.
    Event,
}

/// What only one card does. A card that needs a decision puts [`Task::Ask`] on the agenda.
#[derive(Clone, Copy)]
pub struct Custom {
    /// Besides the condition: can it be played at all (RIV-R-09)?
    pub check: Option<fn(&State, Seat) -> Verdict>,
    /// An action card is carried out.
    pub play: Option<fn(&mut Play, Seat)>,
    /// An expansion was paid and placed.
    pub built: Option<fn(&mut Play, Seat)>,
    /// An expansion in play, after the landscapes have produced (RIV-91).
    pub produced: Option<fn(&State, Seat) -> Option<Task>>,
    /// An event card is resolved for both players.
    pub event: Option<fn(&mut Play)>,
    /// An event card is about to harm this player, who may be spared (RIV-180).
    pub threat: Option<fn(&State, Seat) -> bool>,
    /// What it asks, and what follows from the answers.
    pub asks: Option<Ask>,
}

impl Custom {
    pub const NONE: Custom = Custom {
        check: None,
        play: None,
        built: None,
        produced: None,
        event: None,
        threat: None,
        asks: None,
    };
}

/// The questions of one card. [`Asked`] says who is asked, and what the card remembers.
#[derive(Clone, Copy)]
pub struct Ask {
    /// The key of the sentence that puts the question.
    pub prompt: fn(About) -> &'static str,
    /// All answers, in any order. Without one the question is dropped; a single one is taken.
    pub options: fn(&Rules, &State, Asked, &mut Vec<Action>),
    /// What follows from an answer. The question itself is off the agenda by then.
    pub answer: fn(&mut Play, Asked, Action),
    /// Put even where there is no choice, which would tell what somebody holds.
    pub always: bool,
    /// The other's hand lies open before whoever is asked.
    pub sees_hand: bool,
    /// Answers that are still to come follow at once, without anything between them.
    pub together: bool,
    /// Is it about the other principality?
    pub abroad: fn(About) -> bool,
    /// What can be paid, for people to read.
    pub price: Option<fn(&Realm) -> Goods>,
}

impl Ask {
    /// About the own principality, with nothing to hide.
    pub const fn new(
        prompt: fn(About) -> &'static str,
        options: fn(&Rules, &State, Asked, &mut Vec<Action>),
        answer: fn(&mut Play, Asked, Action),
    ) -> Ask {
        Ask {
            prompt,
            options,
            answer,
            always: false,
            sees_hand: false,
            together: false,
            abroad: |_| false,
            price: None,
        }
    }
}
