//! DICE-1 to DICE-5: the tables of the code are the sheet of the data file.

use dice::sheet::{self, CITIES, JSON, SETTLEMENTS, Site};
use dice::{BOXES, DICE, Face, Faces, Knight, ROLLS, Symbol};
use serde_json::Value;

fn data() -> Value {
    serde_json::from_str(JSON).unwrap()
}

fn list<'a>(value: &'a Value, name: &str) -> &'a [Value] {
    value[name].as_array().unwrap()
}

fn words<'a>(value: &'a Value, name: &str) -> Vec<&'a str> {
    let entries = list(value, name).iter();
    entries.map(|word| word.as_str().unwrap()).collect()
}

fn road(number: u8) -> u16 {
    1 << number
}

/// The roads of the code under their names in the data.
fn roads() -> impl Iterator<Item = (u8, &'static str)> {
    (0..16).map(|number| (number, Symbol::Road(number).name()))
}

fn total(symbols: impl Iterator<Item = Symbol>) -> u64 {
    symbols.map(|symbol| u64::from(symbol.points())).sum()
}

/// DICE-1.
#[test]
fn dice_1_faces_and_rolls_are_those_of_the_data() {
    let dice = &data()["dice"];
    assert_eq!(words(dice, "faces"), Face::ALL.map(Face::word));
    assert_eq!(dice["count"], DICE);
    assert_eq!(dice["rolls_per_turn"], ROLLS);
}

#[test]
fn dice_2_symbols_have_the_names_and_points_of_the_data() {
    let data = data();
    let buildable = |entry: &&Value| entry["prebuilt"] != true;
    let printed: Vec<&Value> = list(&data, "roads")
        .iter()
        .filter(buildable)
        .chain(list(&data, "settlements"))
        .chain(list(&data, "cities"))
        .chain(list(&data, "knights"))
        .collect();
    let symbols: Vec<Symbol> = Symbol::all().collect();
    assert_eq!(printed.len(), symbols.len());
    for (entry, symbol) in printed.iter().zip(symbols) {
        assert_eq!(entry["id"], symbol.name());
        assert_eq!(entry["points"], symbol.points(), "{}", symbol.name());
    }
}

#[test]
fn dice_2_roads_touch_as_in_the_data() {
    let data = data();
    for entry in list(&data, "roads").iter().skip(1) {
        let neighbours = words(entry, "touches_roads");
        let (number, name) = roads().find(|(_, name)| entry["id"] == *name).unwrap();
        let from_start = neighbours.contains(&"START");
        assert_eq!(sheet::touches(0, number), from_start, "{name}");
        for (other, other_name) in roads() {
            let touch = from_start || neighbours.contains(&other_name);
            assert_eq!(
                sheet::touches(road(other), number),
                touch,
                "{other_name} {name}"
            );
        }
    }
}

/// The corners of the drawing give the same graph: roads touch where they share a corner.
#[test]
fn dice_2_roads_touch_where_they_share_a_corner() {
    let data = data();
    let ends = |entry: &Value| [entry["from_node"].clone(), entry["to_node"].clone()];
    for entry in list(&data, "roads") {
        let sharing: Vec<&str> = list(&data, "roads")
            .iter()
            .filter(|other| other["id"] != entry["id"])
            .filter(|other| ends(other).iter().any(|end| ends(entry).contains(end)))
            .map(|other| other["id"].as_str().unwrap())
            .collect();
        assert_eq!(words(entry, "touches_roads"), sharing, "{}", entry["id"]);
    }
}

#[test]
fn dice_2_sites_are_reached_by_the_roads_of_the_data() {
    let data = data();
    let compare = |entries: &[Value], sites: &[Site]| {
        for (entry, site) in entries.iter().zip(sites) {
            let touching = words(entry, "roads");
            let from_start = touching.contains(&"START");
            assert_eq!(sheet::reaches(0, site), from_start, "{}", site.name);
            for (number, name) in roads() {
                let reached = from_start || touching.contains(&name);
                assert_eq!(
                    sheet::reaches(road(number), site),
                    reached,
                    "{} {name}",
                    site.name
                );
            }
        }
    };
    compare(list(&data, "settlements"), &SETTLEMENTS);
    compare(list(&data, "cities"), &CITIES);
}

