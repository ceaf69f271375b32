//! CK-44 … CK-46: moving, driving away, chasing.

use super::{board, red_road};

/// CK-R-09: a foreign building stops him like a foreign knight; own pieces do not.
#[test]
fn ck_44_a_knight_moves_along_own_roads() {
    let table = red_road().with("red knight 1,-1.S basic ready\nred knight 0,1.N basic");
    table.allows("red: move 1,-1.S 0,0.S"); // past the own knight
    table.refuses("red: move 1,-1.S 0,1.N", "CK-44"); // taken
    table.refuses("red: move 1,-1.S -1,1.N", "CK-44"); // no road
    let moved = table.play("red: move 1,-1.S 0,0.S");
    assert!(moved.state.public.knights.active.is_empty());
    let knight = red_road().with("red knight 1,-1.S basic ready\nblue knight 0,1.N basic");
    knight.refuses("red: move 1,-1.S 0,0.S", "CK-44");
    let building = red_road()
        .with("red knight 1,-1.S basic ready")
        .settlement("blue", "0,1.N");
    building.refuses("red: move 1,-1.S 0,0.S", "CK-44");
}

/// CK-TV-11, CK-R-10, CK-R-21: the weaker one goes along its owner's roads, its state unchanged.
#[test]
fn ck_45_a_stronger_knight_drives_a_weaker_one_away() {
    let table = red_road()
        .settlement("blue", "1,1.N")
        .road("blue", "0,1.NE 1,0.SE 0,1.E")
        .with("red knight 1,-1.S strong ready\nblue knight 0,1.N basic active");
    let table = table.play("red: move 1,-1.S 0,1.N");
    assert_eq!(table.waits_for(), "blue");
    table.refuses("blue: relocate 0,0.S", "CK-45"); // red's network
    table.refuses("blue: relocate 0,1.N", "CK-45"); // not back
    table.refuses("red: end", "BASE-33");
    let menu = table.menu("blue");
    let table = table.play(&format!("blue: {}", menu[0]));
    let knights = &table.state.public.knights;
    assert_eq!(knights.active.len(), 1);
    assert_eq!(knights.realm(game::Seat(1)).knights(), knights.active);
    let equal = red_road().with("red knight 1,-1.S basic ready\nblue knight 0,1.N basic");
    equal.refuses("red: move 1,-1.S 0,1.N", "CK-45 corner=0,1.N");
    let own = red_road().with("red knight 1,-1.S strong ready\nred knight 0,1.N basic");
    own.refuses("red: move 1,-1.S 0,1.N", "CK-44");
}

/// CK-R-11: without a corner it could reach it leaves the board.
#[test]
fn ck_r_11_a_knight_without_a_refuge_leaves_the_board() {
    let table = red_road()
        .with("red knight 1,-1.S strong ready\nblue knight 0,1.N basic active")
        .play("red: move 1,-1.S 0,1.N");
    assert_eq!(table.waits_for(), "red");
    table.tells(
        "white",
        "knights-event-left seat=blue place=0,1.N rank=basic",
    );
    let walled = board()
        .settlement("red", "0,0.N")
        .road("red", "0,0.NE 0,0.E")
        .settlement("blue", "1,1.N")
        .road("blue", "0,1.NE")
        .with("red knight 1,-1.S strong ready\nblue knight 0,1.N basic")
        .with("white knight 1,0.S basic");
    assert_eq!(walled.play("red: move 1,-1.S 0,1.N").waits_for(), "red");
}

/// CK-TV-12: he must stand at the robber's hex; the owner moves the robber and steals.
#[test]
fn ck_46_a_knight_chases_the_robber() {
    let table = red_road()
        .settlement("blue", "1,1.N")
        .hand("blue", "1 ore")
        .with("red knight 0,1.N basic ready\nlanded");
    let chased = table.clone().play("red: chase 0,1.N");
    chased.refuses("red: drive 0,0", "BASE-52");
    let chased = chased.play("red: drive 1,1; steal ore");
    assert_eq!(chased.holds("red"), "1 ore");
    assert!(chased.state.public.knights.active.is_empty());
    table
        .robber("2,0")
        .refuses("red: chase 0,1.N", "CK-46 corner=0,1.N");
}

/// CK-R-37: the route is judged when the driven-away knight has its new corner.
#[test]
fn ck_r_37_routes_wait_for_the_end_of_the_action() {
    let table = board()
        .settlement("red", "0,0.N")
        .road("red", "0,0.NE 0,0.E 0,0.SE -1,1.NE -1,0.E")
        .settlement("blue", "1,1.N")
        .road("blue", "0,1.NE 0,1.E")
        .with("red knight 1,-1.S strong ready\nblue knight 0,1.N basic");
    assert_eq!(table.route_holder(), "nobody");
    let asked = table.play("red: move 1,-1.S 0,1.N");
    assert_eq!(
        (asked.waits_for().as_str(), asked.route_holder()),
        ("blue", "nobody")
    );
    let menu = asked.menu("blue");
    let done = asked.play(&format!("blue: {}", menu[0]));
    assert_eq!(done.route_holder(), "red");
}
