//! BASE-55a to BASE-63: what is built, where, and for what price.

use game::{Game as _, Log};
use hexgrid::CornerSet;

use crate::table::Table;

#[test]
fn base_55a_a_road_costs_brick_and_lumber() {
    let table = Table::beginner_board().settlement("red", "0,0.N");
    table
        .clone()
        .hand("red", "1 lumber 1 wool 1 grain 1 ore")
        .refuses("red: road 0,0.NE", "BASE-55a");
    table
        .clone()
        .hand("red", "5 brick")
        .refuses("red: road 0,0.NE", "BASE-55a");
    let table = table
        .hand("red", "1 lumber 1 brick 1 ore")
        .play("red: road 0,0.NE");
    assert_eq!(table.holds("red"), "1 ore");
}

#[test]
fn base_55b_a_settlement_costs_one_of_all_but_ore() {
    let table = Table::beginner_board().road("red", "0,0.NE");
    let poor = table.clone().hand("red", "1 lumber 1 brick 1 wool 1 ore");
    poor.refuses("red: settle 0,0.N", "BASE-55b");
    let table = table
        .hand("red", "1 lumber 1 brick 1 wool 2 grain")
        .play("red: settle 0,0.N");
    assert_eq!(table.holds("red"), "1 grain");
    assert_eq!(table.points("red"), 1);
}

#[test]
fn base_55c_a_city_costs_three_ore_and_two_grain() {
    let table = Table::beginner_board().settlement("red", "0,0.N");
    table
        .clone()
        .hand("red", "1 grain 3 ore")
        .refuses("red: city 0,0.N", "BASE-55c");
    table
        .clone()
        .hand("red", "2 grain 2 ore")
        .refuses("red: city 0,0.N", "BASE-55c");
    let table = table.hand("red", "2 grain 4 ore").play("red: city 0,0.N");
    assert_eq!(table.holds("red"), "1 ore");
    assert_eq!(table.points("red"), 2);
}

#[test]
fn base_55d_a_development_card_costs_ore_wool_and_grain() {
    let table = Table::beginner_board();
    table
        .clone()
        .hand("red", "1 wool 2 grain")
        .refuses("red: buy", "BASE-55d");
    let table = table
        .hand("red", "1 brick 1 wool 1 grain 1 ore")
        .play("red: buy");
    assert_eq!(table.waits_for(), "chance");
    assert_eq!(table.holds("red"), "1 brick");
}

#[test]
fn base_55e_what_is_paid_goes_to_the_bank() {
    let table = Table::beginner_board()
        .settlement("red", "0,0.N")
        .hand("red", "1 lumber 1 brick");
    assert_eq!(table.bank(), "18 lumber 18 brick 19 wool 19 grain 19 ore");
    let table = table.play("red: road 0,0.NE");
    assert_eq!(table.bank(), "19 lumber 19 brick 19 wool 19 grain 19 ore");
    table.tells("blue", "paid seat=red goods=1 lumber 1 brick");
}

#[test]
fn base_55f_as_much_as_cards_and_pieces_allow() {
    let table = Table::beginner_board()
        .settlement("red", "0,0.N")
        .hand("red", "4 lumber 4 brick 3 wool 5 grain 5 ore")
        .play("red: road 0,0.NE; red: road 0,0.E; red: settle 0,0.SE; red: city 0,0.N")
        .play("red: buy; draw knight; red: buy; draw knight; red: road 0,0.SE");
    assert_eq!(table.holds("red"), "nothing");
}

/// A building of one's own, or an own road at a corner without a foreign building.
#[test]
fn base_56_a_road_joins_the_own_network() {
    let table = Table::beginner_board()
        .settlement("red", "0,0.N")
        .road("red", "0,0.NE")
        .settlement("blue", "2,0.N")
        .hand("red", "1 lumber 1 brick");
    table.allows("red: road 0,0.NW; red: road 0,0.E; red: road 1,0.NW");
    table.refuses("red: road 0,0.SE", "BASE-56 edge=0,0.SE");
    table.refuses("red: road 2,0.NE", "BASE-56 edge=2,0.NE"); // joins a building of blue's only
    table.refuses("red: road 0,0.NE", "BASE-11 edge=0,0.NE");
}

