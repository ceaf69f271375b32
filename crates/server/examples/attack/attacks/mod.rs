//! The attacks. Each prepares itself first, and then attacks until its time is up.

mod finished;
mod json;
mod nothing;
mod options;
mod positions;
mod sea_maps;

use std::pin::Pin;
use std::time::Instant;

use crate::table::Error;
use crate::target::{Sent, Target};

type Pending<T> = Pin<Box<dyn Future<Output = Result<T, Error>> + Send>>;
/// An attack that is ready: it runs until its time is up.
pub type Ready = Box<dyn FnOnce(Instant) -> Pending<Sent> + Send>;

pub struct Attack {
    pub name: &'static str,
    pub about: &'static str,
    pub prepare: fn(Target) -> Pending<Ready>,
}

pub fn all() -> Vec<Attack> {
    vec![
        nothing::ATTACK,
        sea_maps::TWO,
        sea_maps::FIFTY,
        options::ATTACK,
        positions::ATTACK,
        finished::ATTACK,
        json::ATTACK,
    ]
}

/// So many addresses take part in an attack.
const ADDRESSES: u8 = 4;

const fn address(number: u8) -> [u8; 4] {
    [10, 66, 0, number]
}
