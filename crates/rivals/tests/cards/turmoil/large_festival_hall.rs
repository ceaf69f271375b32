//! Large Festival Hall.

use crate::common::table::{RED, Table};

#[test]
fn riv_card_large_festival_hall_is_worth_two_points() {
    let table = Table::turmoil().all_stores(RED, 3).cities(RED, "s0");
    let table = table
        .hand(RED, "large_festival_hall")
        .play("build large_festival_hall s0.u");
    assert_eq!((table.points(RED), table.goods(RED).total()), (5, 10));
}
