//! TWO-35, TWO-35a: the largest army where knights can be given up.

use crate::table::Table;

fn knights(red: u8, blue: u8) -> Table {
    Table::for_two().knights("red", red).knights("blue", blue)
}

#[test]
fn two_tv_8_three_to_two_becomes_a_tie_of_two() {
    let table = knights(3, 2);
    assert_eq!((table.army_holder(), table.points("red")), ("red", 2));
    let table = table.play("red: give-up-knight");
    assert_eq!((table.army_holder(), table.points("red")), ("nobody", 0));
    table.tells("spectator", "army-nobody");
}

#[test]
fn two_tv_9_five_to_three_becomes_four_to_three() {
    let table = knights(5, 3).play("red: give-up-knight");
    assert_eq!(table.army_holder(), "red");
}

#[test]
fn two_tv_10_four_to_three_becomes_a_tie_and_a_fourth_knight_takes_it() {
    let table = knights(4, 3)
        .cards("blue", "knight")
        .play("red: give-up-knight");
    assert_eq!(table.army_holder(), "nobody");
    let table = table.play("red: end; blue: knight");
    assert_eq!(table.army_holder(), "blue");
}

#[test]
fn two_tv_13_the_other_takes_it_when_a_tie_is_given_up() {
    let table = knights(3, 3);
    assert_eq!(table.army_holder(), "nobody");
    let table = table.play("red: give-up-knight");
    assert_eq!((table.army_holder(), table.points("blue")), ("blue", 2));
}

/// Two left are too few, whatever the other has.
#[test]
fn two_35_two_knights_hold_no_army() {
    let table = knights(3, 0).play("red: give-up-knight");
    assert_eq!(table.army_holder(), "nobody");
}

/// A tie the holder survived is lost with the knight he gives up.
#[test]
fn two_35_the_army_goes_to_the_one_with_more() {
    let table = knights(4, 4).with("holder army red");
    let table = table.play("red: give-up-knight");
    assert_eq!(table.army_holder(), "blue");
}

#[test]
fn two_35a_a_tie_gives_it_to_nobody_and_takes_it_from_nobody() {
    let nobody = knights(2, 3)
        .with("holder army nobody")
        .cards("red", "knight")
        .play("red: knight");
    assert_eq!(nobody.army_holder(), "nobody");
    let kept = knights(2, 3).cards("red", "knight").play("red: knight");
    assert_eq!(kept.army_holder(), "blue");
    let taken = knights(3, 3)
        .with("holder army blue")
        .cards("red", "knight")
        .play("red: knight");
    assert_eq!(taken.army_holder(), "red");
}

/// The opponent's knight given up does not move an army that is held.
#[test]
fn two_35a_the_others_loss_changes_nothing() {
    let table = knights(3, 4).play("red: give-up-knight");
    assert_eq!(table.army_holder(), "blue");
}
