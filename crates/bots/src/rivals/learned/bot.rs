//! The bot: which question is answered how.

use std::sync::Arc;

use game::{Choices, Game, Luck};
use rivals::{Action, Rules, Task};

use super::super::greedy::Greedy;
use crate::learned::{Manner, Mind, Net};
use crate::{Bot, Sight};

/// Plays by what it has learned.
#[derive(Clone, Debug)]
pub struct Learned {
    mind: Mind,
    caution: u32,
}

impl Learned {
    /// Plays by a net of [`super::INPUTS`] inputs.
    pub fn new(net: Arc<Net>, manner: Manner) -> Learned {
        Learned {
            mind: Mind::new(net, manner.expansions),
            caution: manner.caution,
        }
    }
}

impl Bot<Rules> for Learned {
    fn choose(&mut self, sight: &Sight<Rules>, luck: &mut dyn Luck) -> Action {
        let (rules, seat) = (sight.game(), sight.seat());
        let menu = sight.menu();
        if menu.count() == 1 {
            return menu.nth(0);
        }
        let view = sight.view();
        match view.public.agenda.top() {
            // What a stack holds is better judged by what is missing from it than by a belief.
            Task::StartStack(_)
            | Task::StartCards { .. }
            | Task::TakeOne { .. }
            | Task::Refill
            | Task::Exchange
            | Task::ExchangeTake
            | Task::Search { .. }
            | Task::Agree(_)
            | Task::Under { .. }
            | Task::BeforeRoll => Greedy.choose(sight, luck),
            _ => {
                let state = rules.imagine(&view, luck);
                let mut found = self.mind.decide(rules, &state, seat);
                if self.caution > 0 {
                    let usual = (seat, Greedy.choose(sight, luck), self.caution);
                    found = self.mind.weigh(rules, &state, usual, found);
                }
                self.mind.forget();
                found.0.action
            }
        }
    }
}
