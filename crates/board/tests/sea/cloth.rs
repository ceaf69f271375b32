//! SC6-2 … SC6-19: Cloth for Catan.

use crate::sea::at_sea;
use crate::table::Table;
use game::{Seat, SeatSet};

/// Red is one ship away from the village 3,3.N, which pays on an eleven.
fn red() -> Table {
    Table::scenario("cloth_for_catan", 4)
        .settlement("red", "4,1.S")
        .hand("red", "3 lumber 3 wool")
}

/// A table whose village number `village` trades with these seats and has so much cloth.
fn village(mut table: Table, village: usize, seats: &[u8], cloth: u8) -> Table {
    let place = &mut table.state.public.sea.villages[village];
    let taken = place.cloth - cloth;
    place.cloth = cloth;
    place.traders = seats.iter().map(|seat| Seat(*seat)).collect::<SeatSet>();
    table.state.public.sea.cloth_left += taken;
    table
}

/// SC6-2, SC6-3, SC6-5: villages, cloth, figures and harbours.
#[test]
fn sc6_2_eight_villages_have_five_cloth_each() {
    let table = Table::opened(&at_sea("cloth_for_catan", 4));
    let board::special::Special::Cloth(it) = &table.rules.sea().special else {
        panic!("cloth");
    };
    let numbers: Vec<u8> = it.villages.iter().map(|(_, number)| *number).collect();
    assert_eq!(numbers, [11, 8, 10, 9, 4, 5, 6, 3]);
    let sea = &table.state.public.sea;
    assert!(sea.villages.iter().all(|village| village.cloth == 5));
    assert_eq!((sea.cloth_left, table.pirate()), (10, "6,4".to_owned()));
    assert_eq!(table.rules.hex_name(table.state.public.robber), "0,3");
    assert_eq!(
        (table.rules.setup.layout.harbours.len(), table.rules.goal),
        (9, 14)
    );
}

/// SC6-4: three rounds, forwards, backwards, forwards; the third one pays.
#[test]
fn sc6_4_everybody_founds_three_times() {
    let table = Table::opened(&at_sea("cloth_for_catan", 3));
    assert_eq!(table.menu("red").len(), 76);
    let mut table = table;
    let mut order = String::new();
    for _ in 0..9 {
        let seat = table.on_turn();
        order += &seat[..1];
        let settle = table.menu(seat)[0].clone();
        table = table.play(&format!("{seat}: {settle}"));
        let piece = table.menu(seat)[0].clone();
        table = table.play(&format!("{seat}: {piece}"));
        assert_eq!(
            table.state.pieces(table.seat(seat)).hand_size > 0,
            order.len() > 6
        );
    }
    assert_eq!(order, "rboobrrbo");
    table.allows("red: roll");
}

/// SC6-7, SC6-8, SC6-9: nobody settles there, no robber goes there, ships may.
#[test]
fn sc6_7_nobody_settles_on_the_small_islands() {
    let table = red()
        .ship("red", "3,2.E 3,3.NE")
        .hand("red", "1 lumber 1 brick 1 wool 1 grain");
    table.refuses("red: settle 3,3.NE", "SC6-7 corner=4,2.S");
    table.allows("red: ship 3,3.E");
    red()
        .before_roll()
        .roll(7)
        .refuses("red: robber 3,3", "SC6-8 hex=3,3");
}

/// SC6-6: what earns the longest route elsewhere earns nothing here.
#[test]
fn sc6_6_there_is_no_longest_route() {
    let fifth = |scenario: &str| {
        Table::scenario(scenario, 4)
            .settlement("red", "4,1.S")
            .road("red", "4,1.SE 4,1.E 4,1.NE 4,1.NW")
            .hand("red", "1 lumber 1 brick")
            .play("red: road 4,1.W")
    };
    let elsewhere = fifth("four_islands");
    assert_eq!(
        (elsewhere.route_holder(), elsewhere.points("red")),
        ("red", 3)
    );
    let here = fifth("cloth_for_catan");
    assert_eq!((here.route_holder(), here.points("red")), ("nobody", 1));
}

/// SC6-10, SC6-11: the first ship at a village opens trade, a second brings nothing.
#[test]
fn sc6_10_the_first_ship_at_a_village_opens_trade() {
    let table = red().play("red: ship 3,2.E");
    table.tells("blue", "village seat=red place=3,3.N");
    assert_eq!(
        (
            table.fleet("red").cloth,
            table.state.public.sea.villages[0].cloth
        ),
        (1, 4)
    );
    let second = table.play("red: ship 3,3.NE");
    assert_eq!(second.fleet("red").cloth, 1);
    let empty = village(red(), 0, &[], 0).play("red: ship 3,2.E");
    assert_eq!(empty.fleet("red").cloth, 0);
    assert!(empty.state.public.sea.villages[0].traders.contains(Seat(0)));
}

/// SEA-R-35: so does a founding ship.
#[test]
fn sea_r_35_a_founding_ship_opens_trade() {
    let table =
        Table::opened(&at_sea("cloth_for_catan", 4)).play("red: settle 4,1.S; red: ship 3,2.E");
    assert_eq!(table.fleet("red").cloth, 1);
    assert_eq!(table.waits_for(), "blue");
}

