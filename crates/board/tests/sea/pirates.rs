//! SC7-2 … SC7-29: The Pirate Islands.
//!
//! Red has seat A: settlement 3,7.N, first ship 3,7.NW, beachhead 0,7.SE, fortress -1,7.S.

use crate::sea::at_sea;
use crate::table::Table;
use crate::western_lines::warships;

const TO_BEACHHEAD: &str = "2,7.NE 2,7.NW 1,7.NE 1,7.NW 0,7.E";
const TO_FORTRESS: &str = "0,7.SE 0,7.SW -1,7.SE";

/// Far from the lines, where the fleet disturbs nobody.
pub fn pirates() -> Table {
    Table::scenario("pirate_islands", 4).with("pirate 3,2")
}

/// Red with a complete line of which `warships` are warships.
fn at_fortress(warships: u8) -> Table {
    let mut table = pirates().ship("red", TO_BEACHHEAD).ship("red", TO_FORTRESS);
    for _ in 0..warships {
        table = table.cards("red", "knight");
    }
    for _ in 0..warships {
        table = table.play("red: knight");
        table.state.public.card_played = false;
    }
    table
}

/// SC7-2, SC7-6, SC7-7, SC7-8: what stands from the start.
#[test]
fn sc7_6_a_settlement_a_ship_and_a_fortress_for_everybody() {
    for seats in [3, 4] {
        let table = Table::opened(&at_sea("pirate_islands", seats));
        assert_eq!(table.pirate(), "2,7");
        for (name, corner) in [("red", "3,7.N"), ("blue", "4,4.S"), ("orange", "6,1.S")] {
            let pieces = table.state.pieces(table.seat(name));
            let corner = table.rules.grid.corner(corner.parse().unwrap()).unwrap();
            assert!(pieces.settlements.contains(corner));
            assert_eq!((pieces.points, pieces.settlements_left), (1, 3));
            assert_eq!(
                (table.fleet(name).ships.len(), table.fleet(name).lairs),
                (1, 3)
            );
        }
        assert_eq!(table.state.public.buildings.len(), u32::from(seats));
    }
}

/// SC7-7: two more on the main island; three points, one settlement left.
#[test]
fn sc7_7_everybody_founds_two_more() {
    let mut table = Table::opened(&at_sea("pirate_islands", 3));
    for _ in 0..6 {
        for _ in 0..2 {
            let seat = table.on_turn();
            let action = table.menu(seat)[0].clone();
            table = table.play(&format!("{seat}: {action}"));
        }
    }
    table.allows("red: roll");
    for name in ["red", "blue", "orange"] {
        let pieces = table.state.pieces(table.seat(name));
        assert_eq!((pieces.points, pieces.settlements_left), (3, 1));
    }
}

/// SC7-3, SC7-4, SC7-5: no robber, no awards, eight harbours, another deck.
#[test]
fn sc7_5_the_deck_has_no_points() {
    for (seats, knights, all) in [(3, 14, 20), (4, 19, 25)] {
        let table = Table::scenario("pirate_islands", seats);
        let deck = table.rules.deck;
        let count = |card| deck.count(card);
        assert_eq!(count(board::Development::Knight), knights);
        assert_eq!((count(board::Development::Point), deck.total()), (0, all));
        assert_eq!(table.rules.setup.layout.harbours.len(), 8);
        let sea = table.rules.sea();
        assert!(!sea.has_robber && !sea.longest_route && !sea.largest_army);
    }
}

/// SC7-8, SC7-9, SEA-TV-16, SEA-TV-17: fourteen hexes, by the lower die.
#[test]
fn sc7_9_the_fleet_moves_by_the_lower_die() {
    let table = Table::scenario("pirate_islands", 4).before_roll();
    let board::special::Special::Pirates(it) = &table.rules.sea().special else {
        panic!("pirates");
    };
    assert_eq!(it.path.len(), 14);
    assert_eq!(table.rules.hex_name(it.path[0]), "2,7");
    let moved = table.clone().play("red: roll; roll 3+5");
    assert_eq!(moved.pirate(), "1,5");
    moved.tells("blue", "fleet place=1,5");
    let met = Table::scenario("pirate_islands", 4)
        .settlement("red", "1,5.N")
        .before_roll()
        .play("red: roll; roll 3+5");
    met.tells("blue", "fight seat=red strength=3 warships=0");
    let double = table.play("red: roll; roll 2+2");
    assert_eq!(double.pirate(), "1,6");
    let mut round = Table::scenario("pirate_islands", 4).before_roll();
    round.state.public.sea.fleet_at = 12;
    assert_eq!(round.play("red: roll; roll 3+5").pirate(), "1,7");
}

