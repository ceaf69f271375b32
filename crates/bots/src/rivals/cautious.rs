//! Decides once for a player whose time is up, and no more than the rules force it to.
//!
//! It rolls, ends and passes, so it never builds, trades, plays or exchanges a card. It pays rather
//! than lose a unit, draws rather than pay for a search, and takes the first of a choice.

use game::{Choices, Luck};
use rivals::{Action, Rules};

use crate::{Bot, Sight};

/// Decides once for a player whose time is up, and commits them to as little as possible.
#[derive(Clone, Copy, Default, Debug)]
pub struct Cautious;

/// What binds a player to nothing, or to the least.
const PASSES: [Action; 4] = [Action::Roll, Action::End, Action::Pass, Action::Pay];

impl Bot<Rules> for Cautious {
    fn choose(&mut self, sight: &Sight<Rules>, _luck: &mut dyn Luck) -> Action {
        let menu = sight.menu();
        let passes = PASSES.into_iter().filter(|pass| menu.contains(*pass));
        let others = (0..menu.count()).map(|k| menu.nth(k));
        let mut choices = passes.chain(others.filter(|choice| *choice != Action::Search));
        choices.next().expect("a seat that is awaited has a choice")
    }
}
