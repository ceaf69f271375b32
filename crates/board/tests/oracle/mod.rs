//! Seafarers as the dossier tells it, slow and obvious. It reads what lies on the table and shares
//! no code with the engine: places are coordinates, and all that follows from them is found by
//! looking at every place.

#![allow(dead_code, reason = "every test binary uses a part of it")]

mod book;
mod geometry;
mod ledger;
mod lines;
mod menu;
mod places;
mod play;
mod roll;
mod route;
mod watch;
mod world;

pub use play::{play, table};
pub use watch::Seen;
