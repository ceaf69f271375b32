//! The cards of science, one test each.

use game::Seat;

use super::{board, red_road};

/// The red value counts for gates, too; then the event die alone is rolled.
#[test]
fn ck_card_alchemist() {
    let table = board()
        .settlement("red", "0,1.N")
        .with("red progress alchemist alchemist\nred improvement trade 1")
        .before_roll()
        .play("red: play alchemist; red: die 2; red: die 1");
    table.cannot_draw("roll 1+1 ship");
    let table = table.play("event trade; progress merchant");
    assert_eq!(table.holds("red"), "1 lumber");
    table.refuses("red: play alchemist", "CK-20");
    table.refuses("red: roll", "BASE-28");
}

/// Level one is free, and two Cranes do not add up.
#[test]
fn ck_card_crane() {
    let table = board()
        .city("red", "0,0.N")
        .with("red progress crane crane")
        .hand("red", "1 cloth");
    let table = table.play("red: play crane; red: improve science");
    let table = table.play("red: play crane");
    table.refuses(
        "red: improve science",
        "CK-33 reason=improve-price goods=1 paper",
    );
    let table = table.play("red: improve trade");
    assert_eq!(
        (
            table.holds("red"),
            table.state.public.knights.realm(Seat(0)).levels
        ),
        ("1 cloth".into(), [1, 0, 1])
    );
    let none = board()
        .settlement("red", "0,0.N")
        .with("red progress crane");
    none.refuses("red: play crane", "CK-CARD-crane");
}

#[test]
fn ck_card_engineer() {
    let table = board()
        .city("red", "0,0.N")
        .settlement("red", "0,1.N")
        .with("red progress engineer");
    let asked = table.play("red: play engineer");
    asked.refuses("red: wall 0,1.N", "CK-38");
    let built = asked.play("red: wall 0,0.N");
    assert_eq!(built.state.public.knights.realm(Seat(0)).walls.len(), 1);
    let full = board()
        .city("red", "0,0.N")
        .with("red wall 0,0.N\nred progress engineer");
    full.refuses("red: play engineer", "CK-CARD-engineer");
}

/// CK-R-27: two different chips, none of 2, 6, 8 and 12; the robber's hex may be one.
#[test]
fn ck_card_inventor() {
    let table = board()
        .settlement("red", "0,1.N")
        .robber("0,1")
        .with("red progress inventor");
    let asked = table.play("red: play inventor");
    asked.refuses("red: chip 0,-1", "CK-CARD-inventor hex=0,-1"); // a six
    asked.refuses("red: chip 0,0", "CK-CARD-inventor hex=0,0"); // the desert
    let asked = asked.play("red: chip 1,0"); // three
    asked.refuses("red: chip -1,1", "CK-CARD-inventor hex=-1,1"); // a three as well
    let swapped = asked.play("red: chip 0,1; red: end; blue: roll; roll 1+3 trade");
    assert_eq!(swapped.holds("red"), "1 lumber");
    assert_eq!(swapped.rules.hex_name(swapped.state.public.robber), "0,1");
}

/// CK-TV-20, CK-81: two for each hex, whatever stands there; what the bank has.
#[test]
fn ck_card_irrigation() {
    let table = board()
        .city("red", "0,1.N 0,2.N")
        .settlement("red", "-1,-1.S")
        .robber("0,1")
        .with("red progress irrigation irrigation");
    // Fields: 0,1 beside both cities, -1,-1 and -2,0 beside the settlement.
    let table = table.play("red: play irrigation");
    assert_eq!(table.holds("red"), "6 grain");
    let short = table.hand("white", "18 grain");
    let short = short.play("red: play irrigation");
    assert_eq!(short.holds("red"), "1 grain");
    board()
        .settlement("red", "0,0.N")
        .with("red progress irrigation")
        .refuses("red: play irrigation", "CK-CARD-irrigation");
}

#[test]
fn ck_card_medicine() {
    let table = board()
        .settlement("red", "0,0.N")
        .hand("red", "2 ore 1 grain")
        .with("red progress medicine");
    let asked = table.play("red: play medicine");
    asked.refuses("red: heal 0,1.N", "CK-CARD-medicine corner=0,1.N");
    let city = asked.play("red: heal 0,0.N");
    assert_eq!(
        (city.points("red"), city.holds("red")),
        (2, "nothing".into())
    );
    let poor = board()
        .settlement("red", "0,0.N")
        .hand("red", "1 ore 1 grain")
        .with("red progress medicine");
    poor.refuses("red: play medicine", "CK-CARD-medicine goods=1 grain 2 ore");
}

#[test]
fn ck_card_mining() {
    let table = board()
        .settlement("red", "1,1.N -1,1.N")
        .with("red progress mining");
    assert_eq!(table.play("red: play mining").holds("red"), "4 ore");
    board()
        .settlement("red", "0,0.N")
        .with("red progress mining")
        .refuses("red: play mining", "CK-CARD-mining");
}

#[test]
fn ck_card_printer() {
    let table = board()
        .with("blue improvement science 1")
        .before_roll()
        .play("red: roll; roll 1+1 science; progress printer");
    assert_eq!(table.points("blue"), 1);
    table.tells("red", "knights-event-point seat=blue card=printer");
}

/// BASE-68, CK-R-37: the second may continue the first or be waived.
#[test]
fn ck_card_road_building() {
    let table = red_road().with("red progress road-building");
    let first = table.play("red: play road-building; red: road -1,1.NE");
    first.allows("red: waive");
    let second = first.play("red: road -1,0.E");
    assert_eq!(
        (second.route_holder(), second.holds("red")),
        ("red", "nothing".into())
    );
    board()
        .with("red progress road-building")
        .refuses("red: play road-building", "CK-CARD-road_building");
}

/// CK-43: once for each knight and turn, one after the other.
#[test]
fn ck_card_smith() {
    let table = red_road()
        .with("red knight 1,-1.S basic\nred knight 0,1.N basic active\nred progress smith smith");
    let first = table.play("red: play smith; red: promote 1,-1.S");
    first.refuses(
        "red: promote 1,-1.S",
        "CK-43 corner=1,-1.S reason=promote-once",
    );
    first.allows("red: pass");
    let second = first.play("red: promote 0,1.N");
    assert_eq!(second.state.public.knights.active.len(), 1);
    second.refuses("red: play smith", "CK-CARD-smith");
    red_road()
        .with("red progress smith")
        .refuses("red: play smith", "CK-CARD-smith");
}
