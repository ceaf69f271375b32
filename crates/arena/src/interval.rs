//! How far a share of wins can be believed.

/// Standard errors to either side that hold 95 % of a normal distribution.
const NINETY_FIVE: f64 = 1.96;

/// Between which shares the true one lies in 95 % of all measurements, by Wilson's score: it stays
/// between nothing and all, and is right for few games, too. A shared victory counts in parts.
pub fn wilson(wins: f64, games: u64) -> [f64; 2] {
    if games == 0 {
        return [0.0, 1.0];
    }
    let count = games as f64;
    let share = wins / count;
    let square = NINETY_FIVE * NINETY_FIVE;
    let middle = share + square / (2.0 * count);
    let spread = share * (1.0 - share) / count + square / (4.0 * count * count);
    let half = NINETY_FIVE * spread.max(0.0).sqrt();
    [middle - half, middle + half].map(|it| (it / (1.0 + square / count)).clamp(0.0, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_near(found: [f64; 2], due: [f64; 2]) -> bool {
        let near = |(one, other): (f64, f64)| (one - other).abs() < 5e-5;
        found.into_iter().zip(due).all(near)
    }

    /// The values are those of Newcombe (1998), table I.
    #[test]
    fn the_interval_is_wilsons() {
        assert!(is_near(wilson(81.0, 263), [0.2553, 0.3662]));
        assert!(is_near(wilson(15.0, 148), [0.0624, 0.1605]));
        assert!(is_near(wilson(0.0, 20), [0.0, 0.1611]));
        assert!(is_near(wilson(1.0, 29), [0.0061, 0.1718]));
    }

    #[test]
    fn nothing_is_known_before_the_first_game() {
        assert!(is_near(wilson(0.0, 0), [0.0, 1.0]));
        let [low, high] = wilson(3.0, 3);
        assert!(low > 0.4 && is_near([high, high], [1.0, 1.0]));
    }
}
