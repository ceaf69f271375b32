//! SEA-133, BASE-20: what dealing may cost, for honest maps and for others.

use board::{Board, Layout, Options, Setup};
use game::Setup as _;
use game::testing::{CountingLuck, games};
use serde_json::{Value, json};

use crate::sea::at_sea;

/// The draws of a deal, and the rule that refused it.
fn deal(options: &Options, seed: u64) -> (u32, Option<&'static str>) {
    let mut luck = CountingLuck::new(seed);
    let refused = Setup::deal(options, &mut luck).err();
    (luck.draws, refused.map(|refused| refused.rule.0))
}

fn every_table() -> Vec<(String, Options)> {
    let mut tables = vec![(
        "base, random".to_owned(),
        Options {
            board: Board::Random,
            ..Options::default()
        },
    )];
    for scenario in board::scenarios() {
        for seats in [3, 4] {
            for board in [Board::Printed, Board::Variable] {
                let name = format!("{} for {seats}, {board:?}", scenario.id);
                let table = at_sea(&scenario.id, seats);
                tables.push((name, Options { board, ..table }));
            }
        }
    }
    tables
}

/// SEA-133, BASE-20: a printed map is found long before its budget is spent. Each shuffle is as
/// likely to do as the last, so the chance to spend it all falls like a power of its size.
#[test]
fn sea_133_honest_deals_need_few_draws() {
    let deals: u32 = games(300, 100_000);
    for (name, options) in every_table() {
        let mut draws: Vec<u32> = Vec::new();
        for seed in 0..deals {
            let (taken, refused) = deal(&options, u64::from(seed));
            assert_eq!(refused, None, "{name}, seed {seed}");
            draws.push(taken);
        }
        draws.sort_unstable();
        let at = |share: f64| draws[((draws.len() - 1) as f64 * share) as usize];
        let mean = draws.iter().sum::<u32>() as f64 / f64::from(deals);
        let [p50, p99, most] = [0.5, 0.99, 1.0].map(at);
        println!("{name}: mean {mean:.0}, p50 {p50}, p99 {p99}, most {most}");
        // A third of the budget goes into draws, whatever the map.
        assert!((-666_000.0 / mean).exp() < 1e-18, "{name}: mean {mean}");
        assert!(most < 200_000, "{name}: {most} draws");
    }
}

/// A printed map whose dealing was changed.
fn changed(id: &str, change: impl Fn(&mut Value)) -> Options {
    let map = board::scenario(id).unwrap().map(3).unwrap();
    let mut map = serde_json::to_value(map).unwrap();
    change(&mut map);
    let map: Layout = serde_json::from_value(map).unwrap();
    Options {
        board: Board::Map(Box::new(map)),
        scenario: None,
        ..at_sea(id, 3)
    }
}

/// Every number is barred everywhere: nothing can be dealt.
fn everything_barred() -> Value {
    json!([{ "numbers": [2, 3, 4, 5, 6, 8, 9, 10, 11, 12] }])
}

/// Why a map is refused; nothing may be drawn for it.
fn refused_unseen(options: &Options) -> String {
    let mut luck = CountingLuck::new(1);
    let refused = Setup::deal(options, &mut luck).unwrap_err();
    assert_eq!(luck.draws, 0, "{refused}");
    format!("{refused:?}")
}

