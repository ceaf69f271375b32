//! Guido the Ambassador.

use crate::common::table::{BLUE, RED, Table};

/// RIV-150, RIV-R-51, RIV-R-40.
#[test]
fn riv_card_guido_fetches_a_card_from_the_discard_pile() {
    let table = Table::progress().hand(RED, "guido").discard("abbey scout");
    table.refuses("play guido", "RIV-129");
    let behind = table.clone().cities(BLUE, "s0");
    behind.allows("play guido"); // whoever is behind needs no building
    let table = table
        .cities(RED, "s0")
        .cards(RED, "parish_hall s0.u")
        .cards(RED, "town_hall s0.u");
    let table = table.play("play guido");
    assert_eq!(table.menu(), ["take scout", "take abbey"]); // not itself
    let table = table.play("take abbey");
    assert_eq!(
        (table.holds(RED), table.discarded("guido")),
        ("abbey".into(), 1)
    );
}

/// RIV-R-09.
#[test]
fn riv_card_guido_finds_nothing_in_an_empty_discard_pile() {
    let table = Table::progress().hand(RED, "guido").cities(BLUE, "s0");
    let table = table.play("play guido");
    assert_eq!(
        (table.holds(RED), table.discarded("guido")),
        (String::new(), 1)
    );
}
