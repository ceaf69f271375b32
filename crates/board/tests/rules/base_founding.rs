//! BASE-22 to BASE-27: who begins, the first settlements, roads and cards.

use board::{Board, Options, Setup, beginner_layout};
use game::testing::TestLuck;
use game::{Seat, Setup as _};

use crate::table::{Table, beginner, on_beginner_board};

/// Four before the dice have said who begins.
fn rolling() -> Table {
    Table::opened(&on_beginner_board(&Options::default()))
}

#[test]
fn base_22_the_highest_roll_begins() {
    let table = rolling();
    assert_eq!(table.waits_for(), "chance");
    let table = table.play("roll 1+2; roll 5+6; roll 4+4; roll 1+1");
    assert_eq!(table.on_turn(), "blue");
    let told = table.told("spectator");
    assert_eq!(told[1], "rolled-for-start seat=blue one=5 two=6 sum=11");
    assert_eq!(told[4], "starter seat=blue");
    table.allows("blue: settle 0,0.N");
    table.refuses(
        "red: settle 0,0.N",
        "BASE-28 reason=turn-not-yours turn=blue",
    );
}

#[test]
fn base_22_ties_between_the_highest_roll_again() {
    let table = rolling().play("roll 5+6; roll 1+2; roll 6+5; roll 1+1");
    assert_eq!(table.waits_for(), "chance");
    // Only red and orange roll now, and they tie once more.
    let table = table.play("roll 2+2; roll 3+1");
    assert_eq!(table.waits_for(), "chance");
    let table = table.play("roll 2+2; roll 3+6");
    assert_eq!(
        (table.on_turn(), table.waits_for().as_str()),
        ("orange", "orange")
    );
}

/// The printed island without its printed settlements: everybody founds where they like.
#[test]
fn base_r_32_the_printed_island_can_be_founded_freely() {
    for seats in [3, 4] {
        let table = Table::opened(&Options {
            seats,
            board: Board::Printed,
            start: Some(Seat(0)),
            ..Options::default()
        });
        assert_eq!(table.rules.setup.layout, beginner_layout());
        assert!(table.state.public.buildings.is_empty());
        assert_eq!(table.waits_for(), "red");
        table.allows("red: settle 0,0.N");
        table.refuses("red: roll", "BASE-28 reason=turn-founding");
    }
    let settled = Table::opened(&beginner());
    settled.refuses("red: settle 0,0.N", "BASE-28 reason=turn-roll-first");
    settled.allows("red: roll");
}

#[test]
fn base_22_nobody_rolls_where_the_start_seat_is_named() {
    let options = Options {
        start: Some(Seat(3)),
        ..Options::default()
    };
    let table = Table::opened(&on_beginner_board(&options));
    assert_eq!(table.waits_for(), "white");
    table.allows("white: settle 0,0.N");
    let nobody = Options {
        start: Some(Seat(4)),
        ..Options::default()
    };
    let refused = Setup::deal(&nobody, &mut TestLuck(0)).unwrap_err();
    assert_eq!(refused.rule.0, "BASE-22");
}

#[test]
fn base_23_a_settlement_and_a_road_that_touches_it() {
    let table = Table::founding();
    table.refuses("red: road 0,0.NE", "BASE-28 reason=turn-founding");
    let table = table.play("red: settle 0,0.N");
    assert_eq!(table.holds("red"), "nothing");
    table.refuses("red: settle 2,0.N", "BASE-28 reason=turn-founding");
    table.refuses("red: road 0,0.E", "BASE-23 edge=0,0.E");
    table.allows("red: road 0,0.NE; red: road 0,0.NW; red: road 0,-1.E");
    let table = table.play("red: road 0,0.NE");
    assert_eq!(table.waits_for(), "blue");
    table.refuses("blue: settle 0,0.N", "BASE-58");
    table.refuses("blue: settle 0,0.NE", "BASE-58");
    table.allows("blue: settle 0,0.SE");
    // A road of the neighbour's is in the way.
    let table = table.play("blue: settle 0,0.SE; blue: road 0,0.E; orange: settle 1,-1.SE");
    table.refuses("orange: road 0,0.E", "BASE-11 edge=0,0.E");
}

/// Everybody's first settlement, red beginning.
fn first_round() -> Table {
    Table::founding().play(
        "red: settle 0,0.N; red: road 0,0.NE; blue: settle 0,1.S; blue: road 0,1.SE; \
         orange: settle -2,0.N; orange: road -2,0.NE; white: settle 2,0.N; white: road 2,0.NW",
    )
}

#[test]
fn base_24_the_second_round_goes_backwards() {
    let table = first_round();
    assert_eq!(table.waits_for(), "white");
    // Anywhere legal, joined to nothing.
    let table = table.play("white: settle -1,2.S");
    table.refuses("white: road 2,0.NE", "BASE-24 edge=2,0.NE"); // touches the first settlement
    let table = table.play("white: road -1,2.SE");
    assert_eq!(table.waits_for(), "orange");
    let table = table.play("orange: settle 1,1.S; orange: road 1,1.SE");
    assert_eq!(table.waits_for(), "blue");
    let table = table.play("blue: settle 2,-2.N; blue: road 2,-2.NE");
    assert_eq!(table.waits_for(), "red");
}

#[test]
fn base_25_the_second_settlement_pays_a_card_for_each_hex() {
    let table = first_round().play("white: settle -1,2.SW; white: road -1,2.SW");
    assert_eq!(table.holds("white"), "1 brick 1 grain"); // hills, fields and the sea
    table.tells("spectator", "produced seat=white goods=1 brick 1 grain");
    let table = table.play("orange: settle 0,0.SE; orange: road 0,0.E");
    assert_eq!(table.holds("orange"), "1 lumber 1 grain"); // forest, fields and the desert
    let table = table.play("blue: settle 2,-2.N");
    assert_eq!(table.holds("blue"), "1 lumber"); // a single hex
}

fn founded() -> Table {
    first_round().play(
        "white: settle -1,2.S; white: road -1,2.SE; orange: settle 1,1.S; orange: road 1,1.SE; \
         blue: settle 2,-2.N; blue: road 2,-2.NE; red: settle -2,1.NW; red: road -2,1.NW",
    )
}

#[test]
fn base_26_who_placed_last_takes_the_first_turn() {
    let table = founded();
    table.tells("spectator", "turn seat=red");
    table.allows("red: roll");
    table.refuses("red: settle 1,1.N", "BASE-28 reason=turn-roll-first");
}

#[test]
fn base_27_start_harbours_serve_from_the_first_trade_on() {
    let table = Table::founding().play(
        "red: settle 2,0.S; red: road 2,0.SW; blue: settle 0,0.S; blue: road 0,0.SE; \
         orange: settle -2,0.N; orange: road -2,0.NE; white: settle 0,0.N; white: road 0,0.NE; \
         white: settle -1,2.S; white: road -1,2.SE; orange: settle 1,1.S; orange: road 1,1.SE; \
         blue: settle 2,-2.N; blue: road 2,-2.NE; red: settle 2,0.NE; red: road 2,0.E",
    );
    assert_eq!(
        (table.route_holder(), table.route_length("red")),
        ("nobody", 1)
    );
    table.refuses("red: bank ore lumber", "BASE-80");
    let table = table.roll(8);
    assert_eq!(table.holds("red"), "3 ore");
    table.allows("red: bank ore lumber"); // at 3:1, on 2,0.E
}
