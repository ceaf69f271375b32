//! Doctor.

use crate::common::table::{RED, Table};

/// RIV-R-45.
#[test]
fn riv_card_doctor_heals_the_two_landscapes_beside_a_bath_house() {
    let table = Table::progress().hand(RED, "doctor").cities(RED, "s0");
    table.refuses("play doctor", "RIV-129");
    let table = table.cards(RED, "bath_house s0.u").play("play doctor");
    let stores = ["c0.u", "c1.u", "c0.l", "c1.l"].map(|place| table.store(RED, place));
    assert_eq!(stores, [2, 1, 1, 1]);
}

#[test]
fn riv_card_doctor_chooses_between_bath_houses() {
    let table = Table::progress().hand(RED, "doctor").cities(RED, "s0");
    let table = table
        .cards(RED, "bath_house s0.u, bath_house s0.l")
        .play("play doctor");
    assert_eq!(
        table.menu(),
        ["choose s0.u bath_house", "choose s0.l bath_house"]
    );
    assert_eq!(table.play("choose s0.l bath_house").store(RED, "c0.l"), 2);
}
