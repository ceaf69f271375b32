//! What a net is told about a player's points and cards, and how soon they buy something.

use board::{CARD_PRICE, CITY_PRICE, ROAD_PRICE, Resource, SETTLEMENT_PRICE};
use game::Seat;

use super::super::vantage::Vantage;
use super::knights;
use crate::learned::Inputs;

const PLAIN: usize = 27;
/// How many figures each player has.
pub const FIGURES: usize = PLAIN + knights::HELD;

pub fn describe(table: &Vantage, seat: Seat, inputs: &mut Inputs) {
    let begin = inputs.steps().len();
    points(table, seat, inputs);
    let hand = hand(table, seat, inputs);
    waiting(table, seat, &hand, inputs);
    inputs.push(f64::from(table.pieces(seat).cards_held) / 3.0);
    let two = &table.public.two;
    inputs.push(f64::from(two.trade_cards.get(seat.index()).copied().unwrap_or(0)) / 4.0);
    inputs.fill(begin + PLAIN);
    if table.rules.has_knights() {
        knights::held(table, seat, inputs);
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
fn waiting(table: &Vantage, seat: Seat, hand: &[f64; 5], inputs: &mut Inputs) {
    let income = table.income(seat);
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
