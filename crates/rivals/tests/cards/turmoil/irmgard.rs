//! Irmgard, Keeper of the Light.

use rivals::Mode;

use crate::common::table::{BLUE, RED, Table};

#[test]
fn riv_card_irmgard_pays_for_every_lost_card() {
    let table = Table::of(Mode::Turmoil).cards(RED, "candamir s0.u");
    let table = table.cards(BLUE, "irmgard s0.u, abbey s0.l").event("feud");
    let table = table.play("pass; stack 1");
    assert!(table.offers("store c0.u"));
    let table = table.play("store c0.u");
    assert_eq!(table.store(BLUE, "c0.u"), 2);
}

#[test]
fn riv_card_irmgard_does_not_pay_for_tearing_down() {
    let table = Table::turmoil()
        .cards(RED, "irmgard s0.u, abbey s0.l")
        .play("tear s0.l abbey");
    assert!(table.offers("end"));
}
