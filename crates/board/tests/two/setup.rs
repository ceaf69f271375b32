//! TWO-1 to TWO-4: who plays, what lies ready, where the neutral players stand.

use board::{Board, Layout, Options};

use crate::for_two;
use crate::table::{Table, rules};

fn refusal(options: &Options) -> String {
    rules(options).unwrap_err().rule.to_string()
}

#[test]
fn two_1_exactly_two_play() {
    for seats in [3, 4] {
        let options = Options {
            seats,
            start: None,
            ..for_two()
        };
        assert_eq!(refusal(&options), "TWO-1");
    }
    let opened = rules(&for_two()).unwrap();
    assert_eq!((opened.players, opened.owners), (2, 4));
}

#[test]
fn two_1_trade_cards_are_not_for_other_tables() {
    let table = Table::beginner_board()
        .hand("blue", "2 ore")
        .knights("red", 1);
    table.refuses("red: force-trade", "TWO-1");
    table.refuses("red: robber-home", "TWO-1");
    table.refuses("red: give-up-knight", "TWO-1");
}

#[test]
fn two_2_each_begins_with_four_of_fourteen_trade_cards() {
    assert_eq!(Table::opened(&for_two()).trade_cards(), [4, 4, 6]);
}

/// TWO-3 TWO-R-11 BASE-R-32
#[test]
fn two_3_the_printed_start_positions_are_not_used() {
    let printed = Options {
        board: Board::Beginner,
        ..for_two()
    };
    assert_eq!(refusal(&printed), "TWO-3");
    for board in [Board::Printed, Board::Variable, Board::Random] {
        let table = Table::opened(&Options { board, ..for_two() });
        table.allows("red: settle 0,0.NE");
    }
}

/// TWO-4 TWO-R-01
#[test]
fn two_4_the_neutral_players_stand_north_and_south_of_the_middle() {
    let table = Table::opened(&for_two());
    for (owner, corner) in [("orange", "1,-2.S"), ("white", "-1,2.N")] {
        let pieces = table.state.pieces(table.seat(owner));
        let names: Vec<String> = pieces
            .settlements
            .into_iter()
            .map(|corner| table.rules.corner_name(corner))
            .collect();
        assert_eq!(names, [corner]);
        assert!(pieces.roads.is_empty());
    }
}

#[test]
fn two_4_an_island_without_these_corners_is_refused() {
    let Board::Map(layout) = for_two().board else {
        panic!("an island of its own");
    };
    let mut shifted = Layout::clone(&layout);
    shifted.hexes.iter_mut().for_each(|tile| tile.q += 5);
    shifted.harbours.iter_mut().for_each(|site| site.q += 5);
    shifted.robber = shifted
        .robber
        .map(|hex| hexgrid::Axial::new(hex.q + 5, hex.r));
    let options = Options {
        board: Board::Map(Box::new(shifted)),
        ..for_two()
    };
    assert_eq!(refusal(&options), "TWO-4");
}
