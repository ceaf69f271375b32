//! SC9-1 … SC9-8, SEA-131 … SEA-134: the New World, and how maps are dealt.

use std::collections::BTreeMap;

use board::{Board, Layout, Options, Setup, Terrain};
use game::Setup as _;
use game::testing::TestLuck;
use hexgrid::Direction;

use crate::sea::at_sea;
use crate::table::Table;

fn dealt(id: &str, seats: u8, board: Board, seed: u64) -> Layout {
    let options = Options {
        board,
        ..at_sea(id, seats)
    };
    Setup::deal(&options, &mut TestLuck(seed)).unwrap().layout
}

fn terrains(layout: &Layout) -> BTreeMap<Terrain, usize> {
    let mut counts = BTreeMap::new();
    for tile in &layout.hexes {
        *counts.entry(tile.terrain).or_default() += 1;
    }
    counts
}

fn reds_touch(layout: &Layout) -> bool {
    let is_red = |at| {
        let tile = layout.hexes.iter().find(|tile| tile.at() == at);
        tile.is_some_and(|tile| matches!(tile.number, Some(6 | 8)))
    };
    layout.hexes.iter().any(|tile| {
        let beside = Direction::ALL.map(|side| tile.at().towards(side));
        is_red(tile.at()) && beside.into_iter().any(is_red)
    })
}

/// SC9-1, SC9-2, SEA-R-28: the pools, 6 and 8 apart, two islands at least.
#[test]
fn sc9_2_the_new_world_is_dealt_from_its_pools() {
    let numbers = [
        2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 12,
    ];
    for seed in 0..100 {
        let layout = dealt("new_world", 4, Board::Printed, seed);
        let counts = terrains(&layout);
        let pool = [
            Terrain::Hills,
            Terrain::Forest,
            Terrain::Pasture,
            Terrain::Fields,
            Terrain::Mountains,
            Terrain::Sea,
        ];
        assert_eq!(pool.map(|terrain| counts[&terrain]), [4, 5, 5, 5, 4, 19]);
        let mut laid: Vec<u8> = layout.hexes.iter().filter_map(|tile| tile.number).collect();
        laid.sort_unstable();
        assert_eq!(laid, numbers);
        assert!(!reds_touch(&layout));
        assert!(layout.sea.as_ref().unwrap().regions.len() > 1);
    }
    let [one, other] = [1, 2].map(|seed| dealt("new_world", 4, Board::Printed, seed));
    assert_ne!(one, other);
}

/// SC9-3, SC9-4, SC9-7, SC9-8: nine harbours, drawn and placed in turn before anybody founds.
#[test]
fn sc9_4_players_place_the_harbours_first() {
    let mut table = Table::opened(&at_sea("new_world", 3));
    assert_eq!(table.state.public.sea.tokens_left.total(), 9);
    assert_eq!((table.rules.goal, table.rules.sea().bonus), (12, 1));
    let mut order = String::new();
    let mut corners = Vec::new();
    while table.waits_for() == "chance" {
        let seat = table.on_turn();
        order += &seat[..1];
        let outcomes = game::outcomes(&table.rules, &table.state);
        let outcome = game::Notation::write(&outcomes[0].0, &table.rules);
        table = table.play(&outcome);
        table.refuses(&format!("{seat}: harbour ore 2,1.W"), "SC9-4");
        let place = table.menu(seat)[0].clone();
        let edge = table
            .rules
            .grid
            .edge(place.rsplit(' ').next().unwrap().parse().unwrap())
            .unwrap();
        for end in table.rules.grid.edge_ends(edge) {
            assert!(!corners.contains(&end), "two harbours share a corner");
            corners.push(end);
        }
        table = table.play(&format!("{seat}: {place}"));
    }
    assert_eq!(order, "rborborbo");
    assert_eq!((table.on_turn(), table.state.public.founded), ("red", 0));
    assert!(
        table
            .menu("red")
            .iter()
            .all(|action| action.starts_with("settle"))
    );
}

/// SC9-4: a harbour serves whoever founds at it.
#[test]
fn sc9_4_a_placed_harbour_serves() {
    let table = Table::opened(&at_sea("new_world", 3)).play("token ore");
    let place = table.menu("red")[0].clone();
    let mut table = table.play(&format!("red: {place}"));
    let edge = table.state.public.sea.docks[0].unwrap().edge;
    while table.waits_for() == "chance" {
        let seat = table.on_turn();
        let outcomes = game::outcomes(&table.rules, &table.state);
        let outcome = game::Notation::write(&outcomes[0].0, &table.rules);
        table = table.play(&outcome);
        let last = table.menu(seat).pop().unwrap();
        table = table.play(&format!("{seat}: {last}"));
    }
    let corner = table.rules.corner_name(table.rules.grid.edge_ends(edge)[0]);
    let table = table.play(&format!("red: settle {corner}"));
    let rates = table.state.pieces(table.seat("red")).rates;
    assert_eq!(rates.count(board::Resource::Ore), 2);
}

