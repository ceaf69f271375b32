//! Gudrun, Terror of the Seas.

use crate::common::table::{BLUE, RED, Table};

/// RIV-R-09.
#[test]
fn riv_card_gudrun_takes_two_gold_for_each_pirate_ship() {
    let table = Table::gold().stores(BLUE, "c1.u 3").hand(RED, "gudrun");
    // Without a Pirate Ship for nothing.
    assert_eq!(table.clone().play("play gudrun").count(BLUE, "gold"), 3);
    let table = table.cards(RED, "pirate_ship s0.u").play("play gudrun");
    assert_eq!(
        (table.count(RED, "gold"), table.count(BLUE, "gold")),
        (2, 1)
    );
}

/// RIV-R-07, RIV-R-47.
#[test]
fn riv_card_gudrun_takes_what_fits() {
    let table = Table::gold().stores(BLUE, "c1.u 3").stores(RED, "c1.u 2");
    let table = table
        .cards(RED, "pirate_ship s0.u")
        .hand(RED, "gudrun")
        .play("play gudrun");
    assert_eq!(
        (table.count(RED, "gold"), table.count(BLUE, "gold")),
        (3, 2)
    );
}
