//! How sharp should chances be? Their log-odds, multiplied by one number, in which they say best what
//! came: one number cannot learn a few games by heart.

use bots::learned::{chance, odds};

use super::reliability::Sample;

/// What is tried, in hundredths.
const FROM: u32 = 70;
const TO: u32 = 160;

/// The sharpness, in hundredths, that would have had the smallest mean of minus log-chances.
pub fn fit(samples: &[Sample]) -> u32 {
    let best = (FROM..=TO).min_by(|one, other| {
        let [one, other] = [one, other].map(|it| surprise(samples, f64::from(*it) / 100.0));
        one.total_cmp(&other)
    });
    best.expect("some are tried")
}

fn surprise(samples: &[Sample], sharpness: f64) -> f64 {
    let of = |sample: &Sample| {
        let sharp = sample.told.iter().map(|it| chance(sharpness * odds(*it)));
        let sharp: Vec<f64> = sharp.collect();
        let sum: f64 = sharp.iter().sum();
        let pairs = sharp.iter().zip(&sample.result);
        pairs
            .map(|(chance, came)| -came * (chance / sum).max(1e-6).ln())
            .sum::<f64>()
    };
    samples.iter().map(of).sum()
}
