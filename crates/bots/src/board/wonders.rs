//! The Wonders of Catan: which one to claim, and what its levels are worth.

use board::special::{Special, WONDER_LEVELS, Wonders, wonder_level_price};
use board::{Action, Countable, Goods, Menu, Wonder};
use game::{Choices, Seat};
use hexgrid::Corner;

use super::goals::{Goal, VICTORY, What};
use super::sites::Estate;
use super::vantage::Vantage;

/// The place for a wonder nobody has claimed.
const CLAIM: f64 = 1.5;
/// How much of a wonder's worth each round until it stands takes.
const SLOWNESS: f64 = 0.5;
/// Levels bring nothing but the victory at their end, so they are built without a pause.
const LEVEL: f64 = 2.0;

fn at<'a>(table: &Vantage<'a>) -> Option<&'a Wonders> {
    if !table.rules.is_at_sea() {
        return None;
    }
    match &table.rules.sea().special {
        Special::Wonders(it) => Some(it),
        Special::None | Special::Tribe(_) | Special::Cloth(_) | Special::Pirates(_) => None,
    }
}

/// The worth of a wonder that lacks so many levels: the whole of it wins, if there is the time.
fn promise(estate: &Estate, wonder: Wonder, levels: u8) -> f64 {
    let price = wonder_level_price(wonder).times(u32::from(levels));
    let rounds = estate.income.rounds(Goods::NONE, estate.rates, price);
    VICTORY / (1.0 + SLOWNESS * rounds)
}

/// What a corner is worth because a wonder can be claimed there.
pub fn place(table: &Vantage, corner: Corner) -> f64 {
    let Some(it) = at(table).filter(|_| table.fleet().wonder.is_none()) else {
        return 0.0;
    };
    let fleets = &table.public.sea.fleets;
    let is_free = |wonder| fleets.iter().all(|fleet| fleet.wonder != Some(wonder));
    let bridge = it.bridge.contains(corner) && is_free(Wonder::GreatBridge);
    let wall = it.wall.contains(corner) && is_free(Wonder::GreatWall);
    if bridge || wall { CLAIM } else { 0.0 }
}

/// The next level of the own wonder.
pub fn list(table: &Vantage, estate: &Estate, goals: &mut Vec<Goal>) {
    let fleet = table.fleet();
    let Some(wonder) = fleet.wonder.filter(|_| fleet.level < WONDER_LEVELS) else {
        return;
    };
    let level = |seat: Seat| table.public.sea.fleets[seat.index()].level;
    let leads = table.rivals().all(|rival| level(rival) <= fleet.level);
    let has_points = table.my_points() >= table.rules.goal;
    let left = WONDER_LEVELS - fleet.level;
    let wins = left == 1 || leads && has_points;
    let worth = if wins {
        VICTORY + 1.0
    } else {
        let nearer = promise(estate, wonder, left - 1) - promise(estate, wonder, left);
        1.0 + LEVEL * nearer
    };
    goals.push(Goal {
        what: What::Wonder,
        cost: wonder_level_price(wonder),
        worth,
    });
}

/// The wonder that is built soonest, of those that may be claimed.
pub fn claim(estate: &Estate, menu: &Menu) -> Option<Action> {
    let open = Wonder::ALL.iter().copied();
    let open = open.filter(|wonder| menu.contains(Action::Claim(*wonder)));
    let worth = |wonder: Wonder| promise(estate, wonder, WONDER_LEVELS);
    let soonest = open.max_by(|one, other| worth(*one).total_cmp(&worth(*other)));
    soonest.map(Action::Claim)
}
