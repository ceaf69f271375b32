//! SEA-101 … SEA-115: robber and pirate.

use crate::sea::archipelago;
use crate::table::Table;

/// Red and blue have ships at the water 1,2, orange a settlement there without a ship.
fn waters() -> Table {
    Table::archipelago()
        .settlement("red", "0,2.NE")
        .ship("red", "1,2.NW")
        .settlement("orange", "2,2.SW")
        .settlement("blue", "2,2.N")
        .ship("blue", "2,2.NW 1,2.E")
        .hand("red", "1 ore")
        .hand("blue", "1 wool")
        .hand("orange", "1 grain")
        .before_roll()
}

/// SEA-101, SEA-102, SEA-112, SEA-115: exactly one of the two moves, and it must move.
#[test]
fn sea_101_a_seven_moves_one_of_the_two_figures() {
    let table = waters().roll(7);
    assert_eq!(table.pirate(), "frame");
    assert_eq!(table.prompt("red"), "prompt-figure");
    table.allows("red: robber 0,2; red: pirate 1,2; red: pirate 6,4");
    table.refuses("red: robber 2,2", "BASE-52");
    table.refuses("red: pirate frame", "SEA-109 hex=frame");
    table.refuses("red: end", "BASE-33");
    let moved = table.play("red: pirate 6,4");
    moved.allows("red: end");
    moved.refuses("red: robber 0,2", "BASE-55");
    moved.refuses("red: pirate 6,3", "SEA-101 reason=figure-not-now");
}

/// SEA-103: the knight card, too, before or after the roll.
#[test]
fn sea_103_a_knight_card_moves_either_figure_and_counts() {
    let table = waters()
        .cards("red", "knight")
        .knights("red", 2)
        .play("red: knight");
    table.allows("red: robber 0,2; red: pirate 1,2");
    let table = table.play("red: pirate 6,4");
    assert_eq!(table.army_holder(), "red");
}

/// SEA-102: a figure that is not there cannot be moved.
#[test]
fn sea_102_who_is_not_in_play_does_not_move() {
    let table = Table::scenario("wonders_of_catan", 4).before_roll().roll(7);
    table.refuses("red: pirate 2,2", "SEA-102");
    table.allows("red: robber 2,3");
    Table::beginner_board()
        .before_roll()
        .roll(7)
        .refuses("red: pirate 1,0", "SEA-102");
}

/// SEA-104, SEA-106: land across the sea, never the sea itself; then the base game's theft.
#[test]
fn sea_104_the_robber_goes_to_any_land_and_never_to_sea() {
    let table = waters().roll(7);
    table.refuses("red: robber 1,2", "SEA-104 hex=1,2");
    table.allows("red: robber 3,0; red: robber 5,2");
    let own = waters()
        .settlement("blue", "0,1.N")
        .roll(7)
        .play("red: robber 0,1; steal wool");
    assert_eq!(own.holds("red"), "1 wool 1 ore");
}

/// SEA-105: SC5-5 and SC6-8 in figures of the map.
#[test]
fn sea_105_some_scenarios_keep_the_robber_out() {
    let tribe = Table::scenario("forgotten_tribe", 4).before_roll().roll(7);
    tribe.refuses("red: robber 2,1", "SC5-5 hex=2,1");
    let cloth = Table::scenario("cloth_for_catan", 4).before_roll().roll(7);
    cloth.refuses("red: robber 3,3", "SC6-8 hex=3,3");
}

/// SEA-107, SEA-R-27: in the New World he comes from off the board.
#[test]
fn sea_107_without_a_place_the_robber_is_off_the_board() {
    let table = Table::scenario("new_world", 3);
    assert_eq!(table.rules.hex_name(table.state.public.robber), "frame");
    assert_eq!(table.pirate(), "frame");
}

/// SEA-108, SEA-109, SEA-R-05: water or the frame, and never where he is.
#[test]
fn sea_108_the_pirate_goes_to_water_or_onto_the_frame() {
    let table = waters().with("pirate 1,2").roll(7);
    table.refuses("red: pirate 1,2", "SEA-101 reason=figure-stays hex=1,2");
    table.refuses("red: pirate 0,2", "SEA-108 hex=0,2");
    table.allows("red: pirate frame; red: pirate 3,3");
    let away = table.play("red: pirate frame");
    away.tells("blue", "pirate-frame seat=red");
    away.allows("red: end");
}

/// SEA-110, SEA-TV-15: only foreign owners of ships, never settlements alone.
#[test]
fn sea_110_the_pirate_robs_owners_of_ships() {
    let table = waters().roll(7).play("red: pirate 1,2");
    table.refuses("red: rob orange", "SEA-110");
    let table = table.play("red: rob blue; steal wool");
    assert_eq!(
        (table.holds("red"), table.holds("blue")),
        ("1 wool 1 ore".into(), "nothing".into())
    );
    table.tells("orange", "stolen-hidden seat=red victim=blue");
    let several = waters()
        .ship("orange", "1,2.SE")
        .roll(7)
        .play("red: pirate 1,2");
    several.allows("red: rob blue; red: rob orange");
    several.refuses("red: rob red", "SEA-110");
    several.play("red: rob orange; steal grain");
}

