//! Chief Cannoneer.

use crate::common::table::{RED, Table};

#[test]
fn riv_card_chief_cannoneer_is_a_unit_with_four_strength() {
    let table = Table::progress().hand(RED, "chief_cannoneer");
    table.refuses("build chief_cannoneer s1.u", "RIV-129");
    let table = table.cities(RED, "s0").cards(RED, "university s0.u");
    let table = table.play("build chief_cannoneer s1.u");
    assert_eq!(table.state.realm(RED).points().strength, 4);
    assert_eq!(table.state.realm(RED).heroes().count(), 0);
}
