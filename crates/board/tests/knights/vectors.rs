//! The worked examples of the dossier, one test for each row.

use game::Seat;

use super::{board, options, red_road, table};
use table::{Table, on_beginner_board};

fn rolling(table: Table, roll: &str) -> Table {
    table.before_roll().play(&format!("red: roll; roll {roll}"))
}

#[test]
fn ck_tv_1_the_weakest_with_cities_lose() {
    let table = board()
        .settlement("red", "0,0.N")
        .city("blue", "0,1.N -1,1.N")
        .city("orange", "1,1.N -1,-1.S")
        .city("white", "0,2.N")
        .with("white metropolis trade 0,2.N\nwhite improvement trade 4\nbarbarians 6")
        .with("red knight 0,-1.S basic active\nblue knight 0,0.S basic active")
        .with("orange knight 1,-1.S basic active");
    let table = rolling(table, "1+1 ship");
    table.tells("red", "knights-event-battle-lost barbarians=5 knights=3");
    let table = table.play("blue: reduce 0,1.N; orange: reduce 1,1.N");
    assert_eq!(
        ["red", "blue", "orange", "white"].map(|seat| table.points(seat)),
        [1, 3, 3, 4]
    );
}

#[test]
fn ck_tv_2_a_red_one_pays_every_level() {
    let table = board().with("red improvement trade 1\nblue improvement trade 5");
    let table = rolling(table, "1+6 trade").play("progress merchant; progress merchant");
    assert_eq!(table.state.public.knights.fresh[0], 16);
}

#[test]
fn ck_tv_3_red_three_pays_level_two() {
    let table = rolling(
        board().with("blue improvement trade 2\nred improvement trade 1"),
        "3+6 trade",
    );
    let table = table.play("progress merchant");
    assert_eq!(table.state.own(Seat(1)).progress.total(), 1);
    assert_eq!(table.waits_for(), "red");
}

#[test]
fn ck_tv_4_two_walls_keep_eleven_cards() {
    let walls = || {
        board()
            .city("red", "0,0.N 0,1.N")
            .with("red wall 0,0.N\nred wall 0,1.N")
    };
    let eleven = rolling(walls().hand("red", "6 ore 5 wool"), "1+6 trade");
    assert_eq!(eleven.state.pieces(Seat(0)).to_discard, 0);
    let twelve = rolling(walls().hand("red", "6 ore 6 wool"), "1+6 trade");
    assert_eq!(twelve.state.pieces(Seat(0)).to_discard, 6);
}

#[test]
fn ck_tv_5_level_five_takes_the_metropolis_over() {
    let table = board()
        .city("red", "0,0.N")
        .city("blue", "0,1.N")
        .with("blue metropolis politics 0,1.N\nblue improvement politics 4\nblue wall 0,1.N")
        .with("red improvement politics 4")
        .hand("red", "5 coin")
        .play("red: improve politics");
    assert_eq!((table.points("red"), table.points("blue")), (4, 2));
    assert_eq!(table.state.public.knights.realm(Seat(1)).walls.len(), 1);
    let later = table.hand("blue", "5 coin").turn("blue");
    assert_eq!(later.state.public.turn, Seat(1));
}

#[test]
fn ck_tv_6_one_metropolis_ends_other_areas_at_three() {
    let one = || {
        board()
            .city("red", "0,0.N")
            .with("red metropolis trade 0,0.N\nred improvement trade 4\nred improvement science 3")
            .hand("red", "4 paper")
    };
    one().refuses("red: improve science", "CK-36");
    one().city("red", "0,1.N").allows("red: improve science");
}

#[test]
fn ck_tv_7_brick_buys_commodities() {
    board()
        .hand("red", "4 brick")
        .allows("red: bank brick cloth");
    board()
        .settlement("red", "-2,1.NW")
        .hand("red", "2 brick")
        .allows("red: bank brick paper");
}

#[test]
fn ck_tv_8_a_city_at_a_pasture() {
    let table = rolling(board().city("red", "0,0.N"), "1+3 trade");
    assert_eq!(table.holds("red"), "1 wool 1 cloth");
}

#[test]
fn ck_tv_9_a_knight_at_the_end_of_a_foreign_road() {
    let table = red_road()
        .settlement("blue", "-1,0.S")
        .road("blue", "-1,0.SE -1,1.NE")
        .with("blue knight 0,0.S basic")
        .hand("red", "1 brick 1 lumber");
    table.refuses("red: road -1,1.E", "CK-41 corner=0,0.S");
    table
        .turn("blue")
        .hand("blue", "1 brick 1 lumber")
        .allows("blue: road -1,1.E");
}

