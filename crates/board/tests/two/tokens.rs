//! TWO-52: the variant with twenty tokens.

use board::{Options, TradeCards};

use crate::for_two;
use crate::table::Table;

fn tokens() -> Table {
    Table::laid_out(&Options {
        trade_cards: TradeCards::Twenty,
        ..for_two()
    })
}

#[test]
fn two_52_twenty_tokens_and_five_to_begin_with() {
    assert_eq!(tokens().trade_cards(), [5, 5, 10]);
}

#[test]
fn two_52_seven_is_no_limit() {
    let table = tokens()
        .with("red trade-cards 8")
        .road("red", "0,0.E")
        .knights("red", 1)
        .hand("red", "1 lumber 1 brick 1 wool 1 grain")
        .play("red: settle 0,0.NE; red: road 1,-2.SW for orange");
    assert_eq!(table.trade_cards(), [10, 5, 5]);
    assert_eq!(table.play("red: give-up-knight").trade_cards(), [12, 5, 3]);
}

#[test]
fn two_52_a_short_supply_gives_what_is_left() {
    let table = tokens()
        .with("red trade-cards 12")
        .with("blue trade-cards 7")
        .knights("red", 1)
        .play("red: give-up-knight");
    assert_eq!(table.trade_cards(), [13, 7, 0]);
}

#[test]
fn two_52_actions_cost_the_same() {
    let table = tokens().robber("2,0").play("red: robber-home");
    assert_eq!(table.trade_cards(), [4, 5, 11]);
}
