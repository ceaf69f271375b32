//! SEA-50 … SEA-69: which ships move, and where to; the ten cases of the dossier.

use crate::table::Table;

/// The ships red may move, by the names of their edges.
fn movable(table: &Table) -> Vec<String> {
    let menu = table.menu("red").into_iter();
    menu.filter_map(|action| action.strip_prefix("move-ship ").map(str::to_owned))
        .collect()
}

fn names(table: &Table, edges: &str) -> Vec<String> {
    let mut list: Vec<_> = edges
        .split_whitespace()
        .map(|name| table.rules.grid.edge(name.parse().unwrap()).unwrap())
        .collect();
    list.sort();
    list.into_iter()
        .map(|edge| table.rules.edge_name(edge))
        .collect()
}

/// Expects exactly these ships to be movable.
#[track_caller]
fn moves(table: &Table, edges: &str) {
    assert_eq!(movable(table), names(table, edges));
}

/// A settlement at the western island, from which 1,2.NW and 1,2.NE lead to the desert.
fn line(ships: &str) -> Table {
    Table::archipelago()
        .settlement("red", "0,2.NE")
        .ship("red", ships)
}

/// SEA-52, SEA-55, SEA-64.
#[test]
fn sea_tv_1_the_last_ship_of_a_line_moves() {
    let table = line("1,2.NW 1,1.E");
    moves(&table, "1,1.E");
    table.refuses("red: move-ship 1,2.NW", "SEA-64 edge=1,1.SE");
}

/// SEA-52, SEA-53, SEA-63: two anchors hold a line, whoever settles on it.
#[test]
fn sea_tv_2_a_closed_line_stays_closed() {
    let table = line("1,2.NW 1,2.NE").settlement("red", "2,2.NW");
    moves(&table, "");
    table.refuses("red: move-ship 1,2.NW", "SEA-63 edge=1,1.SE");
    let long = Table::archipelago()
        .settlement("red", "2,2.NE 5,2.NW")
        .ship("red", "3,2.NW 3,2.NE 4,2.NW 4,2.NE");
    moves(&long, "");
    assert_eq!(long.route_length("red"), 4);
}

/// SEA-53, SEA-TV-2: an opponent between the two.
#[test]
fn sea_53_a_foreign_settlement_does_not_open_a_closed_line() {
    let ships = "1,2.NW 1,2.NE 2,2.NW 2,2.NE 3,2.NW 3,2.NE 4,2.NW 4,2.NE";
    let table = line(ships).settlement("red", "5,2.NW");
    assert_eq!(table.route_length("red"), 8);
    let cut = table.settlement("blue", "2,2.NW");
    moves(&cut, "");
    assert_eq!(cut.route_length("red"), 6);
}

/// SEA-54.
#[test]
fn sea_tv_3_a_blind_branch_of_a_closed_line_moves() {
    let table = line("1,2.NW 1,2.NE 1,1.E").settlement("red", "2,2.NW");
    moves(&table, "1,1.E");
}

/// SEA-59: six ships around the water 1,2, which touches the settlement.
#[test]
fn sea_tv_4_of_a_loop_through_one_settlement_two_ships_move() {
    let table = line("1,2.NW 1,2.NE 1,2.E 1,2.SE 1,2.SW 1,2.W");
    moves(&table, "1,2.NW 1,2.W");
}

/// SEA-58: the stem leads to a ring around the water 2,1.
#[test]
fn sea_tv_5_every_ship_of_a_ring_moves_its_stem_does_not() {
    let table = Table::archipelago()
        .settlement("red", "0,2.NE")
        .ship("red", "1,2.NW 2,1.W 2,1.NW 2,1.NE 2,1.E 2,1.SE 2,1.SW");
    moves(&table, "2,1.W 2,1.NW 2,1.NE 2,1.E 2,1.SE 2,1.SW");
}

/// SEA-56, SEA-R-02.
#[test]
fn sea_tv_6_an_own_road_at_the_end_does_not_matter() {
    let table = Table::archipelago()
        .settlement("red", "2,2.NW 0,2.S")
        .ship("red", "1,2.NE 1,2.NW")
        .road("red", "0,2.SE 0,2.E");
    moves(&table, "1,2.NW");
}

