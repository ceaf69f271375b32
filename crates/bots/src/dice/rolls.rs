//! Exact expectation over rolling: what a hand is worth before it is complete.

use dice::DICE;

use super::hands::{ALL, HANDS, NONE, up_to};

/// A value for every hand.
pub type Values = [f64; ALL];

/// The expected value of every part kept, all other dice being rolled once.
///
/// `values` counts for hands of six dice. Rolling n dice is rolling one, then n − 1: so every
/// smaller hand is the mean of the six hands with one die more.
pub fn expect(values: &Values) -> Box<Values> {
    let mut means = Box::new(*values);
    for hand in (0..up_to(DICE - 1)).rev() {
        let more = HANDS[hand].more;
        let sum: f64 = more.iter().map(|next| means[*next as usize]).sum();
        means[hand] = sum / 6.0;
    }
    means
}

/// For every hand the best of its parts, by the values of parts.
pub fn best_part(parts: &Values) -> Box<Values> {
    let mut best = Box::new(*parts);
    for hand in 1..ALL {
        let less = HANDS[hand].less.iter().filter(|part| **part != NONE);
        best[hand] = less.fold(best[hand], |best_so_far, part| {
            best_so_far.max(best[*part as usize])
        });
    }
    best
}

/// What a turn is worth whose final hands are worth `values`, before its first roll.
pub fn turn(values: &Values) -> f64 {
    let last = best_part(&expect(values));
    let second = best_part(&expect(&last));
    expect(&second)[0]
}
