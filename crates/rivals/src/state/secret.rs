//! What one player alone knows, and what nobody knows.

use serde::{Deserialize, Serialize};

use super::Hand;
use crate::card::Counts;
use crate::stacks::{Memory, Pile, STACKS};

/// RIV-83: what one player holds, and what he remembers of the stacks.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Own {
    pub hand: Hand,
    pub memory: [Memory; STACKS],
}

impl Own {
    pub const NOTHING: Own = Own {
        hand: Hand::EMPTY,
        memory: [Memory::NOTHING; STACKS],
    };
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Secret {
    pub own: [Own; 2],
    /// The seen part of every stack, in its true order.
    pub seen: [Pile; STACKS],
    /// All cards nobody has seen, of whatever stack; their backs tell them apart.
    pub fresh: Counts,
}
