//! Bots that have learned what a position is worth.
//!
//! A small net says how likely a seat is to win from where the game rests; the search of the own
//! turn finds the rest that is worth most. What a net is told about a position is in the folder of
//! its family. Everything that decides a move is integer arithmetic, or floating point without any
//! function that a machine may round in its own way.

mod adviser;
mod chance;
mod evaluator;
mod inputs;
mod memory;
mod net;
mod plan;
mod search;
mod trials;
mod turn;

pub use adviser::{ByTrials, Thought};
pub use chance::{chance, odds};
pub(crate) use evaluator::AS_IT_IS;
pub use evaluator::ByNet;
pub use inputs::{Inputs, ONE};
pub use memory::tell;
pub use net::{BadNet, Net};
pub(crate) use plan::Plan;
pub use search::key;
pub use turn::{Learnable, Line, Manner, Mind, Stamina};
