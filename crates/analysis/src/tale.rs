//! A game as it went: every state with the step that followed.

use families::Family;
use game::{Awaits, Game, Log, StepError, StepOf};

/// A game, or as much of it as there is.
pub struct Tale<'a, G: Game> {
    /// The rules of its table.
    pub game: &'a G,
    /// All steps that were taken.
    pub steps: Vec<StepOf<G>>,
    /// The state before every step, and the last one.
    pub states: Vec<G::State>,
}

impl<'a, G: Family> Tale<'a, G> {
    /// Plays the steps from the start; those from the first that is refused are left out, and why
    /// is told.
    pub fn new(
        game: &'a G,
        steps: impl IntoIterator<Item = StepOf<G>>,
    ) -> (Tale<'a, G>, Option<StepError>) {
        Tale::from(game, game.start(), steps)
    }

    /// The same from another beginning.
    pub fn from(
        game: &'a G,
        start: G::State,
        steps: impl IntoIterator<Item = StepOf<G>>,
    ) -> (Tale<'a, G>, Option<StepError>) {
        let mut tale = Tale {
            game,
            steps: Vec::new(),
            states: vec![start.clone()],
        };
        let mut state = start;
        for step in steps {
            if let Err(why) = game.play(&mut state, step, &mut Log::off()) {
                return (tale, Some(why));
            }
            tale.steps.push(step);
            tale.states.push(state.clone());
        }
        (tale, None)
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        self.states
            .last()
            .is_some_and(|state| matches!(self.game.awaits(state), Awaits::Over(_)))
    }
}
