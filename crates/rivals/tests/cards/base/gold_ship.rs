//! Gold Ship.

use crate::common::table::{RED, Table};

#[test]
fn riv_card_gold_ship_trades_two_gold_for_one_other() {
    let table = Table::intro().stores(RED, "c1.u 3, c1.l 0");
    table.refuses("trade 2 gold wool", "RIV-113");
    let table = table.cards(RED, "gold_ship s0.u").play("trade 2 gold wool");
    assert_eq!((table.count(RED, "gold"), table.count(RED, "wool")), (1, 1));
    table.refuses("trade 2 gold wool", "RIV-113"); // one is not enough
    assert_eq!(table.state.realm(RED).points().commerce, 1);
}
