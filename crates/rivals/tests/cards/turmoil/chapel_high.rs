//! Chapel.

use rivals::Mode;

use crate::common::table::{RED, Table};

#[test]
fn riv_card_chapel_high_protects_from_riots_by_the_number() {
    let table = Table::of(Mode::Turmoil).cities(RED, "s0");
    let table = table.cards(RED, "chapel_high s0.u, harald s0.l");
    let safe = table.clone().number(4).event("riots");
    assert!(safe.has(RED, "harald") && safe.offers("end"));
    let lost = table.number(3).event("riots").play("pass; stack 1");
    assert!(!lost.has(RED, "harald")); // without gold
}
