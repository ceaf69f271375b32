//! BASE-40 to BASE-49: what a roll pays, and what the bank cannot pay.

use board::{Board, Options};

use crate::table::{Table, on_beginner_board};

/// The beginner board with other numbers on some hexes, before red's roll.
fn island(numbers: &[(&str, u8)]) -> Table {
    let mut options = on_beginner_board(&Options::default());
    let Board::Map(layout) = &mut options.board else {
        unreachable!("the options hold a map")
    };
    for (hex, number) in numbers {
        let tile = layout
            .hexes
            .iter_mut()
            .find(|tile| tile.at().to_string() == *hex);
        tile.unwrap().number = Some(*number);
    }
    Table::laid_out(&options).before_roll()
}

/// BASE-40: both dice, and the sum applies to everybody.
#[test]
fn base_40_two_dice_are_rolled_for_everybody() {
    let table = Table::beginners().play("red: roll");
    assert_eq!(table.waits_for(), "chance");
    let outcomes = game::outcomes(&table.rules, &table.state);
    assert_eq!(outcomes.len(), 36);
    assert!(outcomes.iter().all(|(_, weight)| *weight == 1));
    table.cannot_draw("steal ore");
    let table = table.play("roll 2+3");
    assert_eq!(table.holds("red"), "2 lumber 1 grain"); // what he had
    assert_eq!(table.holds("blue"), "1 lumber 2 brick 1 wool 1 ore");
    assert_eq!(table.holds("white"), "1 lumber 2 wool 1 ore");
}

#[test]
fn tv_1_a_three_on_the_beginner_board() {
    let table = Table::beginners().roll(3);
    let expected = [
        "rolled seat=red one=1 two=2 sum=3",
        "produced seat=blue goods=1 ore",
        "produced seat=orange goods=1 ore",
        "produced seat=white goods=1 lumber",
    ];
    assert_eq!(table.told("spectator"), expected);
}

#[test]
fn tv_3_a_ten_on_the_beginner_board() {
    let table = Table::beginners().quiet().roll(10);
    let paid = [
        "produced seat=red goods=1 ore",
        "produced seat=orange goods=1 brick",
    ];
    assert_eq!(table.told("spectator")[1..], paid);
}

/// BASE-41: several buildings at a hex add up, a city counts twice.
#[test]
fn tv_4_two_settlements_at_the_mountains_and_a_city_at_the_pasture() {
    let table = island(&[("1,1", 10)]).settlement("red", "2,0.N 2,0.SE");
    let village = table.clone().settlement("white", "2,0.SW");
    assert_eq!(village.clone().roll(8).holds("red"), "2 ore");
    assert_eq!(village.clone().roll(8).holds("white"), "1 ore");
    assert_eq!(village.roll(10).holds("white"), "1 wool");
    let city = table.city("white", "2,0.SW").roll(10);
    assert_eq!(city.holds("white"), "2 wool");
}

#[test]
fn tv_5_forest_and_mountains_side_by_side() {
    let table = Table::beginner_board()
        .before_roll()
        .settlement("red", "1,0.NW 1,0.S");
    let village = table.clone().settlement("white", "1,0.NE");
    let three = village.clone().roll(3);
    assert_eq!(
        (three.holds("red"), three.holds("white")),
        ("2 lumber".into(), "1 lumber".into())
    );
    assert_eq!(village.roll(8).holds("white"), "1 ore");
    assert_eq!(
        table.city("white", "1,0.NE").roll(8).holds("white"),
        "2 ore"
    );
}

#[test]
fn tv_6_settlement_and_city_at_one_forest() {
    let table = Table::beginner_board()
        .before_roll()
        .settlement("blue", "1,0.N")
        .city("blue", "1,0.S")
        .city("orange", "-1,1.S")
        .roll(3);
    assert_eq!(table.holds("blue"), "3 lumber");
    assert_eq!(table.holds("orange"), "2 ore");
}

#[test]
fn tv_7_two_hexes_with_the_same_number() {
    let table = island(&[("0,-1", 4)]).settlement("red", "0,0.N").roll(4);
    assert_eq!(table.holds("red"), "1 brick 1 wool");
}

#[test]
fn base_42_the_hex_with_the_robber_pays_nobody() {
    let table = Table::beginner_board()
        .before_roll()
        .settlement("red", "2,0.N")
        .city("blue", "2,0.SE");
    let robbed = table.clone().robber("2,0").roll(8);
    assert_eq!(
        (robbed.holds("red"), robbed.holds("blue")),
        ("nothing".into(), "nothing".into())
    );
    let free = table.robber("1,0").roll(8);
    assert_eq!(
        (free.holds("red"), free.holds("blue")),
        ("1 ore".into(), "2 ore".into())
    );
}

/// BASE-48 (a): one player takes what is left.
#[test]
fn tv_8_the_only_claimant_takes_what_is_left() {
    let table = Table::beginner_board()
        .before_roll()
        .settlement("red", "2,0.N")
        .city("red", "2,0.SE")
        .hand("white", "17 ore")
        .roll(8);
    assert_eq!(table.holds("red"), "2 ore");
    table.tells("blue", "shortage kind=ore");
}

/// BASE-48 (b): between several nobody gets the kind; other kinds are paid.
#[test]
fn tv_9_several_claimants_get_nothing_of_a_short_kind() {
    let table = island(&[("1,1", 8)])
        .city("red", "2,0.NE")
        .settlement("blue", "2,0.N")
        .settlement("red", "1,1.S")
        .hand("white", "17 ore");
    let table = table.roll(8);
    assert_eq!(table.holds("red"), "1 wool");
    assert_eq!(table.holds("blue"), "nothing");
    assert!(table.bank().ends_with("2 ore"), "{}", table.bank());
}

#[test]
fn base_48_nothing_is_owed_later_and_enough_is_enough() {
    let table = Table::beginner_board()
        .before_roll()
        .city("red", "2,0.NE")
        .settlement("blue", "2,0.N");
    let exact = table.clone().hand("white", "16 ore").roll(8);
    assert_eq!(
        (exact.holds("red"), exact.holds("blue")),
        ("2 ore".into(), "1 ore".into())
    );
    let short = table.hand("white", "17 ore").roll(8);
    let later = short.play("red: end; blue: roll; roll 1+1");
    assert_eq!(
        (later.holds("red"), later.holds("blue")),
        ("nothing".into(), "nothing".into())
    );
}
