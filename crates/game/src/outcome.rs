//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, SeatSet};

/// Final points by seat, and who won; nobody wins a game that was stopped by its turn limit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Outcome {
    pub points: [i16; MAX_SEATS],
    pub winners: SeatSet,
}

impl Outcome {
    pub fn is_draw(&self) -> bool {
        self.winners.is_empty()
    }
}
