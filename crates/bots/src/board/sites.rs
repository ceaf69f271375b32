//! What corners are worth to a seat.

use board::Goods;
use hexgrid::{Corner, CornerSet};

use super::income::{BASKET_POINTS, Income};
use super::roads::Reach;
use super::vantage::Vantage;

/// What a seat earns and trades at, to be compared with what it would earn.
pub struct Estate {
    pub income: Income,
    pub rates: Goods,
    speed: f64,
    /// Points that a basket in every round brings before the game is over.
    horizon: f64,
    /// Points that a commodity in every round brings until then.
    refinement: f64,
}

/// What a commodity is worth in points, beyond what it is traded for.
const COMMODITY: f64 = 0.2;

impl Estate {
    pub fn of(table: &Vantage, seat: game::Seat) -> Estate {
        let (income, rates) = (table.income(seat), table.pieces(seat).rates);
        Estate {
            income,
            rates,
            speed: income.speed(rates),
            horizon: table.rounds_left() * BASKET_POINTS,
            refinement: table.rounds_left() * COMMODITY,
        }
    }

    /// The points that one more building on this corner earns: its own are not counted.
    ///
    /// Income counts by what can be built of it, so that a corner is worth more if it brings what
    /// is missing, or a harbour for what is plenty.
    pub fn gain(&self, table: &Vantage, corner: Corner) -> f64 {
        let income = self.income + table.yield_of(corner);
        let rates = self.rates.min(table.rates(corner));
        (income.speed(rates) - self.speed) * self.horizon
    }

    /// The points that a city earns where a settlement stands.
    pub fn city_gain(&self, table: &Vantage, corner: Corner) -> f64 {
        let more = table.city_yield_of(corner);
        let rates = self.rates.min(table.rules.rates(corner));
        let speed = (self.income + more).speed(rates);
        (speed - self.speed) * self.horizon + more.commodities() * self.refinement
    }
}

impl Estate {
    /// The points that other rates earn.
    pub fn gain_of_rates(&self, rates: Goods) -> f64 {
        (self.income.speed(self.rates.min(rates)) - self.speed) * self.horizon
    }
}

/// Where others are likely to settle first.
pub struct Contest {
    at_once: CornerSet,
    soon: CornerSet,
}

impl Contest {
    pub fn of(table: &Vantage) -> Contest {
        let mut contest = Contest {
            at_once: CornerSet::EMPTY,
            soon: CornerSet::EMPTY,
        };
        for rival in table.rivals() {
            let reach = Reach::of(table, rival);
            contest.at_once |= reach.at[0];
            contest.soon |= reach.at[1];
        }
        contest
    }

    /// How likely the corner is still free once so many roads are built.
    pub fn chance(&self, corner: Corner, roads: usize) -> f64 {
        match roads {
            0 if self.at_once.contains(corner) => 0.9,
            0 => 1.0,
            _ if self.at_once.contains(corner) => 0.35,
            _ if self.soon.contains(corner) => 0.7,
            _ => 0.95,
        }
    }
}

/// The rough worth of a corner to anybody: cards in a round, of whatever kind.
pub fn richness(table: &Vantage, corner: Corner) -> f64 {
    table.yield_of(corner).total()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::testing::{BLUE, RED, beginner_island, corner, view};

    /// The gain of one corner over another for red.
    fn gains(position: &str, corners: [&str; 2]) -> [f64; 2] {
        let rules = beginner_island();
        let view = view(&rules, RED, position);
        let table = Vantage::new(&rules, &view, RED);
        let estate = Estate::of(&table, RED);
        corners.map(|name| estate.gain(&table, corner(&rules, name)))
    }

    #[test]
    fn likely_numbers_are_worth_more() {
        // Forest 8, mountains 3, hills 5 against fields 12, mountains 10 at the coast.
        let [much, little] = gains("", ["-2,1.SE", "-1,-1.N"]);
        assert!(much > 1.5 * little, "{much} against {little}");
    }

    #[test]
    fn what_is_missing_is_worth_more_than_more_of_the_same() {
        // Red has lumber, wool and brick; -1,2.SE is fields and pasture, -2,1.SE mostly forest.
        let rich_in_lumber = "red city -2,1.SW\nred city 1,0.N";
        let [grain, lumber] = gains(rich_in_lumber, ["-1,2.SE", "-2,1.SE"]);
        assert!(grain > 0.0 && lumber > 0.0);
        let [grain_alone, lumber_alone] = gains("", ["-1,2.SE", "-2,1.SE"]);
        assert!(grain / lumber > grain_alone / lumber_alone);
    }

    #[test]
    fn a_harbour_is_worth_most_to_who_has_plenty_of_its_kind() {
        let rules = beginner_island();
        // What the brick harbour adds to its corner.
        let harbour = corner(&rules, "-2,1.SW");
        let bonus = |position: &str| {
            let view = view(&rules, RED, position);
            let table = Vantage::new(&rules, &view, RED);
            let estate = Estate::of(&table, RED);
            let same_rates = (estate.income + table.yield_of(harbour)).speed(estate.rates);
            estate.gain(&table, harbour) - (same_rates - estate.speed) * estate.horizon
        };
        let much_brick = bonus("red city 0,-1.N\nred city 0,-1.S");
        let much_wool = bonus("red city 1,1.NE\nred city 0,2.N");
        assert!(
            much_brick > 0.1 && much_wool < 0.01,
            "{much_brick} and {much_wool}"
        );
    }

    #[test]
    fn corners_that_others_reach_first_count_less() {
        let rules = beginner_island();
        let position = "red settlement 0,0.N\nblue settlement 0,1.S\nblue road 0,1.SE\n";
        let view = view(&rules, RED, position);
        let table = Vantage::new(&rules, &view, RED);
        let contest = Contest::of(&table);
        let touched = rules.grid.corner_neighbours(corner(&rules, "0,1.S"));
        let near_blue = (touched & table.pieces(BLUE).touched)
            .first()
            .expect("blue has a road");
        assert!(contest.chance(near_blue, 2) < contest.chance(corner(&rules, "0,-2.N"), 2));
    }
}
