//! Which goal to go for: the best pair of one goal and the next, by worth and waiting.

use board::Goods;

use super::goals::{self, Goal};
use super::income::covers_with_trades;
use super::sites::Estate;
use super::table::Table;

/// A point in the next round is worth this much of a point now.
const PATIENCE: f64 = 0.88;
/// Goals that are looked at in pairs.
const SHORT_LIST: usize = 6;

/// The goals of a seat, to be weighed for any hand it might hold.
pub struct Plan<'a> {
    table: &'a Table<'a>,
    pub estate: Estate,
    goals: Vec<Goal>,
}

/// What a hand leads to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outlook {
    /// Points to come, late ones counting less.
    pub worth: f64,
    pub first: Option<Goal>,
    pub second: Option<Goal>,
}

impl Outlook {
    const NOTHING: Outlook = Outlook {
        worth: 0.0,
        first: None,
        second: None,
    };

    /// What the first goal costs.
    pub fn cost(&self) -> Goods {
        self.first.map_or(Goods::NONE, |goal| goal.cost)
    }

    /// What both goals cost.
    pub fn whole_cost(&self) -> Goods {
        self.cost() + self.second.map_or(Goods::NONE, |goal| goal.cost)
    }
}

impl<'a> Plan<'a> {
    pub fn new(table: &'a Table<'a>) -> Plan<'a> {
        let estate = Estate::of(table, table.seat);
        let goals = goals::list(table, &estate);
        let mut plan = Plan {
            table,
            estate,
            goals,
        };
        plan.shorten();
        plan
    }

    /// Keeps the goals that are best alone.
    fn shorten(&mut self) {
        let merit =
            |goal: &Goal| self.discounted(goal.worth, self.rounds(self.table.hand(), goal.cost));
        let mut ranked: Vec<(f64, Goal)> = self.goals.iter().map(|g| (merit(g), *g)).collect();
        ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
        self.goals = ranked
            .into_iter()
            .take(SHORT_LIST)
            .map(|(_, goal)| goal)
            .collect();
    }

    /// All goals worth a look, the best alone first.
    pub fn goals(&self) -> &[Goal] {
        &self.goals
    }

    /// The best that can be made of this hand.
    pub fn outlook(&self, hand: Goods) -> Outlook {
        let mut best = Outlook::NOTHING;
        for first in &self.goals {
            let wait = self.rounds(hand, first.cost);
            let worth = self.discounted(first.worth, wait);
            if worth > best.worth {
                best = Outlook {
                    worth,
                    first: Some(*first),
                    second: None,
                };
            }
            for second in &self.goals {
                if first.what.excludes(self.table, second.what) {
                    continue;
                }
                let both = self.rounds(hand, first.cost + second.cost).max(wait);
                let worth = worth + self.discounted(second.worth, both);
                if worth > best.worth {
                    best = Outlook {
                        worth,
                        first: Some(*first),
                        second: Some(*second),
                    };
                }
            }
        }
        best
    }

    /// Own turns until a cost can be paid; none if it can be at once.
    pub fn rounds(&self, hand: Goods, cost: Goods) -> f64 {
        let rates = self.estate.rates;
        if covers_with_trades(hand, rates, self.table.public.bank, cost) {
            return 0.0;
        }
        let rounds = self.estate.income.rounds(hand, rates, cost).max(1.0);
        rounds + self.fear_of_seven(hand)
    }

    /// Rounds that are lost on average because a hand is too large to keep.
    fn fear_of_seven(&self, hand: Goods) -> f64 {
        let size = hand.total();
        if size <= u32::from(self.table.rules.hand_limit) {
            return 0.0;
        }
        let risk = 1.0 - (5.0_f64 / 6.0).powf(self.table.rolls_a_round());
        risk * f64::from(size / 2) / self.estate.income.total().max(0.5)
    }

    fn discounted(&self, worth: f64, rounds: f64) -> f64 {
        worth * PATIENCE.powf(rounds)
    }
}
