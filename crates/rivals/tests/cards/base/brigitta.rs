//! Brigitta, the Wise Woman.

use rivals::Mode;

use crate::common::table::{RED, Table};

/// RIV-CARD-brigitta_progress.
#[test]
fn riv_card_brigitta_names_the_number_before_the_roll() {
    let table = Table::of(Mode::Intro).hand(RED, "brigitta brigitta");
    let table = table.play("play brigitta; number 6");
    table.refuses("play brigitta", "RIV-R-09"); // a second one has no effect
    let table = table.play("roll; symbol trade");
    assert_eq!(table.store(RED, "c2.u"), 2);
    assert_eq!(table.discarded("brigitta"), 1);
}

#[test]
fn riv_card_brigitta_is_not_for_the_action_phase() {
    let table = Table::intro().hand(RED, "brigitta");
    table.refuses("play brigitta", "RIV-131");
}
