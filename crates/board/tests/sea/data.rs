//! The figures of the dossier and of its data, against the files the program reads.

use board::{Countable, Harbour, Layout, Terrain};
use hexgrid::{CornerName, EdgeName};
use serde_json::{Value, json};

use crate::sea::at_sea;

fn data() -> Vec<Value> {
    let text = include_str!("../../../../rules/seafarers_scenarios.json");
    let data: Value = serde_json::from_str(text).unwrap();
    data["scenarios"].as_array().unwrap().clone()
}

/// The scenario with this number, its data and its map for so many.
pub fn maps() -> Vec<(u8, u8, Value, &'static Layout)> {
    let pairs = data().into_iter().zip(board::scenarios());
    let each = pairs.flat_map(|(data, scenario)| {
        assert_eq!(data["number"], json!(scenario.number));
        assert_eq!(data["victory_points"], json!(scenario.points()));
        [3_u8, 4].map(|seats| {
            let layout = data["layouts"][seats.to_string()].clone();
            (scenario.number, seats, layout, scenario.map(seats).unwrap())
        })
    });
    each.collect()
}

/// Every hex, number, region, harbour and figure of every printed map.
#[test]
fn sea_131_the_maps_are_those_of_the_data() {
    for (number, seats, data, map) in maps() {
        let sea = map.sea.as_ref().unwrap();
        let hexes = data["hexes"].as_array().unwrap();
        assert_eq!(hexes.len(), map.hexes.len());
        for (hex, tile) in hexes.iter().zip(&map.hexes) {
            assert_eq!(json!([tile.q, tile.r]), json!([hex["q"], hex["r"]]));
            if number != 9 {
                let shown = json!([tile.terrain, tile.number]);
                assert_eq!(
                    shown,
                    json!([hex["terrain"], hex["number"]]),
                    "{number} {seats}"
                );
                let at = (tile.q, tile.r);
                let region = sea.regions.iter().find(|region| region.hexes.contains(&at));
                let name = region.map(|region| region.name.as_str());
                assert_eq!(json!(name), hex["region"], "{number} {seats} {at:?}");
            }
        }
        let sites = data["harbours"].as_array().unwrap();
        assert_eq!(sites.len(), map.harbours.len());
        for (site, ours) in sites.iter().zip(&map.harbours) {
            assert_eq!(
                json!([ours.q, ours.r, ours.dir]),
                json!([site["q"], site["r"], site["dir"]])
            );
            if site["type"] != "random" {
                assert_eq!(site["type"], json!(ours.kind));
            }
        }
        let robber = map.robber.map(|hex| json!([hex.q, hex.r]));
        let expected = data["robber"]
            .as_object()
            .map(|at| json!([at["q"], at["r"]]));
        assert_eq!(robber, expected);
    }
}

/// SC1-5, SC5-9, SC6-5, SC7-4, SC8-3, SC9-3: the pools of harbours.
#[test]
fn sc9_3_the_pools_of_harbours_are_those_of_the_data() {
    for (number, _, data, map) in maps() {
        let Some(pool) = data["harbour_pool"].as_object() else {
            continue;
        };
        let sea = map.sea.as_ref().unwrap();
        let gifts = match &sea.special {
            board::SpecialMap::Tribe { gifts } => {
                gifts.iter().filter_map(|gift| gift.kind).collect()
            }
            _ => Vec::new(),
        };
        let printed = map.harbours.iter().map(|site| site.kind);
        let kinds: Vec<Harbour> = printed.chain(gifts).chain(sea.tokens.clone()).collect();
        for kind in Harbour::ALL {
            let count = kinds.iter().filter(|other| *other == kind).count();
            assert_eq!(
                json!(count),
                *pool.get(kind.word()).unwrap_or(&json!(0)),
                "{number}"
            );
        }
    }
}

/// SC3-2: the stacks; SC9-1: the pools of the New World.
#[test]
fn sc9_1_stacks_and_pools_are_those_of_the_data() {
    for (number, _, data, map) in maps() {
        if let Some(stack) = data["fog_stack"].as_object() {
            let fog = map.sea.as_ref().unwrap().fog.as_ref().unwrap();
            assert_eq!(json!(fog.numbers), stack["numbers"]);
            assert_eq!(json!(fog.terrains), stack["terrain"]);
        }
        if number == 9 {
            for (terrain, count) in data["terrain_pool"].as_object().unwrap() {
                let terrain = Terrain::named(terrain).unwrap();
                let found = map
                    .hexes
                    .iter()
                    .filter(|tile| tile.terrain == terrain)
                    .count();
                assert_eq!(json!(found), *count);
            }
            let numbers: Vec<u8> = map.hexes.iter().filter_map(|tile| tile.number).collect();
            assert_eq!(json!(numbers), data["number_pool"]);
        }
    }
}

fn place(marker: &Value) -> String {
    let names = ["NE", "N", "NW", "SW", "S", "SE"];
    let corner = marker["corner"].as_u64().unwrap() as usize;
    let text = format!("{},{}.{}", marker["q"], marker["r"], names[corner]);
    text.parse::<CornerName>().unwrap().to_string()
}

fn side(marker: &Value) -> String {
    let names = ["E", "NE", "NW", "W", "SW", "SE"];
    let dir = marker["dir"].as_u64().unwrap() as usize;
    let text = format!("{},{}.{}", marker["q"], marker["r"], names[dir]);
    text.parse::<EdgeName>().unwrap().to_string()
}

fn corner(name: &str) -> String {
    name.parse::<CornerName>().unwrap().to_string()
}

