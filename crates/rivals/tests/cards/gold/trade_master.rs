//! Trade Master.

use crate::common::table::{BLUE, RED, Table};

#[test]
fn riv_card_trade_master_takes_two_of_a_choice() {
    let table = Table::gold().hand(RED, "trade_master");
    table.refuses("play trade_master", "RIV-129");
    let table = table.cities(RED, "s0").cards(RED, "merchant_guild s0.u");
    let table = table.play("play trade_master; name ore; name wool");
    assert_eq!((table.count(RED, "ore"), table.count(RED, "wool")), (2, 2));
    assert_eq!(
        (table.count(BLUE, "ore"), table.count(BLUE, "wool")),
        (0, 0)
    );
}
