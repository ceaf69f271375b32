//! Library.

use crate::common::table::{RED, Table};

/// RIV-R-61, RIV-R-36.
#[test]
fn riv_card_library_searches_a_stack_when_it_is_built() {
    let table = Table::progress()
        .all_stores(RED, 3)
        .cities(RED, "s0")
        .hand(RED, "library");
    let table = table.play("build library s0.u");
    assert!(table.offers("pass")); // the search is optional
    let table = table.play("stack 4").deal();
    assert!(!table.offers("pass")); // now one card must be taken
    let choice = table.menu()[0].clone();
    let table = table.play(&choice);
    assert_eq!(format!("take {}", table.holds(RED)), choice);
}
