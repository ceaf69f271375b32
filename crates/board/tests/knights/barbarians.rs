//! CK-54 … CK-64: the battle, what it costs and what it brings.

use board::{Options, ProgressCards};
use game::Seat;

use super::{board, options, table};
use table::{Table, on_beginner_board};

/// The ship makes its last step in red's roll of two.
fn landing(table: Table) -> Table {
    table
        .with("barbarians 6")
        .before_roll()
        .play("red: roll; roll 1+1 ship")
}

fn fiesepeter() -> Table {
    let options = Options {
        fiesepeter: true,
        ..options()
    };
    Table::laid_out(&on_beginner_board(&options))
}

/// Metropolises count, cities on their side do not; all active knights count, passive ones do not.
/// CK-67: over the whole board.
#[test]
fn ck_54_cities_against_active_knights() {
    let table = board()
        .city("red", "0,0.N 0,1.N")
        .city("blue", "1,1.N")
        .with("red metropolis trade 0,0.N\nred improvement trade 4")
        .with("red knight 1,-1.S strong active\nblue knight 0,2.N basic active")
        .with("blue knight 0,-1.S mighty");
    let fought = landing(table);
    fought.tells("white", "knights-event-battle-won barbarians=3 knights=3");
}

/// CK-R-23: nothing can be done between landing and battle.
#[test]
fn ck_55_equal_strength_is_enough() {
    let lost = landing(
        board()
            .city("red", "0,0.N 0,1.N")
            .with("red knight 1,-1.S basic active"),
    );
    lost.tells("red", "knights-event-battle-lost barbarians=2 knights=1");
    lost.refuses("red: end", "BASE-33");
    lost.refuses("red: activate 1,-1.S", "CK-21");
    let won = landing(
        board()
            .city("red", "0,0.N 0,1.N")
            .with("red knight 1,-1.S strong active"),
    );
    won.tells("red", "knights-event-battle-won barbarians=2 knights=2");
}

/// CK-R-03, CK-R-04, CK-R-05: only cities without metropolis, one each, from the player on turn.
#[test]
fn ck_56_the_weakest_with_a_city_lose_one_each() {
    let table = board()
        .city("red", "0,0.N 0,1.N")
        .city("blue", "1,1.N 0,2.N")
        .city("white", "-1,0.S")
        .settlement("orange", "-1,-1.S")
        .with("white metropolis trade -1,0.S\nwhite improvement trade 4")
        .with("red knight 1,-1.S basic active\nblue knight 0,-1.S basic active")
        .with("orange knight 0,0.S strong active");
    let table = landing(table);
    assert_eq!(table.waits_for(), "red");
    table.refuses("red: reduce 1,1.N", "CK-56 corner=1,1.N");
    table.refuses("blue: reduce 1,1.N", "CK-21");
    let table = table.play("red: reduce 0,1.N");
    assert_eq!(table.waits_for(), "blue");
    let table = table.play("blue: reduce 0,2.N");
    assert_eq!(
        [
            table.points("red"),
            table.points("blue"),
            table.points("white")
        ],
        [3, 3, 4]
    );
    let safe = board()
        .city("red", "0,0.N")
        .with("red metropolis trade 0,0.N\nred improvement trade 4");
    assert_eq!(landing(safe).points("red"), 4);
}

#[test]
fn ck_57_a_lost_city_is_a_settlement_again() {
    let table = board()
        .city("red", "0,0.N")
        .with("red wall 0,0.N\nred improvement trade 3");
    let table = landing(table);
    let pieces = table.state.pieces(Seat(0));
    assert_eq!((pieces.settlements_left, pieces.cities_left), (4, 4));
    let realm = table.state.public.knights.realm(Seat(0));
    assert!(realm.walls.is_empty());
    assert_eq!(realm.levels, [3, 0, 0]);
}

/// Five settlements on the board, and a city that was lost.
fn lying() -> Table {
    board()
        .city("red", "0,0.N")
        .settlement("red", "0,1.N -1,1.N 1,1.N 0,2.N -1,-1.S")
        .with("red lying 0,0.N")
}