#[test]
fn dice_3_jokers_are_printed_below_the_knights() {
    let data = data();
    for (entry, knight) in list(&data, "knights").iter().zip(Knight::all()) {
        let printed = knight.joker().map_or("any", Face::word);
        assert_eq!(entry["joker"], printed, "{}", knight.name());
    }
}

#[test]
fn dice_4_the_track_has_fifteen_boxes() {
    assert_eq!(data()["score_track"]["boxes"], BOXES);
    assert_eq!(data()["score_track"]["x_value"], dice::CROSS);
}

/// DICE-13: costs.
#[test]
fn dice_13_costs_are_those_of_the_data() {
    for symbol in Symbol::all() {
        let data = data();
        let cost = data["costs"][symbol.kind()].as_object().unwrap();
        let mut counts = [0; 6];
        for (word, count) in cost {
            let face: Face = word.parse().unwrap();
            counts[face as usize] = count.as_u64().unwrap() as u8;
        }
        assert_eq!(
            symbol.cost(),
            Faces::try_from(counts).unwrap(),
            "{}",
            symbol.name()
        );
    }
}

/// DICE-52: what all symbols are worth and cost.
#[test]
fn dice_52_the_whole_sheet_is_out_of_reach() {
    let data = data();
    let totals = &data["totals"];
    for (name, kind) in [
        ("roads", "road"),
        ("settlements", "settlement"),
        ("cities", "city"),
        ("knights", "knight"),
    ] {
        let worth = total(Symbol::all().filter(|symbol| symbol.kind() == kind));
        assert_eq!(totals[name], worth);
    }
    assert_eq!(total(Symbol::all()), 145);
    let dice: u32 = Symbol::all()
        .map(|symbol| u32::from(symbol.cost().total()))
        .sum();
    assert_eq!(dice, 94);
    assert!(dice > u32::from(DICE) * BOXES as u32);
}

/// DICE-52: of all ways to spend fifteen times six dice the best are worth 132. Jokers and gold are
/// left aside, since they turn dice but add none; so is the order of turns.
#[test]
fn dice_52_no_game_brings_more_than_132() {
    assert_eq!(most_points(), 132);
}

/// Which turns are possible: so many roads, settlements, cities and knights out of six dice.
fn turns() -> Vec<[usize; 4]> {
    let costs = ["R0", "S3", "C7", "K1"].map(|name| {
        let symbol = Symbol::all().find(|symbol| symbol.name() == name).unwrap();
        usize::from(symbol.cost().total())
    });
    let mut turns = Vec::new();
    for roads in 0..=3 {
        for settlements in 0..=1 {
            for cities in 0..=1 {
                for knights in 0..=2 {
                    let built = [roads, settlements, cities, knights];
                    let dice: usize = built.iter().zip(costs).map(|(n, cost)| n * cost).sum();
                    if dice <= 6 {
                        turns.push(built);
                    }
                }
            }
        }
    }
    turns
}

/// Reachable counts of symbols after fifteen turns, and the best of them that the roads allow.
fn most_points() -> u32 {
    const MOST: [usize; 4] = [16, 6, 4, 6];
    let mut reached = std::collections::BTreeSet::from([[0_usize; 4]]);
    for _ in 0..BOXES {
        let mut next = reached.clone();
        for before in &reached {
            for turn in turns() {
                let after = std::array::from_fn(|i| (before[i] + turn[i]).min(MOST[i]));
                next.insert(after);
            }
        }
        reached = next;
    }
    let data = data();
    let worth = |[roads, settlements, cities, knights]: [usize; 4]| {
        // The roads the last settlement and city need; the others of the kind need no more.
        let mut needed = std::collections::BTreeSet::new();
        for (kind, count) in [("settlements", settlements), ("cities", cities)] {
            for entry in &list(&data, kind)[..count] {
                needed.extend(words(entry, "roads_needed_from_start"));
            }
        }
        let points =
            |first: usize, symbols: usize| total(Symbol::all().skip(first).take(symbols)) as u32;
        (needed.len() <= roads).then(|| {
            roads as u32 + points(16, settlements) + points(22, cities) + points(26, knights)
        })
    };
    reached.into_iter().filter_map(worth).max().unwrap()
}
