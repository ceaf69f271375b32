//! Goals at sea: where ships lead, and what a scenario rewards.

use board::special::{
    Cloth, Gift, Pirates, Special, Tribe, WONDER_LEVELS, way_to_fortress, wonder_level_price,
};
use board::{Action, Goods, Menu, SETTLEMENT_PRICE, Wonder, chart};
use game::{Choices, Seat};
use hexgrid::{Corner, Edge};

use super::goals::{Goal, VICTORY, What, points};
use super::moving;
use super::roads::Reach;
use super::sites::{Contest, Estate};
use super::vantage::Vantage;

/// Something is under the fog, and often a settlement's place.
const DISCOVERY: f64 = 0.7;
const GIFT_CARD: f64 = 0.7;
const GIFT_HARBOUR: f64 = 0.5;
/// A village pays half a point at once and a cloth whenever its number is rolled.
const VILLAGE: f64 = 1.2;
/// Without the fortress nobody wins.
const FORTRESS: f64 = 3.0;
const WARSHIP: f64 = 1.2;
/// More warships than the die take a lair: this many do in half of all attacks.
const ENOUGH_WARSHIPS: u8 = 4;
const LEVEL: f64 = 1.8;
/// The place for a wonder nobody has claimed.
const CLAIM: f64 = 1.5;

/// Everything a seat could plan at sea.
pub fn list(table: &Vantage, estate: &Estate, goals: &mut Vec<Goal>) {
    match &table.rules.sea().special {
        Special::Pirates(it) => return fortress(table, it, goals),
        Special::Tribe(it) => gifts(table, it, goals),
        Special::Cloth(it) => villages(table, it, goals),
        Special::Wonders(_) => next_level(table, goals),
        Special::None => {}
    }
    let reach = Reach::of_ships(table, table.seat);
    settlements(table, estate, &reach, goals);
    discoveries(table, &reach, goals);
}

/// The points a seat's first settlement in the region of this corner brings besides its own.
pub fn bonus(table: &Vantage, seat: Seat, corner: Corner) -> u8 {
    if !table.rules.is_at_sea() {
        return 0;
    }
    let sea = table.rules.sea();
    let explored = table.public.sea.fleets[seat.index()].explored;
    let pays = |region: u8| (sea.foreign & !explored) >> region & 1 == 1;
    if sea.region(corner).is_some_and(pays) {
        sea.bonus
    } else {
        0
    }
}

/// What a corner is worth because a wonder can be claimed there.
pub fn place_for_wonder(table: &Vantage, corner: Corner) -> f64 {
    if !table.rules.is_at_sea() || table.fleet().wonder.is_some() {
        return 0.0;
    }
    let Special::Wonders(it) = &table.rules.sea().special else {
        return 0.0;
    };
    let fleets = &table.public.sea.fleets;
    let is_free = |wonder| fleets.iter().all(|fleet| fleet.wonder != Some(wonder));
    let bridge = it.bridge.contains(corner) && is_free(Wonder::GreatBridge);
    let wall = it.wall.contains(corner) && is_free(Wonder::GreatWall);
    if bridge || wall { CLAIM } else { 0.0 }
}

fn ships(table: &Vantage, edge: Edge, count: usize, worth: f64) -> Goal {
    Goal {
        what: What::Ships(edge, count as u8),
        cost: moving::price(table, edge, count),
        worth,
    }
}

fn settlements(table: &Vantage, estate: &Estate, reach: &Reach, goals: &mut Vec<Goal>) {
    if table.mine().settlements_left == 0 {
        return;
    }
    let contest = Contest::of(table);
    for (corner, count) in reach.sites(table.open()).filter(|site| site.1 > 0) {
        let first = reach.first_to(corner);
        let gained = points(table, 1 + bonus(table, table.seat, corner))
            + place_for_wonder(table, corner)
            + estate.gain(table, corner);
        goals.push(Goal {
            what: What::SettlementAfterShips(corner, first, count as u8),
            cost: SETTLEMENT_PRICE + moving::price(table, first, count),
            worth: gained * contest.chance(corner, count),
        });
    }
}

fn discoveries(table: &Vantage, reach: &Reach, goals: &mut Vec<Goal>) {
    let fog = chart::fog(table.rules, table.public);
    if fog.is_empty() {
        return;
    }
    let grid = &table.rules.grid;
    let nearest = reach
        .sites(grid.all_corners())
        .find(|(corner, count)| *count > 0 && !(grid.corner_hexes(*corner) & fog).is_empty());
    if let Some((corner, count)) = nearest {
        goals.push(ships(table, reach.first_to(corner), count, DISCOVERY));
    }
}