#[test]
fn ck_tv_10_a_knight_between_two_roads() {
    let table = board()
        .settlement("red", "0,0.N")
        .road("red", "0,0.NE 0,0.E 0,0.SE -1,1.NE -1,0.E")
        .with("blue knight 0,1.N basic");
    assert_eq!(table.route_length("red"), 3);
}

#[test]
fn ck_tv_11_the_owner_of_the_weaker_knight_moves_it() {
    let table = red_road()
        .settlement("blue", "1,1.N")
        .road("blue", "0,1.NE 0,1.E")
        .with("red knight 1,-1.S strong ready\nblue knight 0,1.N basic active")
        .play("red: move 1,-1.S 0,1.N");
    assert_eq!(table.menu("blue"), ["relocate 1,0.S", "relocate 0,2.N"]);
    table.refuses("blue: relocate -1,1.N", "CK-45");
    let table = table.play("blue: relocate 1,0.S");
    assert_eq!(table.state.public.knights.active.len(), 1);
}

#[test]
fn ck_tv_12_first_move_then_chase_next_turn() {
    let table = red_road()
        .with("red knight 0,0.S basic ready\nlanded")
        .robber("1,0")
        .hand("red", "1 grain");
    table.refuses("red: chase 0,0.S", "CK-46");
    let table = table.play("red: move 0,0.S 0,1.N; red: activate 0,1.N");
    table.refuses("red: chase 0,1.N", "CK-42");
    let table = table
        .play("red: end; blue: roll; roll 1+1 trade; blue: end; orange: roll; roll 1+1 trade")
        .play("orange: end; white: roll; roll 1+1 trade; white: end; red: roll; roll 1+1 trade");
    table.allows("red: chase 0,1.N");
}

#[test]
fn ck_tv_13_a_third_basic_knight() {
    let table = red_road()
        .with("red knight 1,-1.S basic\nred knight 0,1.N basic")
        .hand("red", "1 wool 1 ore");
    table.refuses("red: raise 0,0.S", "CK-49");
}

#[test]
fn ck_tv_14_a_seven_before_the_first_landing() {
    let table = board().settlement("blue", "0,1.N").hand("blue", "8 ore");
    let table = rolling(table, "1+6 trade");
    let table =
        table.play("blue: discard ore; blue: discard ore; blue: discard ore; blue: discard ore");
    assert_eq!(table.rules.hex_name(table.state.public.robber), "0,0");
    table.allows("red: end");
}

#[test]
fn ck_tv_15_landing_and_seven_in_one_roll() {
    let table = board()
        .city("red", "0,0.N")
        .hand("red", "8 ore")
        .with("barbarians 6");
    let table = rolling(table, "1+6 ship");
    assert_eq!(table.points("red"), 1);
    let table =
        table.play("red: discard ore; red: discard ore; red: discard ore; red: discard ore");
    table.allows("red: robber 0,1");
}

#[test]
fn ck_tv_16_four_against_four() {
    let table = board()
        .city("red", "0,0.N 0,1.N")
        .city("blue", "1,1.N 0,2.N")
        .with("red knight 1,-1.S mighty active\nblue knight 0,-1.S basic active\nbarbarians 6");
    assert_eq!(rolling(table, "1+1 ship").points("red"), 5);
}

#[test]
fn ck_tv_17_two_share_the_highest_contribution() {
    let table = board()
        .city("red", "0,0.N")
        .with("red knight 1,-1.S strong active\nblue knight 0,-1.S strong active")
        .with("white knight 0,0.S basic active\nbarbarians 6");
    let table = rolling(table, "1+1 ship")
        .play("red: deck trade; progress merchant; blue: deck trade; progress merchant");
    assert_eq!((table.points("red"), table.points("blue")), (2, 0));
}

#[test]
fn ck_tv_18_a_city_without_a_settlement_in_stock() {
    let table = board()
        .city("red", "0,0.N")
        .settlement("red", "0,1.N -1,1.N 1,1.N 0,2.N -1,-1.S")
        .with("barbarians 6")
        .hand("red", "3 ore 2 grain");
    let table = rolling(table, "1+1 ship");
    assert_eq!(table.points("red"), 6);
    table.refuses("red: city 0,1.N", "CK-58");
    table.allows("red: city 0,0.N");
}

