//! Storehouse.

use rivals::Mode;

use crate::common::table::{RED, Table};

/// RIV-CARD-storehouse_gold.
#[test]
fn riv_card_storehouse_hides_what_lies_beside_it_from_the_brigands() {
    let table = Table::of(Mode::Intro)
        .stores(RED, "c0.u 3, c0.l 3, c1.l 3")
        .rolling();
    let raided = table.clone().play("dice 6 brigands");
    assert_eq!(raided.count(RED, "wool"), 0);
    let safe = table
        .cards(RED, "storehouse s0.u")
        .stores(RED, "c2.u 0, c2.l 0");
    let safe = safe.play("dice 6 brigands");
    assert_eq!(safe.count(RED, "wool"), 3); // six counted, three beside the Storehouse
}

/// RIV-93.
#[test]
fn riv_card_storehouse_does_not_save_what_lies_beside_it() {
    let table = Table::of(Mode::Intro)
        .all_stores(RED, 3)
        .cards(RED, "storehouse s0.l");
    let table = table.rolling().play("dice 6 brigands");
    assert_eq!(table.count(RED, "wool"), 0); // twelve counted, wool beside it is lost as well
}
