//! The bot: which question is answered how.

use std::sync::Arc;

use game::{Choices, Game, Luck};
use rivals::{Action, Rules};

use super::super::greedy::Greedy;
use super::thought;
use crate::learned::{Line, Manner, Mind, Net, Thought};
use crate::{Bot, Effort, Sight};

/// Cards and stacks that are tried besides the usual one.
const MOST_OTHERS: usize = 7;

/// Decisions of one turn; then greedy ends it. Cards that fetch each other from the discard pile
/// could go on for ever.
const MOST_IN_TURN: u32 = 60;

/// Plays by what it has learned.
#[derive(Clone, Debug)]
pub struct Learned {
    mind: Mind,
    manner: Manner,
    turn: u16,
    /// Decisions in this turn.
    decided: u32,
}

impl Learned {
    /// Plays by a net of [`super::INPUTS`] inputs.
    pub fn new(net: Arc<Net>, manner: Manner) -> Learned {
        Learned {
            mind: Mind::new(net, manner.expansions),
            manner,
            turn: 0,
            decided: 0,
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
        if self.turn != view.public.turns {
            self.turn = view.public.turns;
            self.decided = 0;
        }
        self.decided += 1;
        if self.decided > MOST_IN_TURN || sight.effort() == Effort::Least {
            return Greedy.choose(sight, luck);
        }
        self.mind.limit(sight.effort());
        let action = match thought(view.public.agenda.top()) {
            Thought::None => Greedy.choose(sight, luck),
            Thought::Trials => self.draw(sight, luck),
            Thought::Search => {
                let state = rules.imagine(&view, luck);
                let mut found = self.mind.decide(rules, &state, seat);
                let line = if self.manner.caution > 0 {
                    let usual = (Greedy.choose(sight, luck), self.manner);
                    self.mind.weigh(sight, &state, found, usual, luck)
                } else {
                    found.swap_remove(0)
                };
                line.action
            }
        };
        self.mind.forget();
        action
    }
}

impl Learned {
    /// A stack is judged by what may lie in it, which takes many worlds; one misleads.
    fn draw(&mut self, sight: &Sight<Rules>, luck: &mut dyn Luck) -> Action {
        let usual = Greedy.choose(sight, luck);
        if self.manner.trials == 0 {
            return usual;
        }
        let menu = sight.menu();
        let others = (0..menu.count()).map(|k| menu.nth(k));
        let others = others.filter(|action| *action != usual).take(MOST_OTHERS);
        let lines = std::iter::once(usual).chain(others);
        let lines = lines.map(|action| Line::of(action, 0.5)).collect();
        let line = self.mind.try_out(sight, lines, self.manner.trials, luck);
        line.action
    }
}
