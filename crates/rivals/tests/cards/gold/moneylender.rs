//! Moneylender.

use rivals::Mode;

use crate::common::table::{RED, Table};

#[test]
fn riv_card_moneylender_takes_two_at_the_event_trade() {
    let table = Table::of(Mode::Gold).cities(RED, "s0 s1");
    let table = table.cards(
        RED,
        "merchant_guild s0.u, toll_bridge s0.l, moneylender s1.u",
    );
    let table = table.rolling().play("dice 1 trade; name ore; name lumber");
    assert_eq!(
        (table.count(RED, "ore"), table.count(RED, "lumber")),
        (2, 2)
    );
    assert!(table.offers("end"));
}