#[test]
fn tv_19_no_road_past_a_foreign_settlement() {
    let table = Table::beginner_board()
        .turn("orange")
        .road("orange", "-2,0.NW -2,0.NE")
        .settlement("red", "-1,0.NW")
        .hand("orange", "1 lumber 1 brick");
    table.refuses("orange: road -1,0.NW", "BASE-56");
    table.refuses("orange: road -1,0.W", "BASE-56");
    table.allows("orange: road -2,0.W"); // from the other, free end
    table.allows("orange: road -1,-1.W");
}

/// One good end is enough, whatever stands at the other.
#[test]
fn base_r_16_each_end_of_a_road_is_judged_by_itself() {
    let table = Table::beginner_board()
        .turn("orange")
        .road("orange", "-2,0.NE -1,-1.E")
        .settlement("red", "-1,0.NW")
        .hand("orange", "1 lumber 1 brick");
    table.allows("orange: road -1,0.NW");
    table.refuses("orange: road -1,0.W", "BASE-56");
}

/// A settlement built between two roads takes away what they led to, and only that.
#[test]
fn base_56_a_new_foreign_settlement_closes_its_corner() {
    let table = Table::beginner_board()
        .road("orange", "-2,0.NE")
        .road("red", "-1,0.W")
        .hand("red", "1 lumber 1 brick 1 wool 1 grain")
        .hand("orange", "1 lumber 1 brick")
        .play("red: settle -1,0.NW; red: end")
        .roll(12)
        .play("blue: end")
        .roll(12);
    table.refuses("orange: road -1,0.NW", "BASE-56");
    table.allows("orange: road -2,0.NW");
}

/// Roads along the coast and settlements on it are like others.
#[test]
fn base_12_the_coast_can_be_built_on() {
    let table = Table::beginner_board()
        .road("red", "2,0.NE")
        .hand("red", "2 lumber 2 brick 1 wool 1 grain");
    table.allows("red: road 2,0.E; red: settle 2,0.NE");
    // A coastal corner touches one or two hexes.
    for (corner, hexes) in [("2,0.NE", 1), ("2,0.N", 2)] {
        let corner = table.rules.grid.corner(corner.parse().unwrap()).unwrap();
        assert!(table.rules.coast.contains(corner));
        assert_eq!(table.rules.grid.corner_hexes(corner).len(), hexes);
    }
}

#[test]
fn base_11_an_edge_carries_one_road() {
    let table = Table::beginner_board()
        .settlement("red", "0,0.N")
        .road("blue", "0,0.NE")
        .hand("red", "1 lumber 1 brick");
    table.refuses("red: road 0,0.NE", "BASE-11 edge=0,0.NE");
    table.allows("red: road 0,0.NW");
}

#[test]
fn base_57_a_settlement_touches_an_own_road() {
    let table = Table::beginner_board()
        .road("red", "0,0.NE")
        .road("blue", "2,0.NE")
        .hand("red", "1 lumber 1 brick 1 wool 1 grain");
    table.allows("red: settle 0,0.N; red: settle 0,0.NE");
    table.refuses("red: settle 0,0.S", "BASE-57 corner=0,0.S");
    table.refuses("red: settle 2,0.N", "BASE-57 corner=2,0.N"); // a road of blue's only
}

/// BASE-58: an occupied corner is refused by the same rule as its neighbours.
#[test]
fn tv_20_settlements_keep_their_distance() {
    let table = Table::beginner_board()
        .settlement("blue", "0,0.N")
        .road("red", "0,0.NE 0,0.E")
        .hand("red", "1 lumber 1 brick 1 wool 1 grain");
    table.refuses(
        "red: settle 1,-1.S",
        "BASE-58 corner=1,-1.S neighbour=0,0.N",
    );
    table.refuses("red: settle 0,0.N", "BASE-58 corner=0,0.N neighbour=0,0.N");
    table.allows("red: settle 0,0.SE"); // two edges away
}

