//! Sebastian the Itinerant Preacher.

use rivals::Mode;

use crate::common::table::{BLUE, RED, Table};

/// RIV-180, RIV-R-57.
#[test]
fn riv_card_sebastian_lets_an_event_pass_by() {
    let table = Table::of(Mode::Turmoil).cards(RED, "candamir s0.u");
    let table = table.cards(BLUE, "abbey s0.u").hand(BLUE, "sebastian");
    let table = table.event("feud");
    assert_eq!(table.menu(), ["pass", "play sebastian"]);
    let table = table.play("play sebastian");
    assert!(table.has(BLUE, "abbey") && table.offers("end"));
    assert_eq!(table.discarded("sebastian"), 1);
}

#[test]
fn riv_card_sebastian_is_asked_for_whether_or_not_it_is_held() {
    let table = Table::of(Mode::Turmoil).cards(RED, "candamir s0.u");
    let table = table
        .cards(BLUE, "abbey s0.u")
        .hand(BLUE, "scout")
        .event("feud");
    assert_eq!(table.menu(), ["pass"]);
    assert_eq!(table.decider(), Some(BLUE));
}
