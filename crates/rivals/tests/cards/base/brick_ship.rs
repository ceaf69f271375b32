//! Brick Ship.

use crate::common::table::{RED, Table};

#[test]
fn riv_card_brick_ship_trades_two_brick_for_one_other() {
    let table = Table::intro().stores(RED, "c0.l 3, c1.l 0");
    table.refuses("trade 2 brick wool", "RIV-113");
    let table = table
        .cards(RED, "brick_ship s0.u")
        .play("trade 2 brick wool");
    assert_eq!(
        (table.count(RED, "brick"), table.count(RED, "wool")),
        (1, 1)
    );
    table.refuses("trade 2 brick wool", "RIV-113"); // one is not enough
    assert_eq!(table.state.realm(RED).points().commerce, 1);
}
