//! Staple House.

use crate::common::table::{RED, Table};

#[test]
fn riv_card_staple_house_pays_two_when_it_is_built() {
    let table = Table::gold()
        .all_stores(RED, 3)
        .cities(RED, "s0")
        .hand(RED, "staple_house");
    table.refuses("build staple_house s0.u", "RIV-129");
    let table = table.cards(RED, "merchant_guild s0.u");
    let table = table.play("build staple_house s0.l; store c0.l; store c0.l");
    assert_eq!(table.count(RED, "brick"), 3); // two paid, two gained
}