/// CK-R-18, CK-R-19, CK-TV-18: repaired before any other city, without a piece, also by Medicine.
#[test]
fn ck_58_a_city_on_its_side_is_repaired_first() {
    let table = lying().hand("red", "3 ore 2 grain 2 brick 1 paper");
    assert_eq!(table.points("red"), 6);
    table.refuses("red: city 0,1.N", "CK-58 corner=0,0.N");
    table.refuses("red: wall 0,0.N", "CK-38");
    table.refuses("red: improve science", "CK-34");
    let repaired = table.play("red: city 0,0.N");
    assert_eq!(
        (
            repaired.points("red"),
            repaired.state.pieces(Seat(0)).cities_left
        ),
        (7, 3)
    );
    let medicine = lying()
        .hand("red", "2 ore 1 grain")
        .with("red progress medicine")
        .play("red: play medicine");
    medicine.refuses("red: heal 0,1.N", "CK-58 corner=0,0.N");
    assert_eq!(medicine.play("red: heal 0,0.N").points("red"), 7);
    let yields = lying()
        .with("turn red")
        .before_roll()
        .play("red: roll; roll 1+5 trade");
    assert_eq!(yields.holds("red"), "1 brick");
}

/// CK-R-28: without a city, too. CK-83: the points never run out.
#[test]
fn ck_59_the_strongest_is_defender_of_catan() {
    let table = board()
        .city("blue", "1,1.N")
        .with("red knight 1,-1.S strong active\nblue knight 0,2.N basic active\nred defender 6");
    let table = landing(table);
    assert_eq!(table.points("red"), 7);
    table.tells("blue", "knights-event-defender seat=red");
}

/// CK-R-20, CK-R-24, CK-R-25: those who share the highest contribution draw from any deck.
#[test]
fn ck_59_a_tie_draws_progress_cards() {
    let table = board()
        .with("red knight 1,-1.S basic active\nblue knight 0,2.N basic active")
        .with("blue progress spy spy spy bishop");
    let table = landing(table);
    assert_eq!(table.waits_for(), "red");
    let table =
        table.play("red: deck science; progress crane; blue: deck trade; progress merchant");
    assert_eq!(table.waits_for(), "blue"); // five cards
    let table = table.play("blue: return spy");
    assert_eq!(table.waits_for(), "red");
    assert_eq!((table.points("red"), table.points("blue")), (0, 0));
    let nobody = landing(board());
    assert_eq!(
        nobody.state.public.knights.fresh,
        ProgressCards::all().by_deck()
    );
}

#[test]
fn ck_61_after_the_battle_all_knights_rest() {
    let table = board().with("red knight 1,-1.S basic active\nblue knight 0,2.N strong active");
    let table = landing(table);
    assert!(table.state.public.knights.active.is_empty());
    assert_eq!(table.state.public.knights.barbarians, 0);
    assert_eq!(table.waits_for(), "red");
}

/// CK-R-47: each names his knights once, in turn, none if he likes.
#[test]
fn ck_62_everybody_names_the_knights_that_fight() {
    let table = fiesepeter()
        .city("red", "0,0.N")
        .with("red knight 1,-1.S basic active\nblue knight 0,2.N basic active")
        .with("blue knight 0,-1.S strong active\nred knight 0,1.N basic");
    let table = landing(table);
    assert_eq!(table.waits_for(), "red");
    table.refuses("red: commit 0,1.N", "CK-62 corner=0,1.N"); // passive
    table.refuses("blue: pass", "CK-21");
    let table = table.play("red: pass");
    assert_eq!(table.waits_for(), "blue");
    let table = table.play("blue: commit 0,2.N; blue: pass");
    table.tells("red", "knights-event-battle-won barbarians=1 knights=1");
}

/// CK-64, CK-TV-27: only those that fought count and rest.
#[test]
fn ck_63_only_knights_that_fight_count() {
    let table = fiesepeter()
        .city("red", "0,0.N 0,1.N")
        .city("blue", "1,1.N 0,2.N")
        .with("red knight 1,-1.S strong active\nblue knight 0,-1.S strong active");
    let table = landing(table).play("red: commit 1,-1.S; blue: pass");
    table.tells("red", "knights-event-battle-lost barbarians=4 knights=2");
    assert_eq!(table.waits_for(), "blue");
    let table = table.play("blue: reduce 0,2.N");
    assert_eq!((table.points("red"), table.points("blue")), (4, 3));
    let active = table.state.public.knights.active;
    assert_eq!(active, table.state.public.knights.realm(Seat(1)).knights());
}