/// The fleet three steps before 3,6, where red's first settlement stands.
fn before_red(table: Table) -> Table {
    let mut table = table.before_roll();
    table.state.public.sea.fleet_at = 10;
    table
}

/// SC7-10, SC7-11: stronger, it takes a card and one for each city.
#[test]
fn sc7_11_the_stronger_fleet_takes_cards() {
    let table = before_red(pirates().hand("red", "3 ore")).play("red: roll; roll 3+6");
    table.tells("blue", "fight seat=red strength=3 warships=0");
    let table = table.play("steal ore");
    assert_eq!(table.holds("red"), "2 ore");
    table.tells("blue", "card-lost seat=red kind=ore");
    let city = before_red(pirates().city("red", "6,3.N").hand("red", "3 ore"));
    let city = city.play("red: roll; roll 3+3; steal ore; steal ore");
    assert_eq!(city.holds("red"), "1 ore");
    let poor = before_red(pirates().city("red", "6,3.N").hand("red", "1 ore"));
    assert_eq!(
        poor.play("red: roll; roll 3+3; steal ore").holds("red"),
        "nothing"
    );
}

/// SC7-12, SC7-13.
#[test]
fn sc7_12_the_stronger_player_takes_a_card_and_equals_part() {
    let line = || pirates().with("red warship 2,7.NE\nred warship 2,7.NW\nred warship 1,7.NE");
    let equal = before_red(line().hand("red", "3 ore")).play("red: roll; roll 3+6");
    equal.allows("red: end");
    assert_eq!(equal.holds("red"), "3 ore");
    let mut strong = before_red(line().hand("red", "3 ore"));
    strong.state.public.sea.fleet_at = 11;
    let strong = strong.play("red: roll; roll 2+6");
    assert_eq!(strong.waits_for(), "red");
    let strong = strong.play("red: take wool");
    assert_eq!(strong.holds("red"), "1 wool 3 ore");
    strong.allows("red: end");
}

/// SC7-10, SEA-R-20: everybody there, once, in turn order.
#[test]
fn sea_r_20_everybody_at_the_hex_is_attacked() {
    let table = pirates()
        .settlement("blue", "3,6.NE")
        .hand("red", "1 ore")
        .hand("blue", "1 wool");
    let table = before_red(table).play("red: roll; roll 3+6; steal ore; steal wool");
    assert_eq!(
        (table.holds("red"), table.holds("blue")),
        ("nothing".into(), "nothing".into())
    );
}

/// SC7-14, SEA-R-38: a theft of anybody's, or none.
#[test]
fn sc7_14_after_a_seven_anybody_may_be_robbed() {
    let table = pirates()
        .hand("blue", "1 ore")
        .before_roll()
        .play("red: roll; roll 1+6");
    table.allows("red: rob blue; red: waive");
    table.refuses("red: rob orange", "SEA-110");
    let table = table.play("red: rob blue; steal ore");
    assert_eq!(table.holds("red"), "1 ore");
    pirates()
        .before_roll()
        .play("red: roll; roll 1+6")
        .allows("red: end");
}

/// SC7-19, SC7-20: the beachhead is for its owner, nothing else is settled and no road built.
#[test]
fn sc7_19_the_beachhead_may_be_settled() {
    let goods = "2 lumber 2 brick 2 wool 2 grain";
    let table = pirates().ship("red", TO_BEACHHEAD).hand("red", goods);
    table.refuses("red: settle 1,7.N", "SC7-20 place=1,7.N");
    let settled = table.play("red: settle 0,7.SE");
    assert_eq!(settled.points("red"), 2);
    settled.refuses("red: road 0,7.E", "SC7-20 place=0,7.E");
    settled.refuses("red: road 0,7.SE", "SC7-20");
}

/// SC7-21, SC7-22: the first normal ship of the line; the card needs one.
#[test]
fn sc7_21_a_knight_card_arms_the_first_ship() {
    let table = pirates().ship("red", "2,7.NE").cards("red", "knight");
    let table = table.play("red: knight");
    table.tells("blue", "warship seat=red place=3,6.SE");
    assert_eq!(table.state.public.sea.warships.len(), 1);
    table.allows("red: end");
    let all = pirates()
        .cards("red", "knight knight")
        .play("red: knight")
        .round();
    all.refuses("red: knight", "SC7-22");
    assert_eq!(all.army_holder(), "nobody");
}

