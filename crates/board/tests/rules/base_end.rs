//! BASE-90 to BASE-93: points, and the end of the game.

use board::Options;

use crate::table::{Table, beginner, rules};

const FOUR_CITIES: &str = "0,-2.N 2,-2.N -2,0.N 2,0.N";
const SETTLEMENT: &str = "1 lumber 1 brick 1 wool 1 grain";

#[test]
fn base_90_what_counts_how_much() {
    let table = Table::beginner_board().settlement("red", "0,0.N");
    assert_eq!(table.points("red"), 1);
    let table = table.city("red", "2,0.N");
    assert_eq!(table.points("red"), 3);
    let table = table.road("red", "0,0.NE 0,0.E 0,0.SE 0,0.SW 0,0.W");
    assert_eq!((table.route_holder(), table.points("red")), ("red", 5));
    let table = table.knights("red", 3);
    assert_eq!((table.army_holder(), table.points("red")), ("red", 7));
    let table = table.cards("red", "point point knight");
    assert_eq!(table.points("red"), 9);
}

/// BASE-91: the hidden cards count, and they are shown.
#[test]
fn tv_25_two_settlements_two_cities_the_route_and_two_point_cards() {
    let table = Table::beginner_board()
        .settlement("red", "0,-2.N 2,-2.N")
        .city("red", "-2,0.N 2,0.N")
        .road("red", "0,0.NE 0,0.E 0,0.SE 0,0.SW")
        .cards("red", "point point")
        .hand("red", "1 lumber 1 brick");
    assert_eq!((table.points("red"), table.winner().as_str()), (8, "open"));
    let table = table.play("red: road 0,0.W");
    assert_eq!((table.points("red"), table.winner().as_str()), (10, "red"));
    table.tells("blue", "won seat=red points=10");
    table.tells("blue", "points-shown seat=red count=2");
}

#[test]
fn tv_26_a_bought_point_card_wins_at_once() {
    let table = Table::beginner_board()
        .city("red", FOUR_CITIES)
        .settlement("red", "0,0.N")
        .hand("red", "1 wool 1 grain 1 ore")
        .play("red: buy");
    assert_eq!(table.clone().play("draw knight").winner(), "open");
    assert_eq!(table.play("draw point").winner(), "red");
}

#[test]
fn base_91_ten_points_in_the_own_turn_end_the_game() {
    let table = Table::beginner_board()
        .city("red", FOUR_CITIES)
        .settlement("red", "0,0.S")
        .road("red", "0,0.NE")
        .hand("red", SETTLEMENT);
    assert_eq!(table.winner(), "open");
    let table = table.play("red: settle 0,0.N");
    assert_eq!(
        (table.winner().as_str(), table.waits_for().as_str()),
        ("red", "nobody")
    );
    let to = |points, turn_limit| {
        let options = Options {
            points,
            turn_limit,
            ..beginner()
        };
        rules(&options).map_or_else(|refused| refused.to_string(), |_| "allowed".into())
    };
    assert_eq!(to(2, 0), "BASE-91 points=2 most=22");
    assert_eq!(to(22, 0), "allowed");
    // All pieces, both awards and all point cards: nobody ever has more.
    assert_eq!(to(23, 0), "BASE-91 points=23 most=22");
    assert_eq!(to(23, 100), "allowed");
    // A table may agree on another goal.
    let short = Table::laid_out(&Options {
        points: 5,
        ..beginner()
    });
    let short = short
        .city("red", "0,-2.N")
        .settlement("red", "0,0.S 2,0.N")
        .road("red", "0,0.NE");
    assert_eq!(
        short
            .hand("red", SETTLEMENT)
            .play("red: settle 0,0.N")
            .winner(),
        "red"
    );
}

/// Blue is about to cut orange's route, which hands the award, and ten points, to red.
fn gift_for_red() -> Table {
    Table::beginner_board()
        .turn("blue")
        .city("red", "0,-2.N 2,-2.N 0,2.S 2,0.S")
        .road("red", "-2,0.NW -2,0.NE -1,0.NW -1,0.NE 0,0.NW 0,0.NE")
        .road(
            "orange",
            "-2,0.SW -2,0.SE -1,0.SW -1,0.SE 0,0.SW 0,0.SE 1,0.SW",
        )
        .road("blue", "-1,0.W")
        .hand("blue", SETTLEMENT)
        .hand("orange", "2 lumber 2 brick")
        .play("blue: settle -1,0.SW")
}

