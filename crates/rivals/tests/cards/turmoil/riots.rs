//! Riots.

use rivals::Mode;

use crate::common::table::{RED, Table};

#[test]
fn riv_card_riots_ask_for_gold_or_a_unit() {
    let table = Table::of(Mode::Turmoil)
        .cards(RED, "harald s0.u")
        .stores(RED, "c1.u 2");
    let table = table.event("riots").play("pass");
    assert_eq!(table.menu(), ["pay", "choose s0.u harald"]);
    assert_eq!(table.clone().play("pay").count(RED, "gold"), 1);
    let table = table.play("choose s0.u harald; stack 1");
    assert!(!table.has(RED, "harald") && table.count(RED, "gold") == 2);
}

/// RIV-R-24.
#[test]
fn riv_card_riots_cost_two_gold_for_three_units() {
    let table = Table::of(Mode::Turmoil).cards(RED, "harald s0.u, inga s0.l, ore_ship s1.u");
    let table = table.stores(RED, "c1.u 1").event("riots").play("pass");
    assert!(!table.offers("pay")); // one gold is not enough, and no part is paid
}

/// RIV-R-58.
#[test]
fn riv_card_riots_pass_by_whoever_has_no_such_unit() {
    let table = Table::of(Mode::Turmoil)
        .cards(RED, "irmgard s0.u")
        .event("riots");
    assert!(table.offers("end"));
}
