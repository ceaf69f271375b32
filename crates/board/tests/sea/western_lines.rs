//! SC7-16 … SC7-18, SEA-R-23, SEA-R-36, SEA-R-37: the western lines of the Pirate Islands.

use crate::pirates::pirates;
use crate::sea::at_sea;
use crate::table::Table;

/// SC7-15, SC7-16: a fortress is no building yet, and the lines do not meet.
#[test]
fn sc7_16_the_lines_share_nothing() {
    let table = pirates();
    let board::special::Special::Pirates(it) = &table.rules.sea().special else {
        panic!("pirates");
    };
    let map = table.rules.setup.layout.sea.as_ref().unwrap();
    let board::SpecialMap::Pirates { seats, .. } = &map.special else {
        panic!("pirates");
    };
    let mut taken = hexgrid::CornerSet::EMPTY;
    for (seat, west) in seats.iter().zip(&it.seats) {
        let names = seat.to_beachhead.iter().chain(&seat.to_fortress);
        let edges = names.map(|name| table.rules.grid.edge_named(name).unwrap());
        let corners: hexgrid::CornerSet = edges
            .flat_map(|edge| table.rules.grid.edge_ends(edge))
            .collect();
        assert!((corners & taken).is_empty());
        assert!(corners.contains(west.beachhead) && corners.contains(west.fortress));
        assert!(!table.state.public.buildings.contains(west.fortress));
        taken |= corners;
    }
    assert_eq!(table.points("red"), 1);
}

/// SC7-17, SC7-18, SEA-R-23: the front goes on by a shortest way; besides only the coast.
#[test]
fn sc7_17_the_line_goes_on_at_its_front() {
    let table = pirates().hand("red", "9 lumber 9 wool");
    table.allows("red: ship 2,7.NE; red: ship 3,7.W");
    table.refuses("red: ship 2,6.E", "SEA-32");
    let on = table.play("red: ship 2,7.NE");
    on.allows("red: ship 2,7.NW");
    on.refuses("red: ship 3,7.W", "SC7-17 edge=2,7.E");
    on.refuses("red: ship 2,6.E", "SEA-R-23 edge=2,6.E");
    on.allows("red: ship 3,6.E");
    let there = on.play("red: ship 2,7.NW; red: ship 1,7.NE; red: ship 1,7.NW; red: ship 0,7.E");
    there.allows("red: ship 0,7.SE");
    there.refuses("red: ship 0,7.NE", "SEA-R-23");
    let end = there.play("red: ship 0,7.SE; red: ship 0,7.SW");
    let end = end
        .hand_kept("red", "1 lumber 1 wool")
        .play("red: ship -1,7.SE");
    let menu = end.hand_kept("red", "1 lumber 1 wool").menu("red");
    assert!(
        !menu
            .iter()
            .any(|action| action.starts_with("ship -1") || action.starts_with("ship 0"))
    );
}

/// SEA-R-36, SEA-R-21: the front moves, warship or not; the fleet holds ships.
#[test]
fn sea_r_36_the_front_moves_and_a_warship_stays_one() {
    let table = pirates().ship("red", "2,7.NE");
    table.allows("red: move-ship 2,7.NE");
    table.refuses("red: move-ship 3,7.NW", "SEA-64");
    table
        .clone()
        .with("pirate 2,7")
        .refuses("red: move-ship 2,7.NE", "SEA-62");
    let lifted = table.play("red: move-ship 2,7.NE");
    lifted.allows("red: ship 3,7.W; red: ship 3,6.E");
    pirates().allows("red: move-ship 3,7.NW");
    let armed = pirates().with("red warship 2,7.NE");
    let moved = armed.play("red: move-ship 2,7.NE; red: ship 3,6.E");
    moved.tells("blue", "ship-moved seat=red from=2,7.NE to=3,6.E");
    assert_eq!(warships(&moved), ["3,6.E"]);
}

/// The warships of the table.
pub fn warships(table: &Table) -> Vec<String> {
    let edges = table.state.public.sea.warships.into_iter();
    edges.map(|edge| table.rules.edge_name(edge)).collect()
}

