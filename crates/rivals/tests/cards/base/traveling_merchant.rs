//! Traveling Merchant.

use rivals::Mode;

use crate::common::table::{RED, Table};

/// RIV-R-54, RIV-CARD-traveling_merchant_gold.
#[test]
fn riv_card_traveling_merchant_sells_for_gold() {
    let table = Table::of(Mode::Intro)
        .stores(RED, "c1.u 2")
        .event("traveling_merchant");
    assert!(!table.offers("name gold"));
    let table = table.play("name ore; pass");
    assert_eq!((table.count(RED, "gold"), table.count(RED, "ore")), (1, 2));
    assert!(table.offers("end")); // blue has no gold and is not asked
}
