//! Reiner the Herald.

use rivals::Mode;

use crate::common::table::{BLUE, RED, Table};

/// RIV-96.
#[test]
fn riv_card_reiner_makes_the_event_a_celebration() {
    let table = Table::of(Mode::Gold)
        .hand(RED, "reiner")
        .cards(BLUE, "austin s0.u");
    let table = table.play("play reiner; roll; number 5");
    let table = table.play("red: store c0.u"); // one in any case, though blue has more skill
    assert_eq!(table.decider(), Some(BLUE));
    let table = table.play("store c0.u");
    assert_eq!(
        (table.store(RED, "c0.u"), table.store(BLUE, "c0.u")),
        (2, 2)
    );
}
