//! Where an owner's next road or settlement may stand, whoever builds it for him.

use game::{Seat, Violation};
use hexgrid::{Corner, CornerSet, Edge, EdgeSet};

use crate::base::{road, settlement};
use crate::rules::Rules;
use crate::state::State;

pub fn edges(state: &State, owner: Seat) -> EdgeSet {
    road::edges(state, owner)
}

pub fn corners(state: &State, owner: Seat) -> CornerSet {
    settlement::sites(state, owner)
}

pub fn check_edge(rules: &Rules, state: &State, owner: Seat, edge: Edge) -> Result<(), Violation> {
    road::check_site(rules, state, owner, edge)
}

pub fn check_corner(
    rules: &Rules,
    state: &State,
    owner: Seat,
    corner: Corner,
) -> Result<(), Violation> {
    settlement::check_site(rules, state, owner, corner)
}
