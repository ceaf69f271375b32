//! Arsonist.

use crate::common::table::{BLUE, RED, Table};

/// RIV-182.
#[test]
fn riv_card_arsonist_burns_a_building_of_the_attackers_choice() {
    let table = Table::turmoil().hand(RED, "arsonist").cities(RED, "s0");
    let table = table.cards(RED, "hedge_tavern s0.u");
    table.refuses("play arsonist", "RIV-R-09"); // nothing to burn
    let table = table.cards(BLUE, "abbey s0.u, marketplace s0.l, inga s1.u");
    let table = table.play("play arsonist");
    assert_eq!(
        table.menu(),
        ["choose s0.u abbey", "choose s0.l marketplace"]
    );
    let table = table.play("choose s0.u abbey");
    assert_eq!(table.decider(), Some(BLUE)); // the victim chooses the stack
    assert_eq!(table.play("stack 1").lowest(1), Some("abbey"));
}
