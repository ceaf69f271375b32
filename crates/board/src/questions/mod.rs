//! Where the printed rules of different boxes speak about the same thing.
//!
//! Each question is one file; it alone knows which modules have an answer, and in which order.

pub mod after_build;
pub mod army;
pub mod founding;
pub mod goal;
pub mod moments;
pub mod roll;
pub mod sites;
pub mod turn_end;
pub mod turn_menu;
