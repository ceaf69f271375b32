//! Goals at sea: where ships lead, and what a scenario rewards.

use board::SETTLEMENT_PRICE;
use board::special::Special;
use game::Seat;
use hexgrid::{Corner, Edge};

use super::goals::{Goal, What, points};
use super::roads::Reach;
use super::sites::{Contest, Estate};
use super::vantage::Vantage;
use super::{moving, pirates, prizes, wonders};

/// Everything a seat could plan at sea.
pub fn list(table: &Vantage, estate: &Estate, goals: &mut Vec<Goal>) {
    match &table.rules.sea().special {
        Special::Pirates(it) => return pirates::list(table, it, goals),
        Special::Wonders(_) => wonders::list(table, estate, goals),
        Special::Tribe(_) | Special::Cloth(_) | Special::None => {}
    }
    let reach = Reach::of_ships(table, table.seat);
    settlements(table, estate, &reach, goals);
    for prize in prizes::open(table, estate) {
        if let Some((first, count)) = reach.way(&table.rules.grid, prize.edges) {
            goals.push(ships(table, first, count, prize.worth));
        }
    }
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

/// So many ships, the next of them on `edge`.
pub fn ships(table: &Vantage, edge: Edge, count: usize, worth: f64) -> Goal {
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
            + wonders::place(table, corner)
            + estate.gain(table, corner);
        goals.push(Goal {
            what: What::SettlementAfterShips(corner, first, count as u8),
            cost: SETTLEMENT_PRICE + moving::price(table, first, count),
            worth: gained * contest.chance(corner, count),
        });
    }
}
