//! CK-66 … CK-75, SEA-151 … SEA-161: Cities & Knights on the maps of Seafarers.
//!
//! Most positions lie in the open sea of `common/sea.rs`: red's settlement on `0,2.NE` looks east
//! along `1,2.NW`, `1,2.NE`, `2,2.NW` …, and gold with the number 9 lies at `5,2`.

use board::Options;
use game::Seat;

use super::{options, table};
use crate::sea_tables::{archipelago, at_sea};
use table::{Table, rules};

fn open_sea() -> Table {
    Table::laid_out(&with_knights(&archipelago()))
}

fn with_knights(options: &Options) -> Options {
    Options {
        knights: true,
        points: options.points + 2,
        ..options.clone()
    }
}

/// Red's line of three ships to the east of his settlement.
fn line() -> Table {
    open_sea()
        .settlement("red", "0,2.NE")
        .ship("red", "1,2.NW 1,2.NE 2,2.NW")
}

/// CK-65, CK-66, SEA-161: two points more everywhere; two scenarios cannot be joined.
#[test]
fn ck_66_every_scenario_needs_two_points_more() {
    for scenario in board::scenarios() {
        let options = with_knights(&at_sea(&scenario.id, 4));
        let opened = rules(&options);
        if ["forgotten_tribe", "pirate_islands"].contains(&scenario.id.as_str()) {
            assert_eq!(opened.unwrap_err().rule.0, "SEA-161");
        } else {
            assert_eq!(
                opened.unwrap().goal,
                scenario.points() + 2,
                "{}",
                scenario.id
            );
        }
    }
    assert_eq!(options().points, 13);
}

/// CK-67: all cities and knights of all islands count together.
#[test]
fn ck_67_the_barbarians_attack_all_islands_together() {
    let table = open_sea()
        .city("red", "0,2.NE")
        .city("blue", "5,2.N")
        .with("red knight 0,2.N basic active\nblue knight 5,2.SE basic active\nbarbarians 6")
        .before_roll()
        .play("red: roll; roll 1+1 ship");
    table.tells("red", "knights-event-battle-won barbarians=2 knights=2");
}

/// CK-68, SEA-151, SEA-153: built on land at a ship, moving over ships, ending at sea; CK-R-41.
#[test]
fn ck_68_knights_move_over_ships() {
    let table = line()
        .hand("red", "2 wool 2 ore")
        .with("red knight 1,2.NE basic ready");
    table.refuses("red: raise 1,2.N", "CK-40"); // the open sea
    table.allows("red: raise 2,2.N; red: move 1,2.NE 1,2.N");
    // A stranger drives it away, and it may go to sea.
    let driven = line()
        .ship("blue", "1,1.E")
        .with("red knight 1,2.N basic\nblue progress intrigue")
        .turn("blue")
        .play("blue: play intrigue; blue: oust 1,2.N");
    let menu = driven.menu("red");
    assert!(menu.len() > 1, "{menu:?}");
}

/// Ship and road meet on the desert's shore, where nobody has built: the knight goes ashore. The
/// route does not (CK-75).
#[test]
fn ck_r_50_a_knight_changes_between_ship_and_road_without_a_building() {
    let table = line()
        .road("red", "2,2.NE")
        .with("red knight 1,2.NE basic ready");
    table.allows("red: move 1,2.NE 2,2.NE");
    assert_eq!(table.route_length("red"), 3);
    let barred = table.with("blue knight 2,2.N basic");
    barred.refuses("red: move 1,2.NE 2,2.NE", "CK-44");
}

/// CK-69: a knight at the end closes the line.
#[test]
fn ck_69_an_own_knight_closes_the_line() {
    let table = line();
    table.allows("red: move-ship 2,2.NW");
    let closed = line().with("red knight 2,2.N basic");
    closed.refuses("red: move-ship 2,2.NW", "SEA-63");
}

/// CK-70, SEA-R-32, SEA-TV-10: it cuts the route, the ships beside it stay; an open end is free.
#[test]
fn ck_70_a_foreign_knight_freezes_the_ships_beside_it() {
    let table = open_sea()
        .settlement("red", "0,2.NE")
        .ship("red", "1,2.NW 1,2.NE")
        .with("blue knight 1,2.N basic");
    assert_eq!(table.route_length("red"), 1);
    table.refuses("red: move-ship 1,2.NE", "CK-70");
    let at_end = open_sea()
        .settlement("red", "0,2.NE")
        .ship("red", "1,2.NW 1,2.NE")
        .with("blue knight 1,2.NE basic");
    at_end.allows("red: move-ship 1,2.NE");
    let long = line().with("blue knight 1,2.N basic");
    long.allows("red: move-ship 2,2.NW");
    long.refuses("red: move-ship 1,2.NE", "CK-70");
    let alone = open_sea()
        .settlement("red", "0,2.NE")
        .ship("red", "1,2.NW 1,2.NE 0,2.E")
        .with("blue knight 1,2.N basic");
    alone.refuses("red: move-ship 1,2.NE", "CK-70");
}

