//! Odds and chances, in arithmetic that is the same on every machine.

/// How likely it is, for the logarithm of its odds.
pub fn chance(odds: f64) -> f64 {
    1.0 / (1.0 + exp(-odds))
}

/// The logarithm of the odds of a chance between 0 and 1.
pub fn odds(chance: f64) -> f64 {
    let chance = chance.clamp(1e-6, 1.0 - 1e-6);
    ln(chance / (1.0 - chance))
}

/// The standard library leaves the last bits of its own to the machine.
fn exp(x: f64) -> f64 {
    let x = x.clamp(-40.0, 40.0);
    // A series of a small number, then its square ten times over.
    let small = x / 1024.0;
    let mut power = 1.0 + small * (1.0 + small / 2.0 * (1.0 + small / 3.0 * (1.0 + small / 4.0)));
    for _ in 0..10 {
        power *= power;
    }
    power
}

/// Newton's method on [`exp`].
fn ln(y: f64) -> f64 {
    let mut x = 0.0;
    for _ in 0..40 {
        let power = exp(x);
        let step: f64 = 2.0 * (y - power) / (y + power);
        x += step;
        if step.abs() < 1e-12 {
            break;
        }
    }
    x
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_agree_with_the_functions_of_the_machine() {
        for tenth in -120..=120 {
            let x = f64::from(tenth) / 10.0;
            assert!((exp(x) / x.exp() - 1.0).abs() < 1e-7, "{x}");
            assert!((odds(chance(x)) - x).abs() < 1e-4, "{x}");
        }
        assert!((chance(0.0) - 0.5).abs() < 1e-15);
        assert!((odds(0.5)).abs() < 1e-12);
    }
}
