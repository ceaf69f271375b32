//! What a table at sea adds to the board. Places go by their names; the frame is `frame`.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::board::{Amount, HarbourPicture, HexPicture};

/// What is printed and does not change.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeaScene {
    /// `fog_islands`; absent on a map of one's own.
    pub scenario: Option<String>,
    pub regions: Vec<RegionPicture>,
    /// Points for the first own settlement in a foreign region.
    pub bonus: u8,
    /// There is a robber besides the pirate.
    pub robber: bool,
    /// Pirate Islands: the way of the fleet.
    pub fleet_path: Vec<String>,
    /// Forgotten Tribe: what lies at the edges when the game begins.
    pub gifts: Vec<GiftPicture>,
    /// Cloth for Catan: the villages before anybody trades.
    pub villages: Vec<VillagePicture>,
    /// Wonders: what a level costs, and the corners some of them need.
    pub wonders: Vec<WonderScene>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RegionPicture {
    pub name: String,
    pub hexes: Vec<String>,
    /// It can pay the bonus.
    pub bonus: bool,
}

/// Pirate Islands: where one seat's line leads.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CoastPicture {
    pub seat: u8,
    pub beachhead: String,
    pub fortress: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct WonderScene {
    /// `theatre`, `great-bridge`, `monument`, `great-wall`, `cathedral`.
    pub wonder: String,
    pub cost: Vec<Amount>,
    /// The corners one of which needs an own building; empty where other things are needed.
    pub corners: Vec<String>,
}

/// What changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeaPicture {
    /// A hex, a bay beside the hexes, or `frame`; absent where there is no pirate. On the Pirate
    /// Islands this is the fleet.
    pub pirate: Option<String>,
    /// Pirate Islands: what belongs to each seat, once it is known who begins.
    pub coasts: Vec<CoastPicture>,
    /// Hexes found under the fog, in place of those of the scene.
    pub found: Vec<HexPicture>,
    /// Harbours that players placed.
    pub harbours: Vec<HarbourPicture>,
    pub gifts: Vec<GiftPicture>,
    pub villages: Vec<VillagePicture>,
    /// Cloth that belongs to no village.
    pub cloth_left: u8,
    pub fleets: Vec<FleetPicture>,
    /// The ship that was lifted and is to be put somewhere.
    pub lifted: Option<String>,
}

/// Forgotten Tribe: what lies at an edge.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GiftPicture {
    pub edge: String,
    /// `point`, `card` or `harbour`.
    pub gift: String,
    /// The harbour's kind.
    pub kind: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct VillagePicture {
    pub corner: String,
    pub number: u8,
    pub cloth: u8,
    /// Seats that trade with it.
    pub traders: Vec<u8>,
}

/// One seat at sea.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct FleetPicture {
    pub seat: u8,
    pub ships: Vec<String>,
    /// Those of `ships` that are warships.
    pub warships: Vec<String>,
    pub ships_left: u8,
    /// Special points, counted in the player's points, too; cloth not among them.
    pub bonus: u8,
    /// Regions that pay this seat no bonus any more.
    pub explored: Vec<String>,
    /// Cards of its choice the seat is owed.
    pub gold: u8,
    /// Harbours held and not placed.
    pub tokens: Vec<String>,
    pub cloth: u8,
    pub lairs: u8,
    pub wonder: Option<String>,
    pub level: u8,
}
