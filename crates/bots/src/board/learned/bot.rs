//! The bot: which question is answered how.

use std::sync::Arc;

use board::{Action, Rules, State, Task};
use game::{Choices, Game, Luck};

use super::super::greedy::Greedy;
use super::talk::{self, Talk};
use super::vantage;
use crate::learned::{Mind, Net};
use crate::{Bot, Sight};

/// Plays by what it has learned.
#[derive(Clone, Debug)]
pub struct Learned {
    mind: Mind,
    talk: Talk,
}

impl Learned {
    /// Plays by a net of [`super::INPUTS`] inputs; `expansions` are the positions of its own turn
    /// from which it looks further.
    pub fn new(net: Arc<Net>, expansions: u32) -> Learned {
        Learned {
            mind: Mind::new(net, expansions),
            talk: Talk::default(),
        }
    }

    fn negotiate(&mut self, rules: &Rules, state: &State, sight: &Sight<Rules>) -> Action {
        let seat = sight.seat();
        let menu = sight.menu();
        if state.public.turn == seat {
            let answers = (0..menu.count()).map(|k| menu.nth(k));
            talk::conclude(&mut self.mind, rules, state, seat, answers)
        } else if menu.contains(Action::Accept) {
            talk::answer(&mut self.mind, &vantage(rules, state, seat), state)
        } else {
            Action::Reject
        }
    }
}

impl Bot<Rules> for Learned {
    fn choose(&mut self, sight: &Sight<Rules>, luck: &mut dyn Luck) -> Action {
        let (rules, seat) = (sight.game(), sight.seat());
        let menu = sight.menu();
        let view = sight.view();
        let task = view.public.agenda.top();
        if menu.count() == 1 && task != Task::Main {
            return menu.nth(0);
        }
        let state = rules.imagine(&view, luck);
        if task == Task::Negotiate {
            return self.negotiate(rules, &state, sight);
        }
        // Nobody has learned to speak up in the turns of others.
        if task == Task::Main && state.public.turn != seat {
            return Greedy::default().choose(sight, luck);
        }
        let choice = self.mind.decide(rules, &state, seat);
        if task == Task::Main {
            let table = vantage(rules, &state, seat);
            let offer = self
                .talk
                .offer(&mut self.mind, &table, &state, choice.chance);
            if let Some(offer) = offer.map(Action::Offer)
                && sight.allows(offer)
            {
                return offer;
            }
        }
        choice.action
    }
}
