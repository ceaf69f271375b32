//! What one player alone knows, and what nobody knows.

use serde::{Deserialize, Serialize};

use super::Hand;
use crate::card::{CardId, Counts};
use crate::stacks::{Memory, Pile, STACKS, StackId};

/// RIV-83: what one player holds, and what he remembers of the stacks.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Own {
    pub hand: Hand,
    pub memory: [Memory; STACKS],
    /// RIV-R-65: a card of the other's hand that goes under a stack together with a second one.
    pub aside: Option<(CardId, StackId)>,
}

impl Own {
    pub const NOTHING: Own = Own {
        hand: Hand::EMPTY,
        memory: [Memory::NOTHING; STACKS],
        aside: None,
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
