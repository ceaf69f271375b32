//! Benjamin the Traveling Scholar.

use crate::common::table::{BLUE, RED, Table};

/// RIV-R-19, RIV-R-09.
#[test]
fn riv_card_benjamin_lets_own_landscapes_produce_once_more() {
    let table = Table::progress()
        .number(6)
        .hand(RED, "benjamin")
        .cards(RED, "grain_mill s1.u");
    let table = table.play("play benjamin");
    assert_eq!(
        (table.store(RED, "c2.u"), table.store(BLUE, "c2.l")),
        (2, 1)
    );
    let full = Table::progress()
        .number(6)
        .hand(RED, "benjamin")
        .stores(RED, "c2.u 3");
    full.allows("play benjamin"); // for nothing
}
