//! How many rolls until goods can be paid, trading at the seat's rates.

use rivals::{Goods, Realm, Resource, STORE};

use super::vantage::{income, rate};

/// Resources of any kind that events bring with a roll, on average.
const FREE: f64 = 0.25;
/// Nobody waits longer.
pub const NEVER: f64 = 40.0;

/// What comes to a principality, and how it trades; the stock itself is asked for each time.
pub struct Flow {
    income: [f64; 6],
    rates: [f64; 6],
    most: [f64; 6],
}

impl Flow {
    pub fn of(realm: &Realm) -> Flow {
        Flow {
            income: Resource::ALL.map(|kind| income(realm, kind)),
            rates: Resource::ALL.map(|kind| f64::from(rate(realm, kind))),
            most: Resource::ALL.map(|kind| f64::from(realm.places_of(kind).len() as u8 * STORE)),
        }
    }

    /// Rolls until `cost` can be paid from `stock` and what comes; 0 if it can be paid now, if
    /// need be by trading.
    pub fn wait(&self, stock: Goods, cost: Goods) -> f64 {
        if self.trades_missing(stock, cost) <= 0 {
            return 0.0;
        }
        let (mut short, mut long) = (0.0, NEVER);
        if self.lacks(stock, cost, long) {
            return NEVER;
        }
        while long - short > 0.25 {
            let middle = f64::midpoint(short, long);
            if self.lacks(stock, cost, middle) {
                short = middle;
            } else {
                long = middle;
            }
        }
        long.max(1.0)
    }

    /// What is left of `stock` when `cost` is paid today, if need be by trading what is left over.
    pub fn pay(&self, stock: Goods, cost: Goods) -> Option<Goods> {
        let mut missing = stock.missing(cost).total();
        let mut left = stock;
        for (kind, owed) in cost.iter() {
            left -= Goods::of(kind, owed.min(left.count(kind)));
        }
        while missing > 0 {
            let rate = |kind: Resource| self.rates[kind.index()] as u8;
            let all = Resource::ALL.into_iter();
            let spare = all.filter(|kind| left.count(*kind) >= rate(*kind));
            // Cheap trades first, and of what is there most.
            let merit = |kind: &Resource| (10 - rate(*kind), left.count(*kind));
            let given = spare.max_by_key(merit)?;
            left -= Goods::of(given, rate(given));
            missing -= 1;
        }
        Some(left)
    }

    /// Units that trading does not bring today; at most 0 if it brings all.
    fn trades_missing(&self, stock: Goods, cost: Goods) -> i32 {
        let balance = Resource::ALL.map(|kind| {
            let (have, owe) = (i32::from(stock.count(kind)), i32::from(cost.count(kind)));
            let over = (have - owe).max(0);
            (owe - have).max(0) - over / self.rates[kind.index()] as i32
        });
        let missing: i32 = stock.missing(cost).total().into();
        if missing == 0 {
            return 0;
        }
        balance.iter().sum()
    }

    /// Is something missing even after so many rolls?
    fn lacks(&self, stock: Goods, cost: Goods, rolls: f64) -> bool {
        let (mut missing, mut brought) = (0.0, FREE * rolls);
        for kind in Resource::ALL {
            let k = kind.index();
            let later = f64::from(stock.count(kind)) + self.income[k] * rolls;
            let have = later.min(self.most[k]);
            let owe = f64::from(cost.count(kind));
            missing += (owe - have).max(0.0);
            brought += (have - owe).max(0.0) / self.rates[k];
        }
        missing > brought
    }
}
