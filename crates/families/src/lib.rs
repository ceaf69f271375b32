//! Every game of the house by its id, with its type, its options and its bots.
//!
//! This is the only place where families are told apart. A new family is an arm of [`Kind`] and of
//! [`Scene`] and [`Happened`], an `impl` of [`Family`] and a line for each of its ids in `offers.rs`.

mod family;
mod kind;
mod offers;
mod refusal;
mod table;

pub use family::{Family, Happened, Maker, Scene, bot_names, roster};
pub use kind::{FamilyVisitor, Kind};
pub use offers::{Offer, list, offer, offers};
pub use refusal::Refusal;
pub use table::{OptionsOf, Override, Visitor, visit};
