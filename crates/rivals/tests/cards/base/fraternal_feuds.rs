//! Fraternal Feuds.

use rivals::Mode;

use crate::common::table::{BLUE, RED, Table};

/// RIV-145, RIV-R-50, RIV-R-62, RIV-CARD-fraternal_feuds_turmoil.
#[test]
fn riv_card_fraternal_feuds_puts_two_cards_of_the_weaker_hand_away() {
    let table = Table::of(Mode::Intro).cards(RED, "candamir s0.u");
    let table = table
        .hand(BLUE, "abbey scout inga")
        .event("fraternal_feuds");
    assert_eq!(table.decider(), Some(RED));
    let table = table.play("under scout 2; under inga 2");
    assert_eq!(table.holds(BLUE), "abbey");
    assert_eq!(table.lowest(2), Some("inga")); // the last one lies lowest
}

#[test]
fn riv_card_fraternal_feuds_does_nothing_without_an_advantage() {
    let table = Table::of(Mode::Intro)
        .hand(BLUE, "abbey")
        .event("fraternal_feuds");
    assert!(table.offers("end"));
}
