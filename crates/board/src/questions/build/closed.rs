//! Land a scenario closes to somebody: which rule says so.

use game::{Fact, RuleId, Violation};
use hexgrid::{Corner, Edge, Hex, HexSet};

use crate::base::robber;
use crate::chart;
use crate::questions::figures;
use crate::rules::Rules;
use crate::sea::{founding, pirate, ship};
use crate::special::{Special, cloth, pirates, tribe};
use crate::state::{BAY, FRAME, State};

/// Why no road lies on an edge.
pub fn to_road(rules: &Rules, edge: Edge) -> Violation {
    let place = Fact::Place(rules.edge_name(edge));
    let land = rules.grid.edge_hexes(edge) & rules.sea().land;
    if land.is_empty() {
        ship::ROAD_EDGE.broken().with("edge", place)
    } else {
        pirates::MAIN_ISLAND.broken().with("place", place)
    }
}

/// Why no settlement stands on a corner.
pub fn to_settlement(rules: &Rules, corner: Corner) -> Violation {
    let place = Fact::Place(rules.corner_name(corner));
    let land = rules.grid.corner_hexes(corner) & rules.sea().land;
    let rule = match rules.sea().special {
        _ if land.is_empty() => founding::LAND,
        Special::Pirates(_) => return pirates::MAIN_ISLAND.broken().with("place", place),
        _ if lacks_number(rules, land) => tribe::SETTLED,
        _ => cloth::UNSETTLED,
    };
    rule.broken().with("corner", place)
}

/// Why the robber does not enter a hex where he is not.
pub fn to_robber(rules: &Rules, state: &State, hex: Hex) -> RuleId {
    if figures::other_land(rules, state).contains(hex) {
        robber::FRIENDLY
    } else if hex == FRAME || hex == BAY || !chart::terrain(rules, &state.public, hex).is_land() {
        pirate::ROBBER_ON_LAND
    } else if lacks_number(rules, HexSet::of(hex)) {
        tribe::ROBBED
    } else {
        cloth::UNROBBED
    }
}

/// The map wants numbers, and none of these hexes has one.
fn lacks_number(rules: &Rules, hexes: HexSet) -> bool {
    let map = rules.setup.layout.sea.as_ref();
    let wants = map.is_some_and(|map| map.numbered_only);
    wants && hexes.into_iter().all(|hex| rules.number(hex).is_none())
}
