//! The sea against the dossier, as in the board's own test, but with bots that play to win.

#[path = "../../board/tests/oracle/mod.rs"]
mod oracle;

use bots::board::Greedy;
use bots::{Bot as _, Sight};
use game::testing::games;
use oracle::agree_with_the_dossier;
use oracle::play::{Chooser, compare};

fn scenario(id: &str, expected: &str) {
    compare(id, games(4, 200), expected, greedy);
}

/// Four bots, each with a memory of its own.
fn greedy() -> Box<Chooser> {
    let mut bots: [Greedy; 4] = std::array::from_fn(|_| Greedy::default());
    Box::new(move |rules, state, seat, luck| {
        bots[seat.index()].choose(&Sight::new(rules, state, seat), luck)
    })
}

agree_with_the_dossier! {
    scenario, "menu production settle road city knight end",
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
