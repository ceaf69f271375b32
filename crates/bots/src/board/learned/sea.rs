//! What a net is told at sea: fleets, islands still worth points, what a scenario rewards.

use board::chart;
use board::special::{Special, way_to_fortress};
use game::Seat;

use super::super::income::Income;
use super::super::roads::Reach;
use super::super::vantage::Vantage;
use super::super::voyages;
use super::land;
use crate::learned::Inputs;

/// About the table.
pub const TABLE: usize = 12;
/// About each player.
pub const FIGURES: usize = 34;
/// Ships that lead to a site.
const FARTHEST: usize = 5;

pub fn about_table(table: &Vantage, inputs: &mut Inputs) {
    let begin = inputs.steps().len();
    let sea = table.rules.sea();
    inputs.flag(matches!(sea.special, Special::Tribe(_)));
    inputs.flag(matches!(sea.special, Special::Cloth(_)));
    inputs.flag(matches!(sea.special, Special::Pirates(_)));
    inputs.flag(matches!(sea.special, Special::Wonders(_)));
    inputs.push(f64::from(sea.bonus));
    inputs.flag(sea.longest_route);
    inputs.flag(sea.has_robber);
    inputs.flag(sea.has_pirate);
    let fog = chart::fog(table.rules, table.public);
    inputs.push(f64::from(fog.len()) / 6.0);
    inputs.push(f64::from(table.public.sea.gifts.count_ones()) / 4.0);
    inputs.push(f64::from(table.public.sea.cloth_left) / 10.0);
    inputs.push(f64::from(table.public.sea.warships.len()) / 4.0);
    inputs.fill(begin + TABLE);
}

pub fn describe(table: &Vantage, seat: Seat, income: Income, inputs: &mut Inputs) {
    let (rules, public) = (table.rules, table.public);
    let (fleet, grid) = (&public.sea.fleets[seat.index()], &rules.grid);
    inputs.push(f64::from(fleet.ships.len()) / 6.0);
    inputs.push(f64::from(fleet.ships_left) / 8.0);
    inputs.push(f64::from(fleet.loose.len()) / 3.0);
    inputs.push(f64::from(fleet.bonus) / 2.0);
    inputs.push(f64::from(fleet.explored.count_ones()) / 2.0);
    inputs.push(f64::from(fleet.gold));
    inputs.push(f64::from(fleet.tokens.count_ones()));
    inputs.push(f64::from(fleet.cloth) / 4.0);
    inputs.push(f64::from(fleet.lairs) / 2.0);
    inputs.flag(fleet.wonder.is_some());
    inputs.push(f64::from(fleet.level) / 2.0);
    let held = fleet.ships & chart::pirate_edges(rules, public);
    inputs.flag(!held.is_empty());
    inputs.push(f64::from((fleet.ships & public.sea.warships).len()) / 3.0);
    let villages = public.sea.villages.iter();
    let trades = villages.filter(|village| village.traders.contains(seat));
    inputs.push(trades.count() as f64 / 2.0);
    let way = match &rules.sea().special {
        Special::Pirates(it) => way_to_fortress(it, grid, public, seat).map(|(_, ships)| ships),
        Special::None | Special::Tribe(_) | Special::Cloth(_) | Special::Wonders(_) => None,
    };
    inputs.push(way.map_or(0.0, |ships| 4.0 / (4.0 + f64::from(ships))));
    let reach = Reach::of_ships(table, seat);
    for ships in 0..=FARTHEST {
        let here = reach.at[ships] & public.open;
        let (mut best, mut bonus) = (0.0_f64, 0_u8);
        for corner in here {
            best = best.max(land::wanted(table, corner, income));
            bonus = bonus.max(voyages::bonus(table, seat, corner));
        }
        inputs.push(best);
        inputs.push(f64::from(bonus));
    }
    let fog = chart::fog(rules, public);
    let near_fog = (1..=FARTHEST).find(|ships| {
        let mut corners = reach.at[*ships].into_iter();
        corners.any(|corner| !(grid.corner_hexes(corner) & fog).is_empty())
    });
    inputs.push(near_fog.map_or(0.0, |ships| 2.0 / (1.0 + ships as f64)));
}
