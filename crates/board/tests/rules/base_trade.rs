//! BASE-80 and BASE-85 to BASE-88: trade with the bank. Trade with others: `base_offers.rs`.

use crate::table::Table;

/// BASE-80: after the roll, in the own turn.
#[test]
fn base_80_trade_comes_after_the_roll() {
    let table = Table::beginner_board()
        .before_roll()
        .hand("red", "4 ore")
        .hand("blue", "4 wool");
    table.refuses("red: bank ore lumber", "BASE-80");
    table.refuses("red: offer 1 ore for 1 wool", "BASE-80");
    let table = table.roll(12);
    table.allows("red: bank ore lumber; red: offer 1 ore for 1 wool");
    table.refuses(
        "blue: bank wool ore",
        "BASE-28 reason=turn-not-yours turn=red",
    );
    table.refuses("blue: offer 1 wool for 1 ore", "BASE-28");
    let seven = Table::beginner_board()
        .before_roll()
        .hand("red", "4 ore")
        .roll(7);
    seven.refuses("red: bank ore lumber", "BASE-80"); // the robber comes first
}

#[test]
fn tv_22_four_ore_for_a_lumber() {
    let table = Table::beginner_board()
        .hand("red", "4 ore")
        .play("red: bank ore lumber");
    assert_eq!(table.holds("red"), "1 lumber");
    table.tells("blue", "bank-traded seat=red give=4 ore get=1 lumber");
}

#[test]
fn base_85_four_of_a_kind_always() {
    let table = Table::beginner_board().hand("red", "4 ore 3 wool");
    table.allows("red: bank ore lumber; red: bank ore wool");
    table.refuses("red: bank wool ore", "BASE-85 rate=4 give=wool");
    table.refuses("red: bank grain ore", "BASE-85 rate=4 give=grain");
}

#[test]
fn tv_23_three_lumber_for_an_ore_and_more() {
    let table = Table::beginner_board()
        .settlement("red", "2,0.NE")
        .hand("red", "6 lumber 3 wool");
    let table = table.play("red: bank lumber ore");
    assert_eq!(table.holds("red"), "3 lumber 3 wool 1 ore");
    let table = table.play("red: bank lumber ore; red: bank wool ore");
    assert_eq!(table.holds("red"), "3 ore");
}

#[test]
fn base_86_a_building_at_a_three_to_one_harbour() {
    let table = Table::beginner_board().hand("red", "3 ore 2 wool");
    table.refuses("red: bank ore wool", "BASE-85");
    let settled = table.clone().settlement("red", "2,0.NE");
    settled.allows("red: bank ore wool");
    settled.refuses("red: bank wool ore", "BASE-86 rate=3 give=wool");
    table
        .clone()
        .city("red", "2,0.SE")
        .allows("red: bank ore wool");
    table
        .settlement("blue", "2,0.NE")
        .refuses("red: bank ore wool", "BASE-85"); // not his
}

/// BASE-87: it serves its own resource and no other.
#[test]
fn tv_24_the_grain_harbour() {
    let table = Table::beginner_board()
        .settlement("red", "1,-2.N")
        .hand("red", "4 grain 3 wool");
    let table = table.play("red: bank grain ore");
    assert_eq!(table.holds("red"), "3 wool 2 grain 1 ore");
    table.refuses("red: bank wool ore", "BASE-85 rate=4 give=wool");
    let table = table.play("red: bank grain lumber");
    assert_eq!(table.holds("red"), "1 lumber 3 wool 1 ore");
}

#[test]
fn base_87_two_of_the_harbours_kind() {
    let table = Table::beginner_board()
        .settlement("red", "1,-2.N")
        .hand("red", "1 grain 3 ore");
    table.refuses("red: bank grain wool", "BASE-87 rate=2 give=grain");
    table.refuses("red: bank ore wool", "BASE-85"); // no 3:1 for the others
    table.hand("red", "1 grain").allows("red: bank grain wool");
}

/// BASE-88: the best of all harbours, and never a worse one.
#[test]
fn base_88_the_best_rate_is_the_only_one() {
    let table = Table::beginner_board()
        .settlement("red", "1,-2.N 2,0.NE")
        .hand("red", "4 grain 4 ore")
        .play("red: bank grain lumber; red: bank ore lumber");
    assert_eq!(table.holds("red"), "2 lumber 2 grain 1 ore");
}

#[test]
fn base_88_the_bank_must_have_what_is_wanted() {
    let table = Table::beginner_board()
        .hand("red", "4 ore")
        .hand("blue", "19 wool");
    table.refuses("red: bank ore wool", "BASE-88 get=wool");
    table.allows("red: bank ore grain");
}

#[test]
fn base_r_18_nothing_is_exchanged_for_its_own_kind() {
    let table = Table::beginner_board()
        .settlement("red", "2,0.NE")
        .hand("red", "8 ore");
    table.refuses("red: bank ore ore", "BASE-R-18");
    table.allows("red: bank ore wool");
}