fn gifts(table: &Vantage, it: &Tribe, goals: &mut Vec<Goal>) {
    let reach = Reach::of_ships(table, table.seat);
    let grid = &table.rules.grid;
    let left = it.gifts.iter().enumerate();
    let left = left.filter(|(number, _)| table.public.sea.gifts >> number & 1 == 1);
    for (_, (edge, gift)) in left {
        let worth = match gift {
            Gift::Point => points(table, 1),
            Gift::Card => GIFT_CARD,
            Gift::Harbour(_) => GIFT_HARBOUR,
        };
        let ends = grid.edge_ends(*edge);
        let nearest = reach
            .sites(grid.all_corners())
            .find(|(corner, _)| ends.contains(corner));
        if let Some((corner, count)) = nearest {
            let first = if count == 0 {
                *edge
            } else {
                reach.first_to(corner)
            };
            goals.push(ships(table, first, count + 1, worth));
        }
    }
}

fn villages(table: &Vantage, it: &Cloth, goals: &mut Vec<Goal>) {
    let reach = Reach::of_ships(table, table.seat);
    let known = it.villages.iter().zip(table.public.sea.villages);
    for ((corner, _), village) in known {
        let is_open = village.cloth > 0 && !village.traders.contains(table.seat);
        let way = reach
            .sites(hexgrid::CornerSet::of(*corner))
            .find(|site| site.1 > 0);
        if let (true, Some((_, count))) = (is_open, way) {
            goals.push(ships(table, reach.first_to(*corner), count, VILLAGE));
        }
    }
}

fn fortress(table: &Vantage, it: &Pirates, goals: &mut Vec<Goal>) {
    let fleet = table.fleet();
    let way = way_to_fortress(it, &table.rules.grid, table.public, table.seat);
    if let (Some((edge, count)), true) = (way, fleet.lairs > 0) {
        // One ship at a time: whatever stands in the line can become a warship.
        let whole = 1.0 / f64::from(count).max(1.0);
        goals.push(ships(table, edge, 1, FORTRESS * (0.3 + 0.7 * whole)));
    }
}

fn next_level(table: &Vantage, goals: &mut Vec<Goal>) {
    let fleet = table.fleet();
    let Some(wonder) = fleet.wonder.filter(|_| fleet.level < WONDER_LEVELS) else {
        return;
    };
    let level = |seat: Seat| table.public.sea.fleets[seat.index()].level;
    let leads = table.rivals().all(|rival| level(rival) <= fleet.level);
    let has_points = table.my_points() >= table.rules.goal;
    let wins = fleet.level + 1 == WONDER_LEVELS || leads && has_points;
    goals.push(Goal {
        what: What::Wonder,
        cost: wonder_level_price(wonder),
        worth: LEVEL + if wins { VICTORY } else { 0.0 },
    });
}

/// What a knight card is worth because it makes a warship.
pub fn warship(table: &Vantage) -> f64 {
    if wants_warships(table) { WARSHIP } else { 0.0 }
}

pub fn wants_warships(table: &Vantage) -> bool {
    let is_pirate_table =
        table.rules.is_at_sea() && matches!(table.rules.sea().special, Special::Pirates(_));
    is_pirate_table && table.fleet().lairs > 0
}

/// The wonder that is built soonest, of those that may be claimed.
pub fn claim(estate: &Estate, menu: &Menu) -> Option<Action> {
    let rounds = |wonder: Wonder| {
        let all = wonder_level_price(wonder).times(u32::from(WONDER_LEVELS));
        estate.income.rounds(Goods::NONE, estate.rates, all)
    };
    let open = <Wonder as board::Countable>::ALL.iter().copied();
    let open = open.filter(|wonder| menu.contains(Action::Claim(*wonder)));
    let soonest = open.min_by(|one, other| rounds(*one).total_cmp(&rounds(*other)));
    soonest.map(Action::Claim)
}

/// An attack ends the turn, so it comes last.
pub fn attack(table: &Vantage, menu: &Menu) -> Option<Action> {
    if !menu.contains(Action::Attack) {
        return None;
    }
    let warships = (table.fleet().ships & table.public.sea.warships).len() as u8;
    // Without hope for more warships there is nothing to wait for.
    let is_last_chance = table.public.deck_left == 0 && warships > 1;
    let strong = warships >= ENOUGH_WARSHIPS || is_last_chance;
    strong.then_some(Action::Attack)
}
