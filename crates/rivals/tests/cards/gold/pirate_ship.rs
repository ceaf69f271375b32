//! Pirate Ship.

use rivals::Mode;

use crate::common::table::{BLUE, RED, Table};

/// RIV-143, RIV-187.
#[test]
fn riv_card_pirate_ship_sinks_a_trade_ship_of_the_others_choice() {
    let table = Table::gold().cards(BLUE, "ore_ship s0.u, wool_ship s0.l");
    let table = table
        .hand(RED, "pirate_ship")
        .play("build pirate_ship s0.u");
    assert_eq!(table.decider(), Some(BLUE));
    let table = table.play("choose s0.u ore_ship");
    assert!(!table.has(BLUE, "ore_ship") && table.has(BLUE, "wool_ship"));
    assert_eq!(table.discarded("ore_ship"), 1);
}

#[test]
fn riv_card_pirate_ship_brings_a_gold_at_a_harvest() {
    let table = Table::of(Mode::Gold)
        .cards(RED, "pirate_ship s0.u")
        .rolling();
    assert_eq!(table.play("dice 5 harvest").count(RED, "gold"), 1);
}
