//! Gold Cache.

use rivals::Mode;

use crate::common::table::{RED, Table};

/// RIV-R-41, RIV-26.
#[test]
fn riv_card_gold_cache_stores_gold_that_brigands_do_not_find() {
    let table = Table::gold().hand(RED, "gold_cache");
    table.refuses("attach gold_cache c0.u", "RIV-129"); // no hero
    let table = table
        .cards(RED, "austin s0.u")
        .play("attach gold_cache c0.u");
    let table = table
        .stores(RED, "cache 2, c1.u 2, c0.l 3, c1.l 3")
        .rolling();
    assert_eq!(rivals::countable(&table.state, RED), 11);
    let table = table.play("dice 6 brigands");
    assert_eq!(
        (table.store(RED, "cache"), table.store(RED, "c1.u")),
        (2, 0)
    );
}

/// RIV-R-17, RIV-R-49.
#[test]
fn riv_card_gold_cache_takes_any_gold_received() {
    let table = Table::of(Mode::Gold)
        .cache(RED, "c0.u")
        .rolling()
        .play("dice 1 trade");
    assert_eq!(table.menu(), ["store c1.u", "store cache"]);
    let table = table.play("store cache");
    assert_eq!(
        (table.store(RED, "c1.u"), table.store(RED, "cache")),
        (0, 1)
    );
}
