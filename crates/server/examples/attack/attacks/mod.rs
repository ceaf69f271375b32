//! The attacks. Each prepares itself first, and then attacks until its time is up.

mod bodies;
mod bots;
mod bytes;
mod chat;
mod finished;
mod hang_up;
mod json;
mod lobby;
mod lobby_frames;
mod nothing;
mod options;
mod passive_host;
mod positions;
mod sea_maps;
mod silence;
mod sockets;
mod streams;
mod unread_answers;

use std::pin::Pin;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::child::Error;
use crate::target::{Sent, Stranger, Target, flood};

type Pending<T> = Pin<Box<dyn Future<Output = Result<T, Error>> + Send>>;
/// An attack that is ready: it runs until its time is up.
pub type Ready = Box<dyn FnOnce(Instant) -> Pending<Sent> + Send>;

pub struct Attack {
    pub name: &'static str,
    pub about: &'static str,
    /// Reasons for which somebody must have been refused.
    pub refused: &'static [&'static str],
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
        bodies::HUGE,
        bodies::PACKED,
        bots::ATTACK,
        bytes::ATTACK,
        chat::ATTACK,
        lobby::ATTACK,
        silence::ATTACK,
        streams::ATTACK,
        lobby_frames::ATTACK,
        unread_answers::ATTACK,
        hang_up::ATTACK,
        passive_host::ATTACK,
    ]
}

/// So many addresses take part in an attack.
const ADDRESSES: u8 = 4;

const fn address(number: u8) -> [u8; 4] {
    [127, 66, 0, number]
}

/// A connection that says nothing for so long is closed.
pub const IDLE: Duration = Duration::from_secs(5);

/// Sends again and again, so many at once.
fn flooding<F>(at_once: usize, send: impl Fn(usize) -> F + Send + 'static) -> Ready
where
    F: Future<Output = Result<(u16, Value), Error>> + Send + 'static,
{
    Box::new(move |until| Box::pin(async move { Ok(flood(at_once, until, send).await) }))
}

/// A stranger with a session at each address.
async fn strangers(target: &Target, addresses: u8) -> Result<Vec<Stranger>, Error> {
    let mut strangers = Vec::new();
    for number in 0..addresses {
        strangers.push(target.stranger(address(number)).await?);
    }
    Ok(strangers)
}
