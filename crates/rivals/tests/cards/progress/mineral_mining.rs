//! Mineral Mining.

use crate::common::table::{RED, Table};

/// RIV-R-09.
#[test]
fn riv_card_mineral_mining_brings_two_ore() {
    let table = Table::progress().hand(RED, "mineral_mining");
    table.refuses("play mineral_mining", "RIV-129");
    let table = table.cities(RED, "s0").cards(RED, "university s0.u");
    assert_eq!(
        table.clone().play("play mineral_mining").count(RED, "ore"),
        3
    );
    let full = table.stores(RED, "c2.l 3");
    full.allows("play mineral_mining"); // for nothing
}
