//! The worked examples of the dossier, one test per row.

use crate::table::{THREE_ROADS, Table};
use dice::sheet::JSON;
use serde_json::Value;

#[test]
fn dice_tv_1_the_example_of_the_rulebook() {
    let table = Table::solo().play("roll brick lumber wool grain gold gold; settle S3; end");
    let table = table.play(THREE_ROADS).play("road R0; road R2; end");
    let table = table.play("roll lumber brick wool ore grain gold; road R3; knight K1; end");
    assert_eq!(table.boxes(0), [3, 2, 2]);
}

#[test]
fn dice_tv_2_road_and_settlement_from_one_roll() {
    let table = Table::solo().play("roll lumber lumber brick brick grain wool");
    let table = table.play("road R0; settle S3; end");
    assert_eq!(table.boxes(0), [4]);
}

#[test]
fn dice_tv_3_nothing_built_is_an_x() {
    assert_eq!(Table::solo().idle(1).boxes(0), [-2]);
}

#[test]
fn dice_tv_4_s4_before_s3_is_out_of_order() {
    let table = Table::solo()
        .roads("R0 R2 R3")
        .play("roll brick lumber wool grain gold gold");
    table.refuses("settle S4", "DICE-21 site=S4 next=S3 due=0");
}

#[test]
fn dice_tv_5_c7_needs_its_own_road() {
    let table = Table::solo()
        .roads("R0")
        .play("roll ore ore ore grain grain gold");
    table.refuses("city C7", "DICE-22 site=C7 next=C7 due=1");
    let table = table
        .play("end")
        .roads("R1")
        .play("roll ore ore ore grain grain gold");
    table.allows("city C7");
}

#[test]
fn dice_tv_6_four_gold_and_two_ore_make_no_city() {
    let table = Table::solo()
        .roads("R0 R1")
        .play("roll gold gold gold gold ore ore");
    let table = table.play("trade ore; trade grain");
    assert_eq!(table.dice(), "grain ore ore ore");
    table.refuses(
        "city C7",
        "DICE-13 symbol=C7 cost=2 grain, 3 ore missing=1 grain",
    );
}

#[test]
fn dice_tv_7_knight_joker_and_trade_in_one_turn() {
    let table = Table::solo().play("roll ore wool grain gold gold lumber");
    let table = table.play("knight K1");
    table.allows("joker K1 lumber");
    let table = table.play("trade brick; road R0; end");
    assert_eq!(table.boxes(0), [2]);
}

#[test]
fn dice_tv_8_a_joker_works_once() {
    let table = Table::solo()
        .knights(1)
        .play("roll wool wool wool wool wool wool");
    let table = table.play("joker K1 wool");
    table.refuses("joker K1 wool", "DICE-30 knight=K1 built=1");
}

/// The printed paths lead to their sites, and no road of them can be left out.
#[test]
fn dice_tv_9_paths_lead_from_the_start() {
    let data: Value = serde_json::from_str(JSON).unwrap();
    let vectors = data["test_vectors"].as_array().unwrap().iter();
    let mut paths = 0;
    for vector in vectors.filter(|vector| vector["target"].is_string()) {
        let (name, roads) = (vector["target"].as_str().unwrap(), road_names(vector));
        let symbol = dice::Symbol::all()
            .find(|symbol| symbol.name() == name)
            .unwrap();
        let site = match symbol {
            dice::Symbol::Settlement(place) => &dice::sheet::SETTLEMENTS[place as usize],
            dice::Symbol::City(place) => &dice::sheet::CITIES[place as usize],
            other => panic!("{other:?} is no site"),
        };
        let table = Table::solo().roads(&roads.join(" "));
        let built = table.state.own_sheet().roads();
        assert!(dice::sheet::reaches(built, site));
        for left_out in 0..roads.len() {
            let reached = reachable_without(&roads, left_out);
            assert!(
                !dice::sheet::reaches(reached, site),
                "{name} without {}",
                roads[left_out]
            );
        }
        paths += 1;
    }
    assert_eq!(paths, 3);
}

fn road_names(vector: &Value) -> Vec<String> {
    let roads = vector["roads"].as_array().unwrap().iter();
    roads
        .map(|road| road.as_str().unwrap().to_string())
        .collect()
}

/// What can be built of a path if one road of it is forbidden.
fn reachable_without(roads: &[String], left_out: usize) -> u16 {
    let mut built = 0;
    for road in &roads[..left_out] {
        let number: u8 = road[1..].parse().unwrap();
        assert!(dice::sheet::touches(built, number));
        built |= 1 << number;
    }
    built
}

#[test]
fn dice_tv_10_knight_2_before_knight_1_is_out_of_order() {
    let table = Table::solo().play("roll ore wool grain gold gold gold");
    table.refuses("knight K2", "DICE-23 knight=K2 next=K1");
}

#[test]
fn dice_tv_11_rolling_no_dice_is_stopping() {
    let table = Table::solo().play(THREE_ROADS);
    table.refuses("reroll", "DICE-11 count=0 dice= shown=3 brick, 3 lumber");
    assert!(!table.menu().contains(&"reroll".to_string()));
    table.allows("road R0");
    table.allows("end");
}

#[test]
fn dice_tv_12_jokers_on_the_same_face_or_a_used_die_are_refused() {
    let table = Table::solo()
        .knights(1)
        .play("roll ore wool grain brick lumber brick");
    table.refuses("joker K1 ore", "DICE-R-13 face=ore");
    let table = table.play("road R0");
    table.refuses("joker K1 lumber", "DICE-R-11 face=lumber");
    table.allows("joker K1 brick");
}

#[test]
fn dice_tv_13_a_joker_without_a_build_is_lost_and_the_box_gets_an_x() {
    let table = Table::solo()
        .knights(1)
        .play("roll wool wool wool wool wool wool");
    let table = table.play("joker K1 wool; end");
    assert_eq!(table.boxes(0), [1, -2]);
    assert_eq!(table.state.own_sheet().jokers_used(), 1);
}
