//! Toll Bridge.

use rivals::Mode;

use crate::common::table::{RED, Table};

/// RIV-R-48, RIV-CARD-toll_bridge_gold.
#[test]
fn riv_card_toll_bridge_brings_two_gold_at_a_harvest() {
    let table = Table::of(Mode::Intro)
        .cards(RED, "toll_bridge s0.u")
        .rolling();
    let table = table.play("dice 5 harvest");
    assert_eq!(table.count(RED, "gold"), 2); // before the free resource
    assert_eq!(table.decider(), Some(RED));
}
