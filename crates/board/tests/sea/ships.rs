//! SEA-1 … SEA-39: where ships and roads lie, and what a ship costs.

use crate::sea::{archipelago, at_sea};
use crate::table::{Table, rules};
use board::{Board, Options};

/// Red has a settlement on the east point of the western island, and cards for anything.
fn red() -> Table {
    Table::archipelago()
        .settlement("red", "0,2.NE")
        .hand("red", "4 lumber 4 wool 4 brick 4 grain")
}

/// SEA-1, SEA-R-30: three or four, never two, and never with neutral players.
#[test]
fn sea_1_three_or_four_play() {
    for seats in [3, 4] {
        assert!(rules(&at_sea("new_shores", seats)).is_ok());
    }
    let refusal = |options: &Options| rules(options).unwrap_err().rule.0;
    assert_eq!(refusal(&at_sea("new_shores", 2)), "SEA-1");
    let two = Options {
        seats: 2,
        ..archipelago()
    };
    assert_eq!(refusal(&two), "SEA-1");
    let neutral = Options {
        neutrals: true,
        ..two
    };
    assert_eq!(refusal(&neutral), "SEA-1");
    let unknown = Options {
        scenario: Some("atlantis".to_owned()),
        ..at_sea("new_shores", 3)
    };
    assert_eq!(refusal(&unknown), "BASE-15");
    let beginner = Options {
        board: Board::Beginner,
        ..at_sea("new_shores", 3)
    };
    assert_eq!(refusal(&beginner), "BASE-15");
}

/// SEA-2, SEA-8, SEA-9, SEA-35.
#[test]
fn sea_8_a_ship_costs_lumber_and_wool_and_comes_from_fifteen() {
    let table = Table::archipelago().settlement("red", "0,2.NE");
    table.refuses("red: ship 1,2.NW", "SEA-8");
    let paid = table
        .hand("red", "1 lumber 1 wool")
        .play("red: ship 1,2.NW");
    assert_eq!(paid.holds("red"), "nothing");
    assert_eq!(paid.fleet("red").ships_left, 14);
    paid.tells("blue", "ship seat=red place=1,1.SE");
    let row = |r: i8, q: std::ops::RangeInclusive<i8>| {
        let edges = q.map(|q| format!("{q},{r}.NW {q},{r}.NE"));
        edges.collect::<Vec<_>>().join(" ")
    };
    let all = format!(
        "{} {} {} 1,4.NW",
        row(2, 1..=4),
        row(3, 1..=2),
        row(4, 2..=2)
    );
    let out = red().ship("red", &all);
    assert_eq!(out.fleet("red").ships.len(), 15);
    out.refuses("red: ship 4,4.NE", "SEA-32");
    out.refuses("red: ship 0,3.NE", "SEA-35");
}

/// SEA-14 … SEA-17, SEA-25, SEA-31: the classes of edges; the harbour lies on 0,2.SE.
#[test]
fn sea_16_a_coast_edge_takes_a_road_or_a_ship_and_nothing_twice() {
    let table = red().settlement("red", "0,2.S");
    table.allows("red: road 0,2.E; red: ship 0,2.E; red: road 0,2.SE; red: ship 0,2.SE");
    table.refuses("red: road 1,2.NW", "SEA-14 edge=1,1.SE");
    let between = Table::archipelago()
        .settlement("red", "0,2.NW")
        .hand("red", "1 lumber 1 wool 1 brick");
    between.refuses("red: ship 0,2.NW", "SEA-15 edge=0,1.SE");
    between.allows("red: road 0,2.NW");
    let road = table.clone().play("red: road 0,2.E");
    road.refuses("red: ship 0,2.E", "SEA-31 edge=0,2.E");
    let ship = table.play("red: ship 0,2.E");
    ship.refuses("red: road 0,2.E", "BASE-11 edge=0,2.E");
}

/// SEA-17: pure land and pure sea.
#[test]
fn sea_17_between_land_and_land_lie_roads_between_sea_and_sea_ships() {
    let table = red();
    table.allows("red: ship 1,2.NW");
    table.refuses("red: road 1,2.NW", "SEA-14");
    let inland = Table::archipelago()
        .settlement("red", "0,2.NW")
        .hand("red", "2 lumber 1 brick 1 wool");
    inland.allows("red: road 0,2.NW");
    inland.refuses("red: ship 0,2.NW", "SEA-15");
}

/// SEA-18, SC3-11: an undiscovered hex is neither land nor sea.
#[test]
fn sea_18_the_fog_is_neither_land_nor_sea() {
    let table = Table::scenario("fog_islands", 3);
    let public = &table.state.public;
    let edge = |name: &str| {
        let edge = name.parse().unwrap();
        table.rules.grid.edge(edge).unwrap()
    };
    let between = edge("2,1.E");
    assert!(!public.free.contains(between) && !public.sea.free.contains(between));
    let rim = edge("2,1.NW");
    assert!(!public.free.contains(rim) && public.sea.free.contains(rim));
}

/// SEA-19, SEA-R-01: along the frame.
#[test]
fn sea_19_ships_lie_along_the_frame() {
    let table = Table::archipelago()
        .settlement("red", "3,0.N")
        .hand("red", "2 lumber 2 wool")
        .play("red: ship 3,0.NE; red: ship 4,0.NW");
    assert_eq!(table.fleet("red").ships.len(), 2);
}

