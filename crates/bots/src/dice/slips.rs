//! How people err at dice: they keep a die too many or too few, and build the wrong thing.

use dice::{Action, Rules};
use game::Luck;

use crate::Sight;
use crate::whim::{Slips, one_of};

impl Slips for Rules {
    fn slip(sight: &Sight<Rules>, choice: Action, luck: &mut dyn Luck) -> Option<Action> {
        one_of(&sight.menu(), luck, |other| match (choice, other) {
            (Action::Reroll(meant), Action::Reroll(dice)) => {
                let (added, left) = (meant.missing(dice), dice.missing(meant));
                added.total() + left.total() == 1
            }
            (Action::Build(meant), Action::Build(symbol)) => meant != symbol,
            // A joker that stays unused is overlooked, not lost.
            (Action::Joker { .. } | Action::Trade(_), Action::End) => true,
            _ => false,
        })
    }
}
