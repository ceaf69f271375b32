//! What could be built, for what price, worth how many points; and which of it is best to wait for.

use std::cell::OnceCell;

use rivals::{
    Action, CITY_COST, CardId, Effect, End, Goods, Kind, Mode, ROAD_COST, SETTLEMENT_COST, Side,
    Town,
};

use super::lands;
use super::vantage::Vantage;
use super::wait::Flow;
use super::worth::{self, UNIT};

/// Rolls after which a goal has lost half of its charm.
const PATIENCE: f64 = 0.85;
/// What is built today counts so many times what could be built any day.
const NOW: f64 = 2.6;
/// So much of the second goal counts beside the best one.
const SECOND: f64 = 0.41;
/// So much of the third.
const THIRD: f64 = 0.18;
/// A card in the hand loses less by waiting than a goal does.
const SLOPE: f64 = 0.34;
/// So much of what a price is worth is taken from what it pays for.
const COST: f64 = 0.77;
/// So much of what is given in trade for it, beyond the price.
const TRADED: f64 = 0.6;
/// A settlement, its landscapes and sites aside.
const SETTLEMENT: f64 = 0.96;
/// A city, its sites aside: its price is high, and it brings nothing in.
const CITY: f64 = 0.46;
/// The first city opens the red cards.
const FIRST_CITY: f64 = 0.44;
/// A new landscape brings so many times what its units are worth, since it stores them, too.
const LAND: f64 = 1.1;
/// What a free site is worth.
const SITE: f64 = 0.1;
/// A booster that doubles nothing is worth so much less.
const IDLE: f64 = 0.5;
/// Tearing a card down must bring so much, at least.
const TEAR_DOWN: f64 = 0.51;
/// What it is worth to win.
const WIN: f64 = 2.7;

/// So many goals are met in one turn, as far as it looks ahead.
const DEPTH: u32 = 2;

#[derive(Clone, Copy, Debug)]
pub struct Goal {
    /// What is done first.
    pub step: Action,
    /// What this step costs.
    pub price: Goods,
    /// What the whole goal costs.
    whole: Goods,
    /// What it brings, less what its price is worth.
    worth: f64,
    /// Victory points it brings at once.
    points: u8,
}

impl Goal {
    /// What is left of the goal after its first step.
    fn follow(&self) -> Option<Goal> {
        let rest = self.whole - self.price;
        (rest != Goods::NONE).then(|| Goal {
            price: rest,
            whole: rest,
            worth: self.worth + COST * UNIT * f64::from(self.price.total()),
            ..*self
        })
    }
}

/// Goals of one seat, and how fast it comes by goods.
pub struct Plan {
    flow: Flow,
    goals: Vec<Goal>,
    /// Points that are missing.
    left: u8,
    /// What a hidden card of each back promises on average, once it was asked for.
    pub means: [OnceCell<f64>; 4],
}

impl Plan {
    pub fn new(table: &Vantage) -> Plan {
        let mut goals: Vec<Goal> = centre(table);
        let open = table.rules.mode.open_card();
        let open = open.filter(|_| table.public().supply.open > 0);
        goals.extend(
            table
                .hand()
                .faces()
                .chain(open)
                .filter_map(|card| expansion(table, card)),
        );
        goals.retain(|goal| goal.worth > 0.0);
        Plan {
            flow: Flow::of(table.realm()),
            goals,
            left: table.points_left(),
            means: Default::default(),
        }
    }

    /// The goal to begin with today, if it is better than to keep all goods.
    pub fn first(&self, stock: Goods) -> Option<Goal> {
        let (_, first) = self.look_ahead(&self.goals, stock, self.left, DEPTH);
        first.map(|at| self.goals[at])
    }

    /// What today can bring at best when goals are met one after the other, and with which it
    /// begins.
    fn look_ahead(
        &self,
        goals: &[Goal],
        stock: Goods,
        left: u8,
        depth: u32,
    ) -> (f64, Option<usize>) {
        let mut best = (self.outlook_of(goals, stock), None);
        if depth == 0 {
            return best;
        }
        for (at, goal) in goals.iter().enumerate() {
            let Some(rest) = self.flow.pay(stock, goal.price) else {
                continue;
            };
            let mut others: Vec<Goal> = goals.to_vec();
            let mut missing = left;
            let now = if let Some(settlement) = goal.follow() {
                others[at] = settlement;
                0.0
            } else {
                others.remove(at);
                missing = left.saturating_sub(goal.points);
                let traded = stock.total() - rest.total() - goal.price.total();
                let price = TRADED * UNIT * f64::from(traded);
                let win = if missing == 0 { WIN } else { 0.0 };
                NOW * (goal.worth - price) + win
            };
            if missing == 0 {
                if now > best.0 {
                    best = (now, Some(at));
                }
                continue;
            }
            let (later, _) = self.look_ahead(&others, rest, missing, depth - 1);
            if now + later > best.0 {
                best = (now + later, Some(at));
            }
        }
        best
    }

    /// What these goods promise: the best goal, and the next ones a little.
    pub fn outlook(&self, stock: Goods) -> f64 {
        self.outlook_of(&self.goals, stock)
    }

