//! Where a knight stands well: beside the robber, in the way of others, not in one's own.

use board::chart;
use hexgrid::{Corner, CornerSet};

use super::super::robber;
use super::super::vantage::Vantage;
use super::roads;

/// A knight beside the robber can chase him.
const BESIDE_ROBBER: f64 = 0.1;
/// The more so for each own pip he holds.
const CHASED: f64 = 0.04;
/// A place where a rival could settle at once.
const IN_THE_WAY: f64 = 0.2;
/// A place where one could settle oneself.
const IN_OWN_WAY: f64 = 1.0;
/// Later the robber may come to any of the hexes around.
const LOOKOUT: f64 = 0.01;

/// The best corner for a new knight, and what its place is worth.
pub fn best(table: &Vantage) -> Option<(Corner, f64)> {
    let valued = free(table).into_iter().map(|it| (it, merit(table, it)));
    valued.max_by(|one, other| one.1.total_cmp(&other.1))
}

/// Corners where a new knight may stand.
fn free(table: &Vantage) -> CornerSet {
    let taken = table.public.buildings | table.public.knights.occupied;
    let posts = table.mine().touched & !taken;
    if table.rules.is_at_sea() {
        posts & chart::corners(table.rules, table.public)
    } else {
        posts
    }
}

/// What a knight on this corner is worth for its place alone.
pub fn merit(table: &Vantage, corner: Corner) -> f64 {
    let hexes = table.rules.grid.corner_hexes(corner);
    let mut merit = 0.0;
    for hex in hexes {
        let own = robber::pips_lost(table, table.seat, hex);
        merit += LOOKOUT * own.min(5.0);
        if hex == table.public.robber {
            merit += BESIDE_ROBBER + CHASED * own;
        }
    }
    if table.public.open.contains(corner) {
        if table.mine().settlements_left > 0 && table.mine().touched.contains(corner) {
            merit -= IN_OWN_WAY;
        }
        for rival in table.rivals() {
            if table.pieces(rival).touched.contains(corner) {
                merit += IN_THE_WAY * robber::threat(table, rival);
            }
        }
    }
    merit + roads::cut_at(table, corner)
}
