//! Year of Plenty.

use rivals::Mode;

use crate::common::table::{RED, Table};

#[test]
fn riv_card_year_of_plenty_pays_beside_storehouses_and_abbeys() {
    let table = Table::of(Mode::Intro).cards(RED, "abbey s0.u, storehouse s1.u");
    let table = table.event("year_of_plenty");
    let stores = ["c0.u", "c1.u", "c2.u", "c0.l"].map(|place| table.store(RED, place));
    assert_eq!(stores, [2, 2, 2, 1]); // c1.u lies beside both
}