    fn outlook_of(&self, goals: &[Goal], stock: Goods) -> f64 {
        let (mut first, mut second, mut third) = (0.0, 0.0, 0.0);
        for goal in goals {
            let merit = goal.worth / (self.flow.wait(stock, goal.whole) + PATIENCE);
            if merit > first {
                (first, second, third) = (merit, first, second);
            } else if merit > second {
                (second, third) = (merit, second);
            } else if merit > third {
                third = merit;
            }
        }
        // Unplanned goods are not worth nothing.
        first + SECOND * second + THIRD * third + 0.001 * f64::from(stock.total())
    }

    /// What this card promises in the hand, compared with one that can be built at once.
    pub fn promise(&self, table: &Vantage, card: CardId) -> f64 {
        let Some(goal) = expansion(table, card) else {
            return 0.0;
        };
        let wait = self.flow.wait(table.realm().goods(), goal.whole);
        goal.worth * PATIENCE / (SLOPE * wait + PATIENCE)
    }
}

fn goal(table: &Vantage, step: Action, price: Goods, whole: Goods, gain: f64, points: u8) -> Goal {
    let win = if points >= table.points_left() {
        WIN
    } else {
        0.0
    };
    Goal {
        step,
        price,
        whole,
        points,
        worth: gain + win - COST * UNIT * f64::from(whole.total()),
    }
}

/// A city, a settlement, or the road it needs.
fn centre(table: &Vantage) -> Vec<Goal> {
    let (realm, supply) = (table.realm(), &table.public().supply);
    let mut goals = Vec::new();
    let towns = realm.centres();
    let settled = towns.filter(|it| realm.town(*it) == Town::Settlement);
    // Where most cards stand, a city makes most room.
    let crowded = settled.max_by_key(|it| {
        let sides = [it.upper(), it.lower()];
        sides
            .map(|side| realm.at(side).count())
            .iter()
            .sum::<usize>()
    });
    if let Some(at) = crowded.filter(|_| supply.cities > 0) {
        let first = if table.has_themes() && !table.has_city() {
            FIRST_CITY
        } else {
            0.0
        };
        let gain = CITY + first + 2.0 * site(table);
        goals.push(goal(table, Action::City(at), CITY_COST, CITY_COST, gain, 1));
    }
    let lands = 2.0 * table.rolls_left() / 6.0 * UNIT * LAND;
    let gain = SETTLEMENT + lands + 2.0 * site(table);
    if supply.settlements > 0 {
        let ends = [End::Left, End::Right];
        let road = ends.into_iter().find(|end| realm.has_road(*end));
        let (step, price, whole) = match road {
            Some(end) => (Action::Settle(end), SETTLEMENT_COST, SETTLEMENT_COST),
            None if supply.roads == 0 => return goals,
            None => (
                Action::Road(End::Right),
                ROAD_COST,
                ROAD_COST + SETTLEMENT_COST,
            ),
        };
        goals.push(goal(table, step, price, whole, gain, 1));
    }
    goals
}

/// A free site is worth more where few are left.
fn site(table: &Vantage) -> f64 {
    let (free, _) = table.free_sites();
    SITE * if free <= 2 { 2.0 } else { 1.0 }
}

/// A card of the hand or of the open stack; none if it cannot be built as things are.
fn expansion(table: &Vantage, card: CardId) -> Option<Goal> {
    let def = card.def();
    let is_there = def.once && table.realm().has(card);
    if def.kind.is_action() || is_there || !table.meets(card) {
        return None;
    }
    let points = worth::points(table, card);
    let gain = worth::built(table, card);
    if def.kind == Kind::LandscapeExpansion {
        let place = table
            .realm()
            .places_of(rivals::Resource::Gold)
            .iter()
            .next()?;
        let step = Action::Attach { card, place };
        return Some(goal(table, step, def.cost, def.cost, 0.2, points));
    }
    let Some(side) = lands::side(table, card) else {
        return replacement(table, card, gain);
    };
    let lost = site_price(table, side);
    let gain = if lands::doubles(table, card, side) {
        gain
    } else {
        gain - IDLE
    };
    let step = Action::Build { card, side };
    Some(goal(table, step, def.cost, def.cost, gain - lost, points))
}

/// Where everything is full: the least of the own cards makes room for a better one.
fn replacement(table: &Vantage, card: CardId, gain: f64) -> Option<Goal> {
    let (realm, def) = (table.realm(), card.def());
    if table.rules.mode == Mode::Intro || def.covers.is_some() {
        return None;
    }
    let is_red = def.kind == Kind::CityBuilding;
    let fits = |side: Side| !is_red || realm.town(side.centre()) == Town::City;
    let others = realm.cards().filter(|(side, other)| {
        let doubles = other.def().effects.iter();
        let mut doubles = doubles.map(|it| matches!(it, Effect::Doubles(_)));
        fits(*side) && *other != card && !doubles.any(|it| it)
    });
    let rated = others.map(|(side, other)| (side, other, worth::kept(table, other)));
    let (side, other, lost) =
        rated.reduce(|best, next| if next.2 < best.2 { next } else { best })?;
    let step = Action::TearDown { side, card: other };
    let points = worth::points(table, card).saturating_sub(other.def().points.victory);
    let gain = gain - lost - TEAR_DOWN;
    Some(goal(table, step, def.cost, def.cost, gain, points))
}

/// Sites at a city are kept for red cards.
fn site_price(table: &Vantage, side: Side) -> f64 {
    let is_city = table.realm().town(side.centre()) == Town::City;
    if is_city && table.has_themes() {
        SITE
    } else {
        0.5 * site(table)
    }
}
