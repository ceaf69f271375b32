//! Weaver's Shop.

use rivals::Mode;

use crate::common::table::{RED, Table};

#[test]
fn riv_card_weavers_shop_doubles_wool_beside_it() {
    let produced = |side: &str| {
        let card = format!("weavers_shop {side}");
        let table = Table::of(Mode::Intro).cards(RED, &card).rolling();
        table.play("dice 4 trade").store(RED, "c1.l")
    };
    assert_eq!(produced("s0.l"), 3); // one at the start, two produced
    assert_eq!(produced("s0.u"), 2); // not beside it
}
