//! Where a game was won.
//!
//! A finished game is read twice. The [`Curve`] says after every step how likely each seat is to
//! win, and which of the changes were luck: what a draw brought, less the mean over everything the
//! bag held. What is left is play. Then every decision is weighed: what would a strong player have
//! done, knowing what that seat knew, and what did the other choice cost?
//!
//! Somebody who still plays gets the same as counsel: [`Asked`] weighs the decision before them and
//! says why the best choice is the best, in facts.
//!
//! Luck and play of a seat always add up to its result less the chance it began with. The mean of
//! luck is zero whatever the estimates are worth, so a result less its luck is as fair a measure of
//! play as the result, and a much steadier one.

#![warn(missing_docs)]

mod cards;
mod coach;
mod curve;
mod decision;
mod distribution;
mod events;
mod facts;
mod mark;
mod report;
mod rolls;
mod standing;
mod tale;
mod turns;
mod why;

pub use coach::{Asked, Counsel};
pub use curve::{Account, Curve};
pub use decision::{Decision, Sight, judge};
pub use distribution::Distribution;
pub use mark::Scale;
pub use protocol::Mark;
pub use report::{Report, decisions};
pub use rolls::{Receipts, Rolls};
pub use standing::Standing;
pub use tale::Tale;
