//! What a referee of the arena says, before anything is believed.

use serde::Deserialize;
use serde_json::Value;

use crate::raw::RawBoard;

/// One line; keys that are not listed here say nothing we need.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Message {
    Hello { protocol: u32 },
    Start(Box<Start>),
    Decide(Box<Decide>),
    End,
    Quit,
}

#[derive(Deserialize)]
pub struct Start {
    /// Of what chance a bot has of its own.
    #[serde(default)]
    pub seed: u64,
    pub seat: u8,
    pub n_players: u8,
    pub vps_to_win: u8,
    pub discard_limit: u8,
    pub board: RawBoard,
    pub robber: u16,
}

#[derive(Deserialize)]
pub struct Decide {
    pub seat: u8,
    pub state: Position,
    /// Seat, type and value of each.
    pub legal: Vec<(u8, String, Value)>,
}

#[derive(Deserialize)]
pub struct Position {
    pub prompt: String,
    pub turn_seat: u8,
    #[serde(default)]
    pub turn: u16,
    pub robber: u16,
    pub bank: Vec<u8>,
    pub settlements: Vec<(u16, u8)>,
    pub cities: Vec<(u16, u8)>,
    pub roads: Vec<(u16, u16, u8)>,
    pub players: Vec<Player>,
    pub me: Me,
    #[serde(default)]
    pub discard_counts: Option<Vec<u8>>,
}

#[derive(Deserialize)]
pub struct Player {
    pub n_resources: u8,
    pub n_dev: u8,
    /// By kind, as all vectors of cards.
    pub played: Vec<u8>,
    pub has_road: bool,
    pub has_army: bool,
}

#[derive(Deserialize)]
pub struct Me {
    pub hand: Vec<u8>,
    pub dev: Vec<u8>,
    pub has_rolled: bool,
    pub played_dev_this_turn: bool,
    #[serde(default)]
    pub free_roads: u8,
}
