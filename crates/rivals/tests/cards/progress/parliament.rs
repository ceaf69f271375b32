//! Parliament.

use crate::common::table::{RED, Table};

#[test]
fn riv_card_parliament_needs_two_progress_points() {
    let table = Table::progress().all_stores(RED, 3).cities(RED, "s0 s1");
    let table = table.cards(RED, "abbey s0.u").hand(RED, "parliament");
    table.refuses("build parliament s1.u", "RIV-129");
    let table = table
        .cards(RED, "university s0.u")
        .play("build parliament s1.u");
    assert_eq!(table.points(RED), 7);
}
