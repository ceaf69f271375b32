//! Pharmacy.

use rivals::Mode;

use crate::common::table::{RED, Table};

#[test]
fn riv_card_pharmacy_pays_after_a_plague() {
    let table = Table::of(Mode::Progress).cities(RED, "s0");
    let table = table
        .cards(RED, "pharmacy s0.u, pharmacy s0.l")
        .event("plague");
    assert_eq!(table.store(RED, "c0.u"), 0); // first the loss
    let table = table.play("store c0.u; store c0.u");
    assert_eq!(table.store(RED, "c0.u"), 2);
    assert!(table.offers("end"));
}
