//! Abbey.

use crate::common::table::{RED, Table};

#[test]
fn riv_card_abbey_raises_the_hand_limit() {
    let table = Table::intro().hand(RED, "scout inga harald");
    assert_eq!(rivals::hand_limit(&table.state, RED), 3);
    let table = table.cards(RED, "abbey s0.u").play("end");
    assert!(table.offers("draw 1")); // a fourth card
}
