//! Grain Ship.

use crate::common::table::{RED, Table};

#[test]
fn riv_card_grain_ship_trades_two_grain_for_one_other() {
    let table = Table::intro().stores(RED, "c2.u 3, c1.l 0");
    table.refuses("trade 2 grain wool", "RIV-113");
    let table = table
        .cards(RED, "grain_ship s0.u")
        .play("trade 2 grain wool");
    assert_eq!(
        (table.count(RED, "grain"), table.count(RED, "wool")),
        (1, 1)
    );
    table.refuses("trade 2 grain wool", "RIV-113"); // one is not enough
    assert_eq!(table.state.realm(RED).points().commerce, 1);
}
