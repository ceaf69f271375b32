//! RIV-110 to RIV-118: gaining, paying, trading, taking.

use rivals::Mode;

use crate::common::table::{BLUE, RED, Table};

/// RIV-117, RIV-R-06, RIV-R-46: nothing is declined, nothing is named without room.
#[test]
fn riv_110_a_gain_is_stored_where_there_is_room() {
    let table = Table::of(Mode::Intro)
        .all_stores(RED, 3)
        .stores(RED, "c0.u 2, c1.l 1")
        .rolling();
    let table = table.play("dice 1 celebration");
    assert_eq!(table.menu(), ["store c0.u", "store c1.l"]);
    table.refuses("store c2.l", "RIV-110");
    table.refuses("pass", "RIV-110");
    let full = Table::of(Mode::Intro)
        .all_stores(RED, 3)
        .rolling()
        .play("dice 1 celebration");
    assert_eq!(full.decider(), Some(BLUE)); // red's unit is lost
}

/// RIV-111: with two fields of one kind the payer chooses.
#[test]
fn riv_111_the_payer_chooses_his_landscapes() {
    let table = Table::intro().settled(RED, "hills_stack_1", "forest_stack_4");
    let table = table
        .stores(RED, "c0.l 2, c3.u 2, c0.u 1")
        .play("road left");
    assert_eq!(table.menu(), ["spend c0.l", "spend c3.u"]);
    table.refuses("spend c0.u", "RIV-111");
    let table = table.play("spend c3.u; spend c3.u");
    assert_eq!((table.store(RED, "c0.l"), table.store(RED, "c3.u")), (2, 0));
}

/// RIV-116: there is no trade with the other player at all.
#[test]
fn riv_112_three_of_a_kind_buy_one_other() {
    let table = Table::intro().stores(RED, "c2.l 3, c0.u 3");
    table.refuses("trade 3 wool lumber", "RIV-112"); // only one wool
    table.refuses("trade 3 ore lumber", "RIV-112"); // no room
    table.refuses("trade 3 ore ore", "RIV-112");
    let table = table.play("trade 3 ore brick; trade 3 lumber brick");
    assert_eq!(table.count(RED, "brick"), 3);
    let menu = table.menu();
    assert!(menu.iter().all(|choice| !choice.starts_with("name")));
}

/// RIV-112: the three may come from several landscapes.
#[test]
fn riv_116_players_trade_with_the_supply_only() {
    let table = Table::intro().settled(RED, "mountains_stack_2", "forest_stack_4");
    let table = table
        .stores(RED, "c2.l 2, c3.u 1")
        .play("trade 3 ore brick");
    assert_eq!((table.count(RED, "ore"), table.count(RED, "brick")), (0, 2));
    assert_eq!(table.goods(BLUE).total(), 5);
}

/// RIV-113: as often as one likes, in the turn the ship is built.
#[test]
fn riv_113_a_trade_ship_trades_two_for_one() {
    let table = Table::intro()
        .all_stores(RED, 3)
        .hand(RED, "ore_ship")
        .stores(RED, "c0.l 0");
    let table = table.play("build ore_ship s0.u; trade 2 ore brick");
    assert_eq!((table.count(RED, "ore"), table.count(RED, "brick")), (1, 1));
}

/// RIV-R-21: what lies in a cache does not lie on the landscape.
#[test]
fn riv_114_the_large_ship_takes_from_one_landscape() {
    let table = Table::gold()
        .cache(RED, "c1.u")
        .cards(RED, "large_trade_ship s0.u");
    let table = table.stores(RED, "c1.u 1, cache 3, c0.u 2");
    table.refuses("ship c1.u ore", "RIV-114");
    table.refuses("ship cache ore", "RIV-114");
    let table = table.play("ship c0.u ore");
    assert_eq!(table.store(RED, "c0.u"), 0);
}

/// RIV-R-21: only gold on the landscape itself.
#[test]
fn riv_r_21_a_cache_does_not_help_the_large_ship() {
    let table = Table::gold()
        .cache(RED, "c1.u")
        .cards(RED, "large_trade_ship s0.u");
    table.stores(RED, "c1.u 2, cache 1").allows("ship c1.u ore");
}

/// RIV-185, RIV-R-07: the taker names kinds, the giver the source, the taker the place.
#[test]
fn riv_118_kinds_are_named_by_the_taker_and_sources_by_the_giver() {
    let table = Table::gold()
        .cities(RED, "s0")
        .cards(RED, "merchant_guild s0.u");
    let table = table.settled(BLUE, "mountains_stack_2", "forest_stack_4");
    let table = table.stores(BLUE, "c3.u 2").hand(RED, "trade_master");
    let table = table.stores(RED, "c1.l 3").play("play trade_master");
    assert!(!table.offers("name wool")); // no room
    assert!(!table.offers("name gold")); // he has none
    let table = table.play("name ore");
    assert_eq!(table.decider(), Some(BLUE));
    assert_eq!(table.menu(), ["spend c2.l", "spend c3.u"]);
    table.refuses("spend c0.u", "RIV-185");
    let table = table.play("spend c3.u");
    assert_eq!((table.store(BLUE, "c3.u"), table.count(RED, "ore")), (1, 2));
}

/// RIV-117: of what can be taken the full number is taken.
#[test]
fn riv_117_a_gain_cannot_be_declined() {
    let table = Table::gold()
        .cities(RED, "s0")
        .cards(RED, "merchant_guild s0.u");
    let table = table
        .hand(RED, "trade_master")
        .play("play trade_master; name ore");
    table.refuses("pass", "RIV-118");
}

/// RIV-R-49: every gold may go into the cache, also when the field is full.
#[test]
fn riv_r_49_gold_goes_to_field_or_cache() {
    let table = Table::of(Mode::Gold)
        .cache(RED, "c0.u")
        .stores(RED, "c1.u 3")
        .rolling();
    let table = table.play("dice 1 trade"); // the field is full, so nothing is asked
    assert_eq!(table.store(RED, "cache"), 1);
    assert!(table.offers("end"));
    let table = table
        .stores(RED, "c1.u 2, c0.u 3, cache 1")
        .play("trade 3 lumber gold");
    assert_eq!(table.menu(), ["store c1.u", "store cache"]);
}