/// SEA-111, SEA-R-08: at choice, even with a single victim; nobody is asked if there is none.
#[test]
fn sea_111_the_theft_of_the_pirate_may_be_waived() {
    let table = waters().roll(7).play("red: pirate 1,2");
    assert_eq!(table.menu("red"), ["waive", "rob blue"]);
    table.refuses("red: end", "BASE-33");
    let waived = table.play("red: waive");
    waived.allows("red: end");
    waived.refuses("red: rob blue", "BASE-53");
    assert_eq!(waived.holds("blue"), "1 wool");
    let poor = Table::archipelago()
        .settlement("blue", "2,2.NW")
        .ship("blue", "1,2.NE")
        .hand("red", "1 ore")
        .before_roll()
        .roll(7)
        .play("red: pirate 1,2");
    poor.allows("red: end");
}

/// SEA-113, SEA-114: nothing but ships is concerned.
#[test]
fn sea_113_the_pirate_blocks_ships_and_nothing_else() {
    let table = Table::archipelago()
        .settlement("red", "0,2.NE")
        .settlement("blue", "2,2.NW")
        .with("pirate 1,2")
        .hand("red", "3 lumber 3 wool 3 brick 3 grain 3 ore");
    table.refuses("red: ship 1,2.W", "SEA-34");
    table.allows("red: road 0,2.E; red: city 0,2.NE; red: ship 0,2.NE");
    let paid = table.before_roll().roll(5);
    paid.tells("blue", "produced seat=red goods=1 wool");
}

/// SEA-12, SEA-34, SEA-115, SEA-R-05: the bay is a place of its own, and blocks from the start.
#[test]
fn sea_115_the_pirate_blocks_the_bay_where_he_begins() {
    for (id, seats, bay) in [
        ("new_shores", 3, "5,4"),
        ("new_shores", 4, "6,4"),
        ("four_islands", 4, "5,4"),
        ("fog_islands", 3, "-1,4"),
        ("fog_islands", 4, "-1,4"),
        ("through_the_desert", 3, "5,4"),
        ("through_the_desert", 4, "6,4"),
        ("cloth_for_catan", 3, "6,4"),
        ("cloth_for_catan", 4, "6,4"),
    ] {
        let table = Table::scenario(id, seats);
        assert_eq!(table.pirate(), bay, "{id} for {seats}");
        assert_eq!(table.rules.bay().unwrap().edges.len(), 3);
    }
    let table = Table::scenario("new_shores", 3)
        .settlement("red", "4,4.SE")
        .hand("red", "2 lumber 2 wool");
    table.refuses("red: ship 4,4.E", "SEA-34 edge=4,4.E");
    table.allows("red: ship 4,4.SE");
    table.with("pirate frame").allows("red: ship 4,4.E");
}

/// SEA-108, SEA-110, SEA-R-05: he may come back to his bay and rob there, but not stay.
#[test]
fn sea_r_05_the_pirate_robs_in_his_bay() {
    let table = Table::scenario("new_shores", 3)
        .settlement("blue", "4,4.SE")
        .ship("blue", "4,4.E")
        .hand("blue", "1 wool")
        .before_roll();
    let there = table.clone().roll(7);
    there.refuses("red: pirate 5,4", "SEA-101 reason=figure-stays hex=5,4");
    there.allows("red: pirate frame");
    let back = table.with("pirate frame").roll(7).play("red: pirate 5,4");
    back.tells("blue", "pirate seat=red to=5,4");
    let robbed = back.play("red: rob blue; steal wool");
    assert_eq!(robbed.holds("red"), "1 wool");
    let none = Table::archipelago().before_roll().roll(7);
    none.refuses("red: pirate frame", "SEA-109");
}

/// SEA-100, SEA-102: on a map of one's own the pirate may be the only figure.
#[test]
fn sea_100_a_pirate_without_a_robber() {
    let mut options = archipelago();
    let board::Board::Map(map) = &mut options.board else {
        panic!("a map");
    };
    map.robber = None;
    map.sea.as_mut().unwrap().pirate_alone = true;
    let table = Table::laid_out(&options)
        .settlement("blue", "0,2.NE")
        .ship("blue", "1,2.NW")
        .hand("blue", "1 wool")
        .cards("red", "knight")
        .before_roll();
    let seven = table.clone().roll(7);
    seven.refuses("red: robber 0,2", "SEA-102");
    seven.refuses("red: waive", "BASE-R-04");
    let moved = seven.play("red: pirate 1,2; red: rob blue; steal wool");
    moved.allows("red: end");
    let knight = table.play("red: knight");
    knight.refuses("red: robber 0,2", "SEA-102");
    knight.allows("red: pirate 3,3");
    let refused = |change: &dyn Fn(&mut board::Layout)| {
        let mut options = options.clone();
        if let board::Board::Map(map) = &mut options.board {
            change(map);
        }
        let violation = crate::table::rules(&options).expect_err("no such map");
        format!("{violation:?}").contains("maps-pirate-alone")
    };
    assert!(refused(&|map| map.robber = Some(hexgrid::Axial::new(2, 2))));
    assert!(refused(&|map| map.sea.as_mut().unwrap().pirate = None));
}

/// SEA-112: the frame blocks nothing and nobody is robbed there.
#[test]
fn sea_112_on_the_frame_nobody_is_robbed() {
    let table = waters()
        .with("pirate 1,2")
        .roll(7)
        .play("red: pirate frame");
    table.allows("red: end");
    assert_eq!(table.holds("blue"), "1 wool");
}
