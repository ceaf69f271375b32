//! TWO-30 to TWO-34, TWO-40: how trade cards come, and who sees them.

use board::{Board, Layout, Options, Terrain};

use crate::for_two;
use crate::table::Table;

const SETTLEMENT: &str = "1 lumber 1 brick 1 wool 1 grain";

/// Red can settle at the desert (0,0.NE) and on the coast (2,0.S).
fn rich() -> Table {
    Table::for_two()
        .road("red", "0,0.E 2,0.SW")
        .hand("red", SETTLEMENT)
}

/// The island with the desert in the north-western corner.
fn desert_on_the_coast() -> Table {
    let Board::Map(layout) = for_two().board else {
        panic!("an island of its own");
    };
    let mut layout = Layout::clone(&layout);
    let middle = layout
        .hexes
        .iter()
        .position(|tile| tile.terrain == Terrain::Desert);
    let (corner, middle) = (0, middle.unwrap());
    let (terrain, number) = (layout.hexes[corner].terrain, layout.hexes[corner].number);
    layout.hexes[corner].terrain = Terrain::Desert;
    layout.hexes[corner].number = None;
    layout.hexes[middle].terrain = terrain;
    layout.hexes[middle].number = number;
    layout.robber = Some(layout.hexes[corner].at());
    Table::laid_out(&Options {
        board: Board::Map(Box::new(layout)),
        ..for_two()
    })
}

#[test]
fn two_30_nobody_owns_more_than_seven() {
    let full = rich().with("red trade-cards 7").play("red: settle 0,0.NE");
    assert_eq!(full.trade_cards(), [7, 4, 3]);
    let full = rich().with("red trade-cards 7").play("red: settle 2,0.S");
    assert_eq!(full.trade_cards(), [7, 4, 3]);
}

#[test]
fn two_tv_1_six_and_the_desert_make_seven() {
    let table = rich().with("red trade-cards 6").play("red: settle 0,0.NE");
    assert_eq!(table.trade_cards(), [7, 4, 3]);
}

#[test]
fn two_31_a_settlement_at_the_desert_brings_two() {
    let table = rich().play("red: settle 0,0.NE");
    assert_eq!(table.trade_cards(), [6, 4, 4]);
    table.tells("spectator", "trade-cards seat=red count=2");
}

#[test]
fn two_32_a_settlement_on_the_coast_brings_one() {
    assert_eq!(rich().play("red: settle 2,0.S").trade_cards(), [5, 4, 5]);
}

/// TWO-33 TWO-TV-11
#[test]
fn two_tv_11_desert_and_coast_bring_three() {
    let table = desert_on_the_coast()
        .road("red", "0,-2.NE")
        .hand("red", SETTLEMENT);
    assert_eq!(table.play("red: settle 0,-2.N").trade_cards(), [7, 4, 3]);
}

#[test]
fn two_33_cities_and_neutral_settlements_bring_nothing() {
    let city = Table::for_two()
        .settlement("red", "0,0.NE")
        .hand("red", "3 ore 2 grain")
        .play("red: city 0,0.NE");
    assert_eq!(city.trade_cards(), [4, 4, 6]);
    let neutral = rich()
        .road("orange", "1,-2.SW 0,-2.SE")
        .road("orange", "0,-2.SW")
        .play("red: settle 2,0.S; red: settle 0,-2.SW for orange");
    assert_eq!(neutral.trade_cards(), [5, 4, 5]);
}

#[test]
fn two_34_an_open_knight_for_two_trade_cards_once_a_turn() {
    let table = Table::for_two().knights("red", 2);
    let table = table.play("red: give-up-knight");
    assert_eq!(table.trade_cards(), [6, 4, 4]);
    assert_eq!(table.state.pieces(table.seat("red")).knights, 1);
    table.refuses("red: give-up-knight", "TWO-34");
    let later = table.play("red: end").roll(2).roll(12).play("blue: end");
    later.allows("red: give-up-knight");
    let later = later.play("red: give-up-knight");
    assert_eq!(later.trade_cards(), [7, 4, 3]);
}

#[test]
fn two_34_refused_without_knight_with_seven_cards_or_to_the_other() {
    Table::for_two().refuses("red: give-up-knight", "TWO-34");
    let table = Table::for_two().knights("red", 2).knights("blue", 1);
    table.refuses("blue: give-up-knight", "TWO-36");
    let full = table.with("red trade-cards 7");
    full.refuses("red: give-up-knight", "TWO-34");
}

#[test]
fn two_34_before_between_and_after_the_rolls_and_with_a_fresh_knight() {
    for phase in ["before-roll", "between-rolls 6", "main"] {
        let table = Table::for_two()
            .knights("red", 1)
            .with(&format!("phase {phase}"));
        table.allows("red: give-up-knight");
    }
    let table = Table::for_two()
        .cards("red", "knight")
        .play("red: knight; red: robber 1,0");
    table.allows("red: give-up-knight");
}

/// What has left the game does not come back into the deck.
#[test]
fn two_34_the_knight_leaves_the_game() {
    let table = Table::for_two().knights("red", 1);
    let deck = table.state.secret.deck;
    let table = table.play("red: give-up-knight");
    assert_eq!(table.state.secret.deck, deck);
    assert_eq!(table.state.public.played.total(), 1);
}

#[test]
fn two_r_03_an_action_and_an_exchange_in_one_turn() {
    let table = Table::for_two().knights("red", 1).robber("2,0");
    let table = table.play("red: robber-home; red: give-up-knight");
    assert_eq!(table.trade_cards(), [5, 4, 5]);
    table.refuses("red: robber-home", "TWO-36");
    table.refuses("red: give-up-knight", "TWO-34");
}

#[test]
fn two_40_trade_cards_are_public_and_cannot_be_stolen() {
    let table = rich().play("red: settle 0,0.NE; red: road 1,-2.SW for orange");
    for viewer in ["red", "blue", "spectator"] {
        assert_eq!(table.view(viewer).public.two.trade_cards, [6, 4]);
    }
    let table = table.play("red: end").roll(7).play("blue: robber 1,0");
    // Red has a settlement there, trade cards, and nothing that could be stolen.
    assert_eq!(table.waits_for(), "blue");
    assert_eq!(table.trade_cards(), [6, 4, 4]);
}
