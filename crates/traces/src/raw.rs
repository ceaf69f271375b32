//! The JSON of a trace as it stands in the file, before anything is believed.

use serde::Deserialize;
use serde_json::Value;

/// What the first key of every game must say.
pub const FORMAT: &str = "catan-trace-1";

#[derive(Deserialize)]
pub struct Raw {
    pub format: String,
    pub n_players: u8,
    pub vps_to_win: u8,
    pub discard_limit: u8,
    pub board: RawBoard,
    pub robber: u16,
    pub dev_deck: Vec<String>,
    pub resources: Vec<String>,
    pub dev_cards: Vec<String>,
    pub node_directions: Vec<String>,
    pub initial: RawState,
    pub plies: Vec<RawPly>,
    pub flags: Vec<Vec<Value>>,
    pub winner: Option<u8>,
    pub final_vp: Vec<u8>,
}

#[derive(Deserialize)]
pub struct RawBoard {
    pub tiles: Vec<RawTile>,
    pub ports: Vec<RawPort>,
}

#[derive(Deserialize)]
pub struct RawTile {
    pub id: u16,
    pub cube: [i8; 3],
    pub resource: Option<String>,
    pub number: Option<u8>,
    pub nodes: Vec<u16>,
    pub edges: Vec<[u16; 2]>,
}

#[derive(Deserialize)]
pub struct RawPort {
    pub id: u16,
    /// The hex in the sea.
    pub cube: [i8; 3],
    pub resource: Option<String>,
    pub nodes: [u16; 2],
}

#[derive(Deserialize)]
pub struct RawPly {
    /// Seat, type, value and result of what was done.
    pub a: (u8, String, Value, Value),
    /// How many actions were allowed before it.
    pub n: usize,
    /// All of them.
    pub l: Vec<(String, Value)>,
    /// The state after it.
    pub s: RawState,
}

/// A list of twelve in the file; the fields in their order.
#[derive(Deserialize)]
pub struct RawState {
    pub hands: Vec<Vec<u8>>,
    pub cards: Vec<Vec<u8>>,
    pub bank: Vec<u8>,
    pub open_points: Vec<u8>,
    pub points: Vec<u8>,
    pub route_holder: Option<u8>,
    pub army_holder: Option<u8>,
    pub routes: Vec<u8>,
    pub robber: u16,
    pub decides: u8,
    pub turn: u8,
    pub prompt: String,
}