/// SEA-30: own turn, after the roll.
#[test]
fn sea_30_ships_are_built_in_the_build_part_of_the_own_turn() {
    red()
        .clone()
        .before_roll()
        .refuses("red: ship 1,2.NW", "BASE-28");
    let blue = red()
        .settlement("blue", "2,2.NE")
        .hand("blue", "1 lumber 1 wool");
    blue.refuses("blue: ship 3,2.NW", "BASE-28");
    Table::beginner_board().refuses("red: ship 0,0.E", "SEA-30");
    Table::beginner_board().refuses("red: move-ship 0,0.E", "SEA-30");
}

/// SEA-32, SEA-36 … SEA-38: what a ship joins.
#[test]
fn sea_32_a_ship_joins_a_building_or_a_ship_never_a_road() {
    let table = red();
    table.refuses("red: ship 2,2.NW", "SEA-32 edge=2,1.SE");
    let table = table.play("red: ship 1,2.NW");
    table.allows("red: ship 1,2.NE; red: ship 1,1.E");
    let branched = table.play("red: ship 1,2.NE; red: ship 1,1.E");
    assert_eq!(branched.fleet("red").ships.len(), 3);
    let road = Table::archipelago()
        .settlement("red", "0,2.S")
        .road("red", "0,2.SE 0,2.E")
        .hand("red", "2 lumber 2 wool");
    road.refuses("red: ship 1,2.NW", "SEA-32");
    road.allows("red: ship 0,3.W");
}

/// SEA-37, SEA-38: a settlement joins road and ship.
#[test]
fn sea_38_roads_and_ships_are_joined_by_a_settlement() {
    let table = Table::archipelago()
        .settlement("red", "2,2.NW")
        .ship("red", "1,2.NE 1,2.NW")
        .hand("red", "3 lumber 3 wool 3 brick 1 grain");
    table.refuses("red: road 0,2.E", "BASE-56");
    let settled = table.play("red: settle 0,2.NE");
    settled.allows("red: road 0,2.E");
}

#[test]
fn sea_33_no_ship_is_built_past_a_foreign_building() {
    let table = Table::archipelago()
        .settlement("red", "0,2.NE")
        .ship("red", "1,2.NW 1,2.NE")
        .settlement("blue", "2,2.NW")
        .hand("red", "2 lumber 2 wool");
    table.refuses("red: ship 2,2.NW", "SEA-33 edge=2,1.SE");
    table.allows("red: ship 1,1.E");
}

/// SEA-34, SEA-112, SEA-113: six edges of a hex, and nothing on the frame.
#[test]
fn sea_34_no_ship_is_built_at_the_pirate() {
    let table = red().with("pirate 1,2");
    table.refuses("red: ship 1,2.NW", "SEA-34 edge=1,1.SE");
    table.refuses("red: ship 0,2.E", "SEA-34");
    table.allows("red: road 0,2.E");
    red()
        .with("pirate frame")
        .allows("red: ship 1,2.NW; red: ship 0,2.E");
    red().with("pirate 4,4").allows("red: ship 1,2.NW");
}

/// SEA-39, SEA-75: a settlement where a ship ends, and only on land (SEA-21).
#[test]
fn sea_39_a_settlement_stands_where_a_ship_ends_on_land() {
    let table = red().ship("red", "1,2.NW 1,2.NE");
    table.allows("red: settle 2,2.NW");
    table.refuses("red: settle 2,2.N", "SEA-39");
    let out = red().ship("red", "1,2.NW 1,1.E");
    out.refuses("red: settle 1,1.NE", "SEA-21 corner=2,0.S");
    let landed = table.play("red: settle 2,2.NW");
    landed.allows("red: road 2,2.NW; red: ship 2,2.NW");
}

/// SEA-75: from there roads and ships go on.
#[test]
fn sea_75_an_island_is_reached_by_ship_alone() {
    let table = red().road("red", "0,2.E");
    table.refuses("red: settle 2,2.NW", "SEA-39");
    red()
        .ship("red", "1,2.NW 1,2.NE")
        .allows("red: settle 2,2.NW");
}

/// SEA-27: the distance counts edges of every class, also over water.
#[test]
fn sea_27_the_distance_counts_over_water_too() {
    let near = Table::archipelago()
        .settlement("blue", "0,2.NE")
        .ship("red", "1,2.W")
        .hand("red", "1 lumber 1 brick 1 wool 1 grain");
    near.refuses("red: settle 0,2.SE", "BASE-58");
    let far = Table::archipelago()
        .settlement("blue", "0,2.NE")
        .ship("red", "1,2.NE")
        .hand("red", "1 lumber 1 brick 1 wool 1 grain");
    far.allows("red: settle 2,2.NW");
}

/// SEA-24, SEA-26: the harbour lies on 0,2.SE.
#[test]
fn sea_24_a_harbour_serves_buildings_at_its_ends_never_ships() {
    let at_end = Table::archipelago()
        .settlement("red", "0,2.S")
        .hand("red", "3 wool");
    at_end.allows("red: bank wool ore");
    let ship = Table::archipelago()
        .settlement("red", "0,2.NE")
        .ship("red", "0,2.E 0,2.SE")
        .hand("red", "3 wool");
    ship.refuses("red: bank wool ore", "BASE-85");
}
