//! BASE-63 to BASE-71: development cards, bought and played.

use board::{Action, Chance};
use game::Notation as _;

use crate::table::Table;

const PRICE: &str = "1 wool 1 grain 1 ore";

#[test]
fn base_63_an_empty_deck_sells_nothing() {
    let knights = "knight knight knight knight knight knight knight";
    let table = Table::beginner_board()
        .cards("blue", knights)
        .cards("orange", knights)
        .cards(
            "white",
            "road-building road-building invention invention monopoly monopoly",
        )
        .cards("white", "point point point point")
        .hand("red", "2 wool 2 grain 2 ore");
    let table = table.play("red: buy");
    table.cannot_draw("draw knight");
    table.play("draw point").refuses("red: buy", "BASE-63");
}

/// BASE-64: one card a turn, whatever its kind.
#[test]
fn base_64_one_card_a_turn() {
    let table = Table::beginner_board().cards("red", "knight monopoly monopoly");
    table.refuses("red: invention", "BASE-64 reason=card-not-held");
    let table = table.play("red: monopoly ore");
    table.refuses("red: monopoly wool", "BASE-64 reason=card-second-this-turn");
    table.refuses("red: knight", "BASE-64 reason=card-second-this-turn");
    let round = table.play("red: end").roll(12).play("blue: end").roll(12);
    let round = round.play("orange: end").roll(12).play("white: end");
    round.allows("red: knight; red: monopoly wool");
}

#[test]
fn base_64_before_and_after_the_roll_are_one_turn() {
    let table = Table::beginner_board()
        .before_roll()
        .cards("red", "knight knight");
    let table = table.play("red: knight; red: robber 2,0").roll(12);
    table.refuses("red: knight", "BASE-64 reason=card-second-this-turn");
}

#[test]
fn base_64_a_card_waits_for_the_next_turn() {
    let table = Table::beginner_board()
        .hand("red", PRICE)
        .play("red: buy; draw knight");
    table.refuses("red: knight", "BASE-64 reason=card-bought-this-turn");
    let round = table.play("red: end").roll(12).play("blue: end").roll(12);
    let round = round.play("orange: end").roll(12).play("white: end");
    round.allows("red: knight");
    // An older card of the same kind may be played.
    let table = Table::beginner_board()
        .with("red fresh knight")
        .cards("red", "knight");
    table.allows("red: knight");
}

#[test]
fn base_65_development_cards_are_not_traded_stolen_or_discarded() {
    let table = Table::beginner_board()
        .before_roll()
        .settlement("blue", "1,0.N")
        .cards("blue", "knight point")
        .hand("blue", "1 ore");
    for text in ["offer 1 knight for 1 ore", "discard knight", "give point"] {
        assert_eq!(Action::read(text, &table.rules), None, "{text}");
    }
    let table = table.roll(7).play("red: robber 1,0");
    assert_eq!(Chance::read("steal knight", &table.rules), None);
    let weights = game::outcomes(&table.rules, &table.state);
    assert_eq!(weights.len(), 1);
    let table = table.play("steal ore");
    assert_eq!(table.state.pieces(table.seat("blue")).cards_held, 2);
}

/// BASE-66: the robber and a theft, and nobody looks at the size of hands.
#[test]
fn tv_13_a_knight_robs_but_nobody_discards() {
    let table = Table::beginner_board()
        .cards("red", "knight")
        .settlement("blue", "1,0.N")
        .settlement("white", "1,0.S")
        .hand("blue", "9 ore")
        .hand("white", "8 wool")
        .play("red: knight; red: robber 1,0");
    assert_eq!(table.menu("red"), ["rob blue", "rob white"]);
    let table = table.play("red: rob white; steal wool");
    assert_eq!(
        (table.holds("blue"), table.holds("white")),
        ("9 ore".into(), "7 wool".into())
    );
    table.allows("red: end");
}

#[test]
fn base_66_a_played_knight_lies_open() {
    let table = Table::beginner_board()
        .cards("red", "knight")
        .play("red: knight");
    table.refuses("red: robber 0,0", "BASE-52");
    table.refuses("red: end", "BASE-33");
    let table = table.play("red: robber 2,0");
    let pieces = table.state.pieces(table.seat("red"));
    assert_eq!((pieces.knights, pieces.cards_held), (1, 0));
    table.tells("white", "card-played seat=red card=knight");
}