#[test]
fn ck_tv_19_the_metropolis_is_protected() {
    let table = board()
        .city("blue", "0,0.N 0,1.N")
        .city("red", "1,1.N -1,1.N")
        .city("white", "0,2.N")
        .settlement("orange", "-1,-1.S")
        .with("white metropolis trade 0,2.N\nwhite improvement trade 4\nbarbarians 6")
        .with("blue knight 1,-1.S basic active\nred knight 0,-1.S basic active")
        .with("orange knight 0,0.S strong active");
    let table = rolling(table, "1+1 ship").play("red: reduce 1,1.N; blue: reduce 0,0.N");
    assert_eq!(
        ["red", "blue", "white"].map(|seat| table.points(seat)),
        [3, 3, 4]
    );
}

#[test]
fn ck_tv_20_irrigation_pays_by_hex() {
    let table = board()
        .city("red", "0,1.N 0,2.N")
        .settlement("red", "-1,-1.N")
        .with("red progress irrigation")
        .play("red: play irrigation");
    assert_eq!(table.holds("red"), "4 grain");
}

#[test]
fn ck_tv_21_a_monopoly_nobody_can_pay() {
    let table = board()
        .with("red progress resource-monopoly")
        .play("red: play resource-monopoly; red: name wool");
    assert_eq!(
        (
            table.holds("red"),
            table.state.public.knights.returned.iter().count()
        ),
        ("nothing".into(), 1)
    );
}

#[test]
fn ck_tv_22_a_fleet_of_cloth() {
    let table = board()
        .hand("red", "4 cloth")
        .with("red progress merchant-fleet")
        .play(
            "red: play merchant-fleet; red: name cloth; red: bank cloth ore; red: bank cloth coin",
        );
    assert_eq!(table.holds("red"), "1 ore 1 coin");
}

#[test]
fn ck_tv_23_the_aqueduct_after_a_blocked_roll() {
    let table = board()
        .settlement("red", "0,0.N")
        .robber("0,-1")
        .with("red improvement science 3");
    let table = rolling(table, "1+5 trade").play("red: pick ore");
    assert_eq!(table.holds("red"), "1 ore");
    let other = board()
        .settlement("red", "0,0.N -1,2.N")
        .robber("0,-1")
        .with("red improvement science 3");
    let other = rolling(other, "1+5 trade");
    assert_eq!(other.holds("red"), "1 grain");
    assert!(other.menu("red").contains(&"end".to_owned()));
}

#[test]
fn ck_tv_24_only_the_knight_of_last_turn_acts() {
    let table = red_road()
        .with("red knight 1,-1.S basic\nred knight 0,1.N strong ready")
        .hand("red", "2 grain")
        .play("red: activate 1,-1.S");
    table.refuses("red: move 1,-1.S 0,0.S", "CK-42");
    let table = table.play("red: move 0,1.N 0,0.S; red: activate 0,0.S");
    table.refuses("red: move 0,0.S 0,1.N", "CK-42");
    assert_eq!(table.state.public.knights.active.len(), 2);
}

#[test]
fn ck_tv_25_rates_for_coin() {
    let generic = board().settlement("red", "0,-2.N").hand("red", "3 coin");
    generic.allows("red: bank coin grain; red: bank coin paper");
    board()
        .with("red improvement trade 3")
        .hand("red", "2 coin")
        .allows("red: bank coin ore");
    let ore = board().settlement("red", "2,-1.N").hand("red", "2 coin");
    ore.refuses("red: bank coin grain", "BASE-85");
}

#[test]
fn ck_tv_26_the_fifth_card() {
    let table = board()
        .with("red improvement trade 1\nblue improvement trade 1")
        .with("red progress spy spy spy bishop\nblue progress crane crane smith smith");
    let table = rolling(table, "1+1 trade").play("progress merchant; progress merchant");
    assert_eq!(table.waits_for(), "blue");
    let table = table.play("blue: return merchant");
    assert_eq!(table.waits_for(), "red");
    table.refuses("red: end", "CK-52");
    table.play("red: return spy; red: end");
}

#[test]
fn ck_tv_27_fiesepeter() {
    let options = board::Options {
        fiesepeter: true,
        ..options()
    };
    let table = Table::laid_out(&on_beginner_board(&options))
        .city("red", "0,0.N 0,1.N")
        .city("blue", "1,1.N 0,2.N")
        .with("red knight 1,-1.S strong active\nblue knight 0,-1.S strong active\nbarbarians 6");
    let table =
        rolling(table, "1+1 ship").play("red: commit 1,-1.S; blue: pass; blue: reduce 0,2.N");
    assert_eq!((table.points("red"), table.points("blue")), (4, 3));
    assert!(!table.state.public.knights.active.is_empty());
}
