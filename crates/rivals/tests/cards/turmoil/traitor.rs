//! Traitor.

use crate::common::table::{BLUE, RED, Table};

/// RIV-132, RIV-R-37.
#[test]
fn riv_card_traitor_shows_the_hand_and_takes_a_card() {
    let table = Table::turmoil().hand(RED, "traitor").cities(RED, "s0");
    let table = table.cards(RED, "hedge_tavern s0.u");
    table.refuses("play traitor", "RIV-R-09"); // an empty hand
    let table = table.hand(BLUE, "abbey scout").play("play traitor");
    assert_eq!(table.menu(), ["pass", "take scout", "take abbey"]);
    let table = table.play("take abbey");
    assert_eq!(
        (table.holds(RED), table.holds(BLUE)),
        ("abbey".into(), "scout".into())
    );
    table.allows("build abbey s1.u");
}
