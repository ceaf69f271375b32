//! How people err in the card game: they end the turn too early, and take what lies on top.

use game::{Choices, Luck};
use rivals::{Action, Rules, Task};

use crate::Sight;
use crate::whim::{Slips, one_of};

impl Slips for Rules {
    fn slip(sight: &Sight<Rules>, _choice: Action, luck: &mut dyn Luck) -> Option<Action> {
        let menu = sight.menu();
        let slip = match sight.view().public.agenda.top() {
            // What could be built, traded or played is overlooked.
            Task::Main => Some(Action::End),
            Task::BeforeRoll => Some(Action::Roll),
            Task::Exchange => Some(Action::Pass),
            Task::StartCards { .. }
            | Task::TakeOne { .. }
            | Task::Gain { .. }
            | Task::PayAny { .. }
            | Task::PickLandscape { .. }
            | Task::LayUpper { .. } => one_of(&menu, luck, |_| true),
            // Errors here would be nonsense, one answer is like another, or nobody is asked.
            Task::StartStack(_)
            | Task::Arrange { .. }
            | Task::Refill
            | Task::ExchangeTake
            | Task::Search { .. }
            | Task::Pay { .. }
            | Task::Give { .. }
            | Task::Save { .. }
            | Task::Demand { .. }
            | Task::Ask(_)
            | Task::Agree(_)
            | Task::Under { .. }
            | rivals::asks_nobody!() => None,
        };
        slip.filter(|action| menu.contains(*action))
    }
}
