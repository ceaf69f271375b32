//! The longest route by trying every walk.

use board::{Rules, State};
use game::Seat;
use hexgrid::Corner;

/// BASE-72: the greatest number of roads walked in one line, none of them twice, never past a
/// foreign building.
pub fn longest(rules: &Rules, state: &State, seat: Seat) -> u8 {
    let roads: Vec<[Corner; 2]> = state.public.pieces[seat.index()]
        .roads
        .into_iter()
        .map(|edge| rules.grid.edge_ends(edge))
        .collect();
    let own = state.public.pieces[seat.index()].buildings();
    // CK-41: a foreign knight stops a route like a building.
    let own_knights = state.public.knights.realms[seat.index()].knights();
    let is_foreign = |corner| {
        let building = state.public.buildings.contains(corner) && !own.contains(corner);
        let knight = state.public.knights.occupied.contains(corner);
        building || knight && !own_knights.contains(corner)
    };
    let mut used = vec![false; roads.len()];
    let starts = roads.iter().flatten().copied();
    starts
        .map(|start| from(&roads, &mut used, &is_foreign, start, true))
        .max()
        .unwrap_or(0)
}

fn from(
    roads: &[[Corner; 2]],
    used: &mut [bool],
    is_foreign: &dyn Fn(Corner) -> bool,
    at: Corner,
    is_start: bool,
) -> u8 {
    if !is_start && is_foreign(at) {
        return 0;
    }
    let mut best = 0;
    for (number, [one, other]) in roads.iter().enumerate() {
        if used[number] || (*one != at && *other != at) {
            continue;
        }
        used[number] = true;
        let end = if *one == at { *other } else { *one };
        best = best.max(1 + from(roads, used, is_foreign, end, false));
        used[number] = false;
    }
    best
}
