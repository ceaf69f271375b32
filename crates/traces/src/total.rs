//! Many games summed up.

use crate::difference::Tally;
use crate::replay::Replayed;

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Total {
    pub games: u64,
    pub plies: u64,
    pub compared: u64,
    pub left_after_flag: u64,
    pub divergences: u64,
    pub differences: Tally,
    /// Where it happened and why.
    pub first_divergence: Option<String>,
}

impl Total {
    /// Adds a game; `place` names it, as file and line.
    pub fn add(&mut self, game: &Replayed, place: &str) {
        self.games += 1;
        self.plies += game.plies as u64;
        self.compared += game.compared as u64;
        self.left_after_flag += game.left as u64;
        self.differences.add(&game.differences);
        if let Some(divergence) = &game.divergence {
            self.divergences += 1;
            let first = || format!("{place}, {divergence}");
            self.first_divergence.get_or_insert_with(first);
        }
    }
}
