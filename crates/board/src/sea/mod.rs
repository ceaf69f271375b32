//! The rules of Seafarers that hold in every scenario. No file here knows of another box.

pub mod fog;
pub mod founding;
pub mod gold;
pub mod harbours;
pub mod islands;
pub mod lines;
pub mod pirate;
pub mod route;
pub mod ship;
pub mod ship_move;
