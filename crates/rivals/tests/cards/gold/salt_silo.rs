//! Salt Silo.

use crate::common::table::{RED, Table};

/// RIV-169.
#[test]
fn riv_card_salt_silo_adds_a_point_to_every_ship() {
    let table = Table::gold()
        .cities(RED, "s0 s1")
        .cards(RED, "ore_ship s0.u, wool_ship s0.l");
    assert_eq!(table.state.realm(RED).points().commerce, 2);
    let table = table.cards(RED, "salt_silo s1.u");
    assert_eq!(table.state.realm(RED).points().commerce, 4);
}
