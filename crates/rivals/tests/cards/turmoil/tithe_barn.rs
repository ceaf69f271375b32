//! Tithe Barn.

use crate::common::table::{RED, Table};

#[test]
fn riv_card_tithe_barn_pays_for_heroes() {
    let table = Table::turmoil()
        .all_stores(RED, 3)
        .cities(RED, "s0")
        .stores(RED, "c1.l 0");
    let table = table
        .cards(RED, "harald s0.l, inga s1.u")
        .hand(RED, "tithe_barn");
    let table = table.play("build tithe_barn s0.u"); // no room for grain, so wool
    assert_eq!(table.count(RED, "wool"), 2);
}

#[test]
fn riv_card_tithe_barn_asks_for_the_kind() {
    let table = Table::turmoil().all_stores(RED, 2).cities(RED, "s0");
    let table = table.cards(RED, "harald s0.l").hand(RED, "tithe_barn");
    let table = table.play("build tithe_barn s0.u");
    assert_eq!(table.menu(), ["name grain", "name wool"]);
    assert_eq!(table.play("name grain").count(RED, "grain"), 3);
}
