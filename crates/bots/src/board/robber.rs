//! Where the robber goes, and whom he robs.

use game::{Luck, Seat};
use hexgrid::{Hex, HexSet};

use super::pick;
use super::table::Table;

/// A stolen card, measured in pips.
const THEFT: f64 = 2.5;
/// Blocking oneself is out of the question while there is another hex.
const OWN_HEX: f64 = 1000.0;

/// The hex that hurts the strongest rivals most.
pub fn hex(table: &Table, hexes: HexSet, luck: &mut dyn Luck) -> Option<Hex> {
    let merits = hexes.into_iter().map(|hex| (hex, merit(table, hex)));
    pick::best(luck, merits).map(|(hex, _)| hex)
}

/// The rival to steal from.
pub fn victim(
    table: &Table,
    among: impl Iterator<Item = Seat>,
    luck: &mut dyn Luck,
) -> Option<Seat> {
    let merits = among.map(|seat| (seat, threat(table, seat) + a_card_of(table, seat)));
    pick::best(luck, merits).map(|(seat, _)| seat)
}

/// Pips that the robber costs this seat where he stands.
pub fn pips_lost(table: &Table, seat: Seat, hex: Hex) -> f64 {
    let pieces = table.pieces(seat);
    let corners = table.rules.grid.hex_corners(hex);
    let buildings = (pieces.settlements & corners).len() + 2 * (pieces.cities & corners).len();
    f64::from(buildings) * f64::from(table.pips(hex))
}

fn merit(table: &Table, hex: Hex) -> f64 {
    let corners = table.rules.grid.hex_corners(hex);
    let mut merit = -OWN_HEX * pips_lost(table, table.seat, hex);
    let mut theft = 0.0;
    for rival in table.rivals() {
        merit += threat(table, rival) * pips_lost(table, rival, hex);
        if !(table.pieces(rival).buildings() & corners).is_empty() {
            theft = f64::max(theft, a_card_of(table, rival) * threat(table, rival));
        }
    }
    merit + THEFT * theft
}

/// How dangerous a rival is: one for a weak one, three and more near victory.
pub fn threat(table: &Table, seat: Seat) -> f64 {
    let progress = table.points(seat) / f64::from(table.rules.goal);
    let near = if table.is_near_victory(seat) {
        1.0
    } else {
        0.0
    };
    1.0 + 2.0 * progress * progress + near
}

/// A card from a large hand is as random, but it hurts where something was being saved for.
fn a_card_of(table: &Table, seat: Seat) -> f64 {
    match table.pieces(seat).hand_size {
        0 => 0.0,
        size => 1.0 + 0.05 * f64::from(size.min(10)),
    }
}
