//! Lumber Camp.

use rivals::Mode;

use crate::common::table::{RED, Table};

#[test]
fn riv_card_lumber_camp_doubles_lumber_beside_it() {
    let produced = |side: &str| {
        let card = format!("lumber_camp {side}");
        let table = Table::of(Mode::Intro).cards(RED, &card).rolling();
        table.play("dice 2 trade").store(RED, "c0.u")
    };
    assert_eq!(produced("s0.u"), 3); // one at the start, two produced
    assert_eq!(produced("s1.u"), 2); // not beside it
}
