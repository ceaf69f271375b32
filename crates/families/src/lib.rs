//! Every game of the house by its id, with its type, its options and its bots.
//!
//! This is the only place where families are told apart. A new family is an arm of [`FamilyId`] and
//! of [`TypedView`] and [`Happened`], an `impl` of [`Family`] and a line for each of its ids in
//! `listings.rs`.

mod boxes;
mod choices;
mod error;
mod family;
mod family_id;
mod last_turn;
mod listings;
mod roster;
mod spec;
mod visit;

pub use choices::{GameOption, OptionRange, Suggestion};
pub use error::{BotError, SetupError};
pub use family::{Family, Happened, TypedView};
pub use family_id::{FamilyId, FamilyVisitor};
pub use last_turn::limit_turns;
pub use listings::{Listing, game_ids, listing, listings};
pub use spec::{BEST, BotSpec, Key, KnownBot, LEVELS, Maker, Values, bot_names, maker};
pub use visit::{OptionsOf, Override, Visitor, visit};
