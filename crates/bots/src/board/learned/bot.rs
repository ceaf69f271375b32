//! The bot: which question is answered how.

use std::sync::Arc;

use board::{Action, Rules, State, Task};
use game::{Awaits, Choices, Game, Log, Luck, Seat, SeatSet, Step};

use super::super::greedy::Greedy;
use super::talk::{self, Talk};
use super::vantage;
use crate::learned::{Mind, Net, Plan};
use crate::{Bot, Sight};

/// Plays by what it has learned.
#[derive(Clone, Debug)]
pub struct Learned {
    mind: Mind,
    talk: Talk,
    plan: Plan<Action>,
}

impl Learned {
    /// Plays by a net of [`super::INPUTS`] inputs; `expansions` are the positions of its own turn
    /// from which it looks further.
    pub fn new(net: Arc<Net>, expansions: u32) -> Learned {
        Learned {
            mind: Mind::new(net, expansions),
            talk: Talk::default(),
            plan: Plan::default(),
        }
    }

    /// Makes no offers of its own: quicker, and its games teach nearly as much.
    pub fn silent(mut self) -> Learned {
        self.talk = Talk::silent();
        self
    }

    /// Takes a step; the `rest` of the plan is for when nobody else and no chance comes between.
    fn take(
        &mut self,
        rules: &Rules,
        state: State,
        seat: Seat,
        (action, rest): (Action, Vec<Action>),
    ) -> Action {
        if !rest.is_empty() {
            let mut after = state;
            rules.apply(&mut after, Step::Act(seat, action), &mut Log::off());
            if rules.awaits(&after) == Awaits::Seats(SeatSet::of(seat)) {
                self.plan.keep(rest, &after.public);
            }
        }
        action
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
        let action = self.decide(sight, luck);
        self.mind.forget();
        action
    }
}

impl Learned {
    fn decide(&mut self, sight: &Sight<Rules>, luck: &mut dyn Luck) -> Action {
        let (rules, seat) = (sight.game(), sight.seat());
        let menu = sight.menu();
        let view = sight.view();
        let planned = self.plan.take(&view.public).and_then(|mut steps| {
            let step = steps.pop().filter(|step| menu.contains(*step));
            step.map(|step| (step, steps))
        });
        let task = view.public.agenda.top();
        if planned.is_none() && menu.count() == 1 && task != Task::Main {
            return menu.nth(0);
        }
        let state = rules.imagine(&view, luck);
        if let Some(step) = planned {
            return self.take(rules, state, seat, step);
        }
        if task == Task::Negotiate {
            return self.negotiate(rules, &state, sight);
        }
        // Nobody has learned to speak up in the turns of others.
        if task == Task::Main && state.public.turn != seat {
            return Greedy::default().choose(sight, luck);
        }
        let (choice, rest) = self.mind.decide(rules, &state, seat);
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
        self.take(rules, state, seat, (choice.action, rest))
    }
}