/// SC7-24, SEA-R-22: at choice, once the line is there.
#[test]
fn sc7_24_the_fortress_is_attacked_when_the_line_has_reached_it() {
    pirates()
        .ship("red", TO_BEACHHEAD)
        .refuses("red: attack", "SC7-24");
    let table = at_fortress(0);
    table.allows("red: attack; red: end");
    table
        .clone()
        .before_roll()
        .refuses("red: attack", "BASE-28");
}

/// SC7-25, SC7-26, SC7-23: more, equal, fewer; the turn ends every time.
#[test]
fn sc7_25_more_warships_take_a_lair_fewer_lose_ships() {
    let won = at_fortress(3).play("red: attack; die 2");
    assert_eq!(
        (won.fleet("red").lairs, won.fleet("red").ships.len()),
        (2, 9)
    );
    won.tells("blue", "lair seat=red left=2");
    assert_eq!(won.on_turn(), "blue");
    let equal = at_fortress(3).play("red: attack; die 3");
    assert_eq!(
        (equal.fleet("red").lairs, equal.fleet("red").ships.len()),
        (3, 8)
    );
    equal.tells("blue", "ship-lost seat=red place=-1,7.SE");
    let lost = at_fortress(3).play("red: attack; die 4");
    assert_eq!(
        (lost.fleet("red").ships.len(), lost.fleet("red").ships_left),
        (7, 8)
    );
    assert_eq!(lost.on_turn(), "blue");
    lost.turn_kept("red").refuses("red: attack", "SC7-24");
}

/// SC7-23: lost warships weaken and come back as normal ships; the line is built again.
#[test]
fn sc7_23_lost_warships_reduce_the_strength() {
    // The three at the fortress are armed, as after moves of warships to the front.
    let line = pirates().ship("red", TO_BEACHHEAD);
    let line = line.with("red warship 0,7.SE\nred warship 0,7.SW\nred warship -1,7.SE");
    let lost = line.clone().play("red: attack; die 4");
    lost.tells("blue", "attack seat=red die=4 warships=3");
    assert_eq!(warships(&lost), ["0,7.SE"]);
    assert_eq!(lost.fleet("red").ships_left, 8);
    let back = lost.turn_kept("red").hand_kept("red", "2 lumber 2 wool");
    back.refuses("red: ship -1,7.SE", "SEA-32");
    let back = back.play("red: ship 0,7.SW");
    back.refuses("red: attack", "SC7-24");
    let again = back.play("red: ship -1,7.SE");
    assert_eq!(warships(&again), ["0,7.SE"]);
    let again = again.play("red: attack; die 1");
    again.tells("blue", "attack seat=red die=1 warships=1");
    let equal = line.play("red: attack; die 3");
    assert_eq!(warships(&equal).len(), 2);
}

/// SC7-27, SC7-28: the third lair makes it a settlement; without fortresses no fleet.
#[test]
fn sc7_27_the_third_lair_makes_the_fortress_a_settlement() {
    let mut table = at_fortress(3);
    table.state.public.sea.fleets[0].lairs = 1;
    let left = table.state.pieces(table.seat("red")).settlements_left;
    let taken = table.clone().play("red: attack; die 1");
    taken.tells("blue", "fortress seat=red place=-1,7.S");
    assert_eq!((taken.points("red"), taken.fleet("red").lairs), (2, 0));
    assert_eq!(taken.state.pieces(taken.seat("red")).settlements_left, left);
    assert_ne!(taken.pirate(), "frame");
    for seat in 1..4 {
        table.state.public.sea.fleets[seat].lairs = 0;
    }
    let gone = table.play("red: attack; die 1");
    assert_eq!(gone.pirate(), "frame");
    let rolled = gone.play("blue: roll; roll 2+3");
    assert_eq!(rolled.pirate(), "frame");
}

/// SC7-29: ten points and the fortress, looked at before the dice are passed.
#[test]
fn sc7_29_the_fortress_is_needed_to_win() {
    let rich = |table: Table| table.city("red", "6,3.N 5,4.N 5,6.N 6,5.S");
    let without = rich(pirates()).hand("red", "1 ore").round();
    assert_eq!(
        (without.points("red"), without.winner()),
        (9, "open".to_owned())
    );
    let mut table = at_fortress(3);
    table.state.public.sea.fleets[0].lairs = 1;
    table.state.public.pieces[0].points = 9;
    assert_eq!(table.winner(), "open");
    let won = table.play("red: attack; die 1");
    assert_eq!((won.points("red"), won.winner()), (10, "red".to_owned()));
    let mut many = pirates();
    many.state.public.pieces[0].points = 12;
    assert_eq!(many.round().winner(), "open");
}
