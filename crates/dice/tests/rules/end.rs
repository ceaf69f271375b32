//! DICE-50 to DICE-52: the end and the score.

use crate::table::{THREE_ROADS, Table};
use game::{Seat, SeatSet};

#[test]
fn dice_50_everybody_has_fifteen_turns() {
    let table = Table::of(2, 1).idle(29);
    assert_eq!(table.outcome(), None);
    assert_eq!(table.state.seat(), Seat(0));
    let table = table.idle(1);
    assert!(table.outcome().is_some());
    assert_eq!((table.boxes(0).len(), table.boxes(1).len()), (15, 15));
    table.refuses("red: end", "DICE-50");
    table.refuses("blue: end", "DICE-50");
    assert!(table.menu().is_empty());
}

#[test]
fn dice_51_the_highest_sum_of_the_boxes_wins() {
    let table = Table::of(2, 0).idle(1).roads("R0").idle(28);
    let outcome = table.outcome().unwrap();
    assert_eq!(outcome.points, [-30, -27, 0, 0]);
    assert_eq!(outcome.winners, SeatSet::of(Seat(1)));
}

#[test]
fn dice_r_09_a_tie_is_a_shared_victory() {
    let table = Table::of(3, 0)
        .roads("R0")
        .play(THREE_ROADS)
        .play("road R0; end")
        .idle(43);
    let outcome = table.outcome().unwrap();
    assert_eq!(outcome.points, [-27, -27, -30, 0]);
    assert_eq!(outcome.winners, SeatSet::all(2));
}

/// DICE-51: a single player has a score only; he counts as the winner.
#[test]
fn dice_51_a_single_player_plays_for_the_score() {
    let outcome = Table::solo().roads("R0 R1").idle(14).outcome().unwrap();
    assert_eq!(outcome.points, [2 - 28, 0, 0, 0]);
    assert_eq!(outcome.winners, SeatSet::of(Seat(0)));
}

/// DICE-52.
#[test]
fn dice_52_the_lowest_score_is_minus_thirty() {
    assert_eq!(Table::solo().idle(15).outcome().unwrap().points[0], -30);
}

/// DICE-52: a game that reaches the highest score.
#[test]
fn dice_52_a_score_of_132_can_be_played() {
    let mut table = Table::solo().roads("R0 R2 R3 R5 R6 R7 R8 R9 R12");
    for turn in [
        "road R1; settle S3",
        "road R4; settle S4",
        "road R13; settle S5",
    ] {
        table = table.play(&format!(
            "roll brick brick lumber lumber wool grain; {turn}; end"
        ));
    }
    for turn in ["road R14; settle S7", "road R15; settle S9"] {
        table = table.play(&format!(
            "roll brick brick lumber lumber wool grain; {turn}; end"
        ));
    }
    for city in ["C7", "C12", "C20", "C30"] {
        table = table.play(&format!(
            "roll ore ore ore grain grain wool; city {city}; end"
        ));
    }
    for turn in [
        "knight K1; knight K2",
        "knight K3; knight K4",
        "knight K5; knight K6",
    ] {
        table = table.play(&format!("roll ore ore wool wool grain grain; {turn}; end"));
    }
    assert_eq!(table.boxes(0).len(), 15);
    assert_eq!(table.outcome().unwrap().points[0], 132);
}
