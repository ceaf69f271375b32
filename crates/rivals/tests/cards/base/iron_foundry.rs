//! Iron Foundry.

use rivals::Mode;

use crate::common::table::{RED, Table};

#[test]
fn riv_card_iron_foundry_doubles_ore_beside_it() {
    let produced = |side: &str| {
        let card = format!("iron_foundry {side}");
        let table = Table::of(Mode::Intro).cards(RED, &card).rolling();
        table.play("dice 5 trade").store(RED, "c2.l")
    };
    assert_eq!(produced("s1.l"), 3); // one at the start, two produced
    assert_eq!(produced("s0.l"), 2); // not beside it
}