/// SEA-R-39: a harbour without a place leaves the game.
#[test]
fn sea_r_39_a_harbour_without_a_place_leaves_the_game() {
    let mut options = crate::sea::archipelago();
    let Board::Map(map) = &mut options.board else {
        panic!("a map")
    };
    map.sea.as_mut().unwrap().tokens = vec![board::Harbour::Generic; 10];
    let mut table = Table::opened(&options);
    while table.waits_for() == "chance" || table.state.public.sea.tokens_left.total() > 0 {
        let seat = table.on_turn();
        table = table.play("token generic");
        if let Some(place) = table
            .menu(seat)
            .first()
            .filter(|it| it.starts_with("harbour"))
            .cloned()
        {
            table = table.play(&format!("{seat}: {place}"));
        }
    }
    assert_eq!(table.on_turn(), "red");
    assert!(
        table
            .state
            .public
            .sea
            .fleets
            .iter()
            .all(|fleet| fleet.tokens == 0)
    );
}

/// SC9-5, SC9-6: home is where one founds, other islands pay a point.
#[test]
fn sc9_6_foreign_islands_pay_one_point() {
    let rules = Table::opened(&at_sea("new_world", 4)).rules;
    let regions = rules.setup.layout.sea.as_ref().unwrap().regions.len();
    assert_eq!(rules.sea().foreign.count_ones() as usize, regions.min(16));
    assert_eq!(
        (rules.sea().bonus, rules.sea().start),
        (1, rules.sea().corners)
    );
    // Nobody has founded in a position, so the first settlement on any island is on a foreign one.
    let table = Table::scenario("new_world", 4);
    let (grid, sea) = (&table.rules.grid, table.rules.sea());
    let on_coast = |corner: &hexgrid::Corner| {
        let coast = board::chart::coast(&table.rules, &table.state.public);
        (coast & grid.corner_edges(*corner)).first()
    };
    let region = |corner: hexgrid::Corner| sea.region(corner);
    let first = sea.corners.into_iter().find(|it| on_coast(it).is_some());
    let first = first.unwrap();
    let is_far = |corner: &hexgrid::Corner| {
        *corner != first && !grid.corner_neighbours(first).contains(*corner)
    };
    let same = |it: &hexgrid::Corner| region(*it) == region(first);
    let mut others = sea.corners.into_iter().filter(|it| on_coast(it).is_some());
    let second = others.find(|it| is_far(it) && same(it)).unwrap();
    let third = others.find(|it| is_far(it) && !same(it)).unwrap();
    let corners = [first, second, third];
    let ships = corners.map(|corner| table.rules.edge_name(on_coast(&corner).unwrap()));
    let names = corners.map(|corner| table.rules.corner_name(corner));
    let mut table = table
        .ship("red", &ships.join(" "))
        .hand("red", "3 lumber 3 brick 3 wool 3 grain");
    for (name, points) in names.iter().zip([2, 3, 5]) {
        table = table.play(&format!("red: settle {name}"));
        assert_eq!(table.points("red"), points, "{name}");
    }
}

/// SEA-132: the printed map is the book's; only harbours of a pool are shuffled.
#[test]
fn sea_132_the_printed_map_leaves_little_to_chance() {
    for scenario in board::scenarios().iter().filter(|it| it.id != "new_world") {
        for seats in [3, 4] {
            let printed = scenario.map(seats).unwrap();
            for seed in 0..5 {
                let layout = dealt(&scenario.id, seats, Board::Printed, seed);
                assert_eq!(
                    (&layout.hexes, layout.robber),
                    (&printed.hexes, printed.robber)
                );
                let sites = |layout: &Layout| -> Vec<_> {
                    layout
                        .harbours
                        .iter()
                        .map(|site| (site.at(), site.dir))
                        .collect()
                };
                assert_eq!(sites(&layout), sites(printed));
            }
        }
    }
}

/// SEA-133: groups stay groups, and the constraints hold.
#[test]
fn sea_133_the_variable_map_keeps_its_constraints() {
    for scenario in board::scenarios() {
        for seats in [3, 4] {
            let printed = scenario.map(seats).unwrap();
            for seed in 0..25 {
                let layout = dealt(&scenario.id, seats, Board::Variable, seed);
                assert_eq!(terrains(&layout), terrains(printed), "{}", scenario.id);
                let number = scenario.number;
                if matches!(number, 1 | 4 | 9) {
                    assert!(!reds_touch(&layout));
                }
                for tile in &layout.hexes {
                    let barred: &[u8] = match (number, tile.terrain) {
                        (2, Terrain::Forest | Terrain::Pasture) => &[2, 3, 11, 12],
                        (4, Terrain::Gold) => &[6, 8],
                        _ => &[],
                    };
                    assert!(!tile.number.is_some_and(|number| barred.contains(&number)));
                }
                if number == 7 {
                    assert_eq!(layout.hexes, printed.hexes);
                }
            }
        }
    }
}

/// SEA-134, SEA-R-43: where the robber begins when hexes were shuffled.
#[test]
fn sea_134_the_robber_begins_on_a_twelve_or_in_the_desert() {
    for seed in 0..25 {
        for id in ["four_islands", "fog_islands", "cloth_for_catan"] {
            let layout = dealt(id, 4, Board::Variable, seed);
            let robber = layout
                .hexes
                .iter()
                .find(|tile| Some(tile.at()) == layout.robber)
                .unwrap();
            assert_eq!(robber.number, Some(12), "{id}");
        }
        let layout = dealt("new_shores", 4, Board::Variable, seed);
        assert_eq!(layout.terrain(layout.robber.unwrap()), Terrain::Desert);
    }
    let tribe = dealt("forgotten_tribe", 3, Board::Variable, 3);
    assert_eq!(tribe.robber, Some(hexgrid::Axial::new(3, 7)));
}
