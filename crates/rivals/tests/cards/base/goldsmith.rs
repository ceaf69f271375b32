//! Goldsmith.

use crate::common::table::{RED, Table};

/// RIV-CARD-goldsmith_gold.
#[test]
fn riv_card_goldsmith_pays_three_gold_for_any_two() {
    let table = Table::intro().stores(RED, "c1.u 3").hand(RED, "goldsmith");
    let table = table.play("play goldsmith; store c0.u; store c1.u");
    assert_eq!(
        (table.count(RED, "gold"), table.count(RED, "lumber")),
        (1, 2)
    );
    assert_eq!(table.discarded("goldsmith"), 1);
}

#[test]
fn riv_card_goldsmith_needs_three_gold() {
    let table = Table::intro().stores(RED, "c1.u 2").hand(RED, "goldsmith");
    table.refuses("play goldsmith", "RIV-R-09");
}
