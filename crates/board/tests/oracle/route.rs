//! The longest trade route (section 6 of the dossier), trail by trail.

use std::collections::BTreeSet;

use super::geometry::{Corner, Edge, ends};
use super::world::World;

/// SEA-81 … SEA-83.
pub fn longest(world: &World, seat: usize) -> u8 {
    let side = &world.sides[seat];
    let pieces: Vec<Edge> = side.roads.iter().chain(&side.ships).copied().collect();
    let corners: BTreeSet<Corner> = pieces.iter().flat_map(|edge| ends(*edge)).collect();
    let trail = Trail {
        world,
        seat,
        pieces: &pieces,
    };
    let lengths = corners
        .into_iter()
        .map(|corner| trail.from(corner, None, &mut Vec::new()));
    lengths.max().unwrap_or(0)
}

struct Trail<'a> {
    world: &'a World<'a>,
    seat: usize,
    pieces: &'a [Edge],
}

impl Trail<'_> {
    /// The most pieces that can follow here after `last`.
    fn from(&self, at: Corner, last: Option<Edge>, used: &mut Vec<Edge>) -> u8 {
        if last.is_some() && self.world.is_foreign(at, self.seat) {
            return 0;
        }
        let side = &self.world.sides[self.seat];
        let mut most = 0;
        for piece in self.pieces {
            let both = ends(*piece);
            if !both.contains(&at) || used.contains(piece) {
                continue;
            }
            let changes =
                last.is_some_and(|it| side.ships.contains(&it) != side.ships.contains(piece));
            if changes && !side.has_building(at) {
                continue;
            }
            let next = if both[0] == at { both[1] } else { both[0] };
            used.push(*piece);
            most = most.max(1 + self.from(next, Some(*piece), used));
            used.pop();
        }
        most
    }
}
