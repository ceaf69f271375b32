//! Positions in the middle of a founding phase, a seven or a card; no rule is tested here.

use board::{Options, Task, position};

use crate::table::{Table, beginner, on_beginner_board, rules};

fn island() -> Options {
    on_beginner_board(&beginner())
}

fn refused(lines: &str) -> String {
    let rules = rules(&island()).unwrap();
    position::read(&rules, lines).unwrap_err()
}

#[test]
fn the_founding_phase_goes_on() {
    let second = "red settlement 0,0.N\nred road 0,0.NE\nturn blue\nphase founding";
    let table = Table::laid_out(&island()).with(second);
    table.refuses("blue: settle 0,0.NE", "BASE-58");
    let table = table.play("blue: settle 0,0.S; blue: road 0,0.SE; orange: settle 2,-1.N");
    assert_eq!(table.state.task(), Task::FoundRoad);
    let road = "red settlement 0,0.N\nphase founding-road";
    Table::laid_out(&island())
        .with(road)
        .refuses("red: road 0,0.SE", "BASE-23");
}

#[test]
fn a_seven_goes_on() {
    let table = Table::laid_out(&island())
        .hand("red", "3 lumber")
        .hand("blue", "6 ore")
        .with("phase discard\nblue discards 2");
    let table = table.play("blue: discard ore; blue: discard ore");
    assert_eq!(table.state.task(), Task::MoveRobber);
    let before = Table::laid_out(&island()).with("phase before-roll\nphase robber");
    let table = before.play("red: robber 1,0; red: roll");
    assert_eq!(table.state.task(), Task::Dice);
}

#[test]
fn free_roads_are_built() {
    let settled = "red settlement 0,0.N\nred road 0,0.NE\nplayed road-building monopoly";
    let table = Table::laid_out(&island()).with(settled);
    assert_eq!(table.state.public.deck_left, 23);
    let table = table.with("phase first-free-road");
    let table = table.play("red: road 0,0.E");
    assert_eq!(table.state.task(), Task::SecondFreeRoad);
    table.play("red: waive; red: end");
}

/// Strangers send positions, too.
#[test]
fn what_would_leave_nobody_to_act_is_refused() {
    let nobody = "whoever is asked has nothing to answer";
    assert_eq!(refused("phase discard"), nobody);
    assert_eq!(refused("phase first-free-road"), nobody);
    assert_eq!(
        refused("red settlement 0,0.N\nred road 0,0.NE\nphase founding-road"),
        nobody
    );
    for lines in [
        "phase robber\nphase robber",
        "phase founding-road",
        "phase dance",
        "red discards 1",
        "phase discard\nred discards 1",
        "played knight",
        "played monopoly monopoly monopoly",
    ] {
        assert!(refused(lines).contains("cannot read"), "{lines}");
    }
}
