//! Decides once for a player whose time is up: ends his turn.

use dice::{Action, Rules};
use game::Luck;

use crate::{Bot, Sight};

/// Rolls no more, builds nothing, and spends neither gold nor jokers.
#[derive(Clone, Copy, Default, Debug)]
pub struct Cautious;

impl Bot<Rules> for Cautious {
    fn choose(&mut self, _sight: &Sight<Rules>, _luck: &mut dyn Luck) -> Action {
        Action::End
    }
}
