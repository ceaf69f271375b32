//! Slow and obvious: everything the engine keeps up to date or lists cleverly, done by definition.

#![allow(dead_code)] // Each test binary uses its own part.

pub mod count;
pub mod knights;
pub mod lines;
pub mod maps;
pub mod play;
pub mod recount;
pub mod sea;
pub mod trail;
pub mod universe;
pub mod ways;
