//! Journals: their text, and who is told that one of them is forged.

// Here every file is a test; clippy sees that only where `#[test]` stands.
#![allow(clippy::unwrap_used)]

mod games;
mod python;
mod second_form;
mod text;
mod toy;
mod verify;
