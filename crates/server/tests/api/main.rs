//! The server over real HTTP.

mod browser;
mod durable;
mod people;
mod permissions;
mod play;
mod secrets;
mod service;
