//! What a decision cost.

use bots::{FastLuck, Weighed};
use families::Family;
use game::{Phrase, Seat, Step};
use protocol::Mark;

use crate::mark::Scale;
use crate::tale::Tale;
use crate::why::why;

/// Through whose eyes a decision is judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// By what the seat could know.
    Own,
    /// As if all hands had lain open.
    Open,
}

/// A decision, and what else could have been done.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision<A> {
    /// Which step it was, counted from zero.
    pub step: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was considered, the best first; what was done is one of them.
    pub choices: Vec<Weighed<A>>,
    /// The place of what was done among them.
    pub played: usize,
    /// Why the best choice is better than what was done, or than those it is clearly better than;
    /// in clauses, none if no fact tells it.
    pub why: Vec<Phrase>,
    /// What the decision is called; none if there is nothing to say of it.
    pub mark: Option<Mark>,
}

impl<A> Decision<A> {
    /// The distance of what was done from the best.
    pub fn loss(&self) -> f64 {
        self.choices[0].value - self.choices[self.played].value
    }

    /// How far the loss may be off.
    pub fn margin(&self) -> f64 {
        match self.played {
            0 => 0.0,
            played => self.choices[played].margin,
        }
    }

    /// What the best choice is compared with: what was done, or if that is as good, the first that
    /// is not.
    fn instead(&self, alike: f64) -> Option<&Weighed<A>> {
        let is_worse = |it: &&Weighed<A>| self.choices[0].value - it.value >= alike;
        let played = Some(&self.choices[self.played]).filter(is_worse);
        played.or_else(|| self.choices.iter().find(is_worse))
    }
}

/// Judges the decision of a step; none if it is a draw, was forced, or nothing is known of its
/// kind. The answer is always the same: its trials take their luck from the step's number.
pub fn judge<G: Family>(
    tale: &Tale<G>,
    step: usize,
    sight: Sight,
    chances: &[f64],
) -> Option<Decision<G::Action>> {
    let Step::Act(seat, action) = tale.steps[step] else {
        return None;
    };
    let (game, state) = (tale.game, &tale.states[step]);
    let keyhole = match sight {
        Sight::Own => bots::Sight::new(game, state, seat),
        Sight::Open => bots::Sight::open(game, state, seat),
    };
    let mut luck = FastLuck::of_game(step as u64, 0);
    let choices = game.adviser().weigh(&keyhole, &[action], &mut luck);
    let played = choices.iter().position(|it| it.action == action)?;
    let mut decision = Decision {
        step,
        seat,
        choices,
        played,
        why: Vec::new(),
        mark: None,
    };
    let scale = scale(game);
    if let Some(other) = decision.instead(scale.alike()) {
        decision.why = why(&keyhole, step as u64, &decision.choices[0], Some(other));
    }
    if !scale.is_decided(chances) {
        decision.mark = scale.mark(&decision);
    }
    Some(decision)
}

/// How the decisions of a table are measured.
pub fn scale<G: Family>(game: &G) -> Scale {
    Scale::of(
        game.seats(),
        game.evaluator().points(game, &game.start()).is_some(),
    )
}
