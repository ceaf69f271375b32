//! Numbers and hexes: which roll pays best, which chips to swap, where the merchant stands.

use board::Resource;
use game::Seat;
use hexgrid::{Hex, HexSet};

use super::super::robber;
use super::super::vantage::Vantage;

/// What others get counts against a roll or a swap, each card a little.
const OTHERS: f64 = 0.3;
/// Chips that the Inventor leaves where they lie.
const FIXED: [u8; 4] = [2, 6, 8, 12];

/// The cards a hex brings a seat when its number is rolled.
fn cards_at(table: &Vantage, seat: Seat, hex: Hex) -> f64 {
    let pieces = table.pieces(seat);
    let corners = table.rules.grid.hex_corners(hex);
    let (settlements, cities) = (pieces.settlements & corners, pieces.cities & corners);
    f64::from(settlements.len() + 2 * cities.len())
}

/// The own cards at a hex, less a part of those of others.
fn interest(table: &Vantage, hex: Hex) -> f64 {
    let theirs = |rival| robber::threat(table, rival) * cards_at(table, rival, hex);
    let others: f64 = table.rivals().map(theirs).sum();
    cards_at(table, table.seat, hex) - OTHERS * others
}

fn pays(table: &Vantage, hex: Hex) -> bool {
    table.terrain(hex).resource().is_some()
}

/// The own cards a roll brings.
pub fn cards_rolled(table: &Vantage, number: u8) -> f64 {
    paying(table, number)
        .map(|hex| cards_at(table, table.seat, hex))
        .sum()
}

/// What a roll is worth to us and takes from others.
pub fn roll_merit(table: &Vantage, number: u8) -> f64 {
    if number == 7 {
        return -1.0;
    }
    paying(table, number).map(|hex| interest(table, hex)).sum()
}

fn paying<'a>(table: &'a Vantage, number: u8) -> impl Iterator<Item = Hex> + use<'a> {
    let hexes = table.public.knights.chips[usize::from(number)].into_iter();
    hexes.filter(move |hex| *hex != table.public.robber && pays(table, *hex))
}

/// The roll that is best for us.
pub fn best_roll(table: &Vantage) -> u8 {
    let merit = |number: &u8| roll_merit(table, *number);
    let best = (2..=12).max_by(|one, other| merit(one).total_cmp(&merit(other)));
    best.unwrap_or(8)
}

/// The two chips whose swap helps most, and the pips it brings.
pub fn best_swap(table: &Vantage) -> Option<(Hex, Hex, f64)> {
    let movable = (2..=12u8).filter(|number| !FIXED.contains(number));
    let sets = movable.map(|number| table.public.knights.chips[usize::from(number)]);
    let hexes: HexSet = sets.fold(HexSet::EMPTY, |all, set| all | set);
    let mut best: Option<(Hex, Hex, f64)> = None;
    for first in hexes {
        for second in hexes.into_iter().filter(|other| *other > first) {
            let gain = swap_gain(table, first, second);
            if best.is_none_or(|(_, _, most)| gain > most) {
                best = Some((first, second, gain));
            }
        }
    }
    best
}

/// Pips that swapping two chips brings.
pub fn swap_gain(table: &Vantage, first: Hex, second: Hex) -> f64 {
    let worth = |hex: Hex| {
        if pays(table, hex) {
            interest(table, hex)
        } else {
            0.0
        }
    };
    let more = f64::from(table.pips(second)) - f64::from(table.pips(first));
    more * (worth(first) - worth(second))
}

/// What the merchant is worth on a hex: its resource is traded at two for one.
pub fn market(table: &Vantage, hex: Hex) -> f64 {
    let Some(kind) = table.terrain(hex).resource() else {
        return 0.0;
    };
    let rate = f64::from(table.mine().rates.count(kind));
    income_of(table, kind) * (0.5 - 1.0 / rate)
}

fn income_of(table: &Vantage, kind: Resource) -> f64 {
    table.income(table.seat).of(kind) + 0.2 * f64::from(table.hand().count(kind))
}
