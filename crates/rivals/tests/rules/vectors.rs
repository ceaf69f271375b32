//! The worked examples of the rulebook.

use rivals::Mode;

use crate::common::table::{BLUE, RED, Table};

/// Production 6 in the first turn.
#[test]
fn riv_tv_1_a_six_brings_red_grain_and_blue_ore() {
    let table = Table::of(Mode::Intro).rolling().play("dice 6 trade");
    assert_eq!(
        (table.count(RED, "grain"), table.count(BLUE, "ore")),
        (2, 2)
    );
    assert_eq!(
        (table.goods(RED).total(), table.goods(BLUE).total()),
        (6, 6)
    );
}

/// Red with mountains 4 and gold 2.
#[test]
fn riv_tv_2_new_landscapes_produce_with_the_old_ones() {
    let table = Table::of(Mode::Intro).settled(RED, "mountains_stack_4", "gold_field_stack_2");
    let four = table.clone().rolling().play("dice 4 trade");
    assert_eq!((four.count(RED, "wool"), four.count(RED, "ore")), (2, 2));
    let two = table.rolling().play("dice 2 trade");
    assert_eq!((two.count(RED, "lumber"), two.count(RED, "gold")), (2, 1));
}

/// Blue with fields 3 and gold 3 against red's Marketplace.
#[test]
fn riv_tv_3_a_marketplace_takes_grain_gold_or_lumber() {
    let table = Table::of(Mode::Intro).settled(BLUE, "fields_stack_3", "gold_field_stack_3");
    let table = table
        .cards(RED, "marketplace s0.u")
        .rolling()
        .play("dice 3 trade");
    let kinds: Vec<_> = table
        .menu()
        .iter()
        .map(|choice| {
            let place = choice.strip_prefix("store ").unwrap().parse().unwrap();
            table.state.realm(RED).kind_at(place).word()
        })
        .collect();
    assert_eq!(kinds, ["lumber", "gold", "grain"]);
}

#[test]
fn riv_tv_4_two_cities_a_settlement_and_both_tokens_are_seven_points() {
    let table = Table::intro()
        .cities(RED, "s0 s1")
        .settled(RED, "forest_stack_4", "hills_stack_1");
    let table = table.cards(
        RED,
        "candamir s0.u, ore_ship s0.l, wool_ship s1.u, gold_ship s1.l",
    );
    assert_eq!(table.points(RED), 7);
}

#[test]
fn riv_tv_5_eight_resources_bring_the_brigands_and_seven_do_not() {
    let table = Table::of(Mode::Intro).stores(RED, "c0.u 3").rolling();
    assert_eq!(table.goods(RED).total(), 7);
    assert_eq!(table.clone().play("dice 1 brigands").count(RED, "wool"), 1);
    let eight = table.stores(RED, "c2.l 2").play("dice 1 brigands");
    assert_eq!(eight.count(RED, "wool"), 0);
}
