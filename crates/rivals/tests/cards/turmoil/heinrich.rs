//! Heinrich the Sentinel.

use crate::common::table::{BLUE, RED, Table};

#[test]
fn riv_card_heinrich_stops_an_attack_on_three_to_five() {
    let table = Table::turmoil().hand(RED, "archer").cities(RED, "s0");
    let table = table
        .cards(RED, "hedge_tavern s0.u")
        .cards(BLUE, "heinrich s0.u");
    let table = table.play("play archer");
    assert!(table.clone().play("number 4").has(BLUE, "heinrich"));
    let table = table.cards(BLUE, "lookout_tower s1.u");
    assert!(table.clone().play("number 1").has(BLUE, "heinrich")); // one roll for both
    assert!(!table.play("number 6; stack 4").has(BLUE, "heinrich"));
}
