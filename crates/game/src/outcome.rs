//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::{BySeat, SeatSet};

/// Final points by seat, and who won; nobody wins a game that was stopped by its turn limit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Final points by seat.
    pub points: BySeat<i16>,
    /// The seats that won.
    pub winners: SeatSet,
}

impl Outcome {
    /// Whether nobody won.
    pub fn is_draw(&self) -> bool {
        self.winners.is_empty()
    }
}
