//! Fairgrounds.

use crate::common::table::{RED, Table};

#[test]
fn riv_card_fairgrounds_pays_two_to_the_more_skilful() {
    let table = Table::turmoil()
        .all_stores(RED, 3)
        .cities(RED, "s0")
        .hand(RED, "fairgrounds");
    let plain = table.clone().play("build fairgrounds s0.u");
    assert!(plain.offers("end")); // equal skill is no lead
    let table = table
        .cards(RED, "austin s1.u")
        .play("build fairgrounds s0.u");
    let table = table.play("store c0.u; store c0.u");
    assert_eq!(table.count(RED, "lumber"), 3);
}
