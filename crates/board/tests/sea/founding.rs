//! SEA-70 … SEA-74: the founding phase at sea.

use crate::sea::{archipelago, at_sea};
use crate::table::Table;

/// SEA-70: the order of the base game, cards for the second settlement.
#[test]
fn sea_70_everybody_founds_twice_in_turned_order() {
    let table = Table::opened(&archipelago())
        .play("red: settle 0,2.NE; red: ship 1,2.NW; blue: settle 2,2.NE; blue: road 2,2.E")
        .play("orange: settle 3,0.S; orange: road 3,0.SE; orange: settle 6,2.SE")
        .play("orange: ship 6,2.SE; blue: settle 6,1.N; blue: road 6,1.NW; red: settle 0,1.N");
    assert_eq!(table.holds("red"), "1 lumber");
    assert_eq!(table.holds("orange"), "1 brick");
    let table = table.play("red: road 0,1.NE");
    table.allows("red: roll");
}

/// SEA-71: on the coast a ship, on one of its edges, not beside the pirate.
#[test]
fn sea_71_a_ship_may_lie_instead_of_the_road() {
    let table = Table::opened(&archipelago()).play("red: settle 0,2.NE");
    assert_eq!(table.prompt("red"), "prompt-found-piece");
    table.allows("red: road 0,2.E; red: ship 0,2.E; red: ship 1,2.NW");
    table.refuses("red: ship 0,2.SE", "SEA-71 edge=0,2.SE");
    table.refuses("red: road 1,2.NW", "SEA-14");
    let next = table.play("red: ship 1,2.NW");
    next.refuses("red: ship 0,2.E", "BASE-28");
    assert_eq!(next.waits_for(), "blue");
    // The pirate of the tribe begins at 4,1.
    let tribe = Table::opened(&at_sea("forgotten_tribe", 4));
    assert_eq!(tribe.pirate(), "4,1");
}

/// SEA-71, SEA-113: the pirate of the four islands for three begins in the middle of the sea.
#[test]
fn sea_113_no_ship_begins_beside_the_pirate() {
    let table = Table::opened(&at_sea("four_islands", 3));
    assert_eq!(table.pirate(), "2,4");
    let near = table.rules.grid.hex(hexgrid::Axial::new(2, 4)).unwrap();
    let corners = table.rules.grid.hex_corners(near) & table.rules.sea().start;
    let corner = table.rules.corner_name(corners.first().unwrap());
    let founded = table.play(&format!("red: settle {corner}"));
    let edges = founded.rules.grid.hex_edges(near);
    for action in founded.menu("red") {
        if let Some(name) = action.strip_prefix("ship ") {
            let edge = founded.rules.grid.edge(name.parse().unwrap()).unwrap();
            assert!(!edges.contains(edge), "{action}");
        }
    }
}

/// SEA-72, SC1-2: only where the scenario says.
#[test]
fn sea_72_one_founds_in_the_regions_of_the_scenario() {
    let table = Table::opened(&at_sea("new_shores", 4));
    table.allows("red: settle 1,5.N");
    table.refuses("red: settle 2,1.N", "SEA-72 corner=2,1.N");
    table.refuses("red: settle 4,1.S", "SEA-21");
    assert_eq!(table.menu("red").len(), 54);
}

/// SEA-73, SEA-R-06: on a map of one's own gold may lie at a founding settlement.
#[test]
fn sea_73_a_founding_settlement_at_gold_takes_a_card_of_choice() {
    let table = Table::opened(&archipelago())
        .play("red: settle 0,2.NE; red: ship 1,2.NW; blue: settle 2,2.NE; blue: road 2,2.E")
        .play("orange: settle 3,0.S; orange: road 3,0.SE; orange: settle 5,2.N");
    assert_eq!(table.waits_for(), "orange");
    let table = table.play("orange: take ore");
    assert_eq!(table.holds("orange"), "1 grain 1 ore");
    table.allows("orange: road 5,2.NE");
    // The first settlement pays nothing, not even gold.
    let first = Table::opened(&archipelago()).play("red: settle 5,2.N");
    first.allows("red: road 5,2.NE");
}

/// SEA-73: a hex that was discovered while everybody founds pays like a printed one.
#[test]
fn sea_73_a_founding_settlement_is_paid_for_what_was_just_discovered() {
    let found = |terrain: &str, number: &str| {
        let mut options = archipelago();
        let board::Board::Map(map) = &mut options.board else {
            panic!("a map");
        };
        let fog = map.hexes.iter_mut().find(|tile| (tile.q, tile.r) == (1, 1));
        fog.unwrap().terrain = board::Terrain::Fog;
        map.sea.as_mut().unwrap().fog = serde_json::from_value(serde_json::json!({
            "terrains": {terrain: 1},
            "numbers": if number.is_empty() { vec![] } else { vec![3] },
        }))
        .unwrap();
        Table::opened(&options)
            .play("red: settle 0,1.NE; red: ship 1,0.SW")
            .play(&format!("find {terrain}{number}"))
    };
    let ore = found("mountains", "; number 3");
    assert_eq!(ore.holds("red"), "1 ore");
    let ore = ore
        .play("blue: settle 2,2.NE; blue: road 2,2.E; orange: settle 3,0.S")
        .play("orange: road 3,0.SE; orange: settle 0,2.NE");
    assert_eq!(ore.holds("orange"), "1 wool 1 ore");
    let sea = found("sea", "")
        .play("blue: settle 2,2.NE; blue: road 2,2.E; orange: settle 3,0.S")
        .play("orange: road 3,0.SE; orange: settle 0,2.NE");
    assert_eq!(sea.holds("orange"), "1 wool");
}

/// SEA-R-11: on the printed maps there is always a place for a road or ship.
#[test]
fn sea_r_11_there_is_always_a_piece_to_place() {
    for scenario in board::scenarios() {
        let table = Table::opened(&at_sea(&scenario.id, 4));
        let grid = &table.rules.grid;
        for corner in table.rules.sea().start {
            assert!(grid.corner_edges(corner).len() >= 2, "{}", scenario.id);
        }
    }
}
