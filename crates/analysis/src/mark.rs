//! What decisions and draws are called.

use protocol::{Mark, Unit};

use crate::decision::Decision;

/// Choices that differ by less are alike: a point of win chance, or a part of a point.
const ALIKE: [f64; 2] = [0.01, 0.3];

/// From which loss on a decision has which name.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scale {
    /// The smallest inaccuracy, mistake and blunder.
    pub losses: [f64; 3],
    /// By so much the best choice must be ahead to be called good.
    pub ahead: f64,
    /// So much must a draw change for somebody to be called luck.
    pub luck: f64,
    /// Above this chance the game counts as decided.
    pub decided: f64,
    /// Alone there is nobody to win against.
    is_alone: bool,
    counts_points: bool,
}

impl Scale {
    /// The scale of a table: by chances, or by points where they are counted. With two seats a
    /// chance moves twice as far.
    pub fn of(seats: u8, counts_points: bool) -> Scale {
        let (losses, ahead, luck) = match (counts_points, seats) {
            (true, _) => ([0.8, 2.5, 5.0], 1.0, 4.0),
            (false, 2) => ([0.04, 0.08, 0.16], 0.03, 0.08),
            (false, _) => ([0.02, 0.05, 0.12], 0.03, 0.08),
        };
        Scale {
            losses,
            ahead,
            luck,
            decided: 0.97,
            is_alone: seats == 1,
            counts_points,
        }
    }

    /// In what a loss is counted.
    pub fn unit(&self) -> Unit {
        if self.counts_points {
            Unit::Points
        } else {
            Unit::Chances
        }
    }

    /// Choices that differ by less are alike.
    pub fn alike(&self) -> f64 {
        ALIKE[usize::from(self.counts_points)]
    }

    /// Is the game as good as over?
    pub fn is_decided(&self, chances: &[f64]) -> bool {
        !self.is_alone && chances.iter().any(|chance| *chance > self.decided)
    }

    /// The name of a decision. It has none while its loss could be an error of the estimate.
    pub fn mark<A>(&self, decision: &Decision<A>) -> Option<Mark> {
        if decision.played == 0 {
            let second = decision.choices.get(1)?;
            let ahead = decision.choices[0].value - second.value;
            return (ahead >= self.ahead && ahead > 2.0 * second.margin).then_some(Mark::Good);
        }
        let loss = decision.loss();
        if loss < 2.0 * decision.margin() {
            return None;
        }
        self.of_loss(loss)
    }

    /// The name of a loss that is certain.
    pub fn of_loss(&self, loss: f64) -> Option<Mark> {
        let [inaccuracy, mistake, blunder] = self.losses;
        if loss >= blunder {
            Some(Mark::Blunder)
        } else if loss >= mistake {
            Some(Mark::Mistake)
        } else if loss >= inaccuracy {
            Some(Mark::Inaccuracy)
        } else {
            None
        }
    }

    /// The name of a draw with this luck of all seats.
    pub fn of_luck(&self, luck: &[f64]) -> Option<Mark> {
        let is_much = luck.iter().any(|it| it.abs() >= self.luck);
        is_much.then_some(Mark::Luck)
    }
}

#[cfg(test)]
mod tests {
    use bots::Weighed;
    use game::Seat;

    use super::*;

    fn decision(values: &[(f64, f64)], played: usize) -> Decision<usize> {
        let choices = values.iter().enumerate();
        Decision {
            step: 0,
            seat: Seat(0),
            choices: choices
                .map(|(action, (value, margin))| Weighed {
                    action,
                    rest: Vec::new(),
                    value: *value,
                    margin: *margin,
                })
                .collect(),
            played,
            why: Vec::new(),
            mark: None,
        }
    }

    #[test]
    fn the_larger_the_loss_the_worse_its_name() {
        let scale = Scale::of(4, false);
        let name = |loss: f64| scale.mark(&decision(&[(0.5, 0.01), (0.5 - loss, 0.001)], 1));
        assert_eq!(name(0.01), None);
        assert_eq!(name(0.021), Some(Mark::Inaccuracy));
        assert_eq!(name(0.051), Some(Mark::Mistake));
        assert_eq!(name(0.121), Some(Mark::Blunder));
        let two = Scale::of(2, false);
        assert_eq!(
            two.of_loss(0.021),
            None,
            "with two seats it takes twice as much"
        );
        assert_eq!(Scale::of(1, true).of_loss(2.6), Some(Mark::Mistake));
    }

    #[test]
    fn what_may_be_an_error_has_no_name() {
        let scale = Scale::of(4, false);
        assert_eq!(scale.mark(&decision(&[(0.5, 0.01), (0.44, 0.04)], 1)), None);
        assert_eq!(scale.mark(&decision(&[(0.5, 0.01), (0.44, 0.04)], 0)), None);
        let good = decision(&[(0.5, 0.01), (0.44, 0.02)], 0);
        assert_eq!(scale.mark(&good), Some(Mark::Good));
    }

    #[test]
    fn a_decided_game_is_not_judged() {
        assert!(Scale::of(4, false).is_decided(&[0.98, 0.01, 0.01, 0.0]));
        assert!(!Scale::of(4, false).is_decided(&[0.96, 0.02, 0.01, 0.01]));
        assert!(!Scale::of(1, true).is_decided(&[1.0]));
    }
}