#[test]
fn base_67_three_knights_take_the_largest_army() {
    let table = Table::beginner_board()
        .cards("red", "knight")
        .knights("red", 1);
    let two = table.clone().play("red: knight");
    assert_eq!(two.army_holder(), "nobody");
    let three = table.knights("red", 1).play("red: knight");
    assert_eq!((three.army_holder(), three.points("red")), ("red", 2));
    three.tells("blue", "army seat=red knights=3");
}

/// BASE-R-21: as many are not enough.
#[test]
fn base_67_strictly_more_knights_take_it_over() {
    let table = Table::beginner_board()
        .cards("red", "knight")
        .knights("blue", 3);
    assert_eq!(table.army_holder(), "blue");
    let tie = table
        .clone()
        .knights("red", 2)
        .with("holder army blue")
        .play("red: knight");
    assert_eq!((tie.army_holder(), tie.points("red")), ("blue", 0));
    let more = table
        .knights("red", 3)
        .with("holder army blue")
        .play("red: knight");
    assert_eq!(
        (more.army_holder(), more.points("red"), more.points("blue")),
        ("red", 2, 0)
    );
}

#[test]
fn base_r_21_the_first_with_three_keeps_a_tie() {
    let table = Table::beginner_board()
        .knights("blue", 3)
        .knights("red", 2)
        .cards("red", "knight")
        .play("red: knight; red: robber 2,0");
    assert_eq!((table.army_holder(), table.points("blue")), ("blue", 2));
}

/// BASE-67: the card counts before the robber moves.
#[test]
fn base_r_26_the_army_is_judged_before_the_robber_moves() {
    let table = Table::beginner_board()
        .knights("red", 2)
        .cards("red", "knight");
    let table = table.play("red: knight");
    assert_eq!(
        (table.army_holder(), table.waits_for().as_str()),
        ("red", "red")
    );
    table.allows("red: robber 2,0");
}

#[test]
fn base_68_two_roads_for_nothing() {
    let table = Table::beginner_board()
        .settlement("red", "0,0.N")
        .cards("red", "road-building");
    let table = table.play("red: road-building");
    table.refuses("red: end", "BASE-33");
    table.refuses("red: road 0,0.E", "BASE-56"); // nothing there yet
    let table = table.play("red: road 0,0.NE");
    table.refuses("blue: road 0,0.E", "BASE-28");
    let table = table.play("red: road 0,0.E"); // builds on the first
    assert_eq!(table.route_length("red"), 2);
    table.allows("red: end");
}

#[test]
fn base_68_a_piece_and_a_place_are_needed() {
    let card = Table::beginner_board().cards("red", "road-building");
    card.refuses("red: road-building", "BASE-68"); // nowhere to begin
    let fourteen = "-2,0.NW -2,0.NE -1,0.NW -1,0.NE 0,0.NW 0,0.NE 1,0.NW 1,0.NE 2,0.NW 2,0.NE \
                    -2,0.SW -2,0.SE -1,0.SW -1,0.SE";
    let last = card.clone().road("red", fourteen);
    card.road("red", fourteen)
        .road("red", "0,0.SW")
        .refuses("red: road-building", "BASE-68");
    let last = last.play("red: road-building; red: road 0,0.SW");
    last.refuses("red: road 0,0.SE", "BASE-7"); // the stock is empty, the card is done
    last.allows("red: end");
}

/// BASE-68: with a single place left one road is placed.
#[test]
fn base_68_one_place_left_means_one_road() {
    let table = Table::beginner_board()
        .settlement("red", "0,-2.N")
        .road("red", "0,-2.NW")
        .settlement("blue", "0,-2.NW 0,-2.NE")
        .cards("red", "road-building")
        .play("red: road-building");
    assert_eq!(table.menu("red"), ["road 0,-2.NE"]);
    table.play("red: road 0,-2.NE").allows("red: end");
}

