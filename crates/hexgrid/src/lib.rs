//! The geometry of boards made of hexes: places, their names, who touches whom, and sets of places.
//!
//! No game is known here. Hexes have their point at the top; coordinates are axial, `r` grows to
//! the south.

mod address;
mod around;
mod grid;
mod mesh;
mod select;
mod sets;
mod spread;

pub use address::{Axial, CornerName, Direction, EdgeName, Tip};
pub use grid::{Grid, GridError};
pub use mesh::Mesh;
pub use select::nth_bit;
pub use sets::{Corner, CornerSet, Edge, EdgeSet, Hex, HexSet};
