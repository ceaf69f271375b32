//! Parish Hall.

use crate::common::table::{RED, Table};

#[test]
fn riv_card_parish_hall_makes_a_search_cost_one() {
    let table = Table::intro()
        .cards(RED, "parish_hall s0.u")
        .hand(RED, "abbey scout inga");
    let table = table.play("end; under abbey 1; search; spend c0.u");
    assert_eq!(table.goods(RED).total(), 4);
    assert!(table.offers("stack 2"));
}

#[test]
fn riv_card_parish_hall_stands_only_once() {
    let table = Table::intro()
        .cards(RED, "parish_hall s0.u")
        .hand(RED, "parish_hall");
    table.refuses("build parish_hall s1.u", "RIV-128");
}
