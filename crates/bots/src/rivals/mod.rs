//! Knowledge of the card game for two.

mod cautious;

pub use cautious::Cautious;
