//! What one could build next, with its whole price and its worth.

use board::{
    Area, CARD_PRICE, CITY_PRICE, Development, Goods, KnightAction, ROAD_PRICE, SETTLEMENT_PRICE,
    SHIP_PRICE,
};
use hexgrid::{Corner, Edge};

use super::knights;
use super::roads::{Reach, way_to_route, way_to_trade_route};
use super::sites::{Contest, Estate};
use super::vantage::Vantage;
use super::{pirates, voyages, wonders};

/// Something to save for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Goal {
    pub what: What,
    /// The price of all of it, roads on the way included.
    pub cost: Goods,
    /// In points, those of later income included.
    pub worth: f64,
}

impl Goal {
    /// The price of the next ship on a voyage; nothing if one is moved there.
    pub fn next_ship(&self) -> Option<Goods> {
        match self.what {
            What::SettlementAfterShips(_, _, ships) | What::Ships(_, ships) => {
                let all = SHIP_PRICE.times(u32::from(ships));
                Some(if self.cost.covers(all) {
                    SHIP_PRICE
                } else {
                    Goods::NONE
                })
            }
            What::City(_)
            | What::Settlement(_)
            | What::SettlementAfter(..)
            | What::Route(..)
            | What::Wonder
            | What::Improve(_)
            | What::Knight(_)
            | What::Wall(_)
            | What::Card => None,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    City(Corner),
    Settlement(Corner),
    /// A settlement at the end of roads; the first of them, and how many.
    SettlementAfter(Corner, Edge, u8),
    /// The longest route; the first of the roads to it, and how many.
    Route(Edge, u8),
    /// A settlement at the end of ships; the first of them, and how many.
    SettlementAfterShips(Corner, Edge, u8),
    /// Something that ships alone bring; the first of them, and how many.
    Ships(Edge, u8),
    /// The next level of the own wonder.
    Wonder,
    Card,
    /// The next level of an area.
    Improve(Area),
    /// A knight that is built, made active or promoted.
    Knight(KnightAction),
    Wall(Corner),
}

impl What {
    /// The road that comes first, if one does.
    pub fn road(self) -> Option<Edge> {
        match self {
            What::SettlementAfter(_, edge, _) | What::Route(edge, _) => Some(edge),
            What::City(_)
            | What::Settlement(_)
            | What::SettlementAfterShips(..)
            | What::Ships(..)
            | What::Wonder
            | What::Card
            | What::Improve(_)
            | What::Knight(_)
            | What::Wall(_) => None,
        }
    }

    /// The ship that comes first, if one does.
    pub fn ship(self) -> Option<Edge> {
        match self {
            What::SettlementAfterShips(_, edge, _) | What::Ships(edge, _) => Some(edge),
            What::City(_)
            | What::Settlement(_)
            | What::SettlementAfter(..)
            | What::Route(..)
            | What::Wonder
            | What::Card
            | What::Improve(_)
            | What::Knight(_)
            | What::Wall(_) => None,
        }
    }

    /// Do both ask for the same place, or places too close to each other?
    pub fn excludes(self, table: &Vantage, other: What) -> bool {
        match (self.site(), other.site()) {
            (Some(one), Some(two)) => {
                one == two || table.rules.grid.corner_neighbours(one).contains(two)
            }
            _ => self == other && self != What::Card,
        }
    }

    fn site(self) -> Option<Corner> {
        match self {
            What::City(corner)
            | What::Settlement(corner)
            | What::SettlementAfter(corner, _, _)
            | What::SettlementAfterShips(corner, _, _) => Some(corner),
            What::Route(..)
            | What::Ships(..)
            | What::Wonder
            | What::Card
            | What::Improve(_)
            | What::Knight(_)
            | What::Wall(_) => None,
        }
    }
}

/// The worth of winning, more than anything else can be.
pub const VICTORY: f64 = 20.0;
/// An award can be lost again.
const AWARD: f64 = 1.5;
/// What one of the longest routes takes away from its holder counts, too.
const AWARD_TAKEN: f64 = 0.5;
const PROGRESS_CARD: f64 = 0.55;
/// Moving the robber and stealing a card.
const ROBBERY: f64 = 0.3;

/// Everything this seat could plan now.
pub fn list(table: &Vantage, estate: &Estate) -> Vec<Goal> {
    let mut goals = Vec::with_capacity(24);
    cities(table, estate, &mut goals);
    settlements(table, estate, &mut goals);
    route(table, &mut goals);
    card(table, &mut goals);
    if table.rules.is_at_sea() {
        voyages::list(table, estate, &mut goals);
    }
    if table.rules.has_knights() {
        knights::goals(table, estate, &mut goals);
    }
    goals
}

/// The worth of points that count at once.
pub fn points(table: &Vantage, points: u8) -> f64 {
    let victory = if table.wins_with(points) {
        VICTORY
    } else {
        0.0
    };
    f64::from(points) + victory
}

fn cities(table: &Vantage, estate: &Estate, goals: &mut Vec<Goal>) {
    // CK-58: a city on its side comes before any other, and is in no stock.
    let lying = table.public.knights.realm(table.seat).reduced;
    let sites = match table.mine().cities_left {
        _ if !lying.is_empty() => lying,
        0 => return,
        _ => table.mine().settlements,
    };
    for corner in sites {
        goals.push(Goal {
            what: What::City(corner),
            cost: CITY_PRICE,
            worth: points(table, 1) + estate.city_gain(table, corner),
        });
    }
}

fn settlements(table: &Vantage, estate: &Estate, goals: &mut Vec<Goal>) {
    if table.mine().settlements_left == 0 {
        return;
    }
    let reach = Reach::of(table, table.seat);
    let contest = Contest::of(table);
    for (corner, roads) in reach.sites(table.open()) {
        let what = match roads {
            0 => What::Settlement(corner),
            _ => What::SettlementAfter(corner, reach.first_to(corner), roads as u8),
        };
        let worth = points(table, 1 + voyages::bonus(table, table.seat, corner))
            + wonders::place(table, corner)
            + pirates::place(table, corner)
            + estate.gain(table, corner);
        goals.push(Goal {
            what,
            cost: SETTLEMENT_PRICE + ROAD_PRICE.times(roads as u32),
            worth: worth * contest.chance(corner, roads),
        });
    }
}

fn route(table: &Vantage, goals: &mut Vec<Goal>) {
    let holder = table.public.route_holder;
    let counts = !table.rules.is_at_sea() || table.rules.sea().longest_route;
    if holder == Some(table.seat) || !counts {
        return;
    }
    let to_beat = holder.map_or(4, |seat| table.pieces(seat).route);
    let wins = points(table, 2) - 2.0;
    let taken = if holder.is_some() { AWARD_TAKEN } else { 0.0 };
    let worth = AWARD + taken + wins;
    let way = if table.rules.is_at_sea() {
        way_to_trade_route(table, to_beat + 1)
    } else {
        way_to_route(table, to_beat + 1).map(|(edge, roads)| (edge, false, roads))
    };
    match way {
        Some((edge, false, roads)) => goals.push(Goal {
            what: What::Route(edge, roads),
            cost: ROAD_PRICE.times(u32::from(roads)),
            worth,
        }),
        Some((edge, true, ships)) => {
            goals.push(voyages::ships(table, edge, usize::from(ships), worth));
        }
        None => {}
    }
}

fn card(table: &Vantage, goals: &mut Vec<Goal>) {
    if table.public.deck_left == 0 {
        return;
    }
    let point = table.chance_of(Development::Point);
    let knight = table.chance_of(Development::Knight);
    let progress = 1.0 - point - knight;
    let held = table.own.cards.total() - u32::from(table.own.cards.count(Development::Point));
    // Only one is played in a turn.
    let in_time = if f64::from(held) < table.rounds_left() {
        1.0
    } else {
        0.2
    };
    let worth = point * points(table, 1)
        + in_time * (knight * knight_worth(table) + progress * PROGRESS_CARD);
    goals.push(Goal {
        what: What::Card,
        cost: CARD_PRICE,
        worth,
    });
}

fn knight_worth(table: &Vantage) -> f64 {
    match pirates::at(table) {
        Some(_) => pirates::warship(table),
        None => ROBBERY + army_share(table),
    }
}

/// What one more knight is worth for the largest army.
fn army_share(table: &Vantage) -> f64 {
    if table.rules.is_at_sea() && !table.rules.sea().largest_army {
        return 0.0;
    }
    if table.public.army_holder == Some(table.seat) {
        return 0.1;
    }
    let have = table.mine().knights + table.own.cards.count(Development::Knight);
    let holder = table.public.army_holder;
    let to_beat = holder.map_or(2, |seat| table.pieces(seat).knights);
    let lacking = (to_beat + 1).saturating_sub(have);
    match lacking {
        0 => 0.1,
        1 => AWARD / 1.3,
        more => AWARD / f64::from(more * more),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::testing::{RED, corner, island_with_knights, view};

    /// CK-41, CK-47: no settlement stands under a knight, whoever's, so none is planned there.
    #[test]
    fn no_settlement_is_planned_under_a_knight() {
        let rules = island_with_knights();
        let site = corner(&rules, "-1,1.SE");
        let is_planned = |knight: &str| {
            let roads = "red city -2,1.SE\nred road -1,1.SW\nred road -1,1.SE\n";
            let view = view(&rules, RED, &format!("{roads}{knight}"));
            let table = Vantage::new(&rules, &view, RED);
            let goals = list(&table, &Estate::of(&table, RED));
            goals.iter().any(|goal| goal.what == What::Settlement(site))
        };
        assert!(is_planned(""));
        assert!(!is_planned("red knight -1,1.SE basic"));
        assert!(!is_planned("blue knight -1,1.SE basic"));
    }
}
