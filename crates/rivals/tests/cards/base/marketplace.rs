//! Marketplace.

use rivals::Mode;

use crate::common::table::{BLUE, RED, Table};

/// RIV-91, RIV-R-18, RIV-R-19.
#[test]
fn riv_card_marketplace_gains_where_the_other_is_served_more_often() {
    let table = Table::of(Mode::Intro).cards(RED, "marketplace s0.u");
    let table = table
        .settled(BLUE, "fields_stack_3", "gold_field_stack_3")
        .rolling();
    let table = table.play("dice 3 trade");
    assert_eq!(table.menu(), ["store c0.u", "store c1.u", "store c2.u"]);
    let table = table.play("store c2.u");
    assert_eq!(table.store(RED, "c2.u"), 2);
}

#[test]
fn riv_card_marketplace_gains_nothing_where_both_are_served_alike() {
    let table = Table::of(Mode::Intro)
        .cards(RED, "marketplace s0.u")
        .rolling();
    let table = table.play("dice 3 trade");
    assert!(table.offers("end"));
}
