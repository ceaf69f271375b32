//! The events of a game, step by step.

use families::Family;
use game::Log;

use crate::tale::Tale;

/// Every step by its number with what happened in it; the first step is number one.
pub fn events<G: Family>(tale: &Tale<G>) -> impl Iterator<Item = (usize, Vec<G::Event>)> {
    let steps = tale.states.iter().zip(&tale.steps).enumerate();
    steps.map(|(number, (state, step))| {
        let (mut after, mut log) = (state.clone(), Log::on());
        tale.game.apply(&mut after, *step, &mut log);
        (number + 1, log.take())
    })
}
