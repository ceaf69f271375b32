//! Exact distributions of sums.

/// How likely every sum of several independent numbers is.
#[derive(Clone, PartialEq, Debug)]
pub struct Distribution(Vec<f64>);

impl Default for Distribution {
    /// Of no number at all: zero, for certain.
    fn default() -> Distribution {
        Distribution(vec![1.0])
    }
}

impl Distribution {
    /// Adds a number that takes each value with its weight.
    pub fn add(&mut self, values: &[(usize, f64)]) {
        let total: f64 = values.iter().map(|(_, weight)| weight).sum();
        let most = values.iter().map(|(value, _)| *value).max().unwrap_or(0);
        let mut sums = vec![0.0; self.0.len() + most];
        for (sum, chance) in self.0.iter().enumerate() {
            for (value, weight) in values {
                sums[sum + value] += chance * weight / total;
            }
        }
        self.0 = sums;
    }

    /// How likely the sum is at most this.
    pub fn at_most(&self, sum: usize) -> f64 {
        self.0.iter().take(sum + 1).sum::<f64>().min(1.0)
    }

    /// How likely the sum is at least this.
    pub fn at_least(&self, sum: usize) -> f64 {
        self.0.iter().skip(sum).sum::<f64>().min(1.0)
    }

    /// What is expected.
    pub fn mean(&self) -> f64 {
        let sums = self.0.iter().enumerate();
        sums.map(|(sum, chance)| sum as f64 * chance).sum()
    }

    /// The standard deviation.
    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        let sums = self.0.iter().enumerate();
        let square = |sum: usize| (sum as f64 - mean) * (sum as f64 - mean);
        sums.map(|(sum, chance)| square(sum) * chance)
            .sum::<f64>()
            .sqrt()
    }

    /// Eight of ten sums lie between these, both included: at most one of ten lies below, and at
    /// most one of ten above.
    pub fn band(&self) -> (usize, usize) {
        let sums = 0..self.0.len();
        let low = sums.clone().find(|sum| self.at_most(*sum) > 0.1);
        let high = sums.rev().find(|sum| self.at_least(*sum) > 0.1);
        (low.unwrap_or(0), high.unwrap_or(0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_dice() {
        let faces: Vec<(usize, f64)> = (1..=6).map(|eyes| (eyes, 1.0)).collect();
        let mut dice = Distribution::default();
        dice.add(&faces);
        dice.add(&faces);
        assert!((dice.mean() - 7.0).abs() < 1e-12);
        assert!((dice.deviation() - (35.0_f64 / 6.0).sqrt()).abs() < 1e-12);
        assert!((dice.at_most(3) - 3.0 / 36.0).abs() < 1e-12);
        assert!((dice.at_least(12) - 1.0 / 36.0).abs() < 1e-12);
        assert_eq!(dice.band(), (4, 10), "3 of 36 are below, 3 above");
    }

    #[test]
    fn nothing_is_zero_for_certain() {
        let nothing = Distribution::default();
        assert!((nothing.at_most(0) - 1.0).abs() < 1e-12);
        assert_eq!(nothing.band(), (0, 0));
    }
}
