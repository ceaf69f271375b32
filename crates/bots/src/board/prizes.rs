//! What ships bring besides places to settle: gifts, cloth, and what lies under the fog.

use board::special::{Cloth, Gift, Special, Tribe};
use board::{Village, chart, harbour_rates};
use hexgrid::{Corner, EdgeSet};

use super::goals::points;
use super::sites::Estate;
use super::vantage::Vantage;

/// Something is under the fog, and often a settlement's place.
const DISCOVERY: f64 = 0.7;
const GIFT_CARD: f64 = 0.7;
/// What a harbour is worth besides what its rates earn now.
const GIFT_HARBOUR: f64 = 0.1;
/// How much it counts that another gift lies behind one.
const FOLLOWING: f64 = 0.5;
/// How much another trader takes away of what a village has left.
const SHARED: f64 = 0.7;

/// Something the next ship on one of these edges brings.
#[derive(Clone, Copy, Debug)]
pub struct Prize {
    pub edges: EdgeSet,
    /// In points.
    pub worth: f64,
}

/// Everything that is still to be had.
pub fn open(table: &Vantage, estate: &Estate) -> Vec<Prize> {
    let mut prizes = match &table.rules.sea().special {
        Special::Tribe(it) => gifts(table, estate, it),
        Special::Cloth(it) => villages(table, it),
        Special::None | Special::Pirates(_) | Special::Wonders(_) => Vec::new(),
    };
    discoveries(table, &mut prizes);
    prizes
}

fn gifts(table: &Vantage, estate: &Estate, it: &Tribe) -> Vec<Prize> {
    let left = it.gifts.iter().enumerate();
    let left = left.filter(|(number, _)| table.public.sea.gifts >> number & 1 == 1);
    let prize = |(_, (edge, gift)): (usize, &(hexgrid::Edge, Gift))| Prize {
        edges: EdgeSet::of(*edge),
        worth: match gift {
            Gift::Point => points(table, 1),
            Gift::Card => GIFT_CARD,
            Gift::Harbour(kind) => GIFT_HARBOUR + estate.gain_of_rates(harbour_rates(*kind)),
        },
    };
    let alone: Vec<Prize> = left.map(prize).collect();
    let onwards = |prize: &Prize| Prize {
        worth: prize.worth + FOLLOWING * next(table, prize, &alone),
        ..*prize
    };
    alone.iter().map(onwards).collect()
}

/// The best that a few more ships bring behind a prize, less for each of them.
fn next(table: &Vantage, after: &Prize, prizes: &[Prize]) -> f64 {
    let grid = &table.rules.grid;
    let mut reached = after.edges;
    let mut best: f64 = 0.0;
    for ships in 1..=3 {
        let edges = grid.edges_at(grid.ends_of(reached)) & table.public.sea.free & !after.edges;
        let won = prizes
            .iter()
            .filter(|prize| !(prize.edges & edges).is_empty());
        let worth = won.map(|prize| prize.worth).fold(0.0, f64::max);
        best = best.max(worth / f64::from(ships));
        reached |= edges;
    }
    best
}

fn villages(table: &Vantage, it: &Cloth) -> Vec<Prize> {
    let known = it.villages.iter().zip(table.public.sea.villages);
    let open = known.filter(|(_, village)| village.cloth > 0);
    let open = open.filter(|(_, village)| !village.traders.contains(table.seat));
    let prize = |(site, village): (&(Corner, u8), Village)| Prize {
        edges: table.rules.grid.corner_edges(site.0),
        worth: cloth(table, village, site.1),
    };
    open.map(prize).collect()
}

/// The points of the cloth one takes at once and of that which the village's number will bring.
fn cloth(table: &Vantage, village: Village, number: u8) -> f64 {
    let traders = f64::from(village.traders.len());
    let rolls = table.rounds_left() * table.rolls_a_round();
    let paid = rolls * f64::from(6 - number.abs_diff(7)) / 36.0;
    // Who comes later shares what is left.
    let share = f64::from(village.cloth) / (1.0 + traders * SHARED);
    0.5 * (1.0 + paid.min(share))
}

fn discoveries(table: &Vantage, prizes: &mut Vec<Prize>) {
    let grid = &table.rules.grid;
    for hex in chart::fog(table.rules, table.public) {
        prizes.push(Prize {
            edges: grid.edges_at(grid.hex_corners(hex)),
            worth: DISCOVERY,
        });
    }
}
