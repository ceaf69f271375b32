//! Refusals name the rule that forbids it here, and none of another world.

use crate::table::Table;

/// SEA-50: only own ships are taken up; somebody else's, a road and an empty edge are none.
#[test]
fn sea_50_what_is_no_own_ship_is_not_moved() {
    let table = Table::archipelago()
        .settlement("red", "0,2.NE")
        .road("red", "0,2.E")
        .settlement("blue", "2,2.NW")
        .ship("blue", "1,2.NE");
    for edge in ["1,2.NE", "0,2.E", "4,3.E"] {
        table.refuses(&format!("red: move-ship {edge}"), "SEA-50");
    }
}

/// SEA-39: ships lead to settlements, too.
#[test]
fn sea_39_a_settlement_without_a_way_hears_of_ships() {
    Table::archipelago()
        .settlement("red", "0,2.NE")
        .hand("red", "1 lumber 1 brick 1 wool 1 grain")
        .refuses("red: settle 2,2.N", "SEA-39 corner=2,2.N");
}

/// SEA-96: cards are chosen for more than the Invention.
#[test]
fn sea_96_nobody_chooses_cards_that_nothing_brings() {
    Table::archipelago().refuses("red: take ore", "SEA-96");
    Table::beginner_board().refuses("red: take ore", "BASE-69 reason=invention-not-played");
}

/// SC8-6, SC7-6, SC7-9, SEA-102: what only one scenario has, another has not.
#[test]
fn sc8_6_scenarios_speak_of_their_own_things() {
    let cloth = Table::scenario("cloth_for_catan", 4);
    cloth.refuses("red: claim theatre", "SC8-6");
    cloth.refuses("red: wonder", "SC8-6");
    cloth.refuses("red: attack", "SC7-6");
    for action in ["red: claim theatre", "red: wonder"] {
        Table::beginner_board().refuses(action, "SC8-6");
    }
    Table::beginner_board().refuses("red: attack", "SC7-6");
    let wonders = Table::scenario("wonders_of_catan", 4);
    wonders.refuses("red: wonder", "SC8-12");
    wonders.refuses("red: pirate 2,2", "SEA-102");
    let pirates = Table::scenario("pirate_islands", 4);
    pirates.refuses("red: pirate 2,2", "SC7-9");
    pirates.refuses("red: robber 2,2", "SEA-102");
}

/// SEA-101, BASE-55: figures move after a seven or for a knight card.
#[test]
fn sea_101_figures_stand_in_quiet_turns() {
    let table = Table::archipelago();
    table.refuses("red: pirate 1,2", "SEA-101 reason=figure-not-now");
    table.refuses("red: robber 0,2", "BASE-55");
}

/// SC6-16: who trades with nobody hears that before he hears about a place.
#[test]
fn sc6_16_the_pirate_waits_for_traders() {
    let table = Table::scenario("cloth_for_catan", 4).before_roll().roll(7);
    table.refuses("red: pirate 4,2", "SC6-16");
    table.refuses("red: pirate frame", "SC6-16");
    table.refuses("red: robber 4,2", "SEA-104 hex=4,2");
}
