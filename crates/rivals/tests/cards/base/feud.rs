//! Feud.

use rivals::Mode;

use crate::common::table::{BLUE, RED, Table};

/// RIV-184, RIV-144, RIV-CARD-feud_turmoil.
#[test]
fn riv_card_feud_takes_one_of_three_named_buildings() {
    let table = Table::of(Mode::Intro)
        .cards(RED, "candamir s0.u")
        .cities(BLUE, "s0");
    let table = table.cards(BLUE, "abbey s0.u, marketplace s0.u, storehouse s0.l");
    let table = table.cards(BLUE, "toll_bridge s0.l").event("feud");
    let table = table.play("choose s0.u abbey; choose s0.l storehouse; choose s0.l toll_bridge");
    assert_eq!(table.decider(), Some(BLUE));
    assert!(!table.offers("choose s0.u marketplace"));
    let table = table.play("choose s0.u abbey; stack 3");
    assert!(!table.has(BLUE, "abbey"));
    assert_eq!(table.lowest(3), Some("abbey"));
}

#[test]
fn riv_card_feud_names_all_of_three_or_fewer() {
    let table = Table::of(Mode::Intro).cards(RED, "candamir s0.u");
    let table = table.cards(BLUE, "abbey s0.u").event("feud");
    let table = table.play("blue: stack 1");
    assert!(!table.has(BLUE, "abbey"));
}
