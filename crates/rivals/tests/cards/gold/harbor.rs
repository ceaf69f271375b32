//! Harbor.

use crate::common::table::{RED, Table};

/// RIV-165.
#[test]
fn riv_card_harbor_is_worth_a_point_with_three_ships() {
    let table = Table::gold().cities(RED, "s0 s1");
    let table = table.cards(RED, "harbor s0.u, ore_ship s0.u, wool_ship s0.l");
    assert_eq!(table.state.realm(RED).points().victory, 4);
    let table = table.cards(RED, "gold_ship s0.l");
    assert_eq!(table.state.realm(RED).points().victory, 5);
}