/// SEA-62, SEA-113: the pirate holds what lies at his hex.
#[test]
fn sea_tv_7_the_pirate_holds_ships() {
    let table = line("1,2.NW 1,1.E");
    moves(&table.clone().with("pirate 2,0"), "1,1.E");
    let held = table.clone().with("pirate 2,1");
    moves(&held, "");
    held.refuses("red: move-ship 1,1.E", "SEA-62");
    moves(&table.with("pirate 1,2"), "1,1.E");
}

/// SEA-61.
#[test]
fn sea_tv_8_a_ship_built_this_turn_stays() {
    let table = line("1,2.NW").with("red fresh-ship 1,1.E");
    moves(&table, "");
    table.refuses("red: move-ship 1,1.E", "SEA-61");
    let later = table.round();
    moves(&later, "1,1.E");
}

/// SEA-65, SEA-66: to the other settlement, which is not joined.
#[test]
fn sea_tv_9_a_ship_moves_to_another_settlement() {
    let table = line("1,2.NW")
        .settlement("red", "5,2.NW")
        .ship("red", "4,2.NE");
    moves(&table, "1,2.NW 4,2.NE");
    let lifted = table.play("red: move-ship 1,2.NW");
    lifted.allows("red: ship 4,1.E; red: ship 4,2.E; red: ship 0,2.E; red: waive");
    lifted.refuses("red: ship 1,2.NW", "SEA-31");
    lifted.refuses("red: ship 2,2.NE", "SEA-65 edge=2,2.NE places=6");
    let moved = lifted.play("red: ship 4,1.E");
    assert_eq!(moved.fleet("red").ships.len(), 2);
    moved.tells("blue", "ship-moved seat=red from=1,1.SE to=4,1.E");
}

/// SEA-57, SEA-R-03, SEA-R-12.
#[test]
fn sea_tv_10_ships_that_meet_at_a_foreign_settlement_touch_each_other() {
    let table = line("1,2.NW 1,2.NE 2,2.NW 2,2.NE").settlement("blue", "2,2.NW");
    moves(&table, "2,2.NE");
    let moved = table.play("red: move-ship 2,2.NE; red: ship 0,2.E");
    let again = moved.round();
    moves(&again, "0,2.E 2,2.NW");
}

/// SEA-50, SEA-60, SEA-R-10: once, after the roll, in the own turn.
#[test]
fn sea_60_one_move_a_turn_and_only_after_the_roll() {
    let table = line("1,2.NW 1,1.E");
    table
        .clone()
        .before_roll()
        .refuses("red: move-ship 1,1.E", "BASE-28");
    table.refuses("blue: move-ship 1,1.E", "BASE-28");
    let moved = table.clone().play("red: move-ship 1,1.E; red: ship 0,2.E");
    moved.refuses("red: move-ship 0,2.E", "SEA-60");
    assert!(movable(&moved).is_empty());
    table
        .play("red: move-ship 1,1.E; red: waive")
        .allows("red: move-ship 1,1.E");
}

/// SEA-65, SEA-34: not beside the pirate, not past a foreign building.
#[test]
fn sea_65_it_goes_where_a_new_ship_could_be_built() {
    let table = line("1,2.NW 1,2.NE")
        .settlement("blue", "2,2.NW")
        .with("pirate 0,3");
    let lifted = table.play("red: move-ship 1,2.NE");
    lifted.refuses("red: ship 0,2.SE", "SEA-34");
    lifted.refuses("red: ship 2,2.NW", "SEA-65");
    lifted.allows("red: ship 1,1.E");
    lifted.refuses("red: end", "BASE-33");
}

/// SEA-65: a ship that could go nowhere is not taken up.
#[test]
fn sea_65_what_can_go_nowhere_does_not_move() {
    // Blue's building shuts in the far end, and the pirate red's own settlement.
    let table = Table::archipelago()
        .settlement("red", "3,0.S")
        .ship("red", "3,0.SW")
        .settlement("blue", "3,0.NW")
        .road("red", "3,0.SE");
    let open = table.clone().play("red: move-ship 3,0.SW");
    open.allows("red: ship 3,1.W");
    let shut = table.ship("blue", "3,1.W");
    moves(&shut, "");
    shut.refuses("red: move-ship 3,0.SW", "SEA-65 edge=2,1.NE places=0");
    // Nothing speaks of moving ships, and one can go on.
    assert_eq!(shut.prompt("red"), "prompt-main");
    shut.allows("red: end");
}

