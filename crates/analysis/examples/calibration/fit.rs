//! A curve that makes of what was said what came: straight between its points, and rising.

use super::reliability::Sample;

const POINTS: usize = 21;
const ROUNDS: usize = 300;
/// A point moves as if it had been right so often besides.
const INERTIA: f64 = 30.0;

/// The points of the curve, in ten-thousandths. Each is multiplied by what came and divided by
/// what was said near it, half as strongly, again and again.
pub fn fit(samples: &[Sample]) -> [u16; POINTS] {
    let mut points = [0.0; POINTS];
    for (number, point) in points.iter_mut().enumerate() {
        *point = f64::max(0.002, number as f64 / (POINTS - 1) as f64);
    }
    for _ in 0..ROUNDS {
        let (mut came, mut said) = ([0.0; POINTS], [0.0; POINTS]);
        for sample in samples {
            let worths: Vec<f64> = sample.told.iter().map(|it| worth(&points, *it)).collect();
            let sum: f64 = worths.iter().sum();
            for ((told, worth), result) in sample.told.iter().zip(&worths).zip(&sample.result) {
                let (below, part) = place(*told);
                for (point, weight) in [(below, 1.0 - part), (below + 1, part)] {
                    came[point] += weight * result;
                    said[point] += weight * worth / sum;
                }
            }
        }
        for (point, (came, said)) in points.iter_mut().zip(came.iter().zip(&said)) {
            let kept = INERTIA * *point;
            *point *= ((came + kept) / (said + kept)).sqrt();
        }
        rise(&mut points);
    }
    points.map(|point| (point / points[POINTS - 1] * 10_000.0).round() as u16)
}

/// The point below, and how far beyond it.
fn place(chance: f64) -> (usize, f64) {
    let place = chance.clamp(0.0, 1.0) * (POINTS - 1) as f64;
    let below = (place as usize).min(POINTS - 2);
    (below, place - below as f64)
}

fn worth(points: &[f64; POINTS], chance: f64) -> f64 {
    let (below, part) = place(chance);
    points[below] + part * (points[below + 1] - points[below])
}

/// Neighbours in the wrong order meet in the middle, until there are none.
fn rise(points: &mut [f64; POINTS]) {
    for _ in 0..POINTS {
        for number in 1..POINTS {
            if points[number] < points[number - 1] {
                let middle = f64::midpoint(points[number], points[number - 1]);
                points[number - 1..=number].fill(middle);
            }
        }
    }
}
