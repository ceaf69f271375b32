//! Gift for the Prince.

use rivals::Mode;

use crate::common::table::{BLUE, RED, Table};

#[test]
fn riv_card_gift_for_the_prince_pays_gold_for_strong_units() {
    let table = Table::of(Mode::Gold).cards(RED, "austin s0.u, inga s0.l, ore_ship s1.u");
    let table = table.event("gift_for_the_prince");
    assert_eq!(
        (table.count(RED, "gold"), table.count(BLUE, "gold")),
        (2, 0)
    );
}
