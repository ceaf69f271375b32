//! Every listed decision equally likely: the measure of speed, and the floor of strength.

use game::{Choices, Game, Luck};

use crate::{Bot, Sight};

/// Picks uniformly among the listed actions.
#[derive(Clone, Copy, Default, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, sight: &Sight<G>, luck: &mut dyn Luck) -> G::Action {
        let menu = sight.menu();
        let count = menu.count();
        // A forced decision needs no draw.
        menu.nth(if count == 1 { 0 } else { luck.below(count) })
    }
}
