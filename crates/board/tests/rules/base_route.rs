//! BASE-72 to BASE-76: the longest route, and who holds it.

use game::testing::TestLuck;
use game::{Game as _, Log, Seat};
use hexgrid::{Corner, EdgeSet};

use crate::speech::random_step;
use crate::table::Table;

/// Ten edges in a line from west to east: the northern sides of the middle row.
const NORTH: [&str; 10] = [
    "-2,0.NW", "-2,0.NE", "-1,0.NW", "-1,0.NE", "0,0.NW", "0,0.NE", "1,0.NW", "1,0.NE", "2,0.NW",
    "2,0.NE",
];
/// Likewise its southern sides.
const SOUTH: [&str; 10] = [
    "-2,0.SW", "-2,0.SE", "-1,0.SW", "-1,0.SE", "0,0.SW", "0,0.SE", "1,0.SW", "1,0.SE", "2,0.SW",
    "2,0.SE",
];
/// The northern sides of the row above.
const FAR_NORTH: [&str; 8] = [
    "-1,-1.NW", "-1,-1.NE", "0,-1.NW", "0,-1.NE", "1,-1.NW", "1,-1.NE", "2,-1.NW", "2,-1.NE",
];
/// From the northern line to the corner two roads from the western end of the southern one.
const LINK: &str = "-1,0.W";
/// That corner.
const CUT: &str = "-1,0.SW";
const SETTLEMENT: &str = "1 lumber 1 brick 1 wool 1 grain";

fn roads(table: Table, owner: &str, edges: &[&str]) -> Table {
    table.road(owner, &edges.join(" "))
}

/// Red and orange on their lines, red on turn with the cards to cut orange's.
fn rivals(red: usize, orange: usize) -> Table {
    let table = roads(Table::beginner_board(), "red", &NORTH[..red]).road("red", LINK);
    roads(table, "orange", &SOUTH[..orange]).hand("red", SETTLEMENT)
}

#[test]
fn base_72_branches_do_not_add() {
    let table = roads(Table::beginner_board(), "red", &NORTH[..6]);
    assert_eq!(table.route_length("red"), 6);
    let forked = table.road("red", "-1,-1.E");
    assert_eq!(forked.route_length("red"), 6);
}

#[test]
fn base_72_own_buildings_do_not_interrupt_foreign_ones_do() {
    let table = roads(Table::beginner_board(), "red", &NORTH[..6]);
    let own = table
        .clone()
        .settlement("red", "-1,0.NW")
        .city("red", "0,0.NW");
    assert_eq!(own.route_length("red"), 6);
    let foreign = table.settlement("blue", "-1,0.NW");
    assert_eq!(foreign.route_length("red"), 4);
}

/// A ring and a tail: where they meet the line comes by twice, on no road it does.
#[test]
fn base_r_14_a_corner_may_be_passed_twice() {
    let ring = "0,0.NE 0,0.E 0,0.SE 0,0.SW 0,0.W 0,0.NW";
    let table = Table::beginner_board().road("red", ring);
    assert_eq!(table.route_length("red"), 6);
    let tailed = table.road("red", "0,-1.E");
    assert_eq!(tailed.route_length("red"), 7);
}

#[test]
fn base_r_15_a_foreign_building_at_the_end_shortens_nothing() {
    let table = roads(Table::beginner_board(), "red", &NORTH[..5]).settlement("blue", "-2,0.NW");
    assert_eq!(
        (table.route_length("red"), table.route_holder()),
        (5, "red")
    );
}

/// BASE-73: the fifth road in one line.
#[test]
fn base_73_five_roads_take_the_award() {
    let table = roads(Table::beginner_board(), "red", &NORTH[..4]).hand("red", "1 lumber 1 brick");
    assert_eq!(table.route_holder(), "nobody");
    let fork = table.clone().play("red: road -1,-1.E");
    assert_eq!((fork.route_holder(), fork.points("red")), ("nobody", 0));
    let line = table.play("red: road 0,0.NW");
    assert_eq!((line.route_holder(), line.points("red")), ("red", 2));
    line.tells("white", "route seat=red length=5");
}

#[test]
fn base_74_only_a_longer_route_takes_it_over() {
    let table = roads(Table::beginner_board(), "orange", &SOUTH[..5]);
    let table = roads(table, "red", &NORTH[..4]).hand("red", "2 lumber 2 brick");
    let equal = table.play("red: road 0,0.NW");
    assert_eq!(
        (equal.route_length("red"), equal.route_holder()),
        (5, "orange")
    );
    let longer = equal.play("red: road 0,0.NE");
    assert_eq!(longer.route_holder(), "red");
    assert_eq!((longer.points("red"), longer.points("orange")), (2, 0));
}

#[test]
fn tv_14_a_line_of_six_against_seven_that_are_cut() {
    let table = roads(Table::beginner_board(), "red", &NORTH[..6]).road("red", "-1,-1.E");
    let table = roads(table, "orange", &SOUTH[..7]).settlement("red", CUT);
    assert_eq!(
        (table.route_length("red"), table.route_length("orange")),
        (6, 5)
    );
    assert_eq!(table.route_holder(), "red");
}

#[test]
fn tv_15_who_cuts_the_holder_may_take_the_award() {
    let table = rivals(6, 7);
    assert_eq!(
        (table.route_holder(), table.route_length("red")),
        ("orange", 6)
    );
    let table = table.play("red: settle -1,0.SW");
    assert_eq!((table.route_holder(), table.points("red")), ("red", 3));
    assert_eq!(
        (table.route_length("orange"), table.points("orange")),
        (5, 0)
    );
}

