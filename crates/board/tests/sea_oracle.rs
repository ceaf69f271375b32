//! The sea against the dossier: random games in which every menu, roll, point and end is compared.
//! `LANDNAM_LONG=1` plays many more.

mod oracle;

use board::{Action, Rules, State};
use game::testing::{TestLuck, games};
use game::{Choices as _, Game as _, Luck as _, Seat};
use oracle::agree_with_the_dossier;
use oracle::play::compare;

/// Anything, but building and sailing rather than trading with the bank.
fn at_random(rules: &Rules, state: &State, seat: Seat, luck: &mut TestLuck) -> Action {
    let menu = rules.menu(state, seat);
    let any = |luck: &mut TestLuck| menu.nth(luck.below(menu.count()));
    for _ in 0..4 {
        let action = any(luck);
        if !matches!(action, Action::BankTrade { .. } | Action::End) {
            return action;
        }
    }
    any(luck)
}

fn scenario(id: &str, expected: &str) {
    compare(id, games(2, 400), expected, || Box::new(at_random));
}

agree_with_the_dossier! {
    scenario, "menu production settle road ship move-ship city buy bank discard knight",
    new_shores "robber pirate gold waive",
    four_islands "robber pirate waive",
    fog_islands "robber pirate discovery",
    through_the_desert "robber pirate waive",
    forgotten_tribe "robber pirate",
    cloth_for_catan "robber pirate rob-cloth",
    pirate_islands "fleet fight rob waive",
    wonders_of_catan "robber claim",
    new_world "robber pirate harbour",
}
