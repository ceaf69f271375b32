//! The bot: which question is answered how.

use std::sync::Arc;

use board::{Action, Event, Public, Rules, State, Task, View};
use game::{Awaits, Choices, Game, Log, Luck, Seat, SeatSet, Step};

use super::super::counting::Counting;
use super::super::greedy::Greedy;
use super::talk::{self, Talk};
use super::vantage;
use crate::learned::{Line, Manner, Mind, Net, Plan, key};
use crate::{Bot, Effort, Sight};

/// Plays by what it has learned.
#[derive(Clone, Debug)]
pub struct Learned {
    mind: Mind,
    talk: Talk,
    plan: Plan<Action>,
    greedy: Greedy,
    manner: Manner,
    circle: Circle,
    counting: Counting,
}

/// Notices when a turn goes round in circles: what a bot takes up by its own idea it may put back
/// by greedy's.
#[derive(Clone, Debug, Default)]
struct Circle {
    turn: u16,
    /// Keys of what everybody saw when it did something in this turn, be it not an offer.
    left: Vec<u64>,
    is_closed: bool,
}

impl Circle {
    /// Is the table as it was when something was done in this turn?
    fn closes(&mut self, public: &Public) -> bool {
        if self.turn != public.turns {
            *self = Circle {
                turn: public.turns,
                ..Circle::default()
            };
        }
        self.is_closed |= self.left.contains(&key(public));
        self.is_closed
    }

    fn leave(&mut self, public: &Public) {
        self.left.push(key(public));
    }
}

impl Learned {
    /// Plays by a net of [`super::INPUTS`] inputs.
    pub fn new(net: Arc<Net>, manner: Manner) -> Learned {
        Learned {
            mind: Mind::new(net, manner.expansions),
            talk: if manner.trades {
                Talk::default()
            } else {
                Talk::silent()
            },
            plan: Plan::default(),
            greedy: Greedy::default(),
            manner,
            circle: Circle::default(),
            counting: Counting::default(),
        }
    }

    /// Takes a step; the `rest` of the plan is for when nobody else and no chance comes between.
    fn take(
        &mut self,
        rules: &Rules,
        state: State,
        seat: Seat,
        Line { action, rest, .. }: Line<Action>,
    ) -> Action {
        self.circle.leave(&state.public);
        if !rest.is_empty() {
            let mut after = state;
            rules.apply(&mut after, Step::Act(seat, action), &mut Log::off());
            if rules.awaits(&after) == Awaits::Seats(SeatSet::of(seat)) {
                self.plan.keep(rest, &after.public);
            }
        }
        action
    }

    fn negotiate(
        &mut self,
        rules: &Rules,
        state: &State,
        sight: &Sight<Rules>,
        luck: &mut dyn Luck,
    ) -> Action {
        let seat = sight.seat();
        let menu = sight.menu();
        if state.public.turn == seat {
            let answers = (0..menu.count()).map(|k| menu.nth(k));
            talk::conclude(&mut self.mind, rules, state, seat, answers)
        } else {
            let table = vantage(rules, state, seat);
            let usual = self.greedy.choose(sight, luck);
            talk::answer(&mut self.mind, &table, state, usual)
        }
    }
}

impl Bot<Rules> for Learned {
    fn observe(&mut self, rules: &Rules, event: &Event) {
        self.counting.observe(rules, event);
    }

    fn choose(&mut self, sight: &Sight<Rules>, luck: &mut dyn Luck) -> Action {
        self.mind.limit(sight.effort());
        let action = self.decide(sight, luck);
        self.mind.forget();
        action
    }
}

impl Learned {
    /// Some state that agrees with what it sees, and has seen.
    fn believed(&mut self, sight: &Sight<Rules>, view: &View, luck: &mut dyn Luck) -> State {
        self.counting.look(sight, view, luck);
        sight.believing(&self.counting).imagine(luck)
    }

    fn decide(&mut self, sight: &Sight<Rules>, luck: &mut dyn Luck) -> Action {
        let (rules, seat) = (sight.game(), sight.seat());
        let menu = sight.menu();
        let view = sight.view();
        let planned = self.plan.take(&view.public).and_then(|mut steps| {
            let action = steps.pop().filter(|step| menu.contains(*step))?;
            let rest = steps;
            Some(Line {
                rest,
                ..Line::of(action, 0.0)
            })
        });
        let task = view.public.agenda.top();
        if planned.is_none() && menu.count() == 1 && task != Task::Main {
            return menu.nth(0);
        }
        if planned.is_none() && sight.effort() == Effort::Least {
            return self.greedy.choose(sight, luck);
        }
        let state = self.believed(sight, &view, luck);
        if let Some(step) = planned {
            return self.take(rules, state, seat, step);
        }
        if task == Task::Negotiate {
            return self.negotiate(rules, &state, sight, luck);
        }
        // Nobody has learned to speak up in the turns of others.
        let is_aside = task == Task::Main && state.public.turn != seat;
        if is_aside || task == Task::Main && self.circle.closes(&view.public) {
            return self.greedy.choose(sight, luck);
        }
        let mut found = self.mind.decide(rules, &state, seat);
        let mut idea = None;
        let line = if self.manner.caution > 0 {
            let usual = match self.greedy.choose(sight, luck) {
                Action::Offer(offer) => {
                    idea = Some(offer);
                    // After an offer that comes to nothing greedy has nothing left to do.
                    Action::End
                }
                usual => usual,
            };
            let usual = (usual, self.manner);
            let sight = sight.believing(&self.counting);
            self.mind.weigh(&sight, &state, found, usual, luck)
        } else {
            found.swap_remove(0)
        };
        if task == Task::Main {
            let table = vantage(rules, &state, seat);
            let now = line.chance;
            let offer = self.talk.offer(&mut self.mind, (&table, &state), now, idea);
            if let Some(offer) = offer.map(Action::Offer)
                && sight.allows(offer)
            {
                return offer;
            }
        }
        self.take(rules, state, seat, line)
    }
}
