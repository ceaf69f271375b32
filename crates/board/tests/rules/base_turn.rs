//! BASE-28 to BASE-33: the parts of a turn, and when cards may be played in it.

use board::Mode;
use board::Options;

use crate::table::Table;

#[test]
fn base_28_roll_then_trade_and_build_then_the_left_neighbour() {
    let table = Table::beginner_board()
        .before_roll()
        .settlement("red", "0,0.N")
        .hand("red", "1 lumber 1 brick");
    table.refuses("red: road 0,0.NE", "BASE-28 reason=turn-roll-first");
    table.refuses("red: buy", "BASE-28 reason=turn-roll-first");
    table.refuses("blue: roll", "BASE-28 reason=turn-not-yours turn=red");
    let table = table.roll(12);
    table.refuses("red: roll", "BASE-28 reason=turn-rolled-already");
    table.refuses(
        "blue: road 0,0.NE",
        "BASE-28 reason=turn-not-yours turn=red",
    );
    table.allows("red: road 0,0.NE");
    let table = table.play("red: end");
    assert_eq!(table.on_turn(), "blue");
    table.allows("blue: roll");
    table.refuses("red: roll", "BASE-28 reason=turn-not-yours turn=blue");
}

#[test]
fn base_28_nobody_acts_while_something_else_is_waited_for() {
    let table = Table::beginner_board()
        .before_roll()
        .settlement("red", "0,0.N")
        .hand("red", "1 lumber 1 brick")
        .roll(7);
    table.refuses("red: road 0,0.NE", "BASE-28 reason=turn-finish-first");
    let table = table.play("red: robber 2,0");
    table.allows("red: road 0,0.NE");
    Table::founding().refuses("red: roll", "BASE-28 reason=turn-founding");
    let knight = Table::beginner_board()
        .before_roll()
        .cards("red", "knight")
        .play("red: knight");
    knight.refuses("red: roll", "BASE-28 reason=turn-finish-first");
}

#[test]
fn base_29_a_card_before_the_roll_or_after_it_is_resolved() {
    let table = Table::beginner_board()
        .before_roll()
        .settlement("red", "0,0.N")
        .cards("red", "knight road-building invention monopoly");
    table.allows("red: knight; red: road-building; red: invention; red: monopoly ore");
    table.refuses("blue: knight", "BASE-28");
    let table = table.play("red: roll");
    table.refuses("red: knight", "BASE-29");
    table
        .play("roll 1+2")
        .allows("red: knight; red: monopoly ore");
}

#[test]
fn base_r_03_no_card_between_the_roll_and_discards_or_robber() {
    let table = Table::beginner_board()
        .before_roll()
        .hand("red", "8 ore")
        .cards("red", "knight monopoly")
        .roll(7);
    table.refuses("red: knight", "BASE-29"); // discards
    table.refuses("red: monopoly ore", "BASE-29");
    let discard = "red: discard ore; red: discard ore; red: discard ore; red: discard ore";
    let table = table.play(discard);
    table.refuses("red: monopoly ore", "BASE-29"); // the robber
    table
        .play("red: robber 2,0")
        .allows("red: monopoly ore; red: knight");
}

#[test]
fn base_30_the_first_build_ends_the_trade() {
    let table = Table::separated()
        .settlement("red", "0,0.N")
        .hand("red", "5 lumber 1 brick 1 wool 1 grain 1 ore")
        .hand("blue", "1 ore");
    table.allows("red: bank lumber ore; red: offer 1 lumber for 1 ore");
    let built = table.clone().play("red: road 0,0.NE");
    built.refuses("red: bank lumber ore", "BASE-30");
    built.refuses("red: offer 1 lumber for 1 ore", "BASE-30");
    let bought = table.play("red: buy; draw point");
    bought.refuses("red: bank lumber ore", "BASE-30");
    bought.allows("red: road 0,0.NE");
}

#[test]
fn base_30_the_next_turn_has_a_trade_part_again() {
    let table = Table::separated().hand("blue", "4 ore").with("built");
    table.refuses("blue: bank ore wool", "BASE-28");
    let table = table.play("red: end").roll(12);
    table.allows("blue: bank ore wool");
}

#[test]
fn base_31_trade_and_build_in_any_order() {
    let table = Table::beginner_board()
        .settlement("red", "0,0.N")
        .hand("red", "5 lumber 1 brick 4 ore")
        .play("red: road 0,0.NE; red: bank lumber brick");
    table.allows("red: bank ore lumber; red: offer 1 ore for 1 wool");
    let table = table.play("red: bank ore lumber; red: road 0,0.NW");
    assert_eq!(table.holds("red"), "nothing");
}

#[test]
fn base_32_a_new_harbour_serves_at_once_only_in_mode_combined() {
    let new_harbour = |table: Table| {
        let table = table
            .road("red", "-2,1.W")
            .hand("red", "1 lumber 3 brick 1 wool 1 grain");
        table.play("red: settle -2,1.NW")
    };
    new_harbour(Table::beginner_board()).allows("red: bank brick ore");
    let separated = new_harbour(Table::separated());
    separated.refuses("red: bank brick ore", "BASE-30");
    let round = separated
        .play("red: end")
        .roll(12)
        .play("blue: end")
        .roll(12);
    let round = round
        .play("orange: end")
        .roll(12)
        .play("white: end")
        .roll(12);
    round.allows("red: bank brick ore");
}

#[test]
fn base_33_the_roll_may_not_be_skipped() {
    let table = Table::beginner_board().before_roll();
    table.refuses("red: end", "BASE-33");
    let rolled = table.roll(7);
    rolled.refuses("red: end", "BASE-33");
    rolled.play("red: robber 2,0").allows("red: end");
    Table::beginner_board().refuses("blue: end", "BASE-28");
}

#[test]
fn base_r_05_free_roads_do_not_end_the_trade() {
    let table = Table::separated()
        .settlement("red", "0,0.N")
        .cards("red", "road-building")
        .hand("red", "4 ore 1 lumber 1 brick")
        .play("red: road-building; red: road 0,0.NE; red: road 0,0.NW");
    table.allows("red: bank ore wool");
    let built = table.play("red: road 0,-1.E");
    built.refuses("red: bank ore wool", "BASE-30"); // a paid one does
}

#[test]
fn base_r_06_cards_gained_while_building_build_but_do_not_trade() {
    let table = Table::separated()
        .settlement("red", "0,0.N")
        .cards("red", "invention monopoly")
        .hand("red", "1 lumber 1 brick 4 ore")
        .play("red: road 0,0.NE");
    let table = table.play("red: invention; red: take lumber; red: take brick");
    table.refuses("red: bank ore wool", "BASE-30");
    table.allows("red: road 0,0.NW");
}

#[test]
fn base_r_25_combined_unless_somebody_says_otherwise() {
    assert_eq!(Options::default().mode, Mode::Combined);
    assert_eq!(Table::beginner_board().rules.mode, Mode::Combined);
    assert_eq!(Table::separated().rules.mode, Mode::Separated);
}