#[test]
fn base_92_ten_points_in_another_turn_wait_for_the_own_one() {
    let table = gift_for_red();
    assert_eq!((table.points("red"), table.winner().as_str()), (10, "open"));
    let table = table
        .play("blue: end")
        .roll(12)
        .play("orange: end")
        .roll(12);
    assert_eq!(table.winner(), "open");
    assert_eq!(table.play("white: end").winner(), "red");
}

#[test]
fn base_92_points_lost_before_the_own_turn_do_not_win() {
    let table = gift_for_red().play("blue: end").roll(12);
    let table = table.play("orange: road 1,0.SE; orange: road 2,0.SW");
    assert_eq!((table.route_length("orange"), table.points("red")), (7, 8));
    let table = table.play("orange: end").roll(12).play("white: end");
    assert_eq!((table.winner().as_str(), table.on_turn()), ("open", "red"));
}

#[test]
fn base_92_somebody_else_may_win_before() {
    let race = Table::beginner_board()
        .turn("white")
        .city("red", "0,-2.N 2,-2.N 0,2.S 2,0.S")
        .cards("red", "point point")
        .city("white", "-2,0.N 0,0.N -2,2.S 1,1.N")
        .cards("white", "point")
        .hand("white", "1 wool 1 grain 1 ore");
    assert_eq!((race.points("red"), race.winner().as_str()), (10, "open"));
    assert_eq!(race.play("white: buy; draw point").winner(), "white");
}

#[test]
fn base_93_after_the_end_nobody_acts() {
    let table = Table::beginner_board()
        .city("red", FOUR_CITIES)
        .cards("red", "point knight")
        .hand("red", "1 wool 1 grain 5 ore")
        .hand("blue", "4 ore")
        .play("red: buy; draw point");
    assert_eq!(table.winner(), "red");
    for step in [
        "red: end",
        "red: bank ore wool",
        "red: knight",
        "blue: roll",
    ] {
        table.refuses(step, "BASE-93");
    }
    table.cannot_draw("roll 1+2");
    assert!(table.menu("red").is_empty() && table.menu("blue").is_empty());
}

/// BASE-R-13: before rolling; BASE-R-12: without saying anything.
#[test]
fn base_r_13_the_start_of_the_own_turn_is_early_enough() {
    let table = Table::beginner_board()
        .turn("white")
        .city("red", FOUR_CITIES)
        .cards("red", "point point")
        .play("white: end");
    assert_eq!(table.winner(), "red");
    assert_eq!(
        table.told("spectator")[..2],
        ["turn seat=red", "won seat=red points=10"]
    );
}

#[test]
fn base_r_12_nobody_has_to_announce_the_win() {
    let table = Table::beginner_board()
        .city("red", "0,-2.N 2,-2.N -2,0.N")
        .settlement("red", "2,0.N")
        .cards("red", "point point")
        .hand("red", "2 grain 3 ore")
        .play("red: city 2,0.N");
    assert_eq!(table.winner(), "red");
}

/// The robber stays where he is.
#[test]
fn base_r_30_a_win_by_a_knight_leaves_the_robber_alone() {
    let table = Table::beginner_board()
        .city("red", FOUR_CITIES)
        .knights("red", 2)
        .cards("red", "knight")
        .play("red: knight");
    assert_eq!((table.winner().as_str(), table.points("red")), ("red", 10));
    assert_eq!(table.rules.hex_name(table.state.public.robber), "0,0");
}

/// The second free road is dropped.
#[test]
fn base_r_30_a_win_by_the_first_free_road_ends_the_card() {
    let table = Table::beginner_board()
        .city("red", FOUR_CITIES)
        .road("red", "0,0.NE 0,0.E 0,0.SE 0,0.SW")
        .cards("red", "road-building")
        .play("red: road-building; red: road 0,0.W");
    assert_eq!(table.winner(), "red");
    table.refuses("red: road 0,0.NW", "BASE-93");
}

/// A limit the table chose; the rules have none.
#[test]
fn base_r_23_a_turn_limit_makes_a_draw() {
    let table = Table::opened(&Options {
        turn_limit: 2,
        ..beginner()
    });
    let table = table.roll(12).play("red: end").roll(12);
    assert_eq!(table.winner(), "open");
    let table = table.play("blue: end");
    assert_eq!(table.winner(), "draw");
    table.tells("white", "drawn");
}
