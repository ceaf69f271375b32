//! What a net is told about one player.

use board::{CARD_PRICE, CITY_PRICE, ROAD_PRICE, Resource, SETTLEMENT_PRICE};
use game::Seat;
use hexgrid::{Corner, CornerSet};

use super::super::income::Income;
use super::super::roads::{FARTHEST, Reach};
use super::super::vantage::Vantage;
use super::{knights, sea};
use crate::learned::Inputs;

const PLAIN: usize = 84;
/// How many figures each player has.
pub const FIGURES: usize = PLAIN + sea::FIGURES + knights::FIGURES;

/// What every corner pays, and who can come there: worked out once for all players.
pub struct Land {
    reach: Vec<Reach>,
    rolls: f64,
}

impl Land {
    pub fn of(table: &Vantage) -> Land {
        let seats = Seat::all(table.rules.players);
        Land {
            reach: seats.map(|seat| Reach::of(table, seat)).collect(),
            rolls: table.rolls_a_round(),
        }
    }
}

pub fn describe(table: &Vantage, land: &Land, seat: Seat, inputs: &mut Inputs) {
    let begin = inputs.steps().len();
    points(table, seat, inputs);
    let income = production(table, land, seat, inputs);
    let hand = hand(table, seat, inputs);
    waiting(table, seat, income, &hand, inputs);
    stock(table, seat, inputs);
    awards(table, seat, inputs);
    sites(table, land, seat, income, inputs);
    inputs.fill(begin + PLAIN);
    if table.rules.is_at_sea() {
        sea::describe(table, seat, income, inputs);
    }
    inputs.fill(begin + PLAIN + sea::FIGURES);
    if table.rules.has_knights() {
        knights::describe(table, seat, inputs);
    }
}

fn points(table: &Vantage, seat: Seat, inputs: &mut Inputs) {
    let (points, goal) = (table.points(seat), f64::from(table.rules.goal));
    inputs.push(points / 10.0);
    inputs.push(points / goal);
    let missing = (goal - points).max(0.0);
    inputs.push(1.0 / (1.0 + missing));
    // One after the other as the goal comes near.
    for step in 1..=5 {
        inputs.push((f64::from(step) - missing).clamp(0.0, 1.0));
    }
}

fn production(table: &Vantage, land: &Land, seat: Seat, inputs: &mut Inputs) -> Income {
    let pieces = table.pieces(seat);
    let mut by_number = [0.0; 13];
    let mut blocked = 0.0;
    for corner in pieces.buildings() {
        let count = if pieces.cities.contains(corner) {
            2.0
        } else {
            1.0
        };
        for hex in table.rules.grid.corner_hexes(corner) {
            let Some(number) = board::number_on(table.rules, table.public, hex) else {
                continue;
            };
            if hex == table.public.robber {
                blocked += count * f64::from(table.pips(hex));
            } else {
                by_number[usize::from(number)] += count;
            }
        }
    }
    let income = table.income(seat);
    for kind in Resource::FIVE {
        inputs.push(income.of(*kind) / land.rolls * 4.0);
    }
    inputs.push(income.total() / land.rolls * 2.0);
    inputs.push(blocked / 9.0);
    for cards in &by_number[2..] {
        inputs.push(cards / 2.0);
    }
    let rates = pieces.rates;
    for kind in Resource::FIVE {
        inputs.push((4.0 - f64::from(rates.count(*kind))) / 2.0);
    }
    inputs.push(income.speed(rates) * 4.0 / land.rolls * 3.0);
    income
}

/// The cards of each kind; of others what is to be expected.
fn hand(table: &Vantage, seat: Seat, inputs: &mut Inputs) -> [f64; 5] {
    let size = f64::from(table.pieces(seat).hand_size);
    let pool = table.in_other_hands();
    let share = size / f64::from(pool.total().max(1));
    let is_own = seat == table.seat;
    let held = |kind: Resource| {
        if is_own {
            f64::from(table.hand().count(kind))
        } else {
            f64::from(pool.count(kind)) * share
        }
    };
    let hand = std::array::from_fn(|i| held(Resource::FIVE[i]));
    for cards in hand {
        inputs.push(cards / 2.0);
    }
    inputs.push(size / 7.0);
    let over = size - f64::from(table.rules.hand_limit);
    inputs.push((over + 1.0).clamp(0.0, 8.0) / 4.0);
    hand
}

/// How soon what could be built can be paid.
fn waiting(table: &Vantage, seat: Seat, income: Income, hand: &[f64; 5], inputs: &mut Inputs) {
    let rates = table.pieces(seat).rates;
    for price in [ROAD_PRICE, SETTLEMENT_PRICE, CITY_PRICE, CARD_PRICE] {
        let rounds = income.rounds_from(hand, rates, price);
        inputs.push(2.0 / (2.0 + rounds));
        let missing: f64 = Resource::FIVE
            .iter()
            .zip(hand)
            .map(|(kind, held)| (f64::from(price.count(*kind)) - held).max(0.0))
            .sum();
        inputs.push(missing / 2.0);
    }
    let two = SETTLEMENT_PRICE + CITY_PRICE;
    inputs.push(4.0 / (4.0 + income.rounds_from(hand, rates, two)));
}

