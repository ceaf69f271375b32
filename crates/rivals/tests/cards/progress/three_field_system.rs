//! Three-Field System.

use crate::common::table::{RED, Table};

/// RIV-R-09.
#[test]
fn riv_card_three_field_system_brings_two_grain() {
    let table = Table::progress().hand(RED, "three_field_system");
    table.refuses("play three_field_system", "RIV-129");
    let table = table.cities(RED, "s0").cards(RED, "university s0.u");
    assert_eq!(
        table
            .clone()
            .play("play three_field_system")
            .count(RED, "grain"),
        3
    );
    let full = table.stores(RED, "c2.u 3");
    full.allows("play three_field_system"); // for nothing
}
