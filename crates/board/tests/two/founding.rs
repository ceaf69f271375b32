//! TWO-5, TWO-6: the founding phase.

use crate::for_two;
use crate::table::Table;

fn founding() -> Table {
    Table::opened(&for_two())
}

const ALL_FOUR: &str = "red: settle 1,0.NE; red: road 1,0.NE; \
    blue: settle -1,0.SW; blue: road -1,0.SW; blue: settle -1,-1.N; blue: road -1,-1.NE; \
    red: settle 1,0.S; red: road 1,0.SE";

#[test]
fn two_5_both_found_in_the_order_there_and_back() {
    let table = founding().play(ALL_FOUR);
    assert_eq!(table.on_turn(), "red");
    for name in ["red", "blue"] {
        let pieces = table.state.pieces(table.seat(name));
        assert_eq!((pieces.settlements.len(), pieces.roads.len()), (2, 2));
    }
}

#[test]
fn two_5_neutral_settlements_count_for_the_distance() {
    founding().refuses("red: settle 0,0.N", "BASE-58 corner=0,0.N neighbour=1,-2.S");
    founding().refuses("red: settle 0,0.S", "BASE-58 corner=0,0.S neighbour=-1,2.N");
    founding().refuses("red: settle 1,-2.S", "BASE-58");
    founding().allows("red: settle 0,0.NE");
}

#[test]
fn two_5_no_neutral_piece_follows_a_founding_one() {
    let table = founding().play(ALL_FOUR);
    for name in ["orange", "white"] {
        let pieces = table.state.pieces(table.seat(name));
        assert_eq!((pieces.settlements.len(), pieces.roads.len()), (1, 0));
    }
}

#[test]
fn two_6_second_settlements_pay_and_trade_cards_are_handed_out() {
    let table = founding().play(ALL_FOUR);
    // Red: inland, then between pasture, forest and fields; blue: inland, then on the coast.
    assert_eq!(table.holds("red"), "1 lumber 1 wool 1 grain");
    assert_eq!(table.holds("blue"), "1 grain 1 ore");
    assert_eq!(table.trade_cards(), [4, 5, 5]);
}

/// Four and twice two would be eight.
#[test]
fn two_r_12_trade_cards_of_the_founding_phase_are_cut_at_seven() {
    let table = founding().play(
        "red: settle 0,0.NE; red: road 0,0.NE; blue: settle -1,-1.N; blue: road -1,-1.NE; \
         blue: settle -2,1.NW; blue: road -2,1.NW; red: settle 0,0.SW; red: road 0,0.SW",
    );
    assert_eq!(table.trade_cards(), [7, 6, 1]);
}
