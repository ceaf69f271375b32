//! Random games beside a second reading of the rules (`tests/reference`); those of the greedy
//! player are in `crates/bots/tests/rivals.rs`.

use game::Luck;
use game::testing::games;
use rivals::{Action, Mode};

use crate::reference::beside::watch;

/// One of so many thoughts of tearing down is acted on; otherwise nothing would ever stand.
const TEAR_DOWN: u32 = 30;

#[test]
fn random_games_agree_with_a_second_reading_of_the_rules() {
    for mode in Mode::ALL {
        let seen = watch(mode, games(4, 400), &mut |rules, state, seat, luck| {
            let list = game::actions(rules, state, seat);
            let chosen = list[luck.below(list.len() as u32) as usize];
            let is_waste = matches!(chosen, Action::TearDown { .. } | Action::Propose);
            if is_waste && luck.below(TEAR_DOWN) > 0 {
                list[0]
            } else {
                chosen
            }
        });
        assert!(seen.menus > 500 && seen.rolls > 100, "{mode:?}");
    }
}