/// Do all ships of red's lead to this corner?
fn all_hang_on(table: &Table, corner: &str) -> bool {
    let (grid, ships) = (&table.rules.grid, table.fleet("red").ships);
    let home = hexgrid::CornerSet::of(grid.corner_named(corner).unwrap());
    let reached = grid.reach(home, ships, hexgrid::CornerSet::EMPTY);
    let mut ends = ships.into_iter().flat_map(|ship| grid.edge_ends(ship));
    ends.all(|end| reached.contains(end))
}

/// SEA-67, SEA-R-04: a move strands no other ship; the debug assertion of the engine looks, too.
#[test]
fn sea_67_what_moves_strands_nothing() {
    let lines = [
        "1,2.NW 1,1.E 1,1.NE",
        "1,2.NW 1,2.NE 1,2.E 1,2.SE 1,2.SW 1,2.W",
        "1,2.NW 2,1.W 2,1.NW 2,1.NE 2,1.E 2,1.SE 2,1.SW",
    ];
    for table in lines.map(line) {
        for name in movable(&table) {
            let lifted = table.clone().play(&format!("red: move-ship {name}"));
            let menu = lifted.menu("red").into_iter();
            for place in menu.filter(|action| action.starts_with("ship")) {
                let moved = lifted.clone().play(&format!("red: {place}"));
                assert!(all_hang_on(&moved, "0,2.NE"), "{name} moved by {place}");
            }
        }
        assert!(movable(&table).len() < table.fleet("red").ships.len() as usize);
    }
}

/// SEA-67: in a position somebody wrote, which may have ships without any anchor.
#[test]
fn sea_67_ships_that_hang_nowhere_hinder_no_other() {
    let table = line("1,2.NW 4,2.NW 4,2.NE");
    let moved = table.play("red: move-ship 1,2.NW; red: ship 0,2.E");
    moved.refuses("red: move-ship 4,2.NW", "SEA-60");
}

/// SEA-R-31: in the mode in which building ends the trade.
#[test]
fn sea_r_31_a_move_does_not_end_the_trade() {
    let options = board::Options {
        mode: board::Mode::Separated,
        ..crate::sea::archipelago()
    };
    let table = Table::laid_out(&options)
        .settlement("red", "0,2.NE")
        .ship("red", "1,2.NW")
        .hand("red", "5 wool 1 lumber")
        .play("red: move-ship 1,2.NW; red: ship 0,2.E");
    table.allows("red: bank wool ore");
    table
        .play("red: ship 1,2.NW")
        .refuses("red: bank wool ore", "BASE-30");
}

/// SEA-68: a moved ship discovers.
#[test]
fn sea_68_a_moved_ship_finds_what_a_new_one_finds() {
    let table = Table::scenario("fog_islands", 3)
        .settlement("red", "1,4.NE")
        .ship("red", "1,4.E");
    let fog = board::chart::fog(&table.rules, &table.state.public);
    let lifted = table.play("red: move-ship 1,4.E");
    let menu = lifted.menu("red").into_iter();
    let ships: Vec<String> = menu.filter(|action| action.starts_with("ship")).collect();
    let finds = ships.iter().filter(|action| {
        let moved = lifted.clone().play(&format!("red: {action}"));
        moved.waits_for() == "chance"
    });
    let touching = ships.iter().filter(|action| {
        let name = action.trim_start_matches("ship ");
        let edge = lifted.rules.grid.edge(name.parse().unwrap()).unwrap();
        let ends = lifted.rules.grid.edge_ends(edge);
        ends.iter()
            .any(|end| !(lifted.rules.grid.corner_hexes(*end) & fog).is_empty())
    });
    let (finds, touching) = (finds.count(), touching.count());
    assert_eq!(finds, touching);
    assert!(finds > 0 && finds < ships.len());
}
