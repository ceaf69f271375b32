//! What corners are worth to a seat.

use board::Goods;
use hexgrid::{Corner, CornerSet};

use super::income::{BASKET_POINTS, Income};
use super::roads::Reach;
use super::table::Table;

/// What a seat earns and trades at, to be compared with what it would earn.
pub struct Estate {
    pub income: Income,
    pub rates: Goods,
    speed: f64,
    /// Points that a basket in every round brings before the game is over.
    horizon: f64,
}

impl Estate {
    pub fn of(table: &Table, seat: game::Seat) -> Estate {
        let (income, rates) = (table.income(seat), table.pieces(seat).rates);
        Estate {
            income,
            rates,
            speed: income.speed(rates),
            horizon: table.rounds_left() * BASKET_POINTS,
        }
    }

    /// The points that one more building on this corner earns: its own are not counted.
    ///
    /// Income counts by what can be built of it, so that a corner is worth more if it brings what
    /// is missing, or a harbour for what is plenty.
    pub fn gain(&self, table: &Table, corner: Corner) -> f64 {
        let income = self.income + table.yield_of(corner);
        let rates = self.rates.min(table.rules.rates(corner));
        (income.speed(rates) - self.speed) * self.horizon
    }
}

/// Where others are likely to settle first.
pub struct Contest {
    at_once: CornerSet,
    soon: CornerSet,
}

impl Contest {
    pub fn of(table: &Table) -> Contest {
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

/// A rough worth of a corner to anybody: cards in a round, scarce kinds counting more.
pub fn richness(table: &Table, corner: Corner) -> f64 {
    let income = table.yield_of(corner);
    income.total()
}
