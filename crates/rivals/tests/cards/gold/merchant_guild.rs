//! Merchant Guild.

use crate::common::table::{RED, Table};

/// RIV-53, RIV-R-43.
#[test]
fn riv_card_merchant_guild_comes_from_the_open_stack() {
    let table = Table::gold().all_stores(RED, 3).cities(RED, "s0");
    let table = table.play("build merchant_guild s0.u");
    assert_eq!(table.state.public.supply.open, 1);
    assert_eq!(table.state.realm(RED).points().commerce, 2);
    table.refuses("build merchant_guild s0.l", "RIV-128");
}
