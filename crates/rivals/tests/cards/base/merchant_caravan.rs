//! Merchant Caravan.

use rivals::Goods;

use crate::common::table::{RED, Table};

#[test]
fn riv_card_merchant_caravan_turns_two_into_any_two() {
    let table = Table::intro().hand(RED, "merchant_caravan");
    let table = table.play("play merchant_caravan; spend c0.u; spend c0.l; store c2.l; store c2.l");
    assert_eq!(table.goods(RED), Goods::list([0, 1, 0, 3, 1, 0]));
}

#[test]
fn riv_card_merchant_caravan_needs_two_resources() {
    let table = Table::intro().all_stores(RED, 0).stores(RED, "c0.u 1");
    let table = table.hand(RED, "merchant_caravan");
    table.refuses("play merchant_caravan", "RIV-R-09");
}
