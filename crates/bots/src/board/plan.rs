//! Which goal to go for: the best pair of one goal and the next, by worth and waiting.

use std::mem::discriminant;

use board::Goods;

use super::goals::{self, Goal};
use super::income::covers_with_trades;
use super::sites::Estate;
use super::vantage::Vantage;

/// How much of a point's worth each round of waiting takes.
const IMPATIENCE: f64 = 1.2;
/// How much the next ship counts beside the end of a voyage.
const SET_OUT: f64 = 0.3;
/// Goals that are looked at in pairs.
const SHORT_LIST: usize = 6;
/// With knights there are more kinds, and goals that hardly get into each other's way.
const SHORT_LIST_WITH_KNIGHTS: usize = 9;
/// There may be more at sea, where one of each kind is kept.
const MOST_GOALS: usize = 12;

/// The goals of a seat, to be weighed for any hand it might hold.
pub struct Plan<'a> {
    table: &'a Vantage<'a>,
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
    pub fn new(table: &'a Vantage<'a>) -> Plan<'a> {
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

    /// Keeps the goals that are best alone, and the best of each kind: with another hand, that may
    /// be the one.
    fn shorten(&mut self) {
        let hand = self.table.hand();
        let fear = self.fear_of_seven(hand);
        let rates = self.estate.rates;
        let merit = |goal: &Goal| goal.worth * self.share_of(hand, rates, goal, fear);
        let mut ranked: Vec<(f64, Goal)> = self.goals.iter().map(|g| (merit(g), *g)).collect();
        ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
        self.goals.clear();
        let mut others = Vec::new();
        for (_, goal) in ranked {
            let is_like = |other: &Goal| discriminant(&other.what) == discriminant(&goal.what);
            let is_known = self.goals.iter().any(is_like);
            if is_known {
                &mut others
            } else {
                &mut self.goals
            }
            .push(goal);
        }
        let most = if self.table.rules.has_knights() {
            SHORT_LIST_WITH_KNIGHTS
        } else {
            SHORT_LIST
        };
        let room = most.saturating_sub(self.goals.len());
        self.goals.extend(others.into_iter().take(room));
    }

    /// The best that can be made of this hand.
    pub fn outlook(&self, hand: Goods) -> Outlook {
        self.outlook_at(hand, self.estate.rates)
    }

    /// The same at other rates.
    pub fn outlook_at(&self, hand: Goods, rates: Goods) -> Outlook {
        let fear = self.fear_of_seven(hand);
        let mut alone = [0.0; MOST_GOALS];
        for (worth, goal) in alone.iter_mut().zip(&self.goals) {
            *worth = goal.worth * self.share_of(hand, rates, goal, fear);
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
                let both = self.share(hand, rates, one.cost + other.cost, fear);
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

    /// What is left of a goal's worth after waiting for it.
    ///
    /// A voyage is long, and each ship is a part of what it leads to: who only looked at its end
    /// would never set out.
    fn share_of(&self, hand: Goods, rates: Goods, goal: &Goal, fear: f64) -> f64 {
        let whole = self.share(hand, rates, goal.cost, fear);
        let Some(ship) = goal.next_ship() else {
            return whole;
        };
        let part = f64::from(ship.total()) / f64::from(goal.cost.total().max(1));
        whole + SET_OUT * part * (self.share(hand, rates, ship, fear) - whole)
    }

    /// What is left of a worth after waiting for its cost.
    fn share(&self, hand: Goods, rates: Goods, cost: Goods, fear: f64) -> f64 {
        if covers_with_trades(hand, rates, self.table.public.bank, cost) {
            return 1.0;
        }
        let rounds = self.estate.income.rounds(hand, rates, cost).max(1.0);
        // Nearly an exponential, in arithmetic that is the same on every machine.
        let late = IMPATIENCE * (rounds + fear);
        1.0 / (1.0 + late + late * late / 2.0)
    }

    /// Rounds that are lost on average because a hand is too large to keep.
    fn fear_of_seven(&self, hand: Goods) -> f64 {
        let size = hand.total();
        if size <= u32::from(self.table.hand_limit()) {
            return 0.0;
        }
        let rolls = self.table.rolls_a_round() as usize;
        let risk = 1.0 - std::iter::repeat_n(5.0 / 6.0, rolls).product::<f64>();
        risk * f64::from(size / 2) / self.estate.income.total().max(0.5)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::goals::What;
    use crate::board::testing::{RED, beginner_island, corner, view};
    use board::{CITY_PRICE, ROAD_PRICE, SETTLEMENT_PRICE};

    /// What red goes for first.
    fn first(position: &str) -> Goal {
        let rules = beginner_island();
        let view = view(&rules, RED, position);
        let table = Vantage::new(&rules, &view, RED);
        let outlook = Plan::new(&table).outlook(table.hand());
        outlook.first.expect("there is always something to do")
    }

    const VILLAGE: &str = "red settlement -2,1.SE\nred road -2,1.E\nred settlement 1,1.NW\n";

    #[test]
    fn a_city_that_can_be_paid_is_built_where_it_pays_best() {
        let goal = first(&format!("{VILLAGE}red hand 2 grain 3 ore"));
        let best = corner(&beginner_island(), "-2,1.SE");
        assert_eq!((goal.what, goal.cost), (What::City(best), CITY_PRICE));
    }

    #[test]
    fn a_reached_site_is_settled_at_once() {
        let position = "red settlement -2,1.SE\nred road -2,1.E\nred road -1,0.SW\n\
                        red hand 1 lumber 1 brick 1 wool 1 grain";
        let goal = first(position);
        assert!(matches!(goal.what, What::Settlement(_)), "{goal:?}");
        assert_eq!(goal.cost, SETTLEMENT_PRICE);
    }

    #[test]
    fn lumber_and_brick_lead_to_roads() {
        let goal = first(&format!("{VILLAGE}red hand 3 lumber 3 brick"));
        assert!(goal.what.road().is_some(), "{goal:?}");
        assert!(goal.cost.covers(ROAD_PRICE));
    }

    #[test]
    fn what_wins_comes_before_what_pays() {
        // Nine points: the card might be a point, the route is two for certain.
        let position = "red city -2,1.SE\nred city 1,1.NW\nred city 0,-2.N\n\
                        red settlement 2,-1.SE\nred settlement -2,0.NW\nred settlement -2,2.S\n\
                        red road -2,1.E\nred road -1,1.NW\nred road -1,1.NE\nred road 0,1.NW\n\
                        red hand 1 lumber 1 brick 1 wool 1 grain 1 ore";
        let goal = first(position);
        assert!(matches!(goal.what, What::Route(_, 1)), "{goal:?}");
    }

    #[test]
    fn every_card_towards_a_goal_betters_the_outlook() {
        let rules = beginner_island();
        let view = view(&rules, RED, VILLAGE);
        let table = Vantage::new(&rules, &view, RED);
        let plan = Plan::new(&table);
        let mut last = 0.0;
        for cards in 0..=3 {
            let hand =
                Goods::of(board::Resource::Ore, cards) + Goods::of(board::Resource::Grain, 2);
            let worth = plan.outlook(hand).worth;
            assert!(worth > last, "{cards} ore: {worth} after {last}");
            last = worth;
        }
    }
}