#[test]
fn base_r_04_the_second_road_may_be_waived_the_first_not() {
    let table = Table::beginner_board()
        .settlement("red", "0,0.N")
        .cards("red", "road-building");
    table.refuses("red: waive", "BASE-R-04");
    let table = table.play("red: road-building");
    table.refuses("red: waive", "BASE-R-04");
    let table = table.play("red: road 0,0.NE");
    table.allows("red: waive; red: road 0,0.E");
    table.refuses("blue: waive", "BASE-28");
    table.play("red: waive").allows("red: end");
}

#[test]
fn base_69_two_cards_of_ones_choice() {
    let table = Table::beginner_board().cards("red", "invention invention");
    table.refuses("red: take ore", "BASE-69");
    let table = table.play("red: invention");
    table.refuses("red: end", "BASE-33");
    table.refuses("blue: take ore", "BASE-28");
    let equal = table.clone().play("red: take ore; red: take ore");
    assert_eq!(equal.holds("red"), "2 ore");
    equal.refuses("red: take ore", "BASE-69 reason=invention-not-played");
    let different = table.play("red: take lumber; red: take wool");
    assert_eq!(different.holds("red"), "1 lumber 1 wool");
    different.allows("red: end");
}

/// Everything but so many ore is in the hands of the others.
fn nearly_empty(left: u8) -> Table {
    let table = Table::beginner_board()
        .hand("blue", "19 lumber 19 brick")
        .hand("orange", "19 wool 19 grain")
        .hand("white", &format!("{} ore", 19 - left));
    table.cards("red", "invention")
}

#[test]
fn base_69_a_short_bank_gives_what_it_has() {
    nearly_empty(0).refuses("red: invention", "BASE-69 reason=bank-empty");
    let one = nearly_empty(1).play("red: invention; red: take ore");
    assert_eq!(one.holds("red"), "1 ore");
    one.allows("red: end");
    let two = nearly_empty(2).play("red: invention; red: take ore");
    two.refuses("red: end", "BASE-33"); // exactly two
}

#[test]
fn base_r_07_only_cards_that_are_there_can_be_taken() {
    let table = nearly_empty(2).play("red: invention");
    table.refuses("red: take wool", "BASE-69 reason=bank-lacks-kind");
    assert_eq!(table.menu("red"), ["take ore"]);
}

#[test]
fn base_70_monopoly_takes_all_of_one_kind_from_everybody() {
    let table = Table::beginner_board()
        .cards("red", "monopoly")
        .hand("red", "1 ore")
        .hand("blue", "3 ore 1 wool")
        .hand("orange", "2 wool")
        .hand("white", "2 ore");
    let ore = table.clone().play("red: monopoly ore");
    assert_eq!(ore.holds("red"), "6 ore");
    assert_eq!(
        (ore.holds("blue"), ore.holds("white")),
        ("1 wool".into(), "nothing".into())
    );
    assert_eq!(ore.holds("orange"), "2 wool");
    // Nobody has grain: allowed, and the card is spent.
    let grain = table.play("red: monopoly grain");
    assert_eq!(grain.holds("red"), "1 ore");
    grain.refuses("red: monopoly ore", "BASE-64 reason=card-not-held");
}

/// BASE-71: they count at once and are shown when the game is over.
#[test]
fn base_71_points_stay_hidden_and_are_never_played() {
    let table = Table::beginner_board()
        .hand("red", PRICE)
        .play("red: buy; draw point");
    assert_eq!(table.points("red"), 1);
    assert_eq!(table.state.pieces(table.seat("red")).points, 0); // what others see
    assert_eq!(Action::read("point", &table.rules), None);
    let over = Table::beginner_board()
        .city("red", "0,-2.N 2,-2.N -2,0.N 0,0.N")
        .cards("red", "point")
        .cards("blue", "point point")
        .hand("red", PRICE)
        .play("red: buy; draw point");
    over.tells("spectator", "won seat=red points=10");
    over.tells("spectator", "points-shown seat=red count=2");
    over.tells("white", "points-shown seat=blue count=2");
}

#[test]
fn base_71_progress_cards_leave_the_game() {
    let table = Table::beginner_board().cards("red", "invention");
    let table = table.play("red: invention; red: take ore; red: take ore");
    assert_eq!(table.state.pieces(table.seat("red")).cards_held, 0);
    assert_eq!(table.state.public.deck_left, 24);
}
