//! BASE-50 to BASE-55: a rolled seven, discards, the robber and what he takes.

use crate::table::Table;

fn sevens(hands: [&str; 3]) -> Table {
    let [red, blue, orange] = hands;
    Table::beginner_board()
        .before_roll()
        .hand("red", red)
        .hand("blue", blue)
        .hand("orange", orange)
        .roll(7)
}

fn discard(name: &str, kind: &str, count: usize) -> String {
    vec![format!("{name}: discard {kind}"); count].join("; ")
}

#[test]
fn base_50_a_seven_pays_nobody() {
    let table = Table::beginners().quiet().roll(7);
    assert_eq!(
        table.told("spectator"),
        ["rolled seat=red one=1 two=6 sum=7"]
    );
    assert_eq!(table.waits_for(), "red");
}

#[test]
fn tv_10_hands_of_six_nine_and_eleven() {
    let table = sevens(["6 ore", "9 ore", "11 wool"]);
    let told = table.told("spectator");
    assert_eq!(
        told[1..],
        [
            "must-discard seat=blue count=4",
            "must-discard seat=orange count=5"
        ]
    );
    assert_eq!(table.waits_for(), "blue orange");
    let table = table
        .play(&discard("orange", "wool", 5))
        .play(&discard("blue", "ore", 4));
    assert_eq!(table.holds("red"), "6 ore");
    assert_eq!(table.holds("blue"), "5 ore");
    assert_eq!(table.holds("orange"), "6 wool");
    assert_eq!(table.waits_for(), "red");
}

#[test]
fn tv_11_a_hand_of_eight() {
    let table = sevens(["8 ore", "7 wool", "1 grain"]);
    table.tells("spectator", "must-discard seat=red count=4");
    let table = table.play(&discard("red", "ore", 4));
    assert_eq!(table.holds("red"), "4 ore");
    assert_eq!(table.waits_for(), "red");
}

#[test]
fn base_51_half_of_a_hand_of_the_owners_choice() {
    let table = sevens(["4 ore 4 wool", "7 grain", "10 brick"]);
    table.allows("red: discard ore; red: discard wool; orange: discard brick");
    table.refuses("red: discard lumber", "BASE-51 left=4 kind=lumber"); // has none
    table.refuses("blue: discard grain", "BASE-51 left=0 kind=grain"); // has seven
    table.refuses("red: robber 2,0", "BASE-55"); // first the discards
    let table = table
        .play(&discard("red", "ore", 3))
        .play("red: discard wool");
    table.refuses("red: discard wool", "BASE-51"); // four are enough
    let table = table.play(&discard("orange", "brick", 5));
    assert_eq!(table.holds("red"), "3 wool 1 ore");
    assert!(
        table.bank().starts_with("19 lumber 14 brick"),
        "{}",
        table.bank()
    );
    Table::beginner_board()
        .hand("red", "8 ore")
        .refuses("red: discard ore", "BASE-51");
}

/// Development cards do not count for the limit.
#[test]
fn base_51_only_resource_cards_count() {
    let table = Table::beginner_board()
        .before_roll()
        .hand("red", "7 ore")
        .cards("red", "knight knight point")
        .roll(7);
    table.allows("red: robber 2,0");
}

#[test]
fn base_52_the_robber_must_move() {
    let table = Table::beginners().roll(7);
    table.refuses("red: robber 0,0", "BASE-52 hex=0,0");
    table.refuses("blue: robber 2,0", "BASE-28");
    table.allows("red: robber 2,0; red: robber -2,2; red: robber 0,-1");
    assert_eq!(table.menu("red").len(), 18);
    let elsewhere = Table::beginner_board().before_roll().robber("2,0").roll(7);
    elsewhere.allows("red: robber 0,0"); // back to the desert
    elsewhere.refuses("red: robber 2,0", "BASE-52");
}

#[test]
fn base_r_02_the_robber_may_go_where_nobody_builds() {
    let table = Table::beginner_board()
        .before_roll()
        .hand("blue", "1 ore")
        .roll(7);
    let table = table.play("red: robber 2,0");
    table.allows("red: end");
    assert_eq!(table.holds("blue"), "1 ore");
}

