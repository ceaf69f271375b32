//! RIV-165 to RIV-172: points, advantages, tokens.

use crate::common::table::{BLUE, RED, Table};

#[test]
fn riv_165_settlements_cities_cards_and_tokens_count() {
    let table = Table::gold();
    assert_eq!(table.points(RED), 2);
    let table = table.cities(RED, "s0");
    assert_eq!(table.points(RED), 3);
    let table = table.cards(RED, "mint s0.u, candamir s0.l");
    assert_eq!(table.points(RED), 5); // the Mint and the hero token
    let table = table.cards(RED, "merchant_guild s0.u, toll_bridge s1.u");
    assert_eq!(table.points(RED), 7); // the guild and the trade token
}

/// RIV-168: nobody on a tie.
#[test]
fn riv_166_the_strength_advantage_needs_three_and_more() {
    let holder = |table: &Table| rivals::strength_holder(&table.state);
    let table = Table::intro().cards(RED, "harald s0.u");
    assert_eq!(holder(&table), None); // two
    let table = table.cards(RED, "austin s0.l");
    assert_eq!(holder(&table), Some(RED));
    let table = table.cards(BLUE, "inga s0.u, siglind s0.l");
    assert_eq!(holder(&table), None); // three each
    let table = table.cards(BLUE, "osmund s1.u");
    assert_eq!(holder(&table), Some(BLUE));
}

/// RIV-168: recounted after every change.
#[test]
fn riv_167_the_trade_advantage_needs_three_and_more() {
    let table = Table::gold()
        .hand(RED, "wool_ship")
        .cards(RED, "ore_ship s0.u, gold_ship s0.l");
    assert_eq!(rivals::trade_holder(&table.state), None);
    let table = table.play("build wool_ship s1.u");
    assert_eq!(rivals::trade_holder(&table.state), Some(RED));
    assert!(table.happened("trade-token"));
    let table = table.play("tear s1.u wool_ship");
    assert_eq!(rivals::trade_holder(&table.state), None);
}

/// RIV-168: below three, or on a tie, nobody has it.
#[test]
fn riv_168_an_advantage_is_lost_with_its_condition() {
    let ships = "ore_ship s0.u, gold_ship s0.l, wool_ship s1.u";
    let table = Table::gold().cards(BLUE, ships).hand(RED, "pirate_ship");
    assert_eq!(table.points(BLUE), 3);
    let table = table.play("build pirate_ship s0.u; choose s0.u ore_ship");
    assert_eq!(table.points(BLUE), 2);
}

/// RIV-169: ships with a Salt Silo, Marketplace and Harbour with a Trading Base.
#[test]
fn riv_169_some_cards_add_commerce_to_others() {
    let table = Table::gold()
        .cities(RED, "s0 s1")
        .cards(RED, "ore_ship s0.u, marketplace s0.l");
    let table = table.cards(RED, "salt_silo s1.u, trading_base s1.l");
    assert_eq!(table.state.realm(RED).points().commerce, 1 + 1 + 1 + 1 + 1);
}

/// RIV-R-25: all points count where points are compared.
#[test]
fn riv_r_25_points_are_compared_with_tokens() {
    let table = Table::progress().hand(RED, "gustav").discard("abbey");
    table.refuses("play gustav", "RIV-129"); // two each
    table.cards(BLUE, "candamir s0.u").allows("play gustav"); // blue has the hero token
}
