//! Gustav the Librarian.

use crate::common::table::{BLUE, RED, Table};

/// RIV-150, RIV-R-51.
#[test]
fn riv_card_gustav_fetches_a_card_from_the_discard_pile() {
    let table = Table::progress().hand(RED, "gustav").discard("abbey scout");
    table.refuses("play gustav", "RIV-129");
    let behind = table.clone().cities(BLUE, "s0");
    behind.allows("play gustav"); // whoever is behind needs no building
    let table = table.cities(RED, "s0").cards(RED, "library s0.u");
    let table = table.play("play gustav");
    assert_eq!(table.menu(), ["take scout", "take abbey"]); // not itself
    let table = table.play("take abbey");
    assert_eq!(
        (table.holds(RED), table.discarded("gustav")),
        ("abbey".into(), 1)
    );
}

/// RIV-R-09.
#[test]
fn riv_card_gustav_finds_nothing_in_an_empty_discard_pile() {
    let table = Table::progress().hand(RED, "gustav").cities(BLUE, "s0");
    let table = table.play("play gustav");
    assert_eq!(
        (table.holds(RED), table.discarded("gustav")),
        (String::new(), 1)
    );
}
