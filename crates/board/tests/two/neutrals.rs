//! TWO-20 to TWO-26: building for the neutral players.

use board::{Options, Task};

use crate::for_two;
use crate::table::Table;

/// Everything red needs for one settlement and one more road.
const SETTLEMENT_AND_ROAD: &str = "2 lumber 2 brick 1 wool 1 grain";

/// Red has a settlement in the east, a road to the next good corner, and cards.
fn rich() -> Table {
    Table::for_two()
        .settlement("red", "2,0.N")
        .road("red", "2,0.NW 1,0.NE")
        .hand("red", SETTLEMENT_AND_ROAD)
}

/// Fifteen roads in a row of three hexes.
fn row_of_roads(table: Table, owner: &str, hexes: [&str; 3]) -> Table {
    let mut edges: Vec<String> = ["NW", "W", "SW", "E", "NE", "SE"]
        .iter()
        .map(|side| format!("{}.{side}", hexes[0]))
        .collect();
    for hex in &hexes[1..] {
        edges.extend(["E", "NE", "SE", "NW", "SW"].map(|side| format!("{hex}.{side}")));
    }
    table.road(owner, &edges[..15].join(" "))
}

#[test]
fn two_20_a_road_asks_for_a_neutral_road() {
    let table = rich().play("red: road 2,0.NE");
    assert_eq!(table.waits_for(), "red");
    table.refuses("red: end", "BASE-33");
    table.refuses("red: road 2,0.E", "BASE-28");
    table.refuses("blue: road 1,-2.SW for orange", "TWO-20");
    table.refuses("red: road 2,0.E for red", "TWO-20");
    table.refuses("red: settle 1,-2.N for orange", "TWO-20");
    table.allows("red: road 1,-2.SW for orange; red: road -1,2.NW for white");
    let table = table.play("red: road 1,-2.SW for orange");
    table.allows("red: end");
    // It costs nothing.
    assert_eq!(table.holds("red"), "1 lumber 1 brick 1 wool 1 grain");
    table.refuses("red: road -1,2.NW for white", "TWO-20");
}

#[test]
fn two_20_a_settlement_asks_for_a_neutral_settlement() {
    let table = rich()
        .road("orange", "1,-2.SW 0,-2.SE")
        .road("white", "-1,2.NW -1,2.W")
        .play("red: settle 1,0.N");
    table.refuses("red: end", "BASE-33");
    table.allows("red: settle 0,-2.S for orange; red: settle -1,2.SW for white");
    let table = table.play("red: settle 0,-2.S for orange");
    table.allows("red: end");
    assert_eq!(table.holds("red"), "1 lumber 1 brick");
}

#[test]
fn two_21_neutral_roads_join_the_neutral_network() {
    let table = rich()
        .settlement("blue", "1,-2.N")
        .road("orange", "1,-2.SW 1,-2.W 1,-2.NW")
        .road("white", "-1,2.NW")
        .play("red: road 2,0.NE");
    table.refuses("red: road 2,0.E for orange", "BASE-56 edge=2,0.E");
    // Past blue's settlement.
    table.refuses("red: road 1,-2.NE for orange", "BASE-56");
    table.refuses("red: road 1,-2.SW for orange", "BASE-11");
    table.refuses("red: road -1,2.W for orange", "BASE-56");
    table.allows("red: road -1,2.W for white; red: road 1,-2.SE for orange");
}

#[test]
fn two_21_neutral_settlements_need_a_road_and_distance() {
    let table = rich()
        .road("orange", "1,-2.SW 0,-2.SE")
        .play("red: settle 1,0.N");
    table.refuses("red: settle 2,-2.N for orange", "BASE-57 corner=2,-2.N");
    table.refuses("red: settle 0,-1.N for orange", "BASE-58");
    table.refuses("red: settle 0,-2.S for white", "BASE-57");
    table.allows("red: settle 0,-2.S for orange");
}