/// SC6-12, SEA-R-19: from the village, then from the general supply, in turn order.
#[test]
fn sc6_12_a_rolled_village_pays_its_traders() {
    let table = village(red(), 0, &[0, 1, 2], 5).before_roll_kept().roll(11);
    let cloth = |table: &Table, name: &str| table.fleet(name).cloth;
    assert_eq!(
        (
            cloth(&table, "red"),
            cloth(&table, "blue"),
            cloth(&table, "orange")
        ),
        (1, 1, 1)
    );
    assert_eq!(table.state.public.sea.villages[0].cloth, 2);
    let short = village(red(), 0, &[0, 1, 2], 1).before_roll_kept();
    let before = short.state.public.sea.cloth_left;
    let short = short.roll(11);
    assert_eq!(short.state.public.sea.cloth_left, before - 2);
    assert_eq!((cloth(&short, "red"), cloth(&short, "orange")), (1, 1));
    let mut last = village(red(), 0, &[0, 1, 2], 1).before_roll_kept();
    let rest = last.state.public.sea.cloth_left - 1;
    last.state.public.sea.cloth_left = 1;
    last.state.public.sea.villages[7].cloth += rest;
    let last = last.roll(11);
    assert_eq!(
        (
            cloth(&last, "red"),
            cloth(&last, "blue"),
            cloth(&last, "orange")
        ),
        (1, 1, 0)
    );
}

/// SC6-12, SC6-13: the robber does not block; an empty village gives nothing.
#[test]
fn sc6_13_an_empty_village_gives_nothing() {
    let table = village(red(), 0, &[0], 0).before_roll_kept().roll(11);
    assert_eq!(table.fleet("red").cloth, 0);
}

#[test]
fn sc6_14_two_cloth_are_a_point() {
    let points = |count: u8| red().with(&format!("red cloth {count}")).points("red");
    assert_eq!((points(1), points(2), points(3), points(4)), (1, 2, 2, 3));
}

#[test]
fn sc6_15_a_line_to_a_village_is_closed() {
    let table = red().ship("red", "3,2.E 3,3.NE");
    table.refuses("red: move-ship 3,2.E", "SEA-63");
    table.allows("red: move-ship 3,3.NE");
}

/// SC6-16: without trade the robber it is.
#[test]
fn sc6_16_the_pirate_is_for_traders() {
    let table = red().before_roll().roll(7);
    table.refuses("red: pirate 3,2", "SC6-16");
    table.allows("red: robber 2,2");
    let trader = village(red(), 0, &[0], 4).before_roll_kept().roll(7);
    trader.allows("red: pirate 3,2");
}

/// SC6-17, SEA-R-33: a card or a cloth, or neither.
#[test]
fn sc6_17_the_pirate_takes_a_card_or_a_cloth() {
    let table = red()
        .ship("blue", "3,2.NE")
        .with("blue cloth 2")
        .hand("blue", "1 ore");
    let table = village(table, 0, &[0], 4)
        .before_roll_kept()
        .roll(7)
        .play("red: pirate 3,2");
    table.allows("red: rob blue; red: rob-cloth blue");
    table.refuses("red: rob-cloth orange", "SC6-17");
    let robbed = table.play("red: rob-cloth blue");
    assert_eq!(
        (robbed.fleet("red").cloth, robbed.fleet("blue").cloth),
        (1, 1)
    );
    assert_eq!(robbed.points("blue"), 0);
    let only = red().ship("blue", "3,2.NE").with("blue cloth 1");
    let only = village(only, 0, &[0], 4)
        .before_roll_kept()
        .roll(7)
        .play("red: pirate 3,2");
    only.allows("red: waive");
    only.refuses("red: rob blue", "SEA-110");
    let robbed = only.play("red: rob-cloth blue");
    assert_eq!(robbed.fleet("red").cloth, 1);
    robbed.allows("red: end");
}

/// SC6-18, SC6-19, SEA-R-17, SEA-R-18: at once, most points, then most cloth, then turn order.
#[test]
fn sc6_19_when_five_villages_are_empty_most_points_win() {
    let empty = |table: Table| (1..5).fold(table, |table, number| village(table, number, &[], 0));
    let last = |table: Table| {
        village(empty(table), 0, &[0], 1)
            .before_roll_kept()
            .roll(11)
    };
    let table = last(
        red()
            .settlement("blue", "5,1.N 6,1.S")
            .with("red hand 1 ore"),
    );
    assert_eq!(table.winner(), "blue");
    let cloth = last(red().settlement("blue", "5,1.N"));
    assert_eq!(
        (cloth.points("red"), cloth.points("blue"), cloth.winner()),
        (1, 1, "red".to_owned())
    );
    let hidden = last(red().settlement("blue", "5,1.N").cards("blue", "point"));
    assert_eq!(hidden.winner(), "blue");
    let order = village(empty(Table::scenario("cloth_for_catan", 4)), 0, &[1], 1);
    let order = order
        .settlement_kept("orange", "5,1.N")
        .settlement_kept("white", "6,1.S");
    let order = order.before_roll_kept();
    let mut order = order;
    order.state.public.sea.fleets[1].cloth = 0;
    let order = order.roll(11);
    assert_eq!(order.winner(), "orange");
}

/// SC6-18, SEA-R-34: enough points of the player on turn come first.
#[test]
fn sea_r_34_points_come_before_villages() {
    let rich = red()
        .city("red", "5,1.N 6,1.S 2,1.N 3,1.S")
        .with("red cloth 7")
        .cards("red", "point");
    assert_eq!(rich.points("red"), 13);
    let table = (1..5).fold(rich, |table, number| village(table, number, &[], 0));
    let mut table = village(table, 0, &[0], 1).before_roll_kept();
    table.state.public.pieces[1].points = 20;
    assert_eq!(table.roll(11).winner(), "red");
}
