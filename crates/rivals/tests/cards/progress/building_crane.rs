//! Building Crane.

use crate::common::table::{RED, Table};

/// RIV-R-30.
#[test]
fn riv_card_building_crane_makes_large_red_cards_cheaper() {
    let table = Table::progress().all_stores(RED, 3).cities(RED, "s0 s1");
    let table = table.cards(RED, "university s0.u, building_crane s0.u, abbey s1.u");
    let small = table
        .clone()
        .hand(RED, "library")
        .play("build library s0.l; pass");
    assert_eq!(small.goods(RED).total(), 18 - 4);
    let large = table
        .hand(RED, "parliament")
        .play("build parliament s0.l; name lumber");
    assert_eq!(large.goods(RED).total(), 18 - 6);
}