fn edge(name: &str) -> String {
    name.parse::<EdgeName>().unwrap().to_string()
}

/// What belongs to one seat of the Pirate Islands.
fn compare_coast(seat: &board::PirateSeat, theirs: &Value) {
    assert_eq!(corner(&seat.settlement), place(&theirs["start_settlement"]));
    assert_eq!(edge(&seat.ship), side(&theirs["start_ship"]));
    assert_eq!(corner(&seat.beachhead), place(&theirs["beachhead"]));
    assert_eq!(corner(&seat.fortress), place(&theirs["fortress"]));
    let sides = |key: &str| -> Vec<String> {
        let edges = theirs[key].as_array().unwrap();
        edges.iter().map(side).collect()
    };
    let ours = |names: &[String]| -> Vec<String> { names.iter().map(|name| edge(name)).collect() };
    assert_eq!(ours(&seat.to_beachhead), sides("leg1_edges"));
    assert_eq!(ours(&seat.to_fortress), sides("leg2_edges"));
    assert_eq!(
        (&theirs["leg1_length"], &theirs["leg2_length"]),
        (&json!(6), &json!(3))
    );
}

/// SC5-6, SC6-2, SC7-2, SC7-17, SC8-4, SEA-TV-16: the markers, and how long the lines are.
#[test]
fn sc7_17_the_markers_are_those_of_the_data() {
    for (_, _, data, map) in maps() {
        let markers = &data["markers"];
        let list = |key: &str| markers[key].as_array().unwrap().clone();
        match &map.sea.as_ref().unwrap().special {
            board::SpecialMap::None => {}
            board::SpecialMap::Tribe { gifts } => {
                let ours: Vec<String> = gifts.iter().map(|gift| edge(&gift.edge)).collect();
                let keys = ["vp_token", "dev_card", "harbour_token"];
                let theirs: Vec<String> = keys
                    .iter()
                    .flat_map(|key| list(key))
                    .map(|it| side(&it))
                    .collect();
                assert_eq!(ours, theirs);
            }
            board::SpecialMap::Cloth { supply, villages } => {
                assert_eq!(json!(supply), markers["general_cloth"]);
                for (village, theirs) in villages.iter().zip(list("villages")) {
                    assert_eq!(corner(&village.corner), place(&theirs));
                    assert_eq!(
                        json!([village.number, village.cloth]),
                        json!([theirs["number"], theirs["cloth"]])
                    );
                }
            }
            board::SpecialMap::Pirates { path, seats, .. } => {
                let path: Vec<Value> = path
                    .iter()
                    .map(|hex| json!({"q": hex.q, "r": hex.r}))
                    .collect();
                assert_eq!(json!(path), markers["fleet_path"]);
                for (seat, theirs) in seats.iter().zip(list("seats")) {
                    compare_coast(seat, &theirs);
                }
            }
            board::SpecialMap::Wonders {
                bridge,
                wall,
                beside,
            } => {
                for (ours, key) in [
                    (bridge, "great_bridge"),
                    (wall, "great_wall"),
                    (beside, "no_start_x"),
                ] {
                    let theirs: Vec<String> = list(key).iter().map(place).collect();
                    assert_eq!(
                        ours.iter().map(|name| corner(name)).collect::<Vec<_>>(),
                        theirs
                    );
                }
            }
        }
    }
}

/// SEA-133, SEA-R-28: limits that no shuffle keeps are no reason to shuffle for ever.
#[test]
fn sea_133_a_map_that_cannot_be_dealt_is_refused() {
    let mut map = board::scenario("new_world")
        .unwrap()
        .map(3)
        .unwrap()
        .clone();
    for tile in &mut map.hexes {
        (tile.terrain, tile.number) = (Terrain::Desert, None);
    }
    let options = board::Options {
        board: board::Board::Map(Box::new(map)),
        scenario: None,
        ..at_sea("new_world", 3)
    };
    assert_eq!(crate::table::rules(&options).unwrap_err().rule.0, "SEA-133");
}

/// A reason of its own for every map that cannot be played on.
#[test]
fn bad_maps_are_refused_with_the_reason() {
    let map = || {
        board::scenario("fog_islands")
            .unwrap()
            .map(3)
            .unwrap()
            .clone()
    };
    let why = |change: &dyn Fn(&mut Layout)| {
        let mut map = map();
        change(&mut map);
        map.check().unwrap_err().0.key
    };
    assert_eq!(why(&|map| map.sea = None), "maps-no-sea");
    assert_eq!(
        why(&|map| map.sea.as_mut().unwrap().fog = None),
        "maps-no-fog"
    );
    assert_eq!(
        why(&|map| map.sea.as_mut().unwrap().points = 2),
        "maps-goal"
    );
    let robber = |map: &mut Layout| map.robber = Some(hexgrid::Axial::new(4, 1));
    assert_eq!(why(&robber), "maps-robber-at-sea");
    let pirate = board::PirateStart::At(hexgrid::Axial::new(5, 1));
    let pirate = |map: &mut Layout| map.sea.as_mut().unwrap().pirate = Some(pirate);
    assert_eq!(why(&pirate), "maps-pirate-ashore");
    let start = |map: &mut Layout| map.sea.as_mut().unwrap().start = vec!["utopia".to_owned()];
    assert_eq!(why(&start), "maps-no-region");
    assert_eq!(
        why(&|map| map.hexes[2].number = Some(5)),
        "maps-barren-number"
    );
    assert_eq!(why(&|map| map.harbours[0].dir = 0), "maps-harbour-inland");
}
