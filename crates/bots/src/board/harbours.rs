//! Where a harbour goes that one may place.

use board::special::Special;
use board::{Action, Countable, Harbour, harbour_rates};
use game::Luck;
use hexgrid::{Edge, EdgeSet};

use super::pick;
use super::sites::{Estate, richness};
use super::vantage::Vantage;

/// The harbour that earns most, on the edge that leaves most room for others; where anybody may
/// found at it, it is laid for oneself or out of the way.
pub fn place(table: &Vantage, kinds: u8, edges: EdgeSet, luck: &mut dyn Luck) -> Option<Action> {
    let estate = Estate::of(table, table.seat);
    let held = Harbour::ALL.iter().copied();
    let held = held.filter(|kind| kinds >> kind.index() & 1 == 1);
    let own = matches!(table.rules.sea().special, Special::Tribe(_));
    let merit = |kind: Harbour, edge: Edge| {
        if own {
            estate.gain_of_rates(harbour_rates(kind))
                - 0.001 * f64::from(crowded(table, edge, edges))
        } else {
            let ends = table.rules.grid.edge_ends(edge).into_iter();
            let rich = ends.map(|end| richness(table, end)).fold(0.0, f64::max);
            if table.public.starter == table.seat {
                rich
            } else {
                -rich
            }
        }
    };
    let ways = held.flat_map(|kind| edges.into_iter().map(move |edge| (kind, edge)));
    let merits = ways.map(|(kind, edge)| (Action::PlaceHarbour(kind, edge), merit(kind, edge)));
    pick::best(luck, merits).map(|(action, _)| action)
}

/// How many of the other places this one takes away.
fn crowded(table: &Vantage, edge: Edge, edges: EdgeSet) -> u32 {
    let grid = &table.rules.grid;
    (grid.edges_at(grid.edge_corners(edge)) & edges).len()
}
