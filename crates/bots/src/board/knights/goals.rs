//! What could be improved, armed or walled, and what it is worth.

use board::{
    ACTIVATION_PRICE, Area, HIGHEST_LEVEL, KNIGHT_PRICE, KnightAction, Rank, Site, WALL_PRICE,
    next_improvement,
};
use game::Seat;
use hexgrid::{Corner, CornerSet};

use super::super::goals::{Goal, What, points};
use super::super::sites::Estate;
use super::super::vantage::Vantage;
use super::barbarians::{Landing, landings_left, rolls, soon};
use super::posts;

/// A progress card, in points.
const PROGRESS: f64 = 0.65;
/// What the third level opens, for a whole game: cheap trade, mighty knights, the Aqueduct.
const ABILITIES: [f64; 3] = [0.7, 0.4, 1.2];
/// What every level below the fourth brings the metropolis nearer.
const TOWARDS_METROPOLIS: f64 = 0.2;
/// A metropolis keeps its city from the barbarians.
const PROTECTION: f64 = 0.5;
/// The fifth level keeps the metropolis for good.
const KEPT: f64 = 0.4;
/// What the metropolis was worth to its holder.
const TAKEN: f64 = 0.8;
/// One point of strength at a later landing.
const LATER: f64 = 0.1;
/// An active knight may act.
const READY: f64 = 0.05;
/// A wall, for a whole game.
const WALL: f64 = 0.35;
/// A wall for a hand that is too large now.
const WALL_NOW: f64 = 0.3;

pub fn list(table: &Vantage, estate: &Estate, goals: &mut Vec<Goal>) {
    for area in Area::ALL {
        if let Some(cost) = next_improvement(table.public, table.seat, area, 0) {
            goals.push(Goal {
                what: What::Improve(area),
                cost,
                worth: improvement(table, area),
            });
        }
    }
    knights(table, estate, goals);
    wall(table, goals);
}

/// The share of a whole game that is still to come.
fn to_come(table: &Vantage) -> f64 {
    table.rounds_left() / 13.0
}

/// What the next level of an area is worth.
pub fn improvement(table: &Vantage, area: Area) -> f64 {
    let level = table.public.knights.realm(table.seat).level(area) + 1;
    // At a gate the first level is served by two sides of the red die, every other by one more.
    let sides = if level == 1 { 2.0 } else { 1.0 };
    let cards = sides / 36.0 * table.rolls_a_round() * table.rounds_left();
    let ability = if level == 3 {
        ABILITIES[area.index()] * to_come(table)
    } else {
        0.0
    };
    PROGRESS * cards + ability + metropolis(table, area, level)
}

/// What the level is worth for the metropolis.
fn metropolis(table: &Vantage, area: Area, level: u8) -> f64 {
    let knights = &table.public.knights;
    let holder = knights.metropolises[area.index()].and_then(|corner| {
        let mut seats = Seat::all(table.rules.players);
        seats.find(|seat| table.pieces(*seat).cities.contains(corner))
    });
    let two = || points(table, 2) + PROTECTION;
    match (holder, level) {
        (None, 4..) => two(),
        (None, _) => TOWARDS_METROPOLIS * f64::from(level),
        (Some(holder), HIGHEST_LEVEL) if holder == table.seat => KEPT,
        (Some(holder), _) if holder == table.seat => 0.0,
        (Some(holder), _) if knights.realm(holder).level(area) == HIGHEST_LEVEL => 0.0,
        (Some(_), HIGHEST_LEVEL) => two() + TAKEN,
        (Some(_), _) => TOWARDS_METROPOLIS * f64::from(level) / 2.0,
    }
}

/// Knights to be built, made active and promoted: the best of each.
fn knights(table: &Vantage, estate: &Estate, goals: &mut Vec<Goal>) {
    let landing = Landing::of(table, estate);
    let realm = table.public.knights.realm(table.seat);
    let own = realm.knights();
    let active = own & table.public.knights.active;
    let (round, two_rounds) = (soon(table, rolls(table)), soon(table, 2 * rolls(table)));
    let unit = landing.unit(landing.active);
    let later = LATER * landings_left(table);
    let mut add = |site, corner, cost, worth| {
        let what = What::Knight(KnightAction::At(site, corner));
        goals.push(Goal { what, cost, worth });
    };
    let strongest = |among: CornerSet| {
        let ranks = Rank::ALL.into_iter().rev();
        let mut found =
            ranks.filter_map(|rank| Some((rank, (realm.ranks[rank.index()] & among).first()?)));
        found.next()
    };
    if let Some((rank, corner)) = strongest(own & !active) {
        let strength = f64::from(rank.strength());
        let worth = unit * strength * (round + 0.3 * (two_rounds - round)) + READY;
        add(Site::Activate, corner, ACTIVATION_PRICE, worth);
    }
    if realm.left(Rank::Basic) > 0
        && let Some((corner, merit)) = posts::best(table)
    {
        let worth = unit * two_rounds + later + merit;
        add(Site::Knight, corner, KNIGHT_PRICE + ACTIVATION_PRICE, worth);
    }
    let riser = |among: CornerSet| strongest(among & risers(table)).map(|(_, corner)| corner);
    if let Some(corner) = riser(active).or_else(|| riser(own)) {
        let worth = unit * two_rounds + later;
        add(Site::Promote, corner, KNIGHT_PRICE, worth);
    }
}

/// Own knights that may rise by a rank, whatever it costs.
fn risers(table: &Vantage) -> CornerSet {
    let knights = &table.public.knights;
    let realm = knights.realm(table.seat);
    let mut corners = CornerSet::EMPTY;
    if realm.left(Rank::Strong) > 0 {
        corners |= realm.ranks[Rank::Basic.index()];
    }
    if realm.level(Area::Politics) >= 3 && realm.left(Rank::Mighty) > 0 {
        corners |= realm.ranks[Rank::Strong.index()];
    }
    corners & !knights.promoted
}

fn wall(table: &Vantage, goals: &mut Vec<Goal>) {
    let walls = table.public.knights.realm(table.seat).walls;
    let bare = table.mine().cities & !walls;
    if walls.len() >= 3 {
        return;
    }
    let is_full = table.hand().total() >= u32::from(table.hand_limit());
    let now = if is_full { WALL_NOW } else { 0.0 };
    if let Some(corner) = safest(table, bare) {
        goals.push(Goal {
            what: What::Wall(corner),
            cost: WALL_PRICE,
            worth: WALL * to_come(table) + now,
        });
    }
}

/// The city that is lost last: a wall goes with its city.
pub fn safest(table: &Vantage, cities: CornerSet) -> Option<Corner> {
    let crowned = table.public.knights.crowned();
    let rank = |corner: &Corner| {
        let bonus = if crowned.contains(*corner) {
            100.0
        } else {
            0.0
        };
        bonus + table.city_yield_of(*corner).total()
    };
    cities
        .into_iter()
        .max_by(|one, other| rank(one).total_cmp(&rank(other)))
}
