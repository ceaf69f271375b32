//! Where the printed rules of different boxes speak about the same thing.
//!
//! Each question is one file; it alone knows which modules have an answer, and in which order.

pub mod after_build;
pub mod afterwards;
pub mod army;
pub mod chased;
pub mod chips;
pub mod closed;
pub mod discoveries;
pub mod docks;
pub mod figures;
pub mod founding;
pub mod free_pieces;
pub mod goal;
pub mod hand_limit;
pub mod knight;
pub mod knight_menu;
pub mod knights;
pub mod moments;
pub mod paths;
pub mod rates;
pub mod roll;
pub mod route;
pub mod sea_menu;
pub mod sites;
pub mod supply;
pub mod turn_end;
pub mod turn_menu;
pub mod voyages;
pub mod waits;
pub mod waters;
