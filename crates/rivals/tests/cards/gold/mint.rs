//! Mint.

use crate::common::table::{RED, Table};

/// RIV-115.
#[test]
fn riv_card_mint_trades_one_gold_once_a_turn() {
    let table = Table::gold().cities(RED, "s0").stores(RED, "c1.u 3");
    table.refuses("trade 1 gold ore", "RIV-115");
    let table = table.cards(RED, "mint s0.u").play("trade 1 gold ore");
    assert_eq!((table.count(RED, "gold"), table.count(RED, "ore")), (2, 2));
    table.refuses("trade 1 gold ore", "RIV-115");
    table.cards(RED, "mint s0.l").allows("trade 1 gold ore"); // each Mint has its own use
}
