//! SC3-2 … SC3-14, SEA-74 and the rulings about discoveries.

use board::{Terrain, chart};

use crate::sea::at_sea;
use crate::table::Table;

/// A settlement one ship away from the undiscovered hex 3,3.
fn coast() -> Table {
    Table::scenario("fog_islands", 3)
        .settlement("red", "1,4.NE")
        .hand("red", "3 lumber 3 wool")
}

/// SC3-2: twelve hexes and ten numbers, known as a whole and not one by one.
#[test]
fn sc3_2_two_stacks_lie_face_down() {
    for (seats, numbers) in [
        (3, [3, 3, 4, 5, 6, 8, 9, 10, 11, 12]),
        (4, [3, 4, 5, 6, 8, 9, 10, 11, 11, 12]),
    ] {
        let table = Table::scenario("fog_islands", seats);
        let sea = table.rules.sea();
        assert_eq!(sea.fog.len(), 12);
        assert_eq!(
            (
                sea.fog_terrains.total(),
                sea.fog_terrains.count(Terrain::Gold)
            ),
            (12, 2)
        );
        assert_eq!(
            (
                sea.fog_terrains.count(Terrain::Sea),
                sea.fog_terrains.count(Terrain::Forest)
            ),
            (2, 1)
        );
        let listed: Vec<u8> = (0..13_u8)
            .flat_map(|number| vec![number; usize::from(sea.fog_numbers[usize::from(number)])])
            .collect();
        assert_eq!(listed, numbers);
        let found = &table.view("red").public.sea.found;
        assert!(
            found
                .iter()
                .all(|found| found.terrain == Terrain::Fog && found.number == 0)
        );
    }
}

/// SC3-3, SC3-4, SC3-13, SC3-14: start, figures, goal and harbours.
#[test]
fn sc3_3_one_founds_on_the_visible_islands() {
    for (seats, starts, robber, harbours) in [(3, 50, "0,7", 8), (4, 60, "6,2", 9)] {
        let table = Table::opened(&at_sea("fog_islands", seats));
        assert_eq!(table.menu("red").len(), starts);
        assert_eq!(table.rules.hex_name(table.state.public.robber), robber);
        assert_eq!((table.pirate(), table.rules.goal), ("-1,4".to_owned(), 12));
        assert_eq!(table.rules.setup.layout.harbours.len(), harbours);
        table.refuses("red: settle 2,1.N", "SEA-21");
    }
}

/// SC3-5, SC3-6: found land gets a number and pays its finder a card.
#[test]
fn sc3_6_found_land_gets_a_number_and_brings_a_card() {
    let table = coast().play("red: ship 2,4.NW");
    assert_eq!(table.waits_for(), "chance");
    table.cannot_draw("find desert");
    let table = table.play("find hills");
    table.cannot_draw("number 7");
    let table = table.play("number 9");
    assert_eq!(table.holds("red"), "2 lumber 1 brick 2 wool");
    table.tells("blue", "discovered seat=red place=3,3 terrain=hills");
    table.tells("spectator", "number place=3,3 number=9");
    table.allows("red: end");
}

/// SC3-6: it pays from the next roll on, like any land (SC3-12).
#[test]
fn sc3_12_found_land_is_land_like_any_other() {
    let table = coast()
        .with("found 3,3 hills 9")
        .settlement("red", "3,3.SW")
        .before_roll()
        .roll(9);
    assert_eq!(table.holds("red"), "3 lumber 1 brick 3 wool");
    let robbed = coast()
        .with("found 3,3 hills 9")
        .settlement("red", "3,3.SW")
        .robber("3,3");
    assert_eq!(robbed.before_roll().roll(9).holds("red"), "3 lumber 3 wool");
    let seven = coast().with("found 3,3 hills 9").before_roll().roll(7);
    seven.allows("red: robber 3,3");
    assert_eq!(coast().rules.sea().bonus, 0);
}

/// SC3-6, SEA-96: gold is a card of choice.
#[test]
fn sc3_6_found_gold_brings_a_card_of_choice() {
    let table = coast().play("red: ship 2,4.NW; find gold; number 5");
    assert_eq!(table.waits_for(), "red");
    let table = table.play("red: take ore");
    assert_eq!(table.holds("red"), "2 lumber 2 wool 1 ore");
    let rolled = coast()
        .with("found 3,3 gold 5")
        .city("red", "3,3.SW")
        .before_roll()
        .roll(5);
    rolled
        .play("red: take ore; red: take ore")
        .allows("red: end");
}

