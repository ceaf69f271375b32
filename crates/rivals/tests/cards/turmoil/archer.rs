//! Archer.

use crate::common::table::{BLUE, RED, Table};

/// RIV-183.
#[test]
fn riv_card_archer_removes_a_unit_of_the_victims_choice() {
    let table = Table::turmoil()
        .hand(RED, "archer")
        .cards(BLUE, "harald s0.u, inga s0.l");
    table.refuses("play archer", "RIV-129");
    let table = table
        .cities(RED, "s0")
        .cards(RED, "hedge_tavern s0.u")
        .play("play archer");
    assert_eq!(table.decider(), Some(BLUE));
    let table = table.play("choose s0.l inga; stack 2");
    assert!(table.has(BLUE, "harald") && !table.has(BLUE, "inga"));
    assert_eq!(
        (table.lowest(2), table.discarded("archer")),
        (Some("inga"), 1)
    );
}
