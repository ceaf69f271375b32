//! CK-40 … CK-49: building, activating and promoting knights, and where they stand in the way.

use super::{board, red_road, with_blue};

#[test]
fn ck_40_a_knight_stands_on_a_free_corner_at_an_own_road() {
    let table = red_road().hand("red", "2 wool 2 ore");
    table.refuses("red: raise 0,0.N", "CK-40"); // a building
    table.refuses("red: raise -1,1.N", "CK-40"); // no road
    table.allows("red: raise 1,-1.S; red: raise 0,1.N; red: raise 0,0.S");
    let table = table.play("red: raise 1,-1.S");
    assert!(table.state.public.knights.active.is_empty());
    // Neighbours are no matter, and a knight keeps no settlement at a distance.
    table.allows("red: raise 0,1.N");
    red_road().refuses("red: raise 1,-1.S", "CK-40 goods=1 wool 1 ore");
    let beside = board()
        .settlement("blue", "1,1.N")
        .road("blue", "1,0.SE 0,1.NE")
        .with("red knight 0,1.N basic")
        .hand("red", "1 lumber 1 brick 1 wool 1 grain")
        .road("red", "0,0.E 0,0.NE")
        .settlement("red", "0,-1.S");
    beside.refuses("red: settle 0,1.N", "CK-47");
}

/// CK-TV-9: others build neither on nor past him; he never blocks his owner.
#[test]
fn ck_41_a_knight_stops_others() {
    let table = red_road()
        .with("blue knight 0,0.S basic\nred knight 1,-1.S basic")
        .hand("red", "2 brick 2 lumber 1 wool 1 grain");
    table.refuses("red: road -1,1.NE", "CK-41 corner=0,0.S");
    table.refuses("red: settle 0,0.S", "CK-41 corner=0,0.S");
    table.allows("red: road 1,-1.SE");
    let gone = red_road().hand("red", "1 brick 1 lumber");
    gone.allows("red: road -1,1.NE");
}

/// CK-R-17 and the bracket of the rule: without a break since an earlier turn.
#[test]
fn ck_42_a_knight_acts_only_if_it_was_active_before() {
    let table = red_road()
        .with("red knight 1,-1.S basic")
        .hand("red", "3 grain");
    table.refuses(
        "red: move 1,-1.S 0,1.N",
        "CK-42 corner=1,-1.S reason=knight-passive",
    );
    let table = table.play("red: activate 1,-1.S");
    table.refuses("red: activate 1,-1.S", "CK-42");
    table.refuses(
        "red: move 1,-1.S 0,1.N",
        "CK-42 corner=1,-1.S reason=knight-not-yet",
    );
    table.refuses(
        "red: move 0,1.N 1,-1.S",
        "CK-42 corner=0,1.N reason=knight-none",
    );
    let ready = red_road()
        .with("red knight 1,-1.S basic ready")
        .hand("red", "3 grain");
    let moved = ready.play("red: move 1,-1.S 0,1.N; red: activate 0,1.N");
    moved.refuses(
        "red: move 0,1.N 1,-1.S",
        "CK-42 corner=0,1.N reason=knight-not-yet",
    );
    // The barbarians made it passive in this roll, and it was activated again.
    let tired = red_road()
        .with("red knight 1,-1.S basic ready\nbarbarians 6")
        .hand("red", "1 grain")
        .before_roll()
        .play("red: roll; roll 1+1 ship; red: activate 1,-1.S");
    tired.refuses("red: move 1,-1.S 0,1.N", "CK-42");
    red_road()
        .with("red knight 1,-1.S basic")
        .refuses("red: activate 1,-1.S", "CK-42 goods=1 grain");
}

#[test]
fn ck_43_promotion_once_a_turn() {
    let table = red_road()
        .with("red knight 1,-1.S basic ready\nred knight 0,1.N strong\nred knight 0,0.S strong")
        .hand("red", "4 wool 4 ore");
    table.refuses(
        "red: promote 1,-1.S",
        "CK-43 corner=1,-1.S reason=promote-stock",
    );
    table.refuses(
        "red: promote 0,1.N",
        "CK-43 corner=0,1.N reason=promote-fortress",
    );
    table.refuses(
        "red: promote 0,0.N",
        "CK-43 corner=0,0.N reason=promote-no-knight",
    );
    let fortress = table
        .with("red improvement politics 3")
        .play("red: promote 0,1.N; red: promote 1,-1.S");
    fortress.refuses(
        "red: promote 1,-1.S",
        "CK-43 corner=1,-1.S reason=promote-once",
    );
    fortress.refuses(
        "red: promote 0,1.N",
        "CK-43 corner=0,1.N reason=promote-once",
    );
    // State and place stay, and a knight that was active may still act.
    assert!(fortress.state.public.knights.ready.len() == 1);
    let new = red_road()
        .hand("red", "2 wool 2 ore")
        .play("red: raise 1,-1.S; red: promote 1,-1.S");
    assert_eq!(new.holds("red"), "nothing");
    let mighty = red_road()
        .with("red knight 1,-1.S mighty\nred improvement politics 3")
        .hand("red", "1 wool 1 ore");
    mighty.refuses(
        "red: promote 1,-1.S",
        "CK-43 corner=1,-1.S reason=promote-mighty",
    );
}

#[test]
fn ck_47_the_own_knight_must_move_away_before_a_settlement() {
    let table = red_road()
        .with("red knight 0,1.N basic ready")
        .hand("red", "1 lumber 1 brick 1 wool 1 grain");
    table.refuses("red: settle 0,1.N", "CK-47 corner=0,1.N");
    table
        .play("red: move 0,1.N 0,0.S")
        .allows("red: settle 0,1.N");
}

/// CK-TV-10: a foreign knight cuts the route, and it is whole again when he goes.
#[test]
fn ck_48_routes_are_judged_after_every_change_of_knights() {
    let roads = "0,0.NE 0,0.E 0,0.SE -1,1.NE -1,0.E";
    let table = board()
        .settlement("red", "0,0.N")
        .road("red", roads)
        .settlement("blue", "1,0.S")
        .road("blue", "0,1.NE")
        .hand("blue", "1 wool 1 ore")
        .turn("blue");
    assert_eq!(table.route_holder(), "red");
    let cut = table.play("blue: raise 0,1.N");
    assert_eq!((cut.route_holder(), cut.route_length("red")), ("nobody", 3));
    let whole = cut
        .with("red knight 1,-1.S strong ready\nblue knight 0,1.N basic")
        .turn("red")
        .play("red: move 1,-1.S 0,1.N");
    assert_eq!(
        (whole.route_holder(), whole.route_length("red")),
        ("red", 5)
    );
}

/// CK-TV-13: with both basic knights on the board one is promoted first.
#[test]
fn ck_49_two_knights_of_each_rank() {
    let table = red_road()
        .with("red knight 1,-1.S basic\nred knight 0,1.N basic")
        .hand("red", "2 wool 2 ore");
    table.refuses("red: raise 0,0.S", "CK-49");
    table.play("red: promote 0,1.N; red: raise 0,0.S");
}

/// CK-R-38: a knight without a road stays, is activated and promoted, but cannot move.
#[test]
fn ck_r_38_a_knight_without_a_road_stays() {
    let table = with_blue(board())
        .with("red knight 0,0.S basic ready\nlanded")
        .hand("red", "1 wool 1 ore 1 brick 1 lumber");
    table.refuses("red: move 0,0.S 0,1.N", "CK-44");
    table.allows("red: promote 0,0.S; red: chase 0,0.S");
    table.refuses("red: road 0,0.SE", "BASE-56");
}
