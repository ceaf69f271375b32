//! Plague.

use rivals::Mode;

use crate::common::table::{BLUE, RED, Table};

#[test]
fn riv_card_plague_strikes_every_landscape_beside_a_city() {
    let table = Table::of(Mode::Progress).cities(RED, "s0").event("plague");
    let stores = ["c0.u", "c0.l", "c1.l", "c2.u"].map(|place| table.store(RED, place));
    assert_eq!(stores, [0, 0, 0, 1]);
    assert_eq!(table.goods(BLUE).total(), 5);
}
