//! The first settlements and their roads.

use board::Action;
use game::Luck;
use hexgrid::{Corner, CornerSet, Edge, EdgeSet};

use super::pick;
use super::sites::{Estate, richness};
use super::vantage::Vantage;

/// How much plain quantity counts beside what can be made of it.
const QUANTITY: f64 = 2.0;
/// The share of a later settlement's worth that lies in having a place for it.
const EXPANSION: f64 = 0.5;
/// Game for two: a trade card in points.
const TRADE_CARD: f64 = 0.15;

pub fn corner(table: &Vantage, corners: CornerSet, luck: &mut dyn Luck) -> Option<Corner> {
    let estate = Estate::of(table, table.seat);
    let merits = corners
        .into_iter()
        .map(|corner| (corner, merit(table, &estate, corner)));
    pick::best(luck, merits).map(|(corner, _)| corner)
}

/// What a first settlement on a corner is worth.
pub fn merit(table: &Vantage, estate: &Estate, corner: Corner) -> f64 {
    let next = after(table, corner)
        .into_iter()
        .map(|next| richness(table, next));
    estate.gain(table, corner)
        + QUANTITY * richness(table, corner)
        + EXPANSION * next.fold(0.0, f64::max)
        + TRADE_CARD * trade_cards(table, corner)
}

/// A road, or a ship where it leads to a better place.
pub fn piece(
    table: &Vantage,
    roads: EdgeSet,
    ships: EdgeSet,
    luck: &mut dyn Luck,
) -> Option<Action> {
    let best = road(table, roads | ships, luck)?;
    Some(if roads.contains(best) {
        Action::Road(best)
    } else {
        Action::Ship(best)
    })
}

/// The road that leads to the best place for the next settlement.
pub fn road(table: &Vantage, edges: EdgeSet, luck: &mut dyn Luck) -> Option<Edge> {
    let grid = &table.rules.grid;
    let estate = Estate::of(table, table.seat);
    let bare = table.mine().settlements & !table.mine().touched;
    let merits = edges.into_iter().map(|edge| {
        let outer = grid
            .edge_ends(edge)
            .into_iter()
            .filter(|end| !bare.contains(*end));
        let ends: CornerSet = outer.flat_map(|end| grid.corner_neighbours(end)).collect();
        let sites = (ends & table.public.open).into_iter();
        (
            edge,
            sites
                .map(|site| estate.gain(table, site))
                .fold(0.0, f64::max),
        )
    });
    pick::best(luck, merits).map(|(edge, _)| edge)
}

/// The open corners two roads away from a settlement to be placed.
fn after(table: &Vantage, corner: Corner) -> CornerSet {
    let grid = &table.rules.grid;
    let near = grid.corner_neighbours(corner);
    let far: CornerSet = near
        .into_iter()
        .flat_map(|next| grid.corner_neighbours(next))
        .collect();
    far & table.public.open & !CornerSet::of(corner)
}

/// TWO-31, TWO-32: what a settlement at the desert or on the coast brings.
fn trade_cards(table: &Vantage, corner: Corner) -> f64 {
    let rules = table.rules;
    if !rules.modules.two_player {
        return 0.0;
    }
    let at_desert = !(rules.grid.corner_hexes(corner) & rules.deserts).is_empty();
    let on_coast = rules.coast.contains(corner);
    f64::from(2 * u8::from(at_desert) + u8::from(on_coast))
}
