//! What could be built, for what price, worth how many points; and which of it is best to wait for.

use rivals::{Action, CITY_COST, CardId, End, Goods, Kind, ROAD_COST, SETTLEMENT_COST, Side, Town};

use super::lands;
use super::vantage::Vantage;
use super::wait::Flow;
use super::worth::{self, UNIT};

/// Rolls after which a goal has lost half of its charm.
const PATIENCE: f64 = 1.0;
/// What a free site is worth.
const SITE: f64 = 0.12;
/// What it is worth to win.
const WIN: f64 = 3.0;

#[derive(Clone, Copy, Debug)]
pub struct Goal {
    /// What is done first.
    pub step: Action,
    /// What this step costs.
    pub price: Goods,
    /// What the whole goal costs.
    whole: Goods,
    /// Points that it brings, less what its price is worth.
    worth: f64,
}

/// Goals of one seat, and how fast it comes by goods.
pub struct Plan {
    flow: Flow,
    goals: Vec<Goal>,
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
        }
    }

    /// All goals, the best first, each with the rolls until it can be paid.
    pub fn ranked(&self, stock: Goods) -> Vec<(Goal, f64)> {
        let waits = self
            .goals
            .iter()
            .map(|goal| (*goal, self.wait(goal, stock)));
        let mut all: Vec<(Goal, f64)> = waits.collect();
        all.sort_by(|a, b| merit(b).total_cmp(&merit(a)));
        all
    }

    pub fn wait(&self, goal: &Goal, stock: Goods) -> f64 {
        self.flow.wait(stock, goal.whole)
    }

    /// What these goods promise: the best goal, and the next one a little.
    pub fn outlook(&self, stock: Goods) -> f64 {
        let (mut first, mut second) = (0.0, 0.0);
        for goal in &self.goals {
            let merit = merit(&(*goal, self.wait(goal, stock)));
            if merit > first {
                (first, second) = (merit, first);
            } else if merit > second {
                second = merit;
            }
        }
        // Unplanned goods are not worth nothing.
        first + 0.5 * second + 0.001 * f64::from(stock.total())
    }

    /// What this card promises in the hand, compared with one that can be built at once.
    pub fn promise(&self, table: &Vantage, card: CardId) -> f64 {
        let Some(goal) = expansion(table, card) else {
            return 0.0;
        };
        let wait = self.flow.wait(table.realm().goods(), goal.whole);
        goal.worth * PATIENCE / (0.3 * wait + PATIENCE)
    }
}

fn merit((goal, wait): &(Goal, f64)) -> f64 {
    goal.worth / (wait + PATIENCE)
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
        worth: gain + win - UNIT * f64::from(whole.total()),
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
            0.5
        } else {
            0.0
        };
        let gain = 1.0 + first + 2.0 * site(table);
        goals.push(goal(table, Action::City(at), CITY_COST, CITY_COST, gain, 1));
    }
    let lands = 2.0 * table.rolls_left() / 6.0 * UNIT;
    let gain = 1.0 + lands + 2.0 * site(table);
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
    let points = def.points.victory;
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
    let side = lands::side(table, card)?;
    let lost = site_price(table, side);
    let gain = if lands::doubles(table, card, side) {
        gain
    } else {
        gain - 0.5
    };
    let step = Action::Build { card, side };
    Some(goal(table, step, def.cost, def.cost, gain - lost, points))
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
