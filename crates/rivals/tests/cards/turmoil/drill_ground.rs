//! Drill Ground.

use crate::common::table::{RED, Table};

/// RIV-R-30.
#[test]
fn riv_card_drill_ground_makes_heroes_cheaper() {
    let table = Table::turmoil()
        .all_stores(RED, 0)
        .stores(RED, "c2.l 1")
        .hand(RED, "harald");
    table.refuses("build harald s1.u", "RIV-127"); // grain and ore
    let table = table
        .cards(RED, "drill_ground s0.u")
        .play("build harald s1.u");
    assert!(table.has(RED, "harald") && table.goods(RED).is_empty());
}

#[test]
fn riv_card_drill_ground_lets_the_owner_choose_what_is_saved() {
    let table = Table::turmoil()
        .cards(RED, "drill_ground s0.u")
        .hand(RED, "harald");
    let table = table.play("build harald s1.u");
    assert_eq!(table.menu(), ["name grain", "name ore"]);
    assert_eq!(table.play("name ore").count(RED, "ore"), 1);
}
