//! CK-20 … CK-30: the dice, yields, the Aqueduct and the seven.

use super::{board, table};
use table::Table;

fn rolling(table: Table, roll: &str) -> Table {
    let name = table.on_turn();
    table
        .before_roll()
        .play(&format!("{name}: roll; roll {roll}"))
}

/// CK-R-22: nothing is built before the roll, not even free of cost.
#[test]
fn ck_20_only_the_alchemist_comes_before_the_roll() {
    let table = board()
        .settlement("red", "0,0.N")
        .road("red", "0,0.NE")
        .hand("red", "2 brick 2 lumber")
        .with("red progress alchemist road-building")
        .before_roll();
    table.refuses("red: play road-building", "CK-20");
    table.refuses("red: road 0,0.E", "BASE-28");
    table.allows("red: play alchemist");
    board()
        .with("red progress alchemist")
        .refuses("red: play alchemist", "CK-20");
}

#[test]
fn ck_21_after_the_roll_everything_in_any_order() {
    let table = board()
        .city("red", "0,0.N")
        .road("red", "0,0.NE 0,0.E")
        .hand("red", "4 lumber 3 wool 2 ore 1 grain 2 brick 1 cloth")
        .with("red progress merchant-fleet");
    let early = table.clone().before_roll();
    early.refuses("red: raise 1,-1.S", "BASE-28");
    early.refuses("red: improve trade", "BASE-28");
    early.refuses("red: bank lumber brick", "BASE-80");
    early.refuses("red: wall 0,0.N", "BASE-28");
    table
        .play("red: raise 1,-1.S; red: activate 1,-1.S; red: improve trade; red: bank lumber brick")
        .play("red: play merchant-fleet; red: name brick; red: wall 0,0.N")
        .play("red: promote 1,-1.S; red: end");
}

/// CK-23: the ship and its attack come before the yields.
#[test]
fn ck_22_the_event_die_counts_first() {
    let table = board()
        .city("red", "0,1.N")
        .city("blue", "0,2.N")
        .with("blue knight 1,1.N basic active\nbarbarians 6");
    let table = rolling(table, "1+3 ship");
    // Red contributed least and lost his city, so the four brings one grain only.
    assert_eq!(table.holds("red"), "1 grain");
    assert_eq!(table.holds("blue"), "2 grain");
}

/// CK-4: seven steps.
#[test]
fn ck_4_the_ship_lands_with_its_seventh_step() {
    let table = rolling(board().with("barbarians 5"), "1+1 ship");
    assert_eq!(
        (
            table.state.public.knights.barbarians,
            table.state.public.knights.landed
        ),
        (6, false)
    );
    let table = rolling(board().with("barbarians 6"), "1+1 ship");
    assert_eq!(
        (
            table.state.public.knights.barbarians,
            table.state.public.knights.landed
        ),
        (0, true)
    );
}

/// The yellow die plays no part, and nobody may refuse. The player on turn draws first.
#[test]
fn ck_24_a_gate_pays_by_level_and_red_die() {
    let gate = |roll: &str| {
        let table = board()
            .with("red improvement politics 1\nblue improvement politics 2\nturn blue")
            .before_roll();
        table.play(&format!("blue: roll; roll {roll} politics"))
    };
    let both = gate("2+6");
    both.cannot_draw("progress crane");
    let both = both.play("progress spy; progress bishop");
    assert_eq!(both.state.own(game::Seat(1)).progress.total(), 1);
    both.tells("red", "knights-event-drawn-hidden seat=blue deck=politics");
    both.tells(
        "red",
        "knights-event-drawn seat=red deck=politics card=bishop",
    );
    let blue_only = gate("3+1").play("progress spy");
    assert_eq!(blue_only.waits_for(), "blue");
    assert_eq!(gate("4+1").waits_for(), "blue");
}

#[test]
fn ck_25_a_city_brings_a_commodity_or_two_cards() {
    for (corner, roll, goods) in [
        ("0,1.N", "1+2", "1 lumber 1 paper"),
        ("0,1.N", "1+3", "2 grain"),
        ("0,0.N", "1+3", "1 wool 1 cloth"),
        ("0,0.N", "1+5", "2 brick"),
        ("1,1.N", "2+6", "1 ore 1 coin"),
    ] {
        let table = board().city("red", corner);
        assert_eq!(rolling(table, &format!("{roll} trade")).holds("red"), goods);
    }
    let settlement = board().settlement("red", "0,1.N");
    assert_eq!(rolling(settlement, "1+2 trade").holds("red"), "1 lumber");
    let blocked = board().city("red", "0,1.N").robber("1,0");
    assert_eq!(rolling(blocked, "1+2 trade").holds("red"), "nothing");
}

