//! The Python package `landnam`, as far as it is written in Rust: `python/landnam` wraps it.
//!
//! Here words and arrays cross over, and everything generic becomes an object without a type. No
//! rule is here, and no family is told apart.

#![expect(
    clippy::needless_pass_by_value,
    reason = "PyO3 hands over what it has read from Python"
)]

mod failure;
mod game_object;
mod journals;
mod lane;
mod lanes;
mod shelf;
mod simulation;
mod start;
mod table;
mod vector;

use pyo3::prelude::*;

#[pymodule]
mod _landnam {
    #[pymodule_export]
    use super::failure::{BotError, Error, JournalError, NotationError, RuleError, SetupError};
    #[pymodule_export]
    use super::game_object::Game;
    #[pymodule_export]
    use super::journals::{replay, verify};
    #[pymodule_export]
    use super::shelf::{games, rules, search};
    #[pymodule_export]
    use super::simulation::simulate;
    #[pymodule_export]
    use super::vector::Vector;
}
