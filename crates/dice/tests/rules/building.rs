//! DICE-20 to DICE-24: what may be built, and where.

use crate::table::{THREE_ROADS, Table};
use game::Seat;

const SETTLEMENT: &str = "roll brick lumber wool grain gold gold";
const CITY: &str = "roll ore ore ore grain grain gold";
const KNIGHT: &str = "roll ore wool grain ore wool grain";
const PATH_TO_S7: &str = "R0 R2 R3 R5 R6 R7";

#[test]
fn dice_20_a_road_touches_a_built_road() {
    let table = Table::solo().play(THREE_ROADS);
    table.allows("road R0"); // at the start road
    for road in ["R1", "R2", "R3", "R12", "R15"] {
        table.refuses(&format!("road {road}"), &format!("DICE-20 road={road}"));
    }
    let table = table.play("road R0");
    table.allows("road R1");
    table.allows("road R2");
    table.refuses("road R3", "DICE-20 road=R3");
}

/// Three roads meet at S7, which is not built; each goes on from there.
#[test]
fn dice_20_sites_do_not_block_roads() {
    let table = Table::solo().roads(PATH_TO_S7).play(THREE_ROADS);
    table.allows("road R8");
    table.allows("road R12");

    let built = Table::solo()
        .play(SETTLEMENT)
        .play("settle S3; end")
        .play(THREE_ROADS);
    built.allows("road R0");
}

#[test]
fn dice_r_03_the_start_road_brings_no_point() {
    let table = Table::solo();
    assert_eq!(table.state.sheet(Seat(0)).roads(), 0);
    assert_eq!(dice::points(table.state.sheet(Seat(0))), 0);
    assert!("road START".parse::<dice::Action>().is_err());
}

#[test]
fn dice_21_the_first_settlement_can_be_built_in_the_first_turn() {
    Table::solo().play(SETTLEMENT).allows("settle S3");
}

#[test]
fn dice_21_settlements_need_a_road_and_come_in_order() {
    let table = Table::solo().play(SETTLEMENT);
    table.refuses("settle S4", "DICE-21 site=S4 next=S3 due=0");
    let table = table.play("settle S3; end").play(SETTLEMENT);
    table.refuses("settle S4", "DICE-21 site=S4 next=S4 due=1");
    table.refuses("settle S5", "DICE-21 site=S5 next=S4 due=0");
    let table = table.play("end").roads("R0 R2").play(SETTLEMENT);
    table.allows("settle S4");
}

#[test]
fn dice_21_all_settlements_can_be_built_along_their_roads() {
    let mut table = Table::solo().roads("R0 R2 R3 R5 R6 R7 R8 R9 R10 R11");
    for site in ["S3", "S4", "S5", "S7", "S9", "S11"] {
        table = table.play(SETTLEMENT).play(&format!("settle {site}; end"));
    }
    assert_eq!(table.boxes(0)[4..], [3, 4, 5, 7, 9, 11]);
}

#[test]
fn dice_22_cities_need_a_road_and_come_in_order_but_no_settlement() {
    let table = Table::solo().play(CITY);
    table.refuses("city C12", "DICE-22 site=C12 next=C7 due=0");
    table.refuses("city C7", "DICE-22 site=C7 next=C7 due=1");
    let mut table = table
        .play("end")
        .roads("R0 R1 R2 R3 R4 R5 R6 R7 R12 R13 R14 R15");
    for site in ["C7", "C12", "C20", "C30"] {
        table = table.play(CITY).play(&format!("city {site}; end"));
    }
    assert_eq!(table.boxes(0)[5..], [7, 12, 20, 30]);
}

#[test]
fn dice_23_knights_come_in_order_and_need_no_road() {
    let table = Table::solo().play(KNIGHT);
    table.refuses("knight K6", "DICE-23 knight=K6 next=K1");
    let table = table.play("knight K1; knight K2; end").play(KNIGHT);
    let table = table.play("knight K3; knight K4; end").play(KNIGHT);
    let table = table.play("knight K5; knight K6; end");
    assert_eq!(table.boxes(0), [3, 7, 11]);
}

#[test]
fn dice_24_every_symbol_is_built_once() {
    let table = Table::solo().play(THREE_ROADS).play("road R0");
    table.refuses("road R0", "DICE-24 symbol=R0");
    let table = table.play("end").play(SETTLEMENT).play("settle S3; end");
    table
        .clone()
        .play(SETTLEMENT)
        .refuses("settle S3", "DICE-24 symbol=S3");
    let table = table.play(KNIGHT).play("knight K1");
    table.refuses("knight K1", "DICE-24 symbol=K1");
    let table = table
        .play("end")
        .roads("R1")
        .play(CITY)
        .play("city C7; end")
        .play(CITY);
    table.refuses("city C7", "DICE-24 symbol=C7");
}

#[test]
fn dice_24_a_full_sheet_offers_nothing() {
    let table = Table::solo().play(KNIGHT).play("knight K1; knight K2; end");
    let table = table.play(KNIGHT).play("knight K3; knight K4; end");
    let table = table
        .play(KNIGHT)
        .play("knight K5; knight K6; end")
        .play(KNIGHT);
    assert!(
        table
            .menu()
            .iter()
            .all(|action| !action.starts_with("knight"))
    );
    let roads = "R0 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 R15";
    let table = table.play("end").roads(roads).play(THREE_ROADS);
    assert!(
        table
            .menu()
            .iter()
            .all(|action| !action.starts_with("road"))
    );
}
