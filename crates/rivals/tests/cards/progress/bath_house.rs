//! Bath House.

use rivals::Mode;

use crate::common::table::{RED, Table};

/// RIV-R-32.
#[test]
fn riv_card_bath_house_protects_the_landscapes_of_its_city() {
    let table = Table::of(Mode::Progress)
        .cities(RED, "s0 s1")
        .cards(RED, "bath_house s0.u");
    let table = table.event("plague");
    let stores = ["c0.u", "c1.l", "c2.u", "c2.l"].map(|place| table.store(RED, place));
    assert_eq!(stores, [1, 1, 0, 0]); // c1 lies between both cities
}
