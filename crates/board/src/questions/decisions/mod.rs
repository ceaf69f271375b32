//! Decisions only one box has: checked and carried out by the moment.

pub mod knights;
pub mod voyages;
