//! The map of the sea as it is known now: printed hexes and those found under the fog.

use game::Seat;
use hexgrid::{CornerSet, Edge, EdgeSet, Hex, HexSet};

use crate::kinds::Terrain;
use crate::rules::Rules;
use crate::rules::sea::corners_around;
use crate::setup::sea_map::MOST_FOG;
use crate::state::{BAY, FRAME, Found, Public};

/// What was found at an undiscovered hex; none for a printed one.
pub(crate) fn found(rules: &Rules, public: &Public, hex: Hex) -> Option<Found> {
    let spot = rules.sea().fog.iter().position(|spot| *spot == hex)?;
    Some(public.sea.found[spot])
}

/// What a hex shows now; fog while it is undiscovered.
pub fn terrain(rules: &Rules, public: &Public, hex: Hex) -> Terrain {
    found(rules, public, hex).map_or(rules.terrain(hex), |found| found.terrain)
}

/// The number on a hex now; none on sea, desert and fog.
pub fn number(rules: &Rules, public: &Public, hex: Hex) -> Option<u8> {
    match found(rules, public, hex) {
        Some(found) => Some(found.number).filter(|number| *number > 0),
        None => rules.number(hex),
    }
}

/// The hexes that were undiscovered at the start, each with what is known of it.
fn spots<'a>(rules: &'a Rules, public: &'a Public) -> impl Iterator<Item = (Hex, &'a Found)> {
    rules.sea().fog.iter().copied().zip(&public.sea.found)
}

/// Discovered hexes, each with what was found there.
pub fn discoveries<'a>(
    rules: &'a Rules,
    public: &'a Public,
) -> impl Iterator<Item = (Hex, Found)> + 'a {
    let known = spots(rules, public).filter(|(_, found)| found.terrain != Terrain::Fog);
    known.map(|(hex, found)| (hex, *found))
}

/// Discovered hexes with this number.
pub(crate) fn numbered<'a>(
    rules: &'a Rules,
    public: &'a Public,
    number: u8,
) -> impl Iterator<Item = (Hex, Terrain)> + 'a {
    // All places at once: few of them have the number, and most rolls find none.
    let has_it =
        |bits, spot: usize| bits | u64::from(public.sea.found[spot].number == number) << spot;
    let mut left = (0..MOST_FOG).fold(0, has_it);
    std::iter::from_fn(move || {
        let spot = (left != 0).then(|| left.trailing_zeros() as usize)?;
        left &= left - 1;
        Some((rules.sea().fog[spot], public.sea.found[spot].terrain))
    })
}

/// Land that was found.
pub(crate) fn found_land(rules: &Rules, public: &Public) -> HexSet {
    let land = discoveries(rules, public).filter(|(_, found)| found.terrain.is_land());
    land.map(|(hex, _)| hex).collect()
}

/// Hexes of sea, the frame not among them.
pub(crate) fn water(rules: &Rules, public: &Public) -> HexSet {
    rules.sea().water | found_water(rules, public)
}

/// Sea that was found.
fn found_water(rules: &Rules, public: &Public) -> HexSet {
    let water = discoveries(rules, public).filter(|(_, found)| found.terrain == Terrain::Sea);
    water.map(|(hex, _)| hex).collect()
}

/// Hexes nobody has seen.
pub fn fog(rules: &Rules, public: &Public) -> HexSet {
    let unseen = spots(rules, public).filter(|(_, found)| found.terrain == Terrain::Fog);
    unseen.map(|(hex, _)| hex).collect()
}

/// SEA-14: may a road lie here?
pub(crate) fn bears_road(rules: &Rules, public: &Public, edge: Edge) -> bool {
    rules.sea().roads.contains(edge) || is_found_beside(rules, public, edge, Terrain::is_land)
}

/// SEA-15: may a ship lie here?
pub(crate) fn bears_ship(rules: &Rules, public: &Public, edge: Edge) -> bool {
    rules.sea().ships.contains(edge)
        || is_found_beside(rules, public, edge, |it| it == Terrain::Sea)
}

/// Was something of that kind found beside an edge?
fn is_found_beside(
    rules: &Rules,
    public: &Public,
    edge: Edge,
    fits: impl Fn(Terrain) -> bool,
) -> bool {
    let covered = rules.grid.edge_hexes(edge) & rules.sea().fog_hexes;
    let mut terrains = covered.into_iter().map(|hex| terrain(rules, public, hex));
    terrains.any(fits)
}

/// SEA-16: an edge with land on one side and sea on the other.
pub fn coast(rules: &Rules, public: &Public) -> EdgeSet {
    let sides = |hexes: HexSet| {
        let edges = hexes.into_iter().map(|hex| rules.grid.hex_edges(hex));
        edges.fold(EdgeSet::EMPTY, |all, edges| all | edges)
    };
    let roads = rules.sea().roads | sides(found_land(rules, public));
    let ships = rules.sea().ships | sides(found_water(rules, public));
    roads & ships
}

/// SEA-21: corners one may settle after the founding phase, distance not regarded.
pub fn corners(rules: &Rules, public: &Public) -> CornerSet {
    rules.sea().corners | corners_around(&rules.grid, found_land(rules, public))
}

/// All roads and ships.
pub fn taken(public: &Public) -> EdgeSet {
    let roads = public.pieces.iter().map(|pieces| pieces.roads);
    let ships = public.sea.fleets.iter().map(|fleet| fleet.ships);
    roads
        .chain(ships)
        .fold(EdgeSet::EMPTY, |all, edges| all | edges)
}

/// SEA-113, SEA-R-21: the edges nobody may put a ship on or take one from, pirate or fleet.
///
/// SEA-112: the frame has none.
pub fn pirate_edges(rules: &Rules, public: &Public) -> EdgeSet {
    edges_at(rules, public.sea.pirate)
}

/// The edges of a place of the pirate's.
pub fn edges_at(rules: &Rules, place: Hex) -> EdgeSet {
    match place {
        FRAME => EdgeSet::EMPTY,
        BAY => rules
            .bay()
            .map_or(rules.grid.hex_edges(place), |bay| bay.edges),
        _ => rules.grid.hex_edges(place),
    }
}

/// The corners of a place of the pirate's.
pub(crate) fn corners_at(rules: &Rules, place: Hex) -> CornerSet {
    match (place, rules.bay()) {
        (FRAME, _) => CornerSet::EMPTY,
        (BAY, Some(bay)) => bay.corners,
        _ => rules.grid.hex_corners(place),
    }
}

/// Seats from the one on turn, clockwise.
pub(crate) fn in_turn_order(
    rules: &Rules,
    public: &Public,
) -> impl DoubleEndedIterator<Item = Seat> + use<> {
    let (turn, players) = (public.turn.0, rules.players);
    (0..players).map(move |step| Seat((turn + step) % players))
}
