//! The first settlements and their roads.

use board::Action;
use game::Luck;
use hexgrid::{Corner, CornerSet, Edge, EdgeSet};

use super::pick;
use super::prizes::{self, Prize};
use super::sites::{Estate, richness};
use super::vantage::Vantage;

/// How much plain quantity counts beside what can be made of it.
const QUANTITY: f64 = 2.0;
/// The share of a later settlement's worth that lies in having a place for it.
const EXPANSION: f64 = 0.5;
/// How much it counts that the first ship takes something at once.
const PRIZE: f64 = 1.5;
/// Game for two: a trade card in points.
const TRADE_CARD: f64 = 0.15;

pub fn corner(table: &Vantage, corners: CornerSet, luck: &mut dyn Luck) -> Option<Corner> {
    let estate = Estate::of(table, table.seat);
    let prizes = prizes_at_sea(table, &estate);
    let merits = corners.into_iter().map(|corner| {
        let quays = table.rules.grid.corner_edges(corner);
        let prize = PRIZE * best_prize(&prizes, quays);
        (corner, merit(table, &estate, corner) + prize)
    });
    pick::best(luck, merits).map(|(corner, _)| corner)
}

/// What a first settlement on a corner is worth on land.
pub fn merit(table: &Vantage, estate: &Estate, corner: Corner) -> f64 {
    let next = after(table, corner)
        .into_iter()
        .map(|next| richness(table, next));
    estate.gain(table, corner)
        + QUANTITY * richness(table, corner)
        + EXPANSION * next.fold(0.0, f64::max)
        + TRADE_CARD * trade_cards(table, corner)
}

/// A ship that takes something at once, or a road or ship that leads to a better place.
pub fn piece(
    table: &Vantage,
    roads: EdgeSet,
    ships: EdgeSet,
    luck: &mut dyn Luck,
) -> Option<Action> {
    let estate = Estate::of(table, table.seat);
    let prizes = prizes_at_sea(table, &estate);
    let won = |edge: Edge| best_prize(&prizes, EdgeSet::of(edge));
    let by_ship = ships.into_iter().map(|edge| (edge, won(edge)));
    let by_ship = by_ship.filter(|(_, worth)| *worth > 0.0);
    if let Some((edge, _)) = pick::best(luck, by_ship) {
        return Some(Action::Ship(edge));
    }
    let best = road(table, roads | ships, luck)?;
    Some(if roads.contains(best) {
        Action::Road(best)
    } else {
        Action::Ship(best)
    })
}

fn prizes_at_sea(table: &Vantage, estate: &Estate) -> Vec<Prize> {
    if table.rules.is_at_sea() {
        prizes::open(table, estate)
    } else {
        Vec::new()
    }
}

/// The best that a ship on one of these edges takes at once.
fn best_prize(prizes: &[Prize], edges: EdgeSet) -> f64 {
    let here = prizes
        .iter()
        .filter(|prize| !(prize.edges & edges).is_empty());
    here.map(|prize| prize.worth).fold(0.0, f64::max)
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
