//! Pieces that cost nothing: beside a founding settlement, or by a card.

use game::Seat;
use hexgrid::{Edge, EdgeSet};

use crate::base::{founding as base, road};
use crate::menu::Menu;
use crate::plain::Plain;
use crate::play::Play;
use crate::questions::founding;
use crate::rules::Rules;
use crate::sea::{self, fog, ship};
use crate::state::{State, Task};

/// SEA-120, SEA-123: a road, or at sea a ship. Rarely asked, so that its caller stays small.
#[inline(never)]
pub fn any(rules: &Rules, state: &State, seat: Seat) -> bool {
    !road::edges(state, seat).is_empty()
        || rules.modules.sea && !ship::edges(rules, state, seat).is_empty()
}

/// SEA-121: is there a second piece to place after the first one on `edge`? What is about to be
/// discovered may make a place for it.
#[inline]
pub fn goes_on(rules: &Rules, state: &State, seat: Seat, edge: Edge) -> bool {
    any(rules, state, seat)
        || rules.modules.sea && !fog::touched(rules, &state.public, edge).is_empty()
}

/// Asks for the two pieces of Road Building, by whichever box it comes.
pub fn begin(play: &mut Play) {
    play.next(Task::FirstFreeRoad);
}

/// Where a road or ship taken off `old` may lie anew (CK-74, SEA-160: a ship for a ship).
pub fn new_places(
    rules: &Rules,
    state: &State,
    seat: Seat,
    (old, is_ship): (Edge, bool),
) -> EdgeSet {
    let mut edges = if is_ship {
        ship::edges(rules, state, seat)
    } else {
        road::edges(state, seat)
    };
    edges.remove(old);
    edges
}

/// Places what was taken off; what it finds there comes first.
pub fn place(play: &mut Play, seat: Seat, edge: Edge, is_ship: bool) {
    if is_ship {
        play.place_ship(seat, edge);
        play.mark_fresh(edge);
    } else {
        play.place_road(seat, edge);
    }
    founding::routed(play, edge);
}

/// A piece beside a founding settlement, or one of the card Road Building.
pub fn menu(rules: &Rules, state: &State, seat: Seat) -> Menu {
    let task = state.task();
    let is_founding = task == Task::FoundRoad;
    let plain = Plain::WAIVE.when(task == Task::SecondFreeRoad);
    let edges = if is_founding {
        base::edges(rules, state, seat)
    } else {
        road::edges(state, seat)
    };
    if !rules.modules.sea {
        return Menu::Edges { plain, edges };
    }
    let ships = if is_founding {
        sea::founding::ships(rules, state, seat)
    } else {
        ship::edges(rules, state, seat)
    };
    Menu::Pieces {
        plain,
        roads: edges,
        ships,
    }
}
