//! The rules of Cities & Knights: commodities, improvements, knights, barbarians, progress cards.

pub mod action;
pub mod answers;
pub mod barbarians;
pub mod blocking;
pub mod chase;
pub mod dice;
pub mod founding;
pub mod hand;
pub mod improvement;
pub mod judge;
pub mod kinds;
pub mod knight;
pub mod menu;
pub mod metropolis;
pub mod movement;
pub mod position;
pub mod production;
pub mod progress;
pub mod rates;
pub mod reduced;
pub mod secrets;
pub mod simple;
pub mod tasks;
pub mod turn;
pub mod wall;
mod ways;

pub use action::{KnightAction, Site, Spot, Way};
pub use kinds::{Area, Face, Rank};
pub use menu::KnightMenu;
pub use progress::{Pile, Piles, ProgressCard, ProgressCards, Returned};
