//! Cloth for Catan: villages, their cloth, and the end of the game when they run dry.

use game::{RuleId, Seat, SeatSet, Violation};
use hexgrid::{Corner, CornerSet, Edge, Grid};

use crate::chart;
use crate::play::Play;
use crate::rules::Rules;
use crate::rules::sea;
use crate::setup::sea_map::VillageSite;
use crate::state::{State, VILLAGES, Village};

// SC6-3: Each village has five cloth, and ten belong to none.
// SC6-4: Three founding rounds; the third pays (`foundings`).
// SC6-6, SC6-9: no longest route, no roads on the small islands: figures of the map.
/// Nobody settles on the small islands.
pub const UNSETTLED: RuleId = RuleId("SC6-7");
/// The robber keeps off the small islands.
pub const UNROBBED: RuleId = RuleId("SC6-8");
// SC6-10, SEA-R-35: The first own ship at a village opens trade with it and takes a cloth.
// SC6-11: With each village only once.
// SC6-12, SEA-R-19: A village whose number is rolled gives each trader a cloth, in turn order; what
// it lacks comes from the general supply.
// SC6-13: An empty village gives nothing more.
// SC6-14: Two cloth are a point.
// SC6-15: Villages are anchors of lines of ships.
/// The pirate is for those who trade with a village.
pub const TRADERS_ONLY: RuleId = RuleId("SC6-16");
/// The pirate takes a card or a cloth of somebody with a ship at his hex.
pub const THEFT: RuleId = RuleId("SC6-17");
// SEA-R-33: The theft may be waived; otherwise one names a victim and what he is robbed of.
// SC6-18, SEA-R-17: The game ends at once when five villages are empty.
// SC6-19: Then most points win, then most cloth, then who comes first in turn order (SEA-R-18).

/// Cloth for Catan: the villages of the small islands.
#[derive(Clone, Debug)]
pub struct Cloth {
    supply: u8,
    /// Where each stands, and on which roll it pays cloth.
    pub villages: Vec<(Corner, u8)>,
    stocks: Vec<u8>,
}

impl Cloth {
    pub(crate) fn new(supply: u8, sites: &[VillageSite], grid: &Grid) -> Cloth {
        let village = |site: &VillageSite| (sea::corner(grid, &site.corner), site.number);
        Cloth {
            supply,
            villages: sites.iter().map(village).collect(),
            stocks: sites.iter().map(|site| site.cloth).collect(),
        }
    }
}

pub fn anchors(it: &Cloth) -> CornerSet {
    it.villages.iter().map(|(corner, _)| *corner).collect()
}

pub fn lay_out(play: &mut Play, it: &Cloth) {
    let mut villages = [Village::default(); VILLAGES];
    for (village, stock) in villages.iter_mut().zip(&it.stocks) {
        village.cloth = *stock;
    }
    play.lay_cloth(villages, it.supply);
}

/// Opens trade with the villages at the ends of a new or moved ship.
pub fn reach(play: &mut Play, it: &Cloth, seat: Seat, edge: Edge) {
    let ends = play.rules.grid.edge_ends(edge);
    for (number, (corner, _)) in it.villages.iter().enumerate() {
        let village = play.state().public.sea.villages[number];
        if !ends.contains(corner) || village.traders.contains(seat) {
            continue;
        }
        play.open_trade(seat, number, *corner);
        if village.cloth > 0 {
            play.take_cloth(seat, Some(number));
        }
    }
}

/// Pays cloth for a roll.
pub fn pay(play: &mut Play, it: &Cloth, roll: u8) {
    for (number, (_, rolled)) in it.villages.iter().enumerate() {
        if *rolled == roll && play.state().public.sea.villages[number].cloth > 0 {
            for seat in chart::in_turn_order(play.rules, &play.state().public) {
                deliver(play, number, seat);
            }
        }
    }
}

/// A cloth for one trader, of the village or else of the general supply.
fn deliver(play: &mut Play, number: usize, seat: Seat) {
    let sea = &play.state().public.sea;
    let village = sea.villages[number];
    if !village.traders.contains(seat) {
        return;
    }
    if village.cloth > 0 {
        play.take_cloth(seat, Some(number));
    } else if sea.cloth_left > 0 {
        play.take_cloth(seat, None);
    }
}

pub fn trades(state: &State, seat: Seat) -> bool {
    let villages = &state.public.sea.villages;
    villages
        .iter()
        .any(|village| village.traders.contains(seat))
}

/// Those of `near` who have cloth.
pub fn owners(state: &State, near: SeatSet) -> SeatSet {
    let has_cloth = |seat: &Seat| state.fleet(*seat).cloth > 0;
    near.iter().filter(has_cloth).collect()
}

pub fn check_theft(can_be_robbed: bool) -> Result<(), Violation> {
    THEFT.require(can_be_robbed)
}

/// Have five villages run dry?
pub fn is_exhausted(state: &State) -> bool {
    let villages = &state.public.sea.villages;
    villages.iter().filter(|village| village.cloth == 0).count() >= 5
}

/// Who wins when the villages have run dry.
pub fn richest(rules: &Rules, state: &State) -> Seat {
    let order = chart::in_turn_order(rules, &state.public);
    // Of equals the last one wins here, so the order is turned round.
    let worth = |seat: &Seat| (state.points(*seat), state.fleet(*seat).cloth);
    order.rev().max_by_key(worth).expect("somebody plays")
}