/// SEA-R-36: blue's settlement stands where red's armed line has to pass.
#[test]
fn sea_r_36_a_line_that_is_shut_in_goes_back_and_round() {
    let shut = pirates()
        .with("red warship 3,7.W")
        .settlement("blue", "3,7.SW")
        .hand("red", "9 lumber 9 wool");
    shut.refuses("red: ship 2,7.SE", "SEA-33");
    shut.refuses("red: ship 2,7.NE", "SC7-17");
    let back = shut.play("red: move-ship 3,7.W; red: ship 2,7.NE");
    assert_eq!(warships(&back), ["2,7.NE"]);
    let there = back.play(
        "red: ship 2,7.NW; red: ship 1,7.NE; red: ship 1,7.NW; red: ship 0,7.E; red: ship 0,7.SE",
    );
    let there = there.play("red: ship 0,7.SW; red: ship -1,7.SE");
    there.allows("red: attack");
}

/// SC7-2, SEA-R-23: with three nothing is kept free for the seat that is not there.
#[test]
fn sea_r_23_only_lines_of_seats_in_play_are_kept_free() {
    let three = Table::scenario("pirate_islands", 3)
        .with("pirate 3,2")
        .settlement("red", "4,4.N")
        .hand("red", "1 lumber 1 wool");
    three.allows("red: ship 4,4.NW");
    three.refuses("red: ship 4,3.SW", "SEA-32");
    let four = pirates()
        .settlement("red", "4,4.NW")
        .hand("red", "1 lumber 1 wool")
        .turn("white")
        .play("white: move-ship 4,4.NW; white: ship 5,3.W")
        .turn_kept("red");
    four.refuses("red: ship 4,4.NW", "SC7-17 edge=4,3.SE");
}

/// SEA-R-37: from whoever begins, as the options or the dice say.
#[test]
fn sea_r_37_the_places_go_round_from_who_begins() {
    let settled = |table: &Table, name: &str, corner: &str| {
        let corner = table.rules.grid.corner_named(corner).unwrap();
        let pieces = table.state.pieces(table.seat(name));
        pieces.settlements.contains(corner)
    };
    let blue_begins = |table: &Table| {
        let places = ["3,7.N", "4,4.S", "6,1.S", "4,4.N"];
        for (name, corner) in ["blue", "orange", "white", "red"].into_iter().zip(places) {
            assert!(settled(table, name, corner), "{name} at {corner}");
            assert!(!settled(table, "red", corner) || name == "red");
        }
    };
    blue_begins(&Table::opened(&board::Options {
        start: Some(game::Seat(1)),
        ..at_sea("pirate_islands", 4)
    }));
    let rolled = Table::opened(&board::Options {
        start: None,
        ..at_sea("pirate_islands", 4)
    });
    assert!(rolled.state.public.buildings.is_empty());
    blue_begins(&rolled.play("roll 1+2; roll 6+6; roll 1+1; roll 2+2"));
}

/// SC7-18, SEA-R-23: founding ships lie at the coast, too, and on nobody's way.
#[test]
fn sea_r_23_founding_ships_keep_to_the_coast() {
    let table = Table::opened(&at_sea("pirate_islands", 4)).play("red: settle 6,0.S");
    table.refuses("red: ship 5,1.NE", "SC7-17 edge=5,1.NE");
    table.allows("red: ship 6,1.NW");
    let start = Table::opened(&at_sea("pirate_islands", 4));
    let (mut at_coast, mut at_sea) = (0, 0);
    for action in start.menu("red") {
        let founded = start.clone().play(&format!("red: {action}"));
        let corner = action.trim_start_matches("settle ");
        let corner = founded.rules.grid.corner_named(corner).unwrap();
        for edge in founded.rules.grid.corner_edges(corner) {
            let hexes = founded.rules.grid.edge_hexes(edge).into_iter();
            let is_land = |hex| founded.rules.terrain(hex).is_land();
            let ship = format!("red: ship {}", founded.rules.edge_name(edge));
            match hexes.filter(|hex| is_land(*hex)).count() {
                0 => {
                    at_sea += 1;
                    assert!(
                        !founded.menu("red").contains(&ship[5..].to_owned()),
                        "{ship}"
                    );
                }
                1 => at_coast += u32::from(founded.menu("red").contains(&ship[5..].to_owned())),
                _ => founded.refuses(&ship, "SEA-15"),
            }
        }
    }
    assert_eq!((at_coast, at_sea), (42, 2));
}
