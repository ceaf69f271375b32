//! Cities & Knights on the maps of Seafarers.

use game::{Fact, RuleId, Seat, Violation};
use hexgrid::{Corner, CornerSet, Edge, EdgeSet, Hex, HexSet};

use crate::chart;
use crate::kinds::Terrain;
use crate::rules::Rules;
use crate::setup::sea_map::SpecialMap;
use crate::state::{Public, State};

/// Scenarios that need development cards cannot be played with Cities & Knights.
pub const SUITS: RuleId = RuleId("SEA-161");
/// A ship beside a foreign knight on the line stays where it is.
pub const FROZEN: RuleId = RuleId("CK-70");
/// Gold brings resources, never commodities.
pub const GOLD: RuleId = RuleId("CK-73");
// CK-66: Every scenario needs two points more (`families`).
// CK-68, SEA-151, SEA-153: Knights move over roads and ships and may end on a sea corner; new ones
// stand on land.
// CK-R-50: Where ship and road meet a knight changes between them, building or not.
// CK-69: Own knights are anchors, so a ship that joins one to a building is closed.
// CK-R-42: A ship may lie beside the founding city (`sea/founding.rs`).
// CK-72, SEA-159: Neither figure moves before the first landing.
// CK-75: A knight does not join road and ship: only buildings do (`sea/route.rs`).
// SEA-156: A pirate on the frame has no corners.
// SEA-R-29: Both figures have their effect where they start.

/// Scenarios 5 and 7, the Forgotten Tribe and the Pirate Islands.
const UNSUITED: [&str; 2] = ["forgotten_tribe", "pirate_islands"];

/// Refuses a scenario that cannot be played with knights; the empty id means no scenario and
/// passes.
pub fn check_scenario(id: &str) -> Result<(), Violation> {
    if UNSUITED.contains(&id) {
        return Err(SUITS.broken().with("scenario", Fact::Place(id.to_owned())));
    }
    Ok(())
}

/// The same for a map of one's own, by what it needs.
pub fn check_map(special: &SpecialMap) -> Result<(), Violation> {
    match special {
        SpecialMap::Tribe { .. } => check_scenario(UNSUITED[0]),
        SpecialMap::Pirates { .. } => check_scenario(UNSUITED[1]),
        SpecialMap::None | SpecialMap::Cloth { .. } | SpecialMap::Wonders { .. } => Ok(()),
    }
}

/// SEA-153: land corners among those at which own roads and ships end.
pub fn posts(rules: &Rules, state: &State, seat: Seat) -> CornerSet {
    state.pieces(seat).touched & chart::corners(rules, &state.public)
}

/// CK-69: knights hold lines of ships like buildings do.
pub fn anchors(state: &State, seat: Seat) -> CornerSet {
    state.public.knights.realm(seat).knights()
}

/// SEA-R-32: ships that meet another own ship at a foreign knight or building.
pub fn frozen(rules: &Rules, state: &State, seat: Seat) -> EdgeSet {
    let ships = state.fleet(seat).ships;
    let closed = state.public.closed_to(seat);
    let is_held = |corner: &Corner| {
        closed.contains(*corner) && (ships & rules.grid.corner_edges(*corner)).len() > 1
    };
    let is_frozen = |edge: &Edge| rules.grid.edge_ends(*edge).iter().any(is_held);
    ships.into_iter().filter(is_frozen).collect()
}

/// CK-71: the corners of the pirate's hex; the frame has none.
pub fn beside_pirate(rules: &Rules, state: &State) -> CornerSet {
    if rules.sea().has_pirate {
        chart::corners_at(rules, state.public.sea.pirate)
    } else {
        CornerSet::EMPTY
    }
}

/// CK-R-39: ships at the pirate's hex are out of the Diplomat's reach.
pub fn within_reach(rules: &Rules, state: &State, edges: EdgeSet) -> EdgeSet {
    edges & !chart::pirate_edges(rules, &state.public)
}

/// May a ship lie where a road was taken away?
pub fn is_coast(rules: &Rules, state: &State, edge: Edge) -> bool {
    chart::bears_ship(rules, &state.public, edge)
}

/// Gold hexes with a number, wherever the Inventor put it.
pub fn golden(rules: &Rules, public: &Public, roll: u8) -> HexSet {
    let hexes = public.knights.chips[usize::from(roll)].into_iter();
    let is_gold = |hex: &Hex| chart::terrain(rules, public, *hex) == Terrain::Gold;
    hexes.filter(is_gold).collect()
}
