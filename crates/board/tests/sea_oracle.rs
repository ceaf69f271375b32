//! The sea against the dossier: random games in which every menu, roll, point and end is compared.
//! `LANDNAM_LONG=1` plays many more.

mod oracle;

use board::{Action, Rules, State};
use game::testing::{TestLuck, games};
use game::{Choices as _, Game as _, Luck as _, Seat};
use oracle::{Seen, play, table};

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

/// Plays a scenario for three and for four; everything in `expected` must have been compared.
fn scenario(id: &str, expected: &str) {
    let mut all = Seen::new();
    for number in 0..games(4, 400) {
        let options = table(id, 3 + (number % 2) as u8, number / 2);
        for (what, count) in play(&options, number, &mut at_random) {
            *all.entry(what).or_default() += count;
        }
    }
    let missing = expected.split(' ').filter(|what| !all.contains_key(*what));
    assert_eq!(missing.collect::<Vec<_>>(), Vec::<&str>::new(), "{all:?}");
}

const ALWAYS: &str = "menu production settle road ship move-ship city buy bank discard knight";

macro_rules! agree_with_the_dossier {
    ($($name:ident $more:literal),* $(,)?) => {
        $(
            #[test]
            fn $name() {
                scenario(stringify!($name), &format!("{ALWAYS} {}", $more));
            }
        )*
    };
}

agree_with_the_dossier! {
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
