//! What can be placed free of cost.

use game::Seat;
use hexgrid::{Edge, EdgeSet};

use crate::base::road;
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{State, Task};

/// Is there a piece and a place for the card Road Building?
pub fn any(_: &Rules, state: &State, seat: Seat) -> bool {
    !road::edges(state, seat).is_empty()
}

/// Asks for the two pieces of Road Building, by whichever box it comes.
pub fn begin(play: &mut Play) {
    play.next(Task::FirstFreeRoad);
}

/// Where a road taken off `old` may lie anew.
pub fn new_places(_: &Rules, state: &State, seat: Seat, old: Edge, _: bool) -> EdgeSet {
    let mut edges = road::edges(state, seat);
    edges.remove(old);
    edges
}

/// Places what was taken off, a road again.
pub fn place(play: &mut Play, seat: Seat, edge: Edge, _: bool) {
    play.place_road(seat, edge);
}
