//! Brigands.

use crate::common::table::{BLUE, RED, Table};

/// RIV-CARD-brigands_turmoil.
#[test]
fn riv_card_brigands_gold_fill_one_own_landscape() {
    let table = Table::gold()
        .stores(BLUE, "c0.u 3")
        .hand(RED, "brigands_gold");
    table.refuses("play brigands_gold", "RIV-129");
    let table = table
        .cards(RED, "candamir s0.u")
        .play("play brigands_gold; land c0.u");
    assert_eq!(
        (table.count(RED, "lumber"), table.count(BLUE, "lumber")),
        (3, 1)
    );
}