/// SC3-7: water brings nothing; the pirate may go there, ships may lie there.
#[test]
fn sc3_7_found_sea_brings_nothing() {
    let table = coast().play("red: ship 2,4.NW; find sea");
    assert_eq!(table.holds("red"), "2 lumber 2 wool");
    table.allows("red: ship 3,3.SW");
    let seven = coast().with("found 3,3 sea").before_roll().roll(7);
    seven.allows("red: pirate 3,3");
}

/// SC3-8: a settlement is no discoverer.
#[test]
fn sc3_8_settlements_discover_nothing() {
    let table = Table::scenario("fog_islands", 3)
        .settlement("red", "1,4.S")
        .road("red", "1,4.SE 1,4.E")
        .hand("red", "1 lumber 1 brick 1 wool 1 grain");
    let corner = table.rules.grid.corner("1,4.NE".parse().unwrap()).unwrap();
    assert!(
        (table.rules.grid.corner_hexes(corner) & chart::fog(&table.rules, &table.state.public))
            .is_empty()
    );
    let settled = table.play("red: settle 1,4.NE");
    assert_eq!(settled.waits_for(), "red");
}

/// SC3-10, SC3-11.
#[test]
fn sc3_10_no_figure_and_no_piece_at_an_undiscovered_hex() {
    let table = coast().before_roll().roll(7);
    table.refuses("red: robber 3,3", "SEA-104 hex=3,3");
    table.refuses("red: pirate 3,3", "SEA-108");
    coast().refuses("red: ship 2,1.E", "SEA-15");
    coast().refuses("red: road 2,1.E", "SEA-14");
}

/// SEA-74, SEA-R-13: a founding ship finds at once, and its owner is rewarded.
#[test]
fn sea_74_a_founding_ship_discovers() {
    let table = Table::opened(&at_sea("fog_islands", 3))
        .play("red: settle 1,4.NE; red: ship 2,4.NW; find mountains; number 6");
    assert_eq!(table.holds("red"), "1 ore");
    assert_eq!(table.waits_for(), "blue");
    table.allows("blue: settle 5,3.N");
    table.refuses("blue: settle 3,3.N", "SEA-72");
    let gold = Table::opened(&at_sea("fog_islands", 3))
        .play("red: settle 1,4.NE; red: ship 2,4.NW; find gold; number 6");
    assert_eq!(gold.waits_for(), "red");
    assert_eq!(gold.play("red: take wool").waits_for(), "blue");
}

/// SEA-R-14: by row and column, one finished before the next.
#[test]
fn sea_r_14_several_hexes_are_found_one_after_the_other() {
    let mut options = crate::sea::archipelago();
    let board::Board::Map(map) = &mut options.board else {
        panic!("a map")
    };
    for tile in map
        .hexes
        .iter_mut()
        .filter(|tile| matches!((tile.q, tile.r), (3, 1) | (4, 2)))
    {
        tile.terrain = Terrain::Fog;
    }
    let stack = serde_json::json!({"terrains": {"gold": 1, "hills": 1}, "numbers": [5, 6]});
    map.sea.as_mut().unwrap().fog = serde_json::from_value(stack).unwrap();
    let table = Table::laid_out(&options)
        .settlement("red", "2,2.NE")
        .ship("red", "3,2.NW")
        .hand("red", "1 lumber 1 wool")
        .play("red: ship 3,2.NE; find gold; number 5; red: take ore; find hills; number 6");
    let told = table.told("blue");
    let finds: Vec<&String> = told
        .iter()
        .filter(|told| told.starts_with("discovered"))
        .collect();
    assert_eq!(finds[0], "discovered seat=red place=3,1 terrain=gold");
    assert_eq!(finds[1], "discovered seat=red place=4,2 terrain=hills");
    assert_eq!(table.holds("red"), "1 brick 1 ore");
}

#[test]
fn sea_r_15_an_empty_bank_rewards_nobody() {
    let table = coast()
        .with("blue hand 19 brick")
        .play("red: ship 2,4.NW; find hills; number 9");
    assert_eq!(table.holds("red"), "2 lumber 2 wool");
    table.allows("red: end");
}

/// SC3-2, SC3-9: nothing of what lies under the fog is in any view.
#[test]
fn sc3_2_no_view_shows_what_lies_under_the_fog() {
    let table = coast().play("red: ship 2,4.NW; find hills; number 9");
    for viewer in ["red", "blue", "spectator", "referee"] {
        let sea = table.view(viewer).public.sea;
        let known = sea
            .found
            .iter()
            .filter(|found| found.terrain != Terrain::Fog);
        assert_eq!(known.count(), 1);
    }
}