/// BASE-75 (a).
#[test]
fn tv_16_the_holder_keeps_a_tie_after_a_cut() {
    let table = rivals(6, 8).play("red: settle -1,0.SW");
    assert_eq!(
        (table.route_length("red"), table.route_length("orange")),
        (6, 6)
    );
    assert_eq!(
        (table.route_holder(), table.points("orange")),
        ("orange", 2)
    );
}

/// BASE-75 (c), and the way back.
#[test]
fn tv_17_a_tie_of_others_lays_the_award_aside() {
    let table = roads(rivals(6, 7), "white", &FAR_NORTH[..6]).hand("red", "1 lumber 1 brick");
    assert_eq!(table.route_holder(), "orange");
    let table = table.play("red: settle -1,0.SW");
    assert_eq!(table.route_length("white"), 6);
    assert_eq!(table.route_holder(), "nobody");
    assert_eq!(
        (
            table.points("red"),
            table.points("orange"),
            table.points("white")
        ),
        (1, 0, 0)
    );
    table.tells("blue", "route-nobody");
    let table = table.play("red: road 1,0.NW");
    assert_eq!(table.route_holder(), "red");
}

#[test]
fn tv_18_nobody_has_five_after_a_cut() {
    let table = Table::beginner_board()
        .road("red", LINK)
        .hand("red", SETTLEMENT);
    let table = roads(table, "orange", &SOUTH[..5]);
    assert_eq!(table.route_holder(), "orange");
    let table = table.play("red: settle -1,0.SW");
    assert_eq!(
        (table.route_length("orange"), table.route_holder()),
        (3, "nobody")
    );
    assert_eq!(table.points("orange"), 0);
}

/// BASE-75 (b).
#[test]
fn tv_29_seven_cut_into_four_and_three() {
    let table = roads(Table::beginner_board().turn("white"), "red", &SOUTH[..7]);
    let table = roads(table, "white", &NORTH[..6])
        .road("white", "0,0.W")
        .hand("white", SETTLEMENT);
    assert_eq!(table.route_holder(), "red");
    let table = table.play("white: settle 0,0.SW");
    assert_eq!(
        (table.route_length("red"), table.route_length("white")),
        (4, 6)
    );
    assert_eq!((table.route_holder(), table.points("white")), ("white", 3));
}

#[test]
fn base_75_a_cut_that_shortens_nothing_changes_nothing() {
    // Orange's line is cut at its very end.
    let table = Table::beginner_board()
        .road("red", "-2,0.W")
        .hand("red", SETTLEMENT);
    let table = roads(table, "orange", &SOUTH[..6]).play("red: settle -2,0.SW");
    assert_eq!(
        (table.route_length("orange"), table.route_holder()),
        (6, "orange")
    );
}

/// BASE-76: also when the award is nobody's and a third player's building changes a tie.
#[test]
fn base_76_the_award_is_judged_after_every_change() {
    let table = roads(rivals(6, 6), "white", &FAR_NORTH[..6]);
    assert_eq!(table.route_holder(), "nobody"); // three with six
    let table = table.with("holder route white").play("red: settle -1,0.SW");
    assert_eq!(
        (table.route_length("orange"), table.route_holder()),
        (4, "white")
    );
    // A tie of two without a holder is broken by cutting one of them.
    let tie = rivals(6, 6);
    assert_eq!(tie.route_holder(), "nobody");
    let broken = tie.play("red: settle -1,0.SW");
    assert_eq!((broken.route_holder(), broken.points("red")), ("red", 3));
}

#[test]
fn base_r_31_the_award_is_judged_between_two_free_roads() {
    let table = roads(Table::beginner_board(), "red", &NORTH[..4]).cards("red", "road-building");
    let table = table.play("red: road-building; red: road 0,0.NW");
    assert_eq!(
        (table.route_holder(), table.waits_for().as_str()),
        ("red", "red")
    );
    table.allows("red: waive; red: road 0,0.NE");
}

/// The slow and obvious way: onwards from a corner, along every road not yet used.
fn walk(table: &Table, seat: Seat, left: EdgeSet, at: Corner, begins: bool) -> u8 {
    let foreign = table.state.public.buildings & !table.state.pieces(seat).buildings();
    if foreign.contains(at) && !begins {
        return 0;
    }
    let edges = (left & table.rules.grid.corner_edges(at)).into_iter();
    let onwards = edges.map(|edge| {
        let mut rest = left;
        rest.remove(edge);
        let next = table.rules.grid.other_end(edge, at);
        1 + walk(table, seat, rest, next, false)
    });
    onwards.max().unwrap_or(0)
}

/// Lengths and the award in random games, whatever was built in between.
#[test]
fn base_76_kept_lengths_equal_those_of_a_search_from_every_corner() {
    let mut luck = TestLuck(76);
    let mut table = Table::beginners();
    let mut built = 0;
    while let Some(step) = random_step(&table.rules, &table.state, &mut luck) {
        let before = table.state.public.free.len() + table.state.public.open.len();
        table
            .rules
            .play(&mut table.state, step, &mut Log::off())
            .unwrap();
        if before == table.state.public.free.len() + table.state.public.open.len() {
            continue;
        }
        built += 1;
        let lengths: Vec<u8> = Seat::all(4)
            .map(|seat| {
                let roads = table.state.pieces(seat).roads;
                let corners = table.rules.grid.all_corners().into_iter();
                corners
                    .map(|at| walk(&table, seat, roads, at, true))
                    .max()
                    .unwrap()
            })
            .collect();
        let kept = Seat::all(4).map(|seat| board::route_length(&table.rules, &table.state, seat));
        assert_eq!(lengths, kept.collect::<Vec<_>>());
        let longest = lengths.iter().copied().max().unwrap();
        if let Some(holder) = table.state.public.route_holder {
            assert_eq!(lengths[holder.index()], longest);
        }
    }
    assert!(built > 20, "{built} pieces were built");
}
