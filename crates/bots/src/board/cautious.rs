//! Decides once for a player whose time is up, and no more than the rules force it to.
//!
//! It passes where one can: rolls, ends the turn, rejects, withdraws, waives. So it never builds,
//! trades or plays a card. It discards of what there is most, and places as [`Greedy`] would.

use board::{Action, Resource, Rules, Task};
use game::{Choices, Luck};

use super::Greedy;
use crate::{Bot, Sight};

/// Decides once for a player whose time is up, and commits them to as little as possible.
#[derive(Clone, Copy, Default, Debug)]
pub struct Cautious;

/// What binds a player to nothing.
const PASSES: [Action; 5] = [
    Action::Roll,
    Action::End,
    Action::Reject,
    Action::Withdraw,
    Action::Waive,
];

impl Bot<Rules> for Cautious {
    fn choose(&mut self, sight: &Sight<Rules>, luck: &mut dyn Luck) -> Action {
        let menu = sight.menu();
        let listed = |action: &Action| menu.contains(*action);
        let view = sight.view();
        // A theft binds nobody either, and a card is a card.
        let may_rob = matches!(view.public.agenda.top(), Task::PickPrey | Task::PickAnybody);
        if let Some(pass) = PASSES.into_iter().find(listed)
            && !may_rob
        {
            return pass;
        }
        let count = |kind: &Resource| {
            view.own(sight.seat())
                .map_or(0, |own| own.hand.count(*kind))
        };
        // The last of the largest piles; the next card is asked for anew, so piles even out.
        let plenty = Resource::FIVE.iter().copied().max_by_key(count);
        let given = plenty.and_then(|kind| {
            let ways = [Action::Discard(kind), Action::Give(kind)];
            ways.into_iter().find(listed)
        });
        given.unwrap_or_else(|| Greedy::default().choose(sight, luck))
    }
}