/// A forest with buildings of blue and white, and red about to move the robber.
fn at_the_forest() -> Table {
    Table::beginner_board()
        .before_roll()
        .robber("0,-1")
        .settlement("blue", "1,0.N")
        .city("white", "1,0.S")
        .hand("blue", "2 lumber 1 ore")
        .hand("white", "1 wool")
        .hand("orange", "1 grain")
}

/// BASE-53: every card of the victim's is equally likely.
#[test]
fn tv_12_the_robber_draws_from_one_of_two() {
    let table = at_the_forest().roll(7).play("red: robber 1,0");
    assert_eq!(table.menu("red"), ["rob blue", "rob white"]);
    let blue = table.clone().play("red: rob blue");
    let weights = game::outcomes(&blue.rules, &blue.state);
    assert_eq!(
        weights
            .iter()
            .map(|(_, weight)| *weight)
            .collect::<Vec<_>>(),
        [2, 1]
    );
    blue.cannot_draw("steal wool");
    let blue = blue.play("steal lumber");
    assert_eq!(blue.holds("red"), "1 lumber");
    assert_eq!(blue.holds("blue"), "1 lumber 1 ore");
    assert_eq!(
        table.play("red: rob white; steal wool").holds("white"),
        "nothing"
    );
    // Until he moves on, a three pays them no lumber.
    let later = blue.play("red: end").roll(3);
    assert_eq!(later.holds("blue"), "1 lumber 1 ore");
    assert_eq!(later.holds("white"), "1 wool");
}

#[test]
fn base_53_only_opponents_with_a_building_and_a_card_are_robbed() {
    let table = at_the_forest().settlement("orange", "2,-2.N").roll(7);
    let table = table.play("red: robber 1,0");
    table.refuses("red: rob orange", "BASE-53"); // builds elsewhere
    table.refuses("red: rob red", "BASE-53");
    table.refuses("blue: rob white", "BASE-28");
    table.refuses("red: end", "BASE-33"); // stealing is not waived
    let poor = Table::beginner_board()
        .before_roll()
        .settlement("blue", "1,0.N")
        .settlement("white", "1,0.S")
        .settlement("red", "1,0.SW")
        .hand("red", "3 ore")
        .roll(7);
    let poor = poor.play("red: robber 1,0");
    poor.allows("red: end"); // nobody there has a card
    poor.refuses("red: rob blue", "BASE-53");
    assert_eq!(poor.holds("red"), "3 ore");
}

/// BASE-R-01: with one possible victim there is nothing to choose; with none the step is skipped.
#[test]
fn base_r_01_the_theft_is_compulsory() {
    let table = at_the_forest()
        .settlement("orange", "1,0.SW")
        .hand("red", "1 brick");
    let one = Table::beginner_board()
        .before_roll()
        .settlement("blue", "1,0.N")
        .settlement("white", "1,0.S")
        .hand("blue", "1 ore")
        .roll(7)
        .play("red: robber 1,0");
    assert_eq!(one.waits_for(), "chance");
    assert_eq!(one.play("steal ore").holds("red"), "1 ore");
    let table = table.roll(7).play("red: robber 1,0");
    assert_eq!(table.menu("red"), ["rob blue", "rob orange", "rob white"]);
}

#[test]
fn base_54_after_the_theft_the_turn_goes_on() {
    let table = at_the_forest()
        .hand("red", "4 ore")
        .roll(7)
        .play("red: robber 1,0; red: rob blue; steal ore");
    assert_eq!(table.holds("red"), "5 ore");
    table.allows("red: bank ore wool; red: offer 1 ore for 1 wool; red: end");
    table.refuses("red: roll", "BASE-28");
}

#[test]
fn base_55_the_robber_moves_only_for_a_seven_or_a_knight() {
    let table = Table::beginner_board().cards("red", "knight");
    table.refuses("red: robber 2,0", "BASE-55");
    table
        .clone()
        .before_roll()
        .refuses("red: robber 2,0", "BASE-55");
    table
        .clone()
        .before_roll()
        .roll(6)
        .refuses("red: robber 2,0", "BASE-55");
    table.play("red: knight").allows("red: robber 2,0");
}

#[test]
fn base_r_20_a_knight_and_then_a_seven_move_him_twice() {
    let table = at_the_forest()
        .cards("red", "knight")
        .play("red: knight; red: robber 1,0; red: rob blue; steal ore")
        .roll(7);
    table.refuses("red: robber 1,0", "BASE-52");
    let table = table.play("red: robber 0,0");
    table.allows("red: end");
}
