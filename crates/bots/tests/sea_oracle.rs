//! The sea against the dossier, as in the board's own test, but with bots that play to win.

#[path = "../../board/tests/oracle/mod.rs"]
mod oracle;

use board::{Action, Rules, State};
use bots::board::Greedy;
use bots::{Bot as _, Sight};
use game::Seat;
use game::testing::{TestLuck, games};
use oracle::{Seen, play, table};

fn scenario(id: &str, expected: &str) {
    let mut all = Seen::new();
    for number in 0..games(4, 200) {
        let options = table(id, 3 + (number % 2) as u8, number / 2);
        let mut bots: [Greedy; 4] = std::array::from_fn(|_| Greedy::default());
        let mut choose =
            |rules: &Rules, state: &State, seat: Seat, luck: &mut TestLuck| -> Action {
                bots[seat.index()].choose(&Sight::new(rules, state, seat), luck)
            };
        for (what, count) in play(&options, number, &mut choose) {
            *all.entry(what).or_default() += count;
        }
    }
    let missing = expected.split(' ').filter(|what| !all.contains_key(*what));
    assert_eq!(missing.collect::<Vec<_>>(), Vec::<&str>::new(), "{all:?}");
}

const ALWAYS: &str = "menu production settle road city knight end";

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
    new_shores "ship pirate gold",
    four_islands "ship pirate",
    fog_islands "ship discovery",
    through_the_desert "ship",
    forgotten_tribe "ship",
    cloth_for_catan "ship rob-cloth",
    pirate_islands "ship attack fleet fight",
    wonders_of_catan "claim wonder",
    new_world "harbour",
}
