//! DICE-30 to DICE-33 and their rulings: turning dice by jokers.

use crate::table::Table;
use game::Seat;

const WOOL_AND_GOLD: &str = "roll wool wool wool wool wool gold";

#[test]
fn dice_30_a_joker_turns_one_die_once_in_the_game() {
    let table = Table::solo().play(WOOL_AND_GOLD);
    table.refuses("joker K1 gold", "DICE-30 knight=K1 built=0");
    let table = table.play("end").knights(1).play(WOOL_AND_GOLD);
    table.allows("joker K1 wool");
    let table = table.play("joker K1 gold"); // also a die with gold
    assert_eq!(table.dice(), "wool wool wool wool wool ore");
    assert_eq!(table.state.sheet(Seat(0)).jokers_used(), 1);
    table.refuses("joker K1 wool", "DICE-30 knight=K1 built=1");
    let later = table.play("end").play(WOOL_AND_GOLD);
    later.refuses("joker K1 wool", "DICE-30 knight=K1 built=1");
}

#[test]
fn dice_3_a_joker_gives_the_resource_below_its_knight() {
    let table = Table::solo()
        .knights(5)
        .play("roll gold gold gold gold gold gold");
    for (joker, expected) in [
        ("joker K1 gold", "ore gold gold gold gold gold"),
        ("joker K2 gold", "grain gold gold gold gold gold"),
        ("joker K3 gold", "wool gold gold gold gold gold"),
        ("joker K4 gold", "lumber gold gold gold gold gold"),
        ("joker K5 gold", "brick gold gold gold gold gold"),
    ] {
        assert_eq!(table.clone().play(joker).dice(), expected);
    }
    table.refuses(
        "joker K1 gold wool",
        "DICE-3 knight=K1 printed=ore wanted=wool",
    );
    assert_eq!(
        table.clone().play("joker K1 gold ore"),
        table.play("joker K1 gold")
    );
}

#[test]
fn dice_31_the_sixth_joker_gives_any_resource() {
    let table = Table::solo().knights(6).play(WOOL_AND_GOLD);
    for resource in ["wool", "grain", "brick", "ore", "lumber"] {
        table.allows(&format!("joker K6 gold {resource}"));
    }
    assert!("joker K6 gold".parse::<dice::Action>().is_err());
}

#[test]
fn dice_r_06_the_sixth_joker_gives_no_gold() {
    let table = Table::solo().knights(6).play(WOOL_AND_GOLD);
    table.refuses("joker K6 wool gold", "DICE-R-06");
}

#[test]
fn dice_32_several_jokers_may_be_used_in_one_turn() {
    let table = Table::solo()
        .knights(4)
        .play("roll ore ore ore ore ore wool");
    let table = table.play("joker K2 ore; joker K4 ore; joker K3 ore");
    assert_eq!(table.dice(), "wool wool grain ore ore lumber");
}

#[test]
fn dice_32_a_new_knight_lends_his_joker_at_once() {
    let table = Table::solo().play("roll ore wool grain gold gold wool");
    table.refuses("joker K1 wool", "DICE-30 knight=K1 built=0");
    table.play("knight K1").allows("joker K1 wool");
}

#[test]
fn dice_33_a_knight_without_joker_keeps_his_points() {
    let table = Table::solo()
        .knights(1)
        .play(WOOL_AND_GOLD)
        .play("joker K1 gold; end");
    assert_eq!(table.boxes(0), [1, -2]);
    assert_eq!(table.state.sheet(Seat(0)).knights(), 1);
}

#[test]
fn dice_r_04_a_turned_die_may_be_turned_again() {
    let table = Table::solo()
        .knights(2)
        .play("roll gold gold gold gold gold gold");
    let table = table.play("joker K1 gold; joker K2 ore");
    assert_eq!(table.dice(), "grain gold gold gold gold gold");
    let traded = Table::solo().knights(1).play(WOOL_AND_GOLD).play("end");
    let traded = traded.play("roll gold gold wool wool wool wool; trade brick; joker K1 brick");
    assert_eq!(traded.dice(), "wool wool wool wool ore");
}

/// Using a joker is stopping; while dice are in the cup nobody can.
#[test]
fn dice_r_05_no_joker_while_rolling_goes_on() {
    let table = Table::solo().knights(1).play(WOOL_AND_GOLD);
    let rolling = table.clone().play("reroll gold");
    rolling.refuses("joker K1 wool", "DICE-R-05 cup=1 rolls=1");
    table
        .play("joker K1 wool")
        .refuses("reroll gold", "DICE-12");
}

#[test]
fn dice_r_11_jokers_trades_and_builds_follow_in_any_order() {
    let table = Table::solo()
        .knights(1)
        .play("roll gold gold lumber wool grain wool");
    let one = table
        .clone()
        .play("joker K1 wool; knight K2; trade brick; road R0; end");
    let other = table
        .clone()
        .play("trade brick; road R0; joker K1 wool; knight K2; end");
    assert_eq!(one.state, other.state);
    assert_eq!(one.boxes(0), [1, 3]);
    // The dice of the knight are gone, and so is the gold given up.
    let gone = table.play("trade ore; knight K2");
    gone.refuses("joker K1 grain", "DICE-R-11 face=grain");
    gone.refuses("joker K1 gold", "DICE-R-11 face=gold");
}

#[test]
fn dice_r_12_what_is_turned_stays_turned() {
    let table = Table::solo()
        .knights(1)
        .play("roll gold gold gold gold wool wool");
    let table = table.play("joker K1 gold; trade ore; end");
    assert_eq!(table.boxes(0), [1, -2]);
    assert_eq!(table.state.sheet(Seat(0)).jokers_used(), 1);
}

#[test]
fn dice_r_13_a_joker_replaces_another_result() {
    let table = Table::solo()
        .knights(6)
        .play("roll ore wool wool wool wool wool");
    table.refuses("joker K1 ore", "DICE-R-13 face=ore");
    table.refuses("joker K6 wool wool", "DICE-R-13 face=wool");
    table.allows("joker K1 wool");
}
