//! Brick Factory.

use rivals::Mode;

use crate::common::table::{RED, Table};

#[test]
fn riv_card_brick_factory_doubles_brick_beside_it() {
    let produced = |side: &str| {
        let card = format!("brick_factory {side}");
        let table = Table::of(Mode::Intro).cards(RED, &card).rolling();
        table.play("dice 3 trade").store(RED, "c0.l")
    };
    assert_eq!(produced("s0.l"), 3); // one at the start, two produced
    assert_eq!(produced("s1.l"), 2); // not beside it
}
