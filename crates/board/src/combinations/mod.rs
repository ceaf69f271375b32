//! Rules that exist only when two boxes are in play together.

pub mod sea_knights;
