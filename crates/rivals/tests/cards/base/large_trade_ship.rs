//! Large Trade Ship.

use crate::common::table::{RED, Table};

/// RIV-114, RIV-CARD-large_trade_ship_gold.
#[test]
fn riv_card_large_trade_ship_trades_two_of_one_neighbour() {
    let table = Table::intro().stores(RED, "c0.u 2, c2.l 0");
    table.refuses("ship c0.u ore", "RIV-114");
    let table = table
        .cards(RED, "large_trade_ship s0.u")
        .play("ship c0.u ore");
    assert_eq!(
        (table.count(RED, "lumber"), table.count(RED, "ore")),
        (0, 1)
    );
    table.refuses("ship c2.u ore", "RIV-114"); // not beside it
}
