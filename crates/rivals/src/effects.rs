//! The words cards are written in.
//!
//! A word names a mechanic that several cards share; what only one card does is a function in that
//! card's file, listed in [`Custom`]. Words are read in `questions/` and in `state/derived.rs`.

use game::Seat;

use crate::card::{CardId, Kind};
use crate::goods::Resource;
use crate::play::Play;
use crate::state::State;
use crate::verdict::Verdict;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Landscapes of this kind beside the card produce two instead of one (RIV-90).
    Doubles(Resource),
    /// Two of this kind for one other, in the own action phase (RIV-113).
    Trades(Resource),
    /// So much gold at a Plentiful Harvest (RIV-97).
    Harvest(u8),
    /// Every landscape beside the card gains one in a Year of Plenty.
    Plenty,
    /// A search in the exchange phase costs so many resources (RIV-80).
    Search(u8),
    /// Cards that allow a defence fail if the victim rolls within these numbers (RIV-181).
    Wards(u8, u8),
    /// Riots pass by if the turn's production number is within these.
    Calms(u8, u8),
    /// Cards of this class with a printed cost of at least so many cost one less (RIV-R-30).
    Saves(Kind, u8),
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

/// What only one card does. A card that needs a decision puts a task on the agenda.
#[derive(Clone, Copy)]
pub struct Custom {
    /// Besides the condition: would playing it have any effect (RIV-R-09)?
    pub check: Option<fn(&State, Seat) -> Verdict>,
    /// An action card is carried out.
    pub play: Option<fn(&mut Play, Seat)>,
    /// An expansion was paid and placed.
    pub built: Option<fn(&mut Play, Seat)>,
    /// An event card is resolved for both players.
    pub event: Option<fn(&mut Play)>,
    /// An event card is about to harm this player, who may be spared (RIV-180).
    pub threat: Option<fn(&State, Seat) -> bool>,
}

impl Custom {
    pub const NONE: Custom = Custom {
        check: None,
        play: None,
        built: None,
        event: None,
        threat: None,
    };
}
