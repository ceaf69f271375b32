//! The longest route by trying every walk.

use board::{Rules, State};
use game::Seat;
use hexgrid::Corner;

/// A road or a ship.
struct Piece {
    ends: [Corner; 2],
    is_ship: bool,
}

/// BASE-72, SEA-81 … SEA-83: the greatest number of roads and ships walked in one line, none of
/// them twice, never past a foreign building, from road to ship only at an own one.
pub fn longest(rules: &Rules, state: &State, seat: Seat) -> u8 {
    let piece = |is_ship: bool| {
        move |edge| Piece {
            ends: rules.grid.edge_ends(edge),
            is_ship,
        }
    };
    let roads = state.pieces(seat).roads.into_iter().map(piece(false));
    let ships = state.fleet(seat).ships.into_iter().map(piece(true));
    let pieces: Vec<Piece> = roads.chain(ships).collect();
    let own = state.pieces(seat).buildings();
    let is_foreign = |corner| state.public.buildings.contains(corner) && !own.contains(corner);
    let is_own = |corner| own.contains(corner);
    let mut walk = Walk {
        used: vec![false; pieces.len()],
        pieces: &pieces,
        is_foreign: &is_foreign,
        is_own: &is_own,
    };
    let starts = pieces.iter().flat_map(|piece| piece.ends);
    starts
        .map(|start| walk.from(start, None))
        .max()
        .unwrap_or(0)
}

struct Walk<'a> {
    used: Vec<bool>,
    pieces: &'a [Piece],
    is_foreign: &'a dyn Fn(Corner) -> bool,
    is_own: &'a dyn Fn(Corner) -> bool,
}

impl Walk<'_> {
    /// The longest way on; `came` is what led here, nothing at the start.
    fn from(&mut self, at: Corner, came: Option<bool>) -> u8 {
        if came.is_some() && (self.is_foreign)(at) {
            return 0;
        }
        let mut best = 0;
        for (number, piece) in self.pieces.iter().enumerate() {
            let [one, other] = piece.ends;
            let fits = came.is_none_or(|by_ship| by_ship == piece.is_ship || (self.is_own)(at));
            if self.used[number] || (one != at && other != at) || !fits {
                continue;
            }
            self.used[number] = true;
            let end = if one == at { other } else { one };
            best = best.max(1 + self.from(end, Some(piece.is_ship)));
            self.used[number] = false;
        }
        best
    }
}
