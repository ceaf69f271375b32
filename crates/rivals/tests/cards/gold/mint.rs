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

/// RIV-115, RIV-R-66: the use leaves with the Mint that was used, and a new one has its own.
#[test]
fn riv_r_66_each_mint_has_a_use_of_its_own() {
    let table = Table::gold()
        .cities(RED, "s0")
        .all_stores(RED, 3)
        .cards(RED, "mint s0.u")
        .hand(RED, "mint");
    let table = table.stores(RED, "c2.u 0").play("trade 1 gold grain");
    let one = table.clone().play("tear s0.u mint");
    one.refuses("trade 1 gold grain", "RIV-115");
    let other = one.play("build mint s0.u");
    other
        .clone()
        .play("trade 1 gold grain")
        .refuses("trade 1 gold grain", "RIV-115");
    // Of two the one goes that was used.
    let both = table.play("build mint s0.l; tear s0.u mint");
    both.play("trade 1 gold grain")
        .refuses("trade 1 gold grain", "RIV-115");
}
