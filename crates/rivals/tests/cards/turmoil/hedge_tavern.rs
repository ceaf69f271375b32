//! Hedge Tavern.

use crate::common::table::{BLUE, RED, Table};

#[test]
fn riv_card_hedge_tavern_opens_three_attack_cards() {
    let table = Table::turmoil()
        .hand(RED, "traitor")
        .hand(BLUE, "abbey")
        .all_stores(RED, 3);
    table.refuses("play traitor", "RIV-129");
    let table = table.cities(RED, "s0").play("build hedge_tavern s0.u");
    assert_eq!(table.points(RED), 4);
    table.allows("play traitor");
}
