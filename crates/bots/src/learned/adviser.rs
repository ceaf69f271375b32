//! The choices of a decision, weighed by trials.

use std::sync::Arc;

use game::{Choices, Luck};

use super::net::Net;
use super::trials::Tried;
use super::turn::{Learnable, Line, Mind, sort};
use crate::adviser::{Adviser, Weighed};
use crate::{Bot, Sight};

/// Positions of the own turn from which the search goes on.
const EXPANSIONS: u32 = 40;
/// Choices that are weighed, besides those somebody asks for.
const MOST: usize = 5;
/// Cards and stacks that are drawn from in trials; more of them are alike.
const MOST_DRAWS: u32 = 8;

/// How a decision is thought about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thought {
    /// Nothing is known about it.
    None,
    /// The own turn is searched.
    Search,
    /// What comes is drawn, so only trials can tell.
    Trials,
}

/// Plays on from each choice in worlds the seat can believe in, and then asks a net.
#[derive(Clone, Debug)]
pub struct ByTrials {
    mind: Mind,
    worlds: u32,
}

impl ByTrials {
    /// Weighs by this net, in so many worlds.
    pub fn new(net: Arc<Net>, worlds: u32) -> ByTrials {
        ByTrials {
            mind: Mind::new(net, EXPANSIONS),
            worlds,
        }
    }

    /// The lines that are tried, each with another first step.
    fn lines<G: Learnable>(
        &mut self,
        sight: &Sight<G>,
        also: &[G::Action],
        luck: &mut dyn Luck,
    ) -> Vec<Line<G::Action>> {
        let (game, seat, menu) = (sight.game(), sight.seat(), sight.menu());
        let state = sight.imagine(luck);
        let mut lines = match game.thought(&state, seat) {
            Thought::None => return Vec::new(),
            Thought::Trials => {
                let chance = self.mind.look(game, &state, seat);
                let choices = (0..menu.count().min(MOST_DRAWS)).map(|k| menu.nth(k));
                choices.map(|action| Line::of(action, chance)).collect()
            }
            Thought::Search => {
                let mut lines = self.mind.decide(game, &state, seat);
                sort(&mut lines);
                one_each(&mut lines);
                lines.truncate(MOST);
                lines
            }
        };
        let usual = G::Usual::default().choose(sight, luck);
        for action in also.iter().copied().chain([usual]) {
            let is_new = lines.iter().all(|line| line.action != action);
            if is_new && menu.contains(action) {
                lines.push(self.mind.line_after(game, &state, seat, action, EXPANSIONS));
            }
        }
        lines
    }
}

impl<G: Learnable> Adviser<G> for ByTrials {
    fn weigh(
        &mut self,
        sight: &Sight<G>,
        also: &[G::Action],
        luck: &mut dyn Luck,
    ) -> Vec<Weighed<G::Action>> {
        if sight.menu().count() < 2 {
            return Vec::new();
        }
        let lines = self.lines(sight, also, luck);
        let tried = self.mind.tally(sight, lines, self.worlds, luck);
        self.mind.forget();
        weighed(tried)
    }
}

/// Of several lines with the same first step the first stays.
fn one_each<A: Copy + PartialEq>(lines: &mut Vec<Line<A>>) {
    let mut known = Vec::new();
    lines.retain(|line| {
        let is_new = !known.contains(&line.action);
        known.push(line.action);
        is_new
    });
}

/// The best first, with margins.
fn weighed<A: Copy>(mut tried: Vec<Tried<A>>) -> Vec<Weighed<A>> {
    tried.sort_by(|one, other| other.value().total_cmp(&one.value()));
    let margin = |number: usize, it: &Tried<A>| match number {
        0 => it.error(),
        _ => it.error_against(&tried[0]),
    };
    let margins: Vec<f64> = tried
        .iter()
        .enumerate()
        .map(|(number, it)| margin(number, it))
        .collect();
    let weighed = tried.into_iter().zip(margins);
    weighed
        .map(|(it, margin)| Weighed {
            action: it.line.action,
            value: it.value(),
            rest: it.line.rest.into_iter().rev().collect(),
            margin,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_margin_is_that_of_the_distance() {
        // Both have good and bad worlds; one is always better by a tenth.
        let mut one = Tried::new(Line::of(1, 0.5));
        let mut two = Tried::new(Line::of(2, 0.5));
        for chance in [0.3, 0.5, 0.7, 0.9] {
            one.chances.push(chance + 0.1);
            two.chances.push(chance);
        }
        let weighed = weighed(vec![two, one]);
        assert_eq!([weighed[0].action, weighed[1].action], [1, 2]);
        assert!(weighed[0].margin > 0.1, "{weighed:?}");
        assert!(weighed[1].margin < 1e-9, "{weighed:?}");
    }

    #[test]
    fn one_line_is_left_for_each_first_step() {
        let mut lines = vec![Line::of(1, 0.6), Line::of(2, 0.5), Line::of(1, 0.4)];
        one_each(&mut lines);
        let left: Vec<(i32, f64)> = lines
            .iter()
            .map(|line| (line.action, line.chance))
            .collect();
        assert_eq!(left, [(1, 0.6), (2, 0.5)]);
    }
}
