//! What only the game for two keeps: trade cards and the first of the two rolls.

use serde::{Deserialize, Serialize};

/// What only the game for two keeps, all of it open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct TwoState {
    /// TWO-40: public, and nothing takes them from their owner.
    pub trade_cards: [u8; 2],
    /// Trade cards nobody holds.
    pub supply: u8,
    /// The sum of this turn's first roll; 0 before it.
    pub first_roll: u8,
    /// TWO-36: one trade-card action a turn.
    pub action_used: bool,
    /// TWO-34: one knight given up a turn.
    pub knight_given: bool,
}