/// SEA-133: what can be seen to be wrong is refused before anything is drawn.
#[test]
fn sea_133_hopeless_dealings_are_refused_unseen() {
    let always = |change: &dyn Fn(&mut Value)| {
        refused_unseen(&changed("four_islands", |map| {
            map["sea"]["deal"]["always"] = json!(true);
            change(&mut map["sea"]["deal"]);
        }))
    };
    let twice = always(&|deal| {
        let group = deal["groups"][0].clone();
        deal["groups"] = json!(vec![group; 20]);
    });
    assert!(twice.contains("maps-deal-twice"), "{twice}");
    let many = always(&|deal| {
        let group = deal["groups"][0].clone();
        deal["groups"] = json!(vec![group; 48]);
        deal["barred"] = everything_barred();
    });
    assert!(many.contains("maps-large-deal"), "{many}");
    let many = always(&|deal| deal["barred"] = json!(vec![json!({ "numbers": [2] }); 17]));
    assert!(many.contains("maps-large-deal"), "{many}");
    let barred = always(&|deal| deal["barred"] = everything_barred());
    assert!(barred.contains("maps-deal-number"), "{barred}");
    // Two of a number, and one hex that may have it.
    let barred = always(&|deal| {
        let hexes = deal["groups"][0].as_array().unwrap()[1..].to_vec();
        deal["barred"] = json!([{ "hexes": hexes, "numbers": [9, 10] }]);
        deal["groups"] = json!([deal["groups"][0].clone()]);
    });
    assert!(
        barred.contains("maps-deal-number") || barred.contains("maps-deal-limits"),
        "{barred}"
    );
    let fixed = always(&|deal| {
        deal["groups"] = json!([]);
        deal["barred"] = everything_barred();
    });
    assert!(fixed.contains("maps-deal-limits"), "{fixed}");
}

/// SEA-133: limits that leave nothing only all together are given up after so many draws.
#[test]
fn sea_133_dealing_ends_when_its_budget_is_spent() {
    // One island, whatever lies where.
    let map = changed("new_world", |map| {
        for hex in map["hexes"].as_array_mut().unwrap() {
            (hex["terrain"], hex["number"]) = (json!("desert"), Value::Null);
        }
    });
    let (draws, refused) = deal(&map, 1);
    assert_eq!(refused, Some("SEA-133"));
    assert!((1..=50_000).contains(&draws), "{draws}");
    // Red numbers everywhere: some always touch, and no single one is to blame.
    let map = changed("new_world", |map| {
        for hex in map["hexes"].as_array_mut().unwrap() {
            if hex["number"] != Value::Null {
                hex["number"] = json!(6);
            }
        }
    });
    let (draws, refused) = deal(&map, 1);
    assert_eq!(refused, Some("SEA-133"));
    assert!((1..=50_000).contains(&draws), "{draws}");
}

/// SEA-133: the printed maps keep to their own limits, whether or not they are always shuffled.
#[test]
fn sea_133_the_printed_limits_can_be_kept() {
    for scenario in board::scenarios() {
        for seats in [3, 4] {
            let mut map = scenario.map(seats).unwrap().clone();

            if let Some(deal) = map.sea.as_mut().and_then(|sea| sea.deal.as_mut()) {
                deal.always = true;
            }
            assert_eq!(map.check_drawing(), Ok(()), "{}", scenario.id);
        }
    }
}

/// SC9-4: more harbours than a table has places for would never all be placed.
#[test]
fn maps_have_bounded_lists() {
    let why = |id: &str, change: &dyn Fn(&mut Value)| refused_unseen(&changed(id, change));
    let tokens = why("new_world", &|map| {
        map["sea"]["tokens"] = json!(vec!["ore"; 11]);
    });
    assert!(tokens.contains("maps-tokens"), "{tokens}");
    let name = why("four_islands", &|map| {
        map["sea"]["regions"][0]["name"] = json!("x".repeat(41));
    });
    assert!(name.contains("maps-large-region"), "{name}");
    let hexes = why("four_islands", &|map| {
        let first = map["sea"]["regions"][0]["hexes"][0].clone();
        map["sea"]["regions"][0]["hexes"] = json!(vec![first; 100]);
    });
    assert!(hexes.contains("maps-large-region"), "{hexes}");
    let path = why("pirate_islands", &|map| {
        let first = map["sea"]["special"]["path"][0].clone();
        map["sea"]["special"]["path"] = json!(vec![first; 300]);
    });
    assert!(path.contains("maps-pirates"), "{path}");
    let places = why("wonders_of_catan", &|map| {
        let first = map["sea"]["special"]["wall"][0].clone();
        map["sea"]["special"]["wall"] = json!(vec![first; 200]);
    });
    assert!(places.contains("maps-many-places"), "{places}");
    let fog = why("fog_islands", &|map| {
        map["sea"]["fog"]["terrains"]["fog"] = json!(200);
    });
    assert!(fog.contains("maps-fog"), "{fog}");
}
