//! Town Hall.

use crate::common::table::{RED, Table};

/// RIV-126, RIV-R-13, RIV-R-59.
#[test]
fn riv_card_town_hall_covers_the_parish_hall_at_a_city() {
    let table = Table::progress().all_stores(RED, 3).hand(RED, "town_hall");
    let table = table.cards(RED, "parish_hall s0.u");
    table.refuses("build town_hall s0.u", "RIV-126"); // at a settlement
    let table = table.cities(RED, "s0").play("build town_hall s0.u");
    assert!(table.has(RED, "parish_hall") && table.has(RED, "town_hall"));
    assert_eq!(table.state.realm(RED).derived().search_price, 0);
    let table = table.hand(RED, "town_hall");
    table.refuses("build town_hall s0.u", "RIV-126"); // covered already
}

/// RIV-R-14.
#[test]
fn riv_card_town_hall_leaves_the_parish_hall_when_it_goes() {
    let table = Table::progress()
        .cities(RED, "s0")
        .cards(RED, "parish_hall s0.u");
    let table = table
        .cards(RED, "town_hall s0.u")
        .play("tear s0.u town_hall");
    assert!(table.has(RED, "parish_hall") && !table.has(RED, "town_hall"));
    assert_eq!(table.state.realm(RED).derived().search_price, 1);
}
