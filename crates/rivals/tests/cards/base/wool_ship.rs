//! Wool Ship.

use crate::common::table::{RED, Table};

#[test]
fn riv_card_wool_ship_trades_two_wool_for_one_other() {
    let table = Table::intro().stores(RED, "c1.l 3, c2.l 0");
    table.refuses("trade 2 wool ore", "RIV-113");
    let table = table.cards(RED, "wool_ship s0.u").play("trade 2 wool ore");
    assert_eq!((table.count(RED, "wool"), table.count(RED, "ore")), (1, 1));
    table.refuses("trade 2 wool ore", "RIV-113"); // one is not enough
    assert_eq!(table.state.realm(RED).points().commerce, 1);
}
