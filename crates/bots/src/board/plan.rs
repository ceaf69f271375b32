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

    fn improve(&mut self, worth: f64, first: Goal, second: Option<Goal>) {
        if worth > self.worth {
            *self = Outlook {
                worth,
                first: Some(first),
                second,
            };
        }
    }

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
        let hand = self.table.hand();
        let fear = self.fear_of_seven(hand);
        let merit = |goal: &Goal| goal.worth * self.share(hand, goal.cost, fear);
        let mut ranked: Vec<(f64, Goal)> = self.goals.iter().map(|g| (merit(g), *g)).collect();
        ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
        self.goals = ranked
            .into_iter()
            .take(SHORT_LIST)
            .map(|(_, goal)| goal)
            .collect();
    }

    /// The best that can be made of this hand.
    pub fn outlook(&self, hand: Goods) -> Outlook {
        let fear = self.fear_of_seven(hand);
        let mut alone = [0.0; SHORT_LIST];
        for (worth, goal) in alone.iter_mut().zip(&self.goals) {
            *worth = goal.worth * self.share(hand, goal.cost, fear);
        }
        let mut best = Outlook::NOTHING;
        for (i, one) in self.goals.iter().enumerate() {
            best.improve(alone[i], *one, None);
            for (j, other) in self.goals.iter().enumerate().skip(i) {
                // The second goal never comes earlier than it would alone.
                let is_hopeless = alone[i] + alone[j] <= best.worth;
                if is_hopeless || one.what.excludes(self.table, other.what) {
                    continue;
                }
                let both = self.share(hand, one.cost + other.cost, fear);
                best.improve(
                    alone[i] + alone[j].min(both * other.worth),
                    *one,
                    Some(*other),
                );
                best.improve(
                    alone[j] + alone[i].min(both * one.worth),
                    *other,
                    Some(*one),
                );
            }
        }
        best
    }

    /// What is left of a worth after waiting for its cost.
    fn share(&self, hand: Goods, cost: Goods, fear: f64) -> f64 {
        let rates = self.estate.rates;
        if covers_with_trades(hand, rates, self.table.public.bank, cost) {
            return 1.0;
        }
        let rounds = self.estate.income.rounds(hand, rates, cost).max(1.0);
        PATIENCE.powf(rounds + fear)
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
}
