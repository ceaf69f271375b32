//! TWO-37: two cards of the opponent's against two of one's own.

use crate::table::Table;

fn hands(red: &str, blue: &str) -> Table {
    let mut table = Table::for_two();
    if !red.is_empty() {
        table = table.hand("red", red);
    }
    if !blue.is_empty() {
        table = table.hand("blue", blue);
    }
    table
}

#[test]
fn two_37_two_are_drawn_and_two_given_back() {
    let table = hands("1 wool", "2 ore 1 grain").play("red: force-trade");
    assert_eq!(table.waits_for(), "chance");
    table.cannot_draw("steal wool");
    let table = table.play("steal ore; steal grain");
    assert_eq!(table.waits_for(), "red");
    assert_eq!(table.menu("red"), ["give wool", "give grain", "give ore"]);
    table.refuses("red: give lumber", "TWO-37");
    table.refuses("blue: give ore", "TWO-37");
    table.refuses("red: end", "BASE-33");
    // A drawn card may go back.
    let table = table.play("red: give wool; red: give grain");
    assert_eq!(table.holds("red"), "1 ore");
    assert_eq!(table.holds("blue"), "1 wool 1 grain 1 ore");
    table.refuses("red: give ore", "TWO-37");
    table.allows("red: end");
}

#[test]
fn two_tv_7_one_is_drawn_and_two_given_back() {
    let table = hands("3 wool", "1 ore").play("red: force-trade; steal ore");
    assert_eq!(table.waits_for(), "red");
    let table = table.play("red: give wool; red: give wool");
    assert_eq!(table.holds("red"), "1 wool 1 ore");
    assert_eq!(table.holds("blue"), "2 wool");
}

#[test]
fn two_tv_12_refused_if_two_could_not_be_given() {
    hands("", "1 ore").refuses("red: force-trade", "TWO-37");
    hands("1 wool", "1 ore").allows("red: force-trade");
}

/// Two cards are needed after drawing, not before.
#[test]
fn two_r_04_an_empty_hand_may_force_a_trade() {
    let table = hands("", "2 ore").play("red: force-trade; steal ore; steal ore");
    let table = table.play("red: give ore; red: give ore");
    assert_eq!(table.holds("blue"), "2 ore");
}

#[test]
fn two_r_05_not_against_an_empty_hand() {
    hands("3 wool", "").refuses("red: force-trade", "TWO-R-05");
}

#[test]
fn two_r_21_both_players_know_the_kinds_and_nobody_else() {
    let table = hands("1 wool", "2 ore").play("red: force-trade; steal ore; steal ore");
    let table = table.play("red: give wool; red: give ore");
    for viewer in ["red", "blue"] {
        table.tells(viewer, "stolen seat=red victim=blue kind=ore");
        table.tells(viewer, "given-back seat=red to=blue kind=wool");
    }
    table.tells("spectator", "stolen-hidden seat=red victim=blue");
    table.tells("spectator", "given-back-hidden seat=red to=blue");
    let seen = table.told("spectator");
    assert!(!seen.iter().any(|sentence| sentence.contains("kind=")));
}
