//! What the test programs of this crate share.

pub mod position;
pub mod table;
#[allow(dead_code)]
pub mod universe;
