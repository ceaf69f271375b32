//! University.

use crate::common::table::{RED, Table};

#[test]
fn riv_card_university_needs_an_abbey_or_a_library() {
    let table = Table::progress().all_stores(RED, 3).cities(RED, "s0");
    table.refuses("build university s0.u", "RIV-129");
    let table = table.cards(RED, "abbey s1.u").play("build university s0.u");
    let points = table.state.realm(RED).points();
    assert_eq!((points.victory, points.progress), (4, 2));
}