/// CK-71, CK-R-40, SEA-108, SEA-156: a knight beside the pirate sends him away; he goes and robs
/// by his own rules.
#[test]
fn ck_71_a_knight_chases_the_pirate() {
    let table = line().with("red knight 1,2.N basic ready\nlanded\npirate 1,2");
    table.refuses("red: chase 1,2.N", "CK-46");
    let chased = table.clone().play("red: chase-pirate 1,2.N");
    chased.refuses("red: drive 1,2", "SEA-101");
    let menu = chased.menu("red");
    assert!(menu.contains(&"drive 3,2".to_owned()), "{menu:?}");
    assert_eq!(chased.play("red: drive 3,2").pirate(), "3,2");
    table
        .with("pirate frame")
        .refuses("red: chase-pirate 1,2.N", "CK-71");
}

/// CK-30, SEA-159, SEA-R-29: neither figure moves before the first landing, but both have effect.
#[test]
fn ck_72_the_pirate_waits_for_the_first_landing() {
    let table = line()
        .with("red knight 1,2.N basic ready\npirate 1,2")
        .hand("red", "1 lumber 1 wool");
    table.refuses("red: chase-pirate 1,2.N", "CK-30");
    table.refuses("red: move-ship 1,2.NE", "SEA-62");
    let seven = table.before_roll().play("red: roll; roll 1+6 trade");
    seven.allows("red: end");
}

/// CK-73, CK-R-36: resources only; whoever is owed gold did not go away empty.
#[test]
fn ck_73_gold_brings_resources_only() {
    let table = open_sea()
        .city("red", "5,2.N")
        .with("red improvement science 3\nred progress merchant")
        .before_roll()
        .play("red: roll; roll 4+5 trade");
    table.refuses("red: take cloth", "CK-73");
    let table = table.play("red: take ore; red: take wool");
    assert_eq!(
        (table.waits_for(), table.holds("red")),
        ("red".into(), "1 wool 1 ore".into())
    );
    let asked = table.play("red: play merchant");
    asked.refuses("red: merchant 5,2", "CK-CARD-merchant hex=5,2");
}

/// CK-74, SEA-160, CK-R-39: Road Building and Diplomat cover ships, one at the pirate's hex stays;
/// the Bishop moves the robber only.
#[test]
fn ck_74_road_building_and_diplomat_cover_ships() {
    let table = line().with("red progress road-building diplomat");
    let built = table
        .clone()
        .play("red: play road-building; red: ship 2,2.NE");
    assert_eq!(built.fleet("red").ships_left, 11);
    let asked = table.play("red: play diplomat");
    let taken = asked.clone().play("red: dismantle 2,2.NW");
    taken.refuses("red: rebuild 2,2.NW", "CK-CARD-diplomat");
    taken.allows("red: pass");
    let again = taken.play("red: rebuild 0,2.E");
    assert_eq!(again.fleet("red").ships.len(), 3);
    let at_pirate = line().with("pirate 2,1\nred progress diplomat");
    at_pirate.refuses("red: play diplomat", "CK-CARD-diplomat");
    let bishop = line()
        .with("pirate 3,3\nlanded\nred progress bishop")
        .play("red: play bishop");
    bishop.refuses("red: drive 2,1", "SEA-104");
    assert_eq!(bishop.play("red: drive 0,1").pirate(), "3,3");
}

/// CK-75: only a building joins road and ship.
#[test]
fn ck_75_a_knight_does_not_join_road_and_ship() {
    let table = open_sea()
        .settlement("red", "0,2.S")
        .road("red", "0,2.SE 0,2.E")
        .ship("red", "1,2.NW 1,2.NE")
        .with("red knight 0,2.NE basic");
    assert_eq!(table.route_length("red"), 2);
}

/// Settlements and cities on the board.
fn standing(table: &Table) -> (u32, u32) {
    let pieces = &table.state.public.pieces[..3];
    let sum = |count: &dyn Fn(&board::Pieces) -> u32| pieces.iter().map(count).sum();
    (sum(&|it| it.settlements.len()), sum(&|it| it.cities.len()))
}

/// SEA-R-41, SC6-4: of three starting buildings the third is the city.
#[test]
fn sea_r_41_the_third_building_is_the_city() {
    let mut table = Table::opened(&with_knights(&at_sea("cloth_for_catan", 3)));
    let mut cities = Vec::new();
    while table.state.public.founded < 9 {
        let name = table.on_turn();
        let action = table.menu(name)[0].clone();
        table = table.play(&format!("{name}: {action}"));
        cities.push(standing(&table).1);
    }
    assert_eq!(standing(&table), (6, 3));
    let after_two_rounds = cities.len() * 2 / 3;
    assert!(cities[..after_two_rounds].iter().all(|count| *count == 0));
}

/// CK-R-42, SEA-71: beside the founding city on the coast a ship may lie.
#[test]
fn ck_r_42_a_ship_beside_the_founding_city() {
    let options = Options {
        start: Some(Seat(0)),
        ..with_knights(&at_sea("four_islands", 3))
    };
    let mut table = Table::opened(&options);
    while table.state.public.founded < 4 {
        let name = table.on_turn();
        let action = table.menu(name)[0].clone();
        table = table.play(&format!("{name}: {action}"));
    }
    let name = table.on_turn();
    assert_eq!(table.state.pieces(table.state.public.turn).cities.len(), 1);
    let menu = table.menu(name);
    assert!(
        menu.iter().any(|action| action.starts_with("ship "))
            || menu.iter().all(|action| action.starts_with("road "))
    );
}
