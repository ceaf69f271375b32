//! Trading Base.

use crate::common::table::{RED, Table};

/// RIV-169.
#[test]
fn riv_card_trading_base_doubles_marketplace_and_harbor() {
    let table = Table::gold().cities(RED, "s0 s1");
    let table = table.cards(RED, "marketplace s0.u, harbor s0.l");
    assert_eq!(table.state.realm(RED).points().commerce, 2);
    let table = table.cards(RED, "trading_base s1.u");
    assert_eq!(table.state.realm(RED).points().commerce, 5); // its own, and one more for each
}