#[test]
fn base_58_own_buildings_and_cities_count_too() {
    let table = Table::beginner_board()
        .city("red", "0,0.N")
        .road("red", "0,0.NE 0,0.E")
        .hand("red", "1 lumber 1 brick 1 wool 1 grain");
    table.refuses("red: settle 0,0.NE", "BASE-58");
    table.allows("red: settle 0,0.SE");
}

#[test]
fn base_59_a_settlement_may_stand_in_the_middle_of_a_foreign_road() {
    let table = Table::beginner_board()
        .road("blue", "-2,0.NE -1,0.NW")
        .road("red", "-1,0.W")
        .hand("red", "1 lumber 1 brick 1 wool 1 grain");
    table.allows("red: settle -1,0.NW");
    let table = table.play("red: settle -1,0.NW");
    assert_eq!(table.state.pieces(table.seat("blue")).roads.len(), 2); // they stay
    assert_eq!(table.route_length("blue"), 1);
}

#[test]
fn base_60_a_city_takes_the_place_of_an_own_settlement() {
    let table = Table::beginner_board()
        .settlement("red", "0,0.N")
        .settlement("blue", "2,0.N")
        .hand("red", "2 grain 3 ore");
    table.refuses("red: city 2,0.N", "BASE-60 corner=2,0.N");
    table.refuses("red: city 0,0.S", "BASE-60 corner=0,0.S");
    let table = table.play("red: city 0,0.N");
    let pieces = table.state.pieces(table.seat("red"));
    assert_eq!((pieces.settlements_left, pieces.cities_left), (5, 3));
    table
        .clone()
        .hand("red", "2 grain 3 ore")
        .refuses("blue: city 0,0.N", "BASE-28");
}

/// BASE-60: also one that was built in the same turn.
#[test]
fn base_60_a_new_settlement_may_become_a_city_at_once() {
    let table = Table::beginner_board()
        .road("red", "0,0.NE")
        .hand("red", "1 lumber 1 brick 1 wool 3 grain 3 ore")
        .play("red: settle 0,0.N; red: city 0,0.N");
    assert_eq!(table.points("red"), 2);
    table.refuses("red: city 0,0.N", "BASE-60");
}

/// Random games: roads and cities stay, settlements leave only for a city.
#[test]
fn base_61_pieces_stay_on_the_board() {
    let mut luck = game::testing::TestLuck(61);
    let table = Table::beginners();
    let mut state = table.state;
    for _ in 0..3000 {
        let before = state.public;
        let Some(step) = crate::speech::random_step(&table.rules, &state, &mut luck) else {
            break;
        };
        table.rules.play(&mut state, step, &mut Log::off()).unwrap();
        for (old, new) in before.pieces.iter().zip(&state.public.pieces) {
            assert!((old.roads & !new.roads).is_empty());
            assert!((old.cities & !new.cities).is_empty());
            assert_eq!(old.settlements & !new.buildings(), CornerSet::EMPTY);
        }
    }
}

const FIVE: &str = "0,-2.N 2,-2.N -2,0.N 0,0.N 2,0.N";

/// BASE-60, BASE-62: the settlement that became a city is free again.
#[test]
fn tv_27_five_settlements_then_a_city_then_a_sixth() {
    let table = Table::beginner_board()
        .settlement("red", FIVE)
        .road("red", "0,0.NE 0,0.E")
        .hand("red", "1 lumber 1 brick 1 wool 3 grain 3 ore");
    table.refuses("red: settle 0,0.SE", "BASE-62 piece=settlement");
    let table = table.play("red: city 0,0.N");
    table.allows("red: settle 0,0.SE");
}

#[test]
fn base_62_four_cities_are_all() {
    let table = Table::beginner_board()
        .city("red", "0,-2.N 2,-2.N -2,0.N")
        .settlement("red", "0,0.N 2,0.N")
        .hand("red", "4 grain 6 ore");
    table.allows("red: city 0,0.N");
    table
        .play("red: city 2,0.N")
        .refuses("red: city 0,0.N", "BASE-62 piece=city");
}