fn stock(table: &Vantage, seat: Seat, inputs: &mut Inputs) {
    let pieces = table.pieces(seat);
    inputs.push(f64::from(pieces.roads_left) / 8.0);
    inputs.push(f64::from(pieces.settlements_left) / 3.0);
    inputs.flag(pieces.settlements_left == 0);
    inputs.push(f64::from(pieces.cities_left) / 3.0);
    inputs.push(pieces.settlements.len() as f64 / 3.0);
    inputs.push(pieces.cities.len() as f64 / 3.0);
    inputs.push(f64::from(pieces.cards_held) / 3.0);
    let two = &table.public.two;
    inputs.push(f64::from(two.trade_cards.get(seat.index()).copied().unwrap_or(0)) / 4.0);
}

fn awards(table: &Vantage, seat: Seat, inputs: &mut Inputs) {
    let (public, pieces) = (table.public, table.pieces(seat));
    let others = |of: &dyn Fn(Seat) -> u8| {
        let rest = Seat::all(table.rules.players).filter(|other| *other != seat);
        rest.map(of).max().unwrap_or(0)
    };
    inputs.push(f64::from(pieces.knights) / 3.0);
    inputs.flag(public.army_holder == Some(seat));
    let lead = f64::from(pieces.knights) - f64::from(others(&|other| table.pieces(other).knights));
    inputs.push(lead / 2.0);
    let route = |of: Seat| table.pieces(of).route;
    inputs.push(f64::from(route(seat)) / 5.0);
    inputs.flag(public.route_holder == Some(seat));
    let lead = f64::from(route(seat)) - f64::from(others(&route).max(4));
    inputs.push(lead / 3.0);
    inputs.push(pieces.roads.len() as f64 / 8.0);
}

/// Where the next settlements can be, and how good they are.
fn sites(table: &Vantage, land: &Land, seat: Seat, income: Income, inputs: &mut Inputs) {
    let open = table.public.open;
    let mut nearer = CornerSet::EMPTY;
    for other in Seat::all(table.rules.players).filter(|other| *other != seat) {
        let reach = &land.reach[other.index()];
        nearer |= reach.at[0] | reach.at[1];
    }
    let reach = &land.reach[seat.index()];
    let need = needs(income, land.rolls);
    let mut first_to_all = 0;
    for roads in 0..=FARTHEST {
        let here = reach.at[roads] & open;
        let (mut most, mut best) = (0.0_f64, 0.0_f64);
        for corner in here {
            let (cards, worth) = worth(table, corner, &need, land.rolls);
            most = most.max(cards);
            best = best.max(worth);
        }
        first_to_all += (here & !nearer).len();
        inputs.push(f64::from(here.len().min(6)) / 3.0);
        inputs.push(most);
        inputs.push(best);
    }
    inputs.push(f64::from(first_to_all.min(8)) / 4.0);
    let harbours: CornerSet = (reach.at[0] | reach.at[1] | reach.at[2]) & open;
    let better = harbours.into_iter().filter(|corner| {
        let rates = table.rules.rates(*corner);
        rates.min(table.pieces(seat).rates) != table.pieces(seat).rates
    });
    inputs.push(better.count() as f64 / 2.0);
    let pieces = table.pieces(seat);
    let best = pieces
        .settlements
        .into_iter()
        .map(|corner| worth(table, corner, &need, land.rolls));
    let best = best.fold((0.0_f64, 0.0_f64), |best, one| {
        (best.0.max(one.0), best.1.max(one.1))
    });
    inputs.push(best.0);
    inputs.push(best.1);
}

/// How much a card of each kind is wanted: the less of it there is, the more.
fn needs(income: Income, rolls: f64) -> [f64; 5] {
    std::array::from_fn(|i| 0.25 / (0.1 + income.of(Resource::FIVE[i]) / rolls))
}

/// What a corner pays in ten rolls, and what that is worth to somebody with such needs.
fn worth(table: &Vantage, corner: Corner, need: &[f64; 5], rolls: f64) -> (f64, f64) {
    let pays = table.yield_of(corner);
    let cards = pays.total() / rolls * 3.0;
    let wanted: f64 = (0..5).map(|i| pays.of(Resource::FIVE[i]) * need[i]).sum();
    (cards, wanted / rolls * 3.0)
}

/// What a corner is worth to somebody with this income.
pub fn wanted(table: &Vantage, corner: Corner, income: Income) -> f64 {
    let rolls = table.rolls_a_round();
    worth(table, corner, &needs(income, rolls), rolls).1
}
