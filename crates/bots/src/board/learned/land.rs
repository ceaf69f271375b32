//! What a net is told about what a player has on the board.

use board::Resource;
use game::Seat;
use hexgrid::{Corner, CornerSet};

use super::super::income::Income;
use super::super::roads::{FARTHEST, Reach, next_to};
use super::super::vantage::Vantage;
use super::sea;
use crate::learned::Inputs;

const PLAIN: usize = 56;
/// How many figures each player has.
pub const FIGURES: usize = PLAIN + sea::FIGURES;

pub fn describe(table: &Vantage, seat: Seat, inputs: &mut Inputs) {
    let begin = inputs.steps().len();
    let income = production(table, seat, inputs);
    stock(table, seat, inputs);
    awards(table, seat, inputs);
    sites(table, seat, income, inputs);
    inputs.fill(begin + PLAIN);
    if table.rules.is_at_sea() {
        sea::describe(table, seat, income, inputs);
    }
}

fn production(table: &Vantage, seat: Seat, inputs: &mut Inputs) -> Income {
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
    let (income, rolls) = (table.income(seat), table.rolls_a_round());
    for kind in Resource::FIVE {
        inputs.push(income.of(*kind) / rolls * 4.0);
    }
    inputs.push(income.total() / rolls * 2.0);
    inputs.push(blocked / 9.0);
    for cards in &by_number[2..] {
        inputs.push(cards / 2.0);
    }
    let rates = pieces.rates;
    for kind in Resource::FIVE {
        inputs.push((4.0 - f64::from(rates.count(*kind))) / 2.0);
    }
    inputs.push(income.speed(rates) * 4.0 / rolls * 3.0);
    income
}

fn stock(table: &Vantage, seat: Seat, inputs: &mut Inputs) {
    let pieces = table.pieces(seat);
    inputs.push(f64::from(pieces.roads_left) / 8.0);
    inputs.push(f64::from(pieces.settlements_left) / 3.0);
    inputs.flag(pieces.settlements_left == 0);
    inputs.push(f64::from(pieces.cities_left) / 3.0);
    inputs.push(pieces.settlements.len() as f64 / 3.0);
    inputs.push(pieces.cities.len() as f64 / 3.0);
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
fn sites(table: &Vantage, seat: Seat, income: Income, inputs: &mut Inputs) {
    let (open, rolls) = (table.public.open, table.rolls_a_round());
    let mut nearer = CornerSet::EMPTY;
    for other in Seat::all(table.rules.players).filter(|other| *other != seat) {
        nearer |= next_to(table, other);
    }
    let reach = Reach::of(table, seat);
    let need = needs(income, rolls);
    let mut first_to_all = 0;
    for roads in 0..=FARTHEST {
        let here = reach.at[roads] & open;
        let (mut most, mut best) = (0.0_f64, 0.0_f64);
        for corner in here {
            let (cards, worth) = worth(table, corner, &need, rolls);
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
        .map(|corner| worth(table, corner, &need, rolls));
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
