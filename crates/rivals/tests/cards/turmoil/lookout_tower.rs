//! Lookout Tower.

use crate::common::table::{BLUE, RED, Table};

/// RIV-181, RIV-R-22.
#[test]
fn riv_card_lookout_tower_stops_an_attack_on_one_or_two() {
    let table = Table::turmoil().hand(RED, "archer").cities(RED, "s0");
    let table = table
        .cards(RED, "hedge_tavern s0.u")
        .cards(BLUE, "lookout_tower s0.u, inga s0.l");
    let table = table.play("play archer");
    let saved = table.clone().play("number 2");
    assert!(saved.has(BLUE, "inga") && saved.discarded("archer") == 1);
    let lost = table.play("number 3; stack 1");
    assert!(!lost.has(BLUE, "inga"));
}
