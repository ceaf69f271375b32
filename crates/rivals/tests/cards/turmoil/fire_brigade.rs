//! Fire Brigade.

use crate::common::table::{BLUE, RED, Table};

#[test]
fn riv_card_fire_brigade_protects_its_city_from_the_arsonist() {
    let table = Table::turmoil()
        .hand(RED, "arsonist")
        .cities(RED, "s0")
        .cities(BLUE, "s0");
    let table = table
        .cards(RED, "hedge_tavern s0.u")
        .cards(BLUE, "fire_brigade s0.u, abbey s0.l");
    table.refuses("play arsonist", "RIV-R-09");
    let table = table.cards(BLUE, "marketplace s1.u").play("play arsonist");
    assert_eq!(table.decider(), Some(BLUE)); // the only target burns
    assert!(!table.play("stack 1").has(BLUE, "marketplace"));
}
