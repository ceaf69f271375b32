//! What chances of a net have meant: in many games of mixed players, how often did a seat win that
//! was given this chance?

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::evaluator::shares;

/// Measured by `cargo run -p analysis --example calibration`.
static MEASURED: LazyLock<BTreeMap<&str, Calibration>> = LazyLock::new(|| {
    let lines = include_str!("calibration.txt").lines();
    let rows = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    let read = |row: &'static str| {
        let (name, points) = row.split_once(' ').expect("a table and its points");
        let point = |point: &str| point.parse().expect("a number");
        let points: Vec<u16> = points.split_whitespace().map(point).collect();
        let points = points.try_into().expect("as many points as there are");
        (name, Calibration(points))
    };
    rows.map(read).collect()
});

/// So many points of the curve are known, at equal distances from 0 to 1.
const POINTS: usize = 21;
/// They are counted in ten-thousandths.
const WHOLE: f64 = 10_000.0;

/// A rising curve from the chances of a net to what they are worth; straight between its points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Calibration([u16; POINTS]);

impl Calibration {
    /// That of a kind of table, by its name in `calibration.txt`.
    pub(crate) fn named(table: &str) -> Calibration {
        MEASURED[table]
    }

    /// What the chances of all seats are worth; together they are one again.
    pub fn mend(&self, chances: &[f64]) -> Vec<f64> {
        shares(chances.iter().map(|chance| self.worth(*chance)))
    }

    fn worth(&self, chance: f64) -> f64 {
        let place = chance.clamp(0.0, 1.0) * (POINTS - 1) as f64;
        let below = (place as usize).min(POINTS - 2);
        let [low, high] = [self.0[below], self.0[below + 1]].map(f64::from);
        (low + (place - below as f64) * (high - low)) / WHOLE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_curve_rises_and_ends_at_one() {
        assert!(!MEASURED.is_empty());
        for (table, curve) in &*MEASURED {
            assert!(curve.0.is_sorted(), "{table}");
            assert_eq!(f64::from(curve.0[POINTS - 1]), WHOLE, "{table}");
        }
    }

    #[test]
    fn between_two_points_it_is_straight_and_all_seats_have_one_together() {
        let mut points = [0; POINTS];
        for (number, point) in points.iter_mut().enumerate() {
            *point = 500 * number as u16;
        }
        let same = Calibration(points).mend(&[0.31, 0.69]);
        assert!((same[0] - 0.31).abs() < 1e-12, "{same:?}");
        points[0] = 500;
        let mended = Calibration(points).mend(&[0.0, 0.1, 0.9]);
        assert!((mended.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        assert!(mended[0] > 0.04 && mended[1] < 0.1 && mended[2] < 0.9, "{mended:?}");
    }
}
