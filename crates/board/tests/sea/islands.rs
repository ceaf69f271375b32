//! SEA-7, SEA-126, SEA-127 and the bonus of the scenarios 1, 2 and 4.

use crate::sea::at_sea;
use crate::table::Table;

/// SEA-127, SEA-126, SEA-7: the first settlement on a foreign island pays, a city no more.
#[test]
fn sea_127_the_first_settlement_on_a_foreign_island_pays() {
    let table = Table::archipelago()
        .settlement("red", "0,2.NE")
        .ship("red", "1,2.NW 1,2.NE 2,2.NW 2,2.NE")
        .hand("red", "2 lumber 2 brick 2 wool 4 grain 3 ore")
        .play("red: settle 2,2.NW");
    table.tells("blue", "bonus seat=red points=2");
    assert_eq!((table.points("red"), table.fleet("red").bonus), (4, 2));
    let second = table.clone().play("red: settle 2,2.NE");
    assert_eq!((second.points("red"), second.fleet("red").bonus), (5, 2));
    let city = table.play("red: city 2,2.NW");
    assert_eq!((city.points("red"), city.fleet("red").bonus), (5, 2));
}

/// SEA-127: others there do not matter, and everybody is paid once.
#[test]
fn sea_127_everybody_is_paid_for_the_same_island() {
    let table = Table::archipelago()
        .settlement("blue", "2,2.SE")
        .settlement("red", "0,2.NE")
        .ship("red", "1,2.NW 1,2.NE")
        .hand("red", "1 lumber 1 brick 1 wool 1 grain")
        .play("red: settle 2,2.NW");
    assert_eq!(table.fleet("red").bonus, 2);
}

/// SC2-3, SC2-4, SC2-5: the islands of the own founding settlements are home.
#[test]
fn sc2_4_the_islands_one_founds_on_are_home() {
    let table = Table::opened(&at_sea("four_islands", 3));
    assert_eq!(table.menu("red").len(), 76);
    let region = |table: &Table, name: &str| {
        let corner = table.rules.grid.corner(name.parse().unwrap()).unwrap();
        table.rules.sea().region(corner).unwrap()
    };
    let table = table.play("red: settle 1,2.N");
    let home = region(&table, "1,2.N");
    assert_eq!(table.fleet("red").explored, 1 << home);
    assert_eq!(table.fleet("blue").explored, 0);
    assert_eq!(table.rules.sea().bonus, 2);
    assert_eq!(table.rules.sea().foreign.count_ones(), 4);
}

/// SC1-4, SC4-5, SC8-5: which regions pay, and how much.
#[test]
fn sc1_4_three_islands_pay_two_points_each() {
    for seats in [3, 4] {
        let sea = Table::scenario("new_shores", seats).rules.sea().clone();
        assert_eq!((sea.bonus, sea.foreign.count_ones()), (2, 3));
        let desert = Table::scenario("through_the_desert", seats)
            .rules
            .sea()
            .clone();
        assert_eq!((desert.bonus, desert.foreign.count_ones()), (2, 4));
        let wonders = Table::scenario("wonders_of_catan", seats)
            .rules
            .sea()
            .clone();
        assert_eq!((wonders.bonus, wonders.foreign.count_ones()), (1, 2));
    }
}

/// SC1-3, SC1-5, SC1-6, SC2-2, SC2-6, SC2-7: figures, harbours and goals of the first two.
#[test]
fn sc1_3_figures_harbours_and_goals_of_the_first_two_scenarios() {
    let figures = |id: &str, seats| {
        let table = Table::scenario(id, seats);
        let robber = table.rules.hex_name(table.state.public.robber);
        (
            robber,
            table.pirate(),
            table.rules.setup.layout.harbours.len(),
            table.rules.goal,
        )
    };
    let say = |robber: &str, pirate: &str, harbours, goal| {
        (robber.to_owned(), pirate.to_owned(), harbours, goal)
    };
    assert_eq!(figures("new_shores", 3), say("2,1", "5,4", 8, 14));
    assert_eq!(figures("new_shores", 4), say("1,5", "6,4", 9, 14));
    assert_eq!(figures("four_islands", 3), say("-1,7", "2,4", 9, 13));
    assert_eq!(figures("four_islands", 4), say("4,2", "5,4", 9, 13));
}

/// SC4-2, SC4-3, SC4-4, SEA-R-16: strip before main, deserts pay nobody.
#[test]
fn sc4_2_a_corner_at_the_strip_belongs_to_the_strip() {
    for (seats, starts, bay) in [(3, 46, "5,4"), (4, 53, "6,4")] {
        let opened = Table::opened(&at_sea("through_the_desert", seats));
        assert_eq!(opened.menu("red").len(), starts);
        let (rules, map) = (
            &opened.rules,
            opened.rules.setup.layout.sea.clone().unwrap(),
        );
        for corner in rules.sea().corners {
            let hexes = rules.grid.corner_hexes(corner);
            let touches = |name: &str| {
                let region = map
                    .regions
                    .iter()
                    .find(|region| region.name == name)
                    .unwrap();
                let mut places = region.hexes.iter();
                places.any(|(q, r)| {
                    let hex = rules.grid.hex(hexgrid::Axial::new(*q, *r)).unwrap();
                    hexes.contains(hex)
                })
            };
            assert!(!(touches("strip") && touches("main")));
            let name = rules
                .sea()
                .region(corner)
                .map(|it| &*map.regions[usize::from(it)].name);
            if touches("strip") {
                assert_eq!(name, Some("strip"));
                assert!(!rules.sea().start.contains(corner));
            } else if touches("main") {
                assert_eq!(name, Some("main"));
            } else if touches("desert") {
                assert_eq!(name, Some("desert"));
                assert!(rules.sea().start.contains(corner));
            }
        }
        let robber = opened.state.public.robber;
        assert_eq!(rules.terrain(robber), board::Terrain::Desert);
        assert_eq!(opened.pirate(), bay);
    }
}

/// SC4-5, SC4-6, SC4-7, SC4-8: by road through the desert.
#[test]
fn sc4_6_the_strip_is_reached_by_road_through_the_desert() {
    let table = Table::scenario("through_the_desert", 3)
        .settlement("red", "2,3.N")
        .road("red", "2,2.E 2,2.NE")
        .hand("red", "1 lumber 1 brick 1 wool 1 grain");
    let strip = "2,2.N";
    let table = table.play(&format!("red: settle {strip}"));
    assert_eq!(table.fleet("red").bonus, 2);
    assert_eq!(table.rules.goal, 14);
    assert_eq!(table.rules.setup.layout.harbours.len(), 8);
    assert_eq!(
        Table::scenario("through_the_desert", 4)
            .rules
            .setup
            .layout
            .harbours
            .len(),
        9
    );
}
