//! Voyage of Plunder.

use crate::common::table::{BLUE, RED, Table};

/// RIV-R-25.
#[test]
fn riv_card_voyage_of_plunder_takes_two_from_a_player_who_is_ahead() {
    let table = Table::turmoil()
        .cards(RED, "candamir s0.u")
        .hand(RED, "voyage_of_plunder");
    let ahead = table
        .clone()
        .cities(BLUE, "s0 s1")
        .play("play voyage_of_plunder; name ore");
    assert!(ahead.offers("name wool"));
    let behind = table.play("play voyage_of_plunder; name ore");
    assert!(behind.offers("end")); // one from a player who is not
}

/// RIV-R-09: with nothing to take it brings accordingly less, but the advantage it must have.
#[test]
fn riv_card_voyage_of_plunder_may_find_nothing() {
    let table = Table::turmoil()
        .hand(RED, "voyage_of_plunder")
        .all_stores(BLUE, 0);
    table.refuses("play voyage_of_plunder", "RIV-129");
    let table = table.cards(RED, "candamir s0.u");
    assert!(table.play("play voyage_of_plunder").offers("end"));
}
