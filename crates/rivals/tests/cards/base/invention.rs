//! Invention.

use rivals::Mode;

use crate::common::table::{BLUE, Table};

/// RIV-CARD-invention_progress.
#[test]
fn riv_card_invention_pays_for_buildings_with_progress() {
    let table = Table::of(Mode::Intro)
        .cards(BLUE, "abbey s0.u")
        .event("invention");
    assert_eq!(table.decider(), Some(BLUE));
    let table = table.play("store c0.u");
    assert_eq!(table.store(BLUE, "c0.u"), 2);
    assert!(table.offers("end"));
}
