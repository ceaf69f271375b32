//! The Pirate Islands: a line to the fortress, warships, and when to attack.

use board::special::{Pirates, Special, way_to_fortress};
use board::{Action, Development, Menu};
use game::Choices;
use hexgrid::Corner;

use super::goals::Goal;
use super::vantage::Vantage;
use super::voyages::ships;

/// Without the fortress nobody wins.
const FORTRESS: f64 = 3.0;
/// There are too few knight cards for everybody, and nobody wins without: first come, first served.
const WARSHIP: f64 = 3.0;
/// With so many, one more still helps a little.
const MOST_WARSHIPS: u8 = 5;
const ONE_MORE: f64 = 0.3;
/// Four cities, the fortress and the beachhead are nine points: without one more settlement on the
/// main island nobody wins, and its sites are soon gone.
const ROOM: f64 = 4.0;
/// More warships than the die take a lair: this many do in half of all attacks.
const ENOUGH_WARSHIPS: u8 = 4;
/// So many settlements everybody has on the main island when the game begins.
const FIRST_SETTLEMENTS: u32 = 3;

/// The scenario, if it is played.
pub fn at<'a>(table: &Vantage<'a>) -> Option<&'a Pirates> {
    if !table.rules.is_at_sea() {
        return None;
    }
    match &table.rules.sea().special {
        Special::Pirates(it) => Some(it),
        Special::None | Special::Tribe(_) | Special::Cloth(_) | Special::Wonders(_) => None,
    }
}

/// The line to the own fortress.
pub fn list(table: &Vantage, it: &Pirates, goals: &mut Vec<Goal>) {
    let way = way_to_fortress(it, &table.rules.grid, table.public, table.seat);
    if let (Some((edge, count)), true) = (way, table.fleet().lairs > 0) {
        // One ship at a time: whatever lies in the line can become a warship.
        let whole = 1.0 / f64::from(count).max(1.0);
        goals.push(ships(table, edge, 1, FORTRESS * (0.3 + 0.7 * whole)));
    }
}

/// What a settlement here is worth because without it there is no room for enough points.
pub fn place(table: &Vantage, corner: Corner) -> f64 {
    let Some(it) = at(table) else {
        return 0.0;
    };
    let west = it.west(table.public, table.seat);
    let mut main = table.mine().buildings();
    main.remove(west.beachhead);
    main.remove(west.fortress);
    let is_cramped = main.len() <= FIRST_SETTLEMENTS && corner != west.beachhead;
    if is_cramped { ROOM } else { 0.0 }
}

fn warships(table: &Vantage) -> u8 {
    (table.fleet().ships & table.public.sea.warships).len() as u8
}

/// What a knight card is worth because it makes a warship.
pub fn warship(table: &Vantage) -> f64 {
    if !wants_warships(table) {
        return 0.0;
    }
    let coming = table.own.cards.count(Development::Knight);
    if warships(table) + coming < MOST_WARSHIPS {
        WARSHIP
    } else {
        ONE_MORE
    }
}

pub fn wants_warships(table: &Vantage) -> bool {
    at(table).is_some() && table.fleet().lairs > 0
}

/// An attack ends the turn, so it comes last.
pub fn attack(table: &Vantage, menu: &Menu) -> Option<Action> {
    if !menu.contains(Action::Attack) {
        return None;
    }
    let warships = warships(table);
    // Without hope for more warships there is nothing to wait for.
    let is_last_chance = table.public.deck_left == 0 && warships > 1;
    let strong = warships >= ENOUGH_WARSHIPS || is_last_chance;
    strong.then_some(Action::Attack)
}