/// A missing commodity is not replaced, and each kind is looked at by itself.
#[test]
fn ck_26_shortage_is_judged_kind_by_kind() {
    let table = board()
        .city("red", "0,1.N")
        .city("blue", "1,1.N")
        .hand("white", "11 paper");
    let table = rolling(table, "1+2 trade");
    assert_eq!(
        (table.holds("red"), table.holds("blue")),
        ("1 lumber".into(), "1 lumber".into())
    );
    table.tells("red", "shortage kind=paper");
}

/// CK-35: level three of science. In order from the player on turn.
#[test]
fn ck_27_the_aqueduct_helps_whoever_got_nothing() {
    let table = board()
        .settlement("red", "0,1.N")
        .with("red improvement science 3\nblue improvement science 3\nturn blue");
    let table = rolling(table, "1+4 trade");
    assert_eq!(table.waits_for(), "blue");
    table.refuses("blue: pick cloth", "CK-27");
    table.refuses("red: pick ore", "CK-21");
    let dry = table.clone();
    let table = table.play("blue: pick ore; red: pick grain");
    assert_eq!(
        (table.holds("blue"), table.holds("red")),
        ("1 ore".into(), "1 grain".into())
    );
    assert_eq!(table.waits_for(), "blue");
    let passed = dry.play("blue: pass; red: pass");
    assert_eq!(
        (passed.holds("blue"), passed.holds("red"), passed.on_turn()),
        ("nothing".into(), "nothing".into(), "blue")
    );
    passed.refuses("blue: pass", "CK-21");
    let paid = board()
        .settlement("red", "0,1.N")
        .with("red improvement science 3");
    assert_eq!(rolling(paid, "1+2 trade").holds("red"), "1 lumber");
    let seven = board().with("red improvement science 3\nlanded");
    assert_eq!(rolling(seven, "1+6 trade").menu("red")[0], "robber 0,-2");
}

#[test]
fn ck_28_walls_make_bigger_hands_safe() {
    let table = |walls: &str| {
        board()
            .city("red", "0,0.N 0,1.N")
            .with(walls)
            .hand("red", "5 lumber 5 cloth")
            .with("red progress spy spy")
    };
    let none = rolling(table(""), "1+6 trade");
    assert_eq!(none.waits_for(), "red");
    let none = none
        .play("red: discard cloth; red: discard cloth; red: discard cloth")
        .play("red: discard lumber; red: discard lumber");
    assert_eq!(none.holds("red"), "3 lumber 2 cloth");
    let two = rolling(table("red wall 0,0.N\nred wall 0,1.N"), "1+6 trade");
    assert_eq!(two.holds("red"), "5 lumber 5 cloth");
}

/// CK-R-13, CK-R-48: commodities are stolen like resources, also from a hand without others.
#[test]
fn ck_29_the_robber_steals_commodities() {
    let table = board()
        .settlement("blue", "0,1.N")
        .hand("blue", "1 coin")
        .with("landed");
    let table = rolling(table, "1+6 trade").play("red: robber 0,1; steal coin");
    assert_eq!(table.holds("red"), "1 coin");
    table.tells("white", "stolen-hidden seat=red victim=blue");
}

/// CK-R-46: whoever wins the first battle.
#[test]
fn ck_30_before_the_first_landing_nobody_moves_the_robber() {
    let table = board()
        .settlement("red", "0,0.N")
        .settlement("blue", "0,1.N")
        .road("red", "0,0.NE")
        .hand("blue", "1 ore")
        .with("red knight 1,-1.S basic ready\nred progress bishop");
    table.refuses("red: chase 1,-1.S", "CK-30");
    table.refuses("red: play bishop", "CK-30");
    let seven = rolling(table, "1+6 trade");
    assert!(seven.menu("red").contains(&"end".to_owned()));
    seven.refuses("red: robber 0,1", "BASE-55");
    let landed = rolling(board().with("barbarians 6"), "1+6 ship");
    landed.allows("red: robber 0,1");
}
