//! Grain Mill.

use rivals::Mode;

use crate::common::table::{RED, Table};

#[test]
fn riv_card_grain_mill_doubles_grain_beside_it() {
    let produced = |side: &str| {
        let card = format!("grain_mill {side}");
        let table = Table::of(Mode::Intro).cards(RED, &card).rolling();
        table.play("dice 6 trade").store(RED, "c2.u")
    };
    assert_eq!(produced("s1.u"), 3); // one at the start, two produced
    assert_eq!(produced("s0.u"), 2); // not beside it
}