#[test]
fn two_21_fifteen_roads_and_five_settlements_each() {
    let no_road = row_of_roads(rich(), "orange", ["0,-2", "1,-2", "2,-2"]);
    let no_road = no_road.play("red: road 2,0.NE");
    no_road.refuses("red: road 0,-1.E for orange", "TWO-21");
    no_road.allows("red: road -1,2.NW for white");

    let no_settlement = rich()
        .settlement("orange", "0,-2.N 2,-2.N -2,0.N -2,2.N")
        .road("orange", "1,-2.SW 0,-2.SE")
        .road("white", "-1,2.NW -1,2.W")
        .play("red: settle 1,0.N");
    no_settlement.refuses("red: settle 0,-2.S for orange", "TWO-21");
    no_settlement.allows("red: settle -1,2.SW for white");
}

/// At the start the neutral players have no roads, so nobody can settle for them.
#[test]
fn two_tv_3_without_neutral_roads_a_road_takes_the_settlements_place() {
    let table = rich().play("red: settle 1,0.N");
    assert_eq!(table.state.task(), Task::NeutralRoad);
    table.refuses("red: settle 0,0.N for orange", "TWO-20");
    table.allows("red: road 1,-2.SW for orange; red: road -1,2.NW for white");
    table
        .play("red: road 1,-2.SW for orange")
        .allows("red: end");
}

#[test]
fn two_22_no_road_where_a_settlement_is_possible() {
    let table = rich()
        .road("orange", "1,-2.SW 0,-2.SE")
        .play("red: settle 1,0.N");
    table.refuses("red: road 1,-2.SE for orange", "TWO-22");
    // White could only take a road: orange it must be.
    table.refuses("red: road -1,2.NW for white", "TWO-22");
    assert_eq!(table.menu("red"), ["settle 0,-2.S for orange"]);
}

#[test]
fn two_tv_14_the_road_goes_to_the_neutral_that_can_take_it() {
    let table = row_of_roads(rich(), "orange", ["0,-2", "1,-2", "2,-2"])
        .settlement("orange", "0,-2.SW 0,-2.N 1,-2.N 2,-2.N")
        .play("red: settle 1,0.N");
    assert_eq!(table.state.task(), Task::NeutralRoad);
    let roads = table.menu("red");
    assert!(!roads.is_empty() && roads.iter().all(|road| road.ends_with("for white")));
    table.refuses("red: road 0,-1.E for orange", "TWO-21");
}

#[test]
fn two_23_where_nothing_is_possible_nothing_is_built() {
    let table = row_of_roads(rich(), "orange", ["0,-2", "1,-2", "2,-2"]);
    let table = row_of_roads(table, "white", ["-2,2", "-1,2", "0,2"]);
    let table = table
        .settlement("orange", "0,-2.SW 0,-2.N 1,-2.N 2,-2.N")
        .settlement("white", "-2,2.N -2,2.S -1,2.S 0,2.S");
    let road = table.clone().play("red: road 2,0.NE");
    road.allows("red: end");
    let settlement = table.play("red: settle 1,0.N");
    settlement.allows("red: end");
}

#[test]
fn two_24_cities_and_cards_bring_no_neutral_piece() {
    let table = Table::for_two()
        .settlement("red", "2,0.N")
        .hand("red", "4 ore 3 grain 1 wool")
        .play("red: city 2,0.N");
    table.allows("red: end");
    let table = table.play("red: buy; draw knight");
    table.allows("red: end");
}

#[test]
fn two_25_a_neutral_player_can_hold_the_longest_route() {
    let table = rich()
        .road("red", "1,0.NW 0,0.NE 0,0.NW")
        .road("orange", "1,-2.SW 1,-2.W 1,-2.NW 1,-2.NE 1,-2.E");
    assert_eq!(table.route_length("red"), 5);
    assert_eq!(table.route_holder(), "nobody");
    let table = table.play("red: road 0,0.W; red: road 1,-2.SE for orange");
    // Red's sixth road takes it, a ring of six does not take it away.
    assert_eq!((table.route_holder(), table.points("red")), ("red", 3));
    let table = table.play("red: road 0,0.SW; red: road 0,-1.E for orange");
    assert_eq!((table.route_holder(), table.points("red")), ("red", 3));
    let orange = rich()
        .road("orange", "1,-2.SW 1,-2.W 1,-2.NW 1,-2.NE")
        .play("red: road 2,0.NE; red: road 1,-2.E for orange");
    assert_eq!((orange.route_holder(), orange.points("red")), ("orange", 1));
}

