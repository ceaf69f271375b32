//! The server over real HTTP.

// Helpers of tests may fail like tests.
#![allow(clippy::unwrap_used)]

mod analysis;
mod attacks;
mod bots;
mod browser;
mod caps;
mod coach;
mod durable;
mod fairness;
mod lessons;
mod limits;
mod lists;
mod moving;
mod nodes;
mod older;
mod people;
mod permissions;
mod play;
mod postgres;
#[path = "../../examples/common/postgres.rs"]
mod postgres_server;
mod puzzles;
mod resting;
mod schema;
mod secrets;
mod service;
mod sessions;
mod space;
mod stores;
mod talk;
