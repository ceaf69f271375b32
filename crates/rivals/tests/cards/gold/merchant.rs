//! Merchant.

use crate::common::table::{BLUE, RED, Table};

/// RIV-R-08, RIV-188.
#[test]
fn riv_card_merchant_takes_one_or_two_and_gives_one_back() {
    let table = Table::gold().cities(RED, "s0").hand(RED, "merchant");
    let table = table.play("play merchant; name ore; pass; spend c0.u");
    assert_eq!(
        (table.count(RED, "ore"), table.count(RED, "lumber")),
        (2, 0)
    );
    assert_eq!(
        (table.count(BLUE, "ore"), table.count(BLUE, "lumber")),
        (0, 2)
    );
}

#[test]
fn riv_card_merchant_needs_commerce_or_a_city() {
    let table = Table::gold().hand(RED, "merchant");
    table.refuses("play merchant", "RIV-129");
    let table = table.cards(RED, "ore_ship s0.u, wool_ship s0.l, toll_bridge s1.u");
    table.allows("play merchant");
}

#[test]
fn riv_card_merchant_must_take_one() {
    let table = Table::gold()
        .cities(RED, "s0")
        .hand(RED, "merchant")
        .play("play merchant");
    assert!(!table.offers("pass"));
}
