//! A bot that errs as people do.

use game::{Choices, Game, Luck};

use crate::{Bot, Sight};

/// A game of which somebody has said how people err in it.
pub trait Slips: Game {
    /// What somebody who does not look closely does instead of `choice`: overlooks a build, takes a
    /// worse place, forgets to trade. Never nonsense; none where there is nothing to overlook.
    fn slip(sight: &Sight<Self>, choice: Self::Action, luck: &mut dyn Luck)
    -> Option<Self::Action>;
}

/// Plays as another bot does, but follows a whim now and then: a mistake that is soon made.
#[derive(Clone, Debug)]
pub struct Whim<B> {
    inner: B,
    percent: u32,
}

impl<B> Whim<B> {
    /// Errs in so many of a hundred decisions; with 0 it is the inner bot, decision by decision.
    pub fn new(inner: B, percent: u32) -> Whim<B> {
        Whim { inner, percent }
    }
}

impl<G: Slips, B: Bot<G>> Bot<G> for Whim<B> {
    fn observe(&mut self, game: &G, event: &G::Event) {
        self.inner.observe(game, event);
    }

    fn choose(&mut self, sight: &Sight<G>, luck: &mut dyn Luck) -> G::Action {
        let choice = self.inner.choose(sight, luck);
        // Without whims nothing is drawn, and the inner bot's games stay what they are.
        if self.percent == 0 || luck.below(100) >= self.percent {
            return choice;
        }
        G::slip(sight, choice, luck).unwrap_or(choice)
    }
}

/// One of the listed actions that are meant, each equally likely; none if there is none.
pub(crate) fn one_of<A: Copy>(
    menu: &impl Choices<A>,
    luck: &mut dyn Luck,
    is_meant: impl Fn(A) -> bool,
) -> Option<A> {
    let listed = (0..menu.count()).map(|k| menu.nth(k));
    let meant: Vec<A> = listed.filter(|action| is_meant(*action)).collect();
    match meant.len() as u32 {
        0 => None,
        count => Some(meant[luck.below(count) as usize]),
    }
}
