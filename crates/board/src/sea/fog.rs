//! Undiscovered hexes (Nebel): what a road or ship finds at its ends.

use game::{BySeat, Seat};
use hexgrid::{Edge, Hex, HexSet};

use crate::Goods;
use crate::chart;
use crate::counts::Counts;
use crate::kinds::{Resource, Terrain};
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{Public, Task};

use super::gold;

// SC3-2: Both stacks lie face down; nobody knows their order, so they are bags.
// SC3-5, SEA-74, SEA-R-13: Any road or ship that is placed or moved uncovers what its ends touch.
// SEA-R-14: Several hexes by row and column, one finished before the next.
// SC3-6: Found land gets a number and brings its finder a card, gold a card of his choice.
// SEA-R-15: If the bank has none of it he gets nothing.
// SC3-7: Found sea brings nothing.
// SC3-8: Settlements discover nothing.
// SC3-10, SC3-11: Nothing stands or lies at an undiscovered hex.
// SC3-12: What was found is land like any other, and no island pays a bonus.

/// Puts the undiscovered hexes at the ends of a new piece on the agenda, the first one on top.
pub fn discover(play: &mut Play, edge: Edge) {
    let unseen = touched(play.rules, &play.state().public, edge);
    if unseen.is_empty() {
        return;
    }
    let spots = play.rules.sea().fog.iter().rev();
    for hex in spots.filter(|hex| unseen.contains(**hex)) {
        play.next(Task::Discover(*hex));
    }
}

/// The undiscovered hexes at the ends of an edge.
pub fn touched(rules: &Rules, public: &Public, edge: Edge) -> HexSet {
    let ends = rules
        .grid
        .edge_ends(edge)
        .map(|end| rules.grid.corner_hexes(end));
    let covered = (ends[0] | ends[1]) & rules.sea().fog_hexes;
    if covered.is_empty() {
        return covered;
    }
    covered & chart::fog(rules, public)
}

/// The hexes still in the stack.
pub fn terrains_left(rules: &Rules, public: &Public) -> Counts<Terrain> {
    let drawn = chart::discoveries(rules, public).map(|(_, found)| Counts::of(found.terrain, 1));
    rules.sea().fog_terrains - drawn.sum()
}

/// The numbers still in the stack.
pub fn numbers_left(rules: &Rules, public: &Public) -> [u8; 13] {
    let mut left = rules.sea().fog_numbers;
    for (_, found) in chart::discoveries(rules, public) {
        if found.number > 0 {
            left[usize::from(found.number)] -= 1;
        }
    }
    left
}

/// Turns over the hex that chance named.
pub fn turn_over(play: &mut Play, hex: Hex, terrain: Terrain) {
    let seat = play.state().public.turn;
    play.done();
    play.discover(seat, hex, terrain);
    if terrain == Terrain::Gold || terrain.resource().is_some() {
        play.next(Task::FogNumber(hex));
    }
}

/// Lays the number that chance named, and rewards the finder.
pub fn number(play: &mut Play, hex: Hex, number: u8) {
    let seat = play.state().public.turn;
    play.done();
    play.lay_number(hex, number);
    match chart::terrain(play.rules, &play.state().public, hex).resource() {
        None => gold::owe_one(play, seat),
        Some(kind) => reward(play, seat, kind),
    }
}

fn reward(play: &mut Play, seat: Seat, kind: Resource) {
    if play.state().public.bank.count(kind) > 0 {
        play.produce(seat, Goods::of(kind, 1));
    }
}

/// Adds to the claims of a roll what was found and has its number; returns the gold among it.
pub fn claim(rules: &Rules, public: &Public, roll: u8, claims: &mut BySeat<Goods>) -> HexSet {
    let mut golden = HexSet::EMPTY;
    for (hex, terrain) in chart::numbered(rules, public, roll) {
        let Some(kind) = terrain.resource() else {
            if terrain == Terrain::Gold {
                golden.insert(hex);
            }
            continue;
        };
        let at = rules.grid.hex_corners(hex);
        if hex == public.robber || (public.buildings & at).is_empty() {
            continue;
        }
        for (seat, claim) in Seat::all(rules.players).zip(claims.iter_mut()) {
            let pieces = &public.pieces[seat.index()];
            let due = (pieces.settlements & at).len() + 2 * (pieces.cities & at).len();
            *claim += Goods::of(kind, due);
        }
    }
    golden
}
