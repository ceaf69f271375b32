//! What a school has to know of a family.

use std::sync::Arc;

use bots::Bot;
use bots::learned::{Learnable, Manner, Net};
use game::{Game, Setup};

pub type Options<G> = <<G as Game>::Setup as Setup>::Options;

/// A family that can be learned.
pub trait Student: Learnable {
    /// The bot that learns.
    fn learned(net: Arc<Net>, manner: Manner) -> Box<dyn Bot<Self>>;

    /// Tells the rests of a game apart: each is learned from once.
    fn moment(&self, state: &Self::State) -> (u16, u8);

    /// How many times as often as usual chance decides here.
    fn whims(&self, state: &Self::State) -> u32;
}

impl Student for board::Rules {
    fn learned(net: Arc<Net>, manner: Manner) -> Box<dyn Bot<board::Rules>> {
        Box::new(bots::board::learned::Learned::new(net, manner))
    }

    fn moment(&self, state: &board::State) -> (u16, u8) {
        (state.public.turns, state.public.founded)
    }

    fn whims(&self, state: &board::State) -> u32 {
        match state.task() {
            // The first settlements decide much and are few.
            board::Task::FoundSettlement => 3,
            // A random answer to an offer would give cards away.
            board::Task::Negotiate => 0,
            _ => 1,
        }
    }
}

impl Student for rivals::Rules {
    fn learned(net: Arc<Net>, manner: Manner) -> Box<dyn Bot<rivals::Rules>> {
        Box::new(bots::rivals::learned::Learned::new(net, manner))
    }

    fn moment(&self, state: &rivals::State) -> (u16, u8) {
        let is_end = state.task() != rivals::Task::BeforeRoll;
        (state.public.turns, u8::from(is_end))
    }

    fn whims(&self, state: &rivals::State) -> u32 {
        match state.task() {
            // Nobody ends a game by chance.
            rivals::Task::Agree(_) => 0,
            _ => 1,
        }
    }
}
