//! SEA-80 … SEA-87: the longest trade route over roads and ships.

use crate::table::Table;

/// SEA-82, SEA-TV-13: two roads, a settlement, three ships.
#[test]
fn sea_82_road_and_ship_are_one_line_only_through_an_own_building() {
    let roads = "0,2.SE 0,2.E";
    let ships = "1,2.NW 1,1.E 1,1.NE";
    let joined = Table::archipelago()
        .settlement("red", "0,2.NE")
        .road("red", roads)
        .ship("red", ships);
    assert_eq!(joined.route_length("red"), 5);
    assert_eq!(joined.route_holder(), "red");
    let apart = Table::archipelago().road("red", roads).ship("red", ships);
    assert_eq!(apart.route_length("red"), 3);
    assert_eq!(apart.route_holder(), "nobody");
}

/// SEA-80, SEA-81, SEA-85, SEA-TV-14: six, then eight when a settlement joins the rest.
#[test]
fn sea_81_a_settlement_joins_what_lies_beyond_it() {
    let table = Table::archipelago()
        .settlement("red", "0,2.NE")
        .road("red", "0,2.E 0,2.SE")
        .ship("red", "1,2.NW 1,2.NE 2,2.NW 2,2.NE")
        .road("red", "2,2.E 2,2.SE")
        .hand("red", "1 lumber 1 brick 1 wool 1 grain");
    assert_eq!(table.route_length("red"), 6);
    assert_eq!(table.points("red"), 3);
    let settled = table.play("red: settle 2,2.NE");
    assert_eq!(settled.route_length("red"), 8);
    settled.tells("blue", "settlement seat=red place=3,1.S");
}

/// SEA-83, SEA-85: a foreign settlement cuts at once; SEA-80: the award goes over.
#[test]
fn sea_83_a_foreign_settlement_ends_the_line() {
    let table = Table::archipelago()
        .settlement("red", "0,2.NE")
        .ship("red", "1,2.NW 1,2.NE 2,2.NW 2,2.NE 3,2.NW")
        .settlement("blue", "2,2.SW")
        .road("blue", "2,2.W")
        .turn("blue")
        .hand("blue", "1 lumber 1 brick 1 wool 1 grain");
    assert_eq!(
        (table.route_length("red"), table.route_holder()),
        (5, "red")
    );
    let cut = table.with("red hand 1 ore");
    cut.refuses("blue: settle 2,2.NW", "BASE-58");
    let far = Table::archipelago()
        .settlement("red", "0,2.NE")
        .ship("red", "1,2.NW 1,2.NE 2,2.NW 2,2.NE 3,2.NW")
        .settlement("blue", "2,2.S")
        .road("blue", "2,2.SE 2,2.E")
        .turn("blue")
        .hand("blue", "1 lumber 1 brick 1 wool 1 grain");
    let cut = far.play("blue: settle 2,2.NE");
    assert_eq!((cut.route_length("red"), cut.route_holder()), (4, "nobody"));
}

/// SEA-84: neither the pirate nor a closed line changes anything.
#[test]
fn sea_84_the_pirate_does_not_shorten_a_route() {
    let table = Table::archipelago()
        .settlement("red", "0,2.NE 5,2.NW")
        .ship(
            "red",
            "1,2.NW 1,2.NE 2,2.NW 2,2.NE 3,2.NW 3,2.NE 4,2.NW 4,2.NE",
        )
        .with("pirate 3,1");
    assert_eq!((table.route_length("red"), table.points("red")), (8, 4));
}

/// SEA-86: judged once, after the ship lies again; then it may be lost.
#[test]
fn sea_86_a_move_is_judged_when_the_ship_lies_again() {
    let table = Table::archipelago()
        .settlement("red", "0,2.NE")
        .ship("red", "1,2.NW 1,2.NE 2,2.NW 2,2.NE 3,2.NW");
    let lifted = table.play("red: move-ship 3,2.NW");
    assert_eq!((lifted.route_holder(), lifted.points("red")), ("red", 3));
    let on = lifted.clone().play("red: ship 2,2.E");
    assert_eq!(on.route_holder(), "red");
    assert!(!on.told("blue").iter().any(|told| told.starts_with("route")));
    let short = lifted.play("red: ship 0,2.E");
    assert_eq!((short.route_holder(), short.points("red")), ("red", 3));
    let worse = Table::archipelago()
        .settlement("red", "0,2.NE")
        .ship("red", "1,2.NW 1,2.NE 2,2.NW 2,2.NE 3,2.NW")
        .play("red: move-ship 3,2.NW; red: ship 1,1.E");
    assert_eq!(
        (worse.route_length("red"), worse.route_holder()),
        (4, "nobody")
    );
}

/// SEA-87, SC6-6, SC7-3: two scenarios have no such award.
#[test]
fn sea_87_two_scenarios_have_no_longest_route() {
    for id in ["cloth_for_catan", "pirate_islands"] {
        assert!(!Table::scenario(id, 4).rules.sea().longest_route);
    }
    let table = Table::scenario("cloth_for_catan", 4)
        .settlement("red", "4,1.S")
        .ship("red", "3,2.E 3,3.NE 3,3.E 3,3.SE 3,3.SW");
    assert_eq!(
        (table.route_length("red"), table.route_holder()),
        (5, "nobody")
    );
    assert_eq!(table.points("red"), 1);
}