#[test]
fn two_25_neutral_players_cannot_win() {
    let table = Table::laid_out(&Options {
        points: 5,
        ..for_two()
    })
    .settlement("red", "2,0.N")
    .hand("red", "1 lumber 1 brick")
    .settlement("orange", "0,-2.N 2,-2.N -2,0.N -2,2.N")
    .road("orange", "1,-2.SW 1,-2.W 1,-2.NW 1,-2.NE")
    .play("red: road 2,0.NE; red: road 1,-2.E for orange");
    assert_eq!(table.points("orange"), 7);
    assert_eq!(table.winner(), "open");
    table.allows("red: end");
}

#[test]
fn two_26_free_roads_bring_neutral_roads_too() {
    let table = rich()
        .cards("red", "road-building")
        .play("red: road-building; red: road 2,0.NE");
    table.refuses("red: road 2,0.E", "BASE-28");
    table.refuses("red: waive", "BASE-R-04");
    let table = table.play("red: road 1,-2.SW for orange");
    table.allows("red: waive; red: road 2,0.E");
    let table = table.play("red: road 2,0.E; red: road 1,-2.W for orange");
    table.allows("red: end");
    assert_eq!(table.holds("red"), "2 lumber 2 brick 1 wool 1 grain");
}

/// The own piece with its trade cards comes first; a win by it ends the game at once.
#[test]
fn two_r_08_the_own_piece_comes_before_the_neutral_one() {
    let table = rich().play("red: settle 1,0.N");
    let told = table.told("spectator");
    assert_eq!(told.len(), 2, "{told:?}");
    let won = rich()
        .city("red", "-2,0.N 1,1.S 0,-2.N 2,-2.N")
        .play("red: settle 1,0.N");
    assert_eq!(won.winner(), "red");
    assert_eq!(won.waits_for(), "nobody");
}

/// Red's new settlement closes the only corner orange could have settled on.
#[test]
fn two_r_09_neutral_pieces_are_judged_after_the_own_one() {
    let table = Table::for_two()
        .road("red", "0,-2.W")
        .road("orange", "1,-2.SW 0,-2.SE")
        .hand("red", SETTLEMENT_AND_ROAD)
        .play("red: settle 0,-2.SW");
    assert_eq!(table.state.task(), Task::NeutralRoad);
    table.refuses("red: settle 0,-2.S for orange", "TWO-20");
}

#[test]
fn two_r_10_a_neutral_road_may_block() {
    let table = rich()
        .settlement("blue", "0,-2.S")
        .hand("blue", "1 lumber 1 brick")
        .road("orange", "1,-2.SW")
        .play("red: road 2,0.NE; red: road 0,-2.SE for orange; red: end")
        .roll(2)
        .roll(12);
    table.refuses("blue: road 0,-2.SE", "BASE-11 edge=0,-2.SE");
}

/// A neutral building keeps its distance, stops roads and cuts routes like anybody's.
#[test]
fn two_r_20_neutral_settlements_are_foreign_buildings() {
    let table = rich().road("red", "1,-2.SW").hand("red", "1 wool 1 grain");
    table.refuses("red: settle 1,-2.SW", "BASE-58");
    table.refuses("red: road 1,-2.SE", "BASE-56");
    let cut = rich()
        .road("blue", "0,-2.W 0,-2.SW 0,-2.SE 0,-2.E 0,-2.NE")
        .road("orange", "0,-1.W");
    assert_eq!(cut.route_holder(), "blue");
    let cut = cut.play("red: settle 1,0.N; red: settle 0,-2.S for orange");
    assert_eq!(cut.route_length("blue"), 3);
    assert_eq!(cut.route_holder(), "nobody");
}
