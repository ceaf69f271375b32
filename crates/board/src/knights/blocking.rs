//! Knights in the way of roads and settlements.

use game::{Fact, RuleId, Seat, Violation};
use hexgrid::{Corner, Edge};

use crate::rules::Rules;
use crate::state::State;

/// A knight acts like a building for others: no road leads on, no settlement is built there.
pub const FOREIGN: RuleId = RuleId("CK-41");
/// An own knight must move away before a settlement is built on its corner.
pub const OWN: RuleId = RuleId("CK-47");

pub fn check_corner(
    rules: &Rules,
    state: &State,
    seat: Seat,
    corner: Corner,
) -> Result<(), Violation> {
    let rule = match state.public.knights.owner_at(corner) {
        None => return Ok(()),
        Some(owner) if owner == seat => OWN,
        Some(_) => FOREIGN,
    };
    Err(rule
        .broken()
        .with("corner", Fact::Place(rules.corner_name(corner))))
}

/// Names the knight that keeps a road from being built on.
pub fn check_edge(rules: &Rules, state: &State, seat: Seat, edge: Edge) -> Result<(), Violation> {
    let pieces = state.pieces(seat);
    if pieces.joined.contains(edge) {
        return Ok(());
    }
    let stopped = |corner: &Corner| {
        let knight = state.public.knights.owner_at(*corner);
        pieces.touched.contains(*corner) && knight.is_some_and(|owner| owner != seat)
    };
    let ends = rules.grid.edge_ends(edge);
    match ends.into_iter().find(stopped) {
        None => Ok(()),
        Some(corner) => Err(FOREIGN
            .broken()
            .with("corner", Fact::Place(rules.corner_name(corner)))),
    }
}
