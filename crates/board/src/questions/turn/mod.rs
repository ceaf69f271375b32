//! A turn: whom the game waits for, what is open to a seat, what follows a step by itself.

pub mod afterwards;
pub mod draws;
pub mod knight_menu;
pub mod moments;
pub mod sea_menu;
pub mod turn_end;
pub mod turn_menu;
pub mod waits;
