//! Where the robber goes, and whom he robs.

use board::{Action, FRAME};
use game::{Luck, Seat};
use hexgrid::{Hex, HexSet};

use super::pick;
use super::table::Table;

/// A stolen card, measured in pips.
const THEFT: f64 = 2.5;
/// A ship that cannot move or grow, measured in pips.
const HELD_SHIP: f64 = 0.5;
const OWN_SHIP: f64 = 4.0;
/// Blocking oneself is out of the question while there is another hex.
const OWN_HEX: f64 = 1000.0;

/// The hex that hurts the strongest rivals most.
pub fn hex(table: &Table, hexes: HexSet, luck: &mut dyn Luck) -> Option<Hex> {
    let merits = hexes.into_iter().map(|hex| (hex, merit(table, hex)));
    pick::best(luck, merits).map(|(hex, _)| hex)
}

/// Robber or pirate, wherever one of them hurts most.
pub fn figure(
    table: &Table,
    robber: HexSet,
    pirate: HexSet,
    luck: &mut dyn Luck,
) -> Option<Action> {
    let robber = robber
        .into_iter()
        .map(|hex| (Action::MoveRobber(hex), merit(table, hex)));
    let pirate = pirate
        .into_iter()
        .map(|hex| (Action::MovePirate(hex), pirate_merit(table, hex)));
    pick::best(luck, robber.chain(pirate)).map(|(action, _)| action)
}

/// The pirate holds up ships, and steals where they lie.
fn pirate_merit(table: &Table, hex: Hex) -> f64 {
    if hex == FRAME {
        return 0.0;
    }
    let edges = table.rules.grid.hex_edges(hex);
    let ships = |seat: Seat| (table.public.sea.fleets[seat.index()].ships & edges).len();
    let mut merit = -OWN_SHIP * f64::from(ships(table.seat));
    let mut theft = 0.0;
    for rival in table.rivals().filter(|rival| ships(*rival) > 0) {
        merit += HELD_SHIP * threat(table, rival) * f64::from(ships(rival));
        theft = f64::max(theft, a_card_of(table, rival) * threat(table, rival));
    }
    merit + THEFT * theft
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
