//! DICE-5 and DICE-10 to DICE-16: whose turn it is, rolling, and the entry in the track.

use crate::table::{NOTHING, THREE_ROADS, Table};
use dice::{Bag, Options, Roll, Rules, Setup};
use game::testing::TestLuck;
use game::{Game, Seat, Setup as _, Step, StepError, Tickets, Viewer};

const MIXED: &str = "roll wool grain brick ore lumber gold";

#[test]
fn dice_5_anybody_may_begin_and_the_turn_goes_round() {
    let mut table = Table::of(3, 2);
    for expected in [2, 0, 1, 2, 0] {
        assert_eq!(table.state.seat(), Seat(expected));
        table = table.play(NOTHING);
        let other = (expected + 1) % 3;
        let name = ["red", "blue", "orange"][other as usize];
        let refusal = format!("DICE-5 seat=seat {other} turn=seat {expected}");
        table.refuses(&format!("{name}: end"), &refusal);
        table = table.play("end");
    }
}

#[test]
fn dice_r_07_one_to_four_play() {
    let deal = |seats, start| Setup::deal(&Options { seats, start }, &mut TestLuck(0));
    for seats in 1..=4 {
        let setup = deal(seats, seats - 1).unwrap();
        assert_eq!(setup.seat_names().len(), seats as usize);
        assert!(Rules::open(setup).is_ok());
    }
    for (seats, start) in [(0, 0), (5, 0), (2, 2)] {
        let refusal = deal(seats, start).unwrap_err().to_string();
        assert_eq!(refusal, format!("DICE-R-07 seats={seats} start={start}"));
        let by_hand = format!(r#"{{"seats":{seats},"start":{start}}}"#);
        assert!(Rules::open(serde_json::from_str(&by_hand).unwrap()).is_err());
    }
    assert_eq!(Options::default(), Options { seats: 2, start: 0 });
}

#[test]
fn dice_10_a_turn_is_at_most_three_rolls_then_building_then_one_entry() {
    let table = Table::solo();
    table.refuses("road R0", "DICE-10 cup=6 rolls=0");
    table.refuses("trade ore", "DICE-10 cup=6 rolls=0");
    table.refuses("end", "DICE-10 cup=6 rolls=0");
    let table = table
        .play(MIXED)
        .play("reroll gold; roll gold; reroll gold");
    table.refuses("reroll ore", "DICE-10 cup=1 rolls=2");
    let table = table.play("roll gold");
    table.refuses("reroll gold", "DICE-10 cup=0 rolls=3");
    let table = table.play("road R0");
    assert!(table.boxes(0).is_empty());
    let table = table.play("end");
    assert_eq!(table.boxes(0), [1]);
}

#[test]
fn dice_11_the_first_roll_takes_all_dice_and_others_at_least_one() {
    let table = Table::solo();
    let few = Step::Chance("roll ore".parse().unwrap());
    let refused = table
        .rules
        .play(&mut table.state.clone(), few, &mut game::Log::off());
    assert_eq!(refused, Err(StepError::NotInBag));

    let table = table.play(MIXED);
    table.allows("reroll ore");
    table.allows("reroll wool grain brick ore lumber gold");
    table.allows("road R0"); // he stops after the first roll
    let shown = "shown=1 wool, 1 grain, 1 brick, 1 ore, 1 lumber, 1 gold";
    table.refuses("reroll", &format!("DICE-11 count=0 dice= {shown}"));
    table.refuses(
        "reroll ore ore",
        &format!("DICE-11 count=2 dice=2 ore {shown}"),
    );
}

#[test]
fn dice_r_08_dice_set_aside_may_be_taken_up_again() {
    let table = Table::solo().play(MIXED).play("reroll gold; roll ore");
    assert_eq!(table.dice(), "wool grain brick ore ore lumber");
    // Only the gold was rolled; now five that were left alone are.
    table.allows("reroll wool grain brick ore lumber");
}

#[test]
fn dice_12_the_first_joker_trade_or_build_ends_rolling() {
    let table = Table::solo().knights(1);
    let table = table.play("roll brick lumber gold gold ore wool");
    table.allows("reroll wool");
    for change in ["road R0", "trade grain", "joker K1 wool"] {
        let changed = table.clone().play(change);
        changed.refuses("reroll gold", "DICE-12");
        assert!(
            changed
                .menu()
                .iter()
                .all(|action| !action.starts_with("reroll"))
        );
    }
}

#[test]
fn dice_13_builds_follow_each_other_while_the_dice_last() {
    let table = Table::solo()
        .play(THREE_ROADS)
        .play("road R0; road R1; road R2");
    assert_eq!(table.dice(), "");
    table.refuses(
        "road R3",
        "DICE-13 symbol=R3 cost=1 brick, 1 lumber missing=1 brick, 1 lumber",
    );
    let table = table.play("end").play("roll brick lumber wool ore ore ore");
    let refusal = "DICE-13 symbol=S3 cost=1 wool, 1 grain, 1 brick, 1 lumber missing=1 grain";
    table.refuses("settle S3", refusal);
    let refusal = "DICE-13 symbol=C7 cost=2 grain, 3 ore missing=2 grain";
    table.refuses("city C7", refusal);
    let refusal = "DICE-13 symbol=K1 cost=1 wool, 1 grain, 1 ore missing=1 grain";
    table.refuses("knight K1", refusal);
}

/// A road of this turn carries the next road and the settlement at its end.
#[test]
fn dice_13_a_build_may_rest_on_one_of_the_same_turn() {
    let table = Table::solo().play("roll brick lumber wool grain ore ore; settle S3; end");
    let table = table.roads("R0");
    let table = table.play("roll brick brick lumber lumber wool grain");
    table.refuses("settle S4", "DICE-21 site=S4 next=S4 due=1");
    let table = table.play("road R2; settle S4; end");
    assert_eq!(table.boxes(0), [3, 1, 5]);
}

#[test]
fn dice_14_unused_dice_are_lost() {
    let table = Table::solo().play(THREE_ROADS).play("road R0; end");
    assert_eq!(table.dice(), "");
    assert_eq!(table.state.turn().cup(), 6);
    let table = table.play(NOTHING);
    let refusal = "DICE-13 symbol=R1 cost=1 brick, 1 lumber missing=1 brick, 1 lumber";
    table.refuses("road R1", refusal);
}

/// DICE-4: boxes are filled from the first on.
#[test]
fn dice_15_the_points_of_the_turn_go_into_the_next_box() {
    let table = Table::solo().roads("R0 R1 R2 R3");
    let table = table.play("roll ore ore ore grain grain wool; city C7; end");
    assert_eq!(table.boxes(0), [3, 1, 7]);
    assert_eq!(table.state.sheet(Seat(0)).boxes()[3..], [0; 12]);
}

#[test]
fn dice_16_a_turn_without_a_build_costs_two_points() {
    let table = Table::solo().idle(1);
    assert_eq!(table.boxes(0), [-2]);
}

#[test]
fn dice_r_02_nobody_has_to_build() {
    let table = Table::solo().play(THREE_ROADS).play("end");
    assert_eq!(table.boxes(0), [-2]);
}

#[test]
fn dice_r_14_nobody_has_to_build_the_most() {
    let table = Table::solo().play(THREE_ROADS).play("road R0; end");
    assert_eq!(table.boxes(0), [1]);
}

#[test]
fn dice_r_15_everybody_sees_everything() {
    let table = Table::of(2, 0).knights(1).play(MIXED);
    let seen = |viewer| table.rules.view(&table.state, viewer);
    let viewers = [
        Viewer::Seat(Seat(0)),
        Viewer::Seat(Seat(1)),
        Viewer::Spectator,
    ];
    for viewer in viewers {
        assert_eq!(seen(viewer).state, table.state);
        assert_eq!(seen(viewer).points, [1, 0, 0, 0]);
        for event in &table.events {
            assert_eq!(table.rules.redact(event, viewer).as_ref(), Some(event));
        }
    }
}

/// What the description of the bag promises to whoever redoes a draw.
#[test]
fn a_ticket_is_read_in_base_six_the_first_die_last() {
    let table = Table::solo()
        .play(MIXED)
        .play("reroll wool grain brick ore");
    let bag: Bag = table.rules.bag(&table.state);
    assert_eq!(bag.to_string(), "4 faces");
    assert_eq!(bag.total(), 1296);
    assert_eq!(bag.nth(23).to_string(), "roll wool wool ore gold");
    assert_eq!(bag.nth(0).to_string(), "roll wool wool wool wool");
    assert_eq!(bag.nth(1295).to_string(), "roll gold gold gold gold");
}

#[test]
fn every_outcome_has_as_many_tickets_as_its_weight() {
    for start in ["", "reroll ore", "reroll wool grain brick ore lumber"] {
        let table = if start.is_empty() {
            Table::solo()
        } else {
            Table::solo().play(MIXED).play(start)
        };
        let bag = table.rules.bag(&table.state);
        let mut counted: Vec<(Roll, u32)> = Vec::new();
        bag.each(&mut |roll, _| counted.push((roll, 0)));
        for ticket in 0..bag.total() {
            let roll = bag.nth(ticket);
            let entry = counted.iter_mut().find(|(listed, _)| *listed == roll);
            entry.unwrap().1 += 1;
        }
        let mut weights = Vec::new();
        bag.each(&mut |roll, weight| weights.push((roll, weight)));
        assert_eq!(counted, weights);
    }
}
