//! The best player of the card game: by the net that has learned all five games of the box.

use std::sync::{Arc, LazyLock};

use super::learned::Learned;
use crate::learned::{AS_IT_IS, ByNet, ByTrials, Manner, Net};

static NET: LazyLock<Arc<Net>> =
    LazyLock::new(|| Net::kept(include_bytes!("learned/nets/rivals.net")));

/// The strongest bot there is; tables call it Njal. How he learned is told in `docs/learning.md`.
pub fn njal(manner: Manner) -> Learned {
    Learned::new(Arc::clone(&NET), manner)
}

/// Judges positions as he does.
pub fn evaluator() -> ByNet {
    ByNet::new(Arc::clone(&NET), AS_IT_IS)
}

/// Weighs choices as he does.
pub fn adviser() -> ByTrials {
    ByTrials::new(Arc::clone(&NET), 24)
}
