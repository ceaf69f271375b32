//! `landnam map`: good and bad files.

use std::fs;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::program::{Run, SEED, run, run_with};

/// The printed map of a scenario for three, changed, as a file in a folder that is held.
fn map(id: &str, change: impl Fn(&mut Value)) -> (TempDir, String) {
    let layout = ::board::scenario(id).and_then(|it| it.map(3));
    let mut map = serde_json::to_value(layout.expect("a printed map")).expect("it can be written");
    change(&mut map);
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("map.json");
    fs::write(&path, map.to_string()).expect("it can be written");
    let path = path.to_str().expect("a plain path").to_owned();
    (folder, path)
}

fn check(id: &str, change: impl Fn(&mut Value)) -> Run {
    let (_folder, path) = map(id, change);
    run(&["map", "check", &path])
}

#[test]
fn every_printed_map_is_good() {
    for scenario in ::board::scenarios() {
        let run = check(&scenario.id, |_| ());
        assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", scenario.id);
        assert!(run.out.contains(" can be played: "), "{}", run.out);
    }
}

fn why(id: &str, change: &dyn Fn(&mut Value), reason: &str) {
    let run = check(id, change);
    assert_eq!(run.code, 1, "{}", run.err);
    assert!(run.err.contains(reason), "{}", run.err);
}

#[test]
fn a_bad_map_is_refused_with_the_reason() {
    why(
        "fog_islands",
        &|map| map["hexes"][2]["number"] = json!(7),
        "number 7",
    );
    why(
        "fog_islands",
        &|map| map["sea"]["fog"] = Value::Null,
        "no stack",
    );
    why(
        "four_islands",
        &|map| map["sea"]["elephants"] = json!(1),
        "elephants",
    );
    why(
        "four_islands",
        &|map| map["sea"]["regions"][0]["hexes"] = json!([[50, 50]]),
        "50,50",
    );
    let one_island = |map: &mut Value| {
        for hex in map["hexes"].as_array_mut().expect("hexes") {
            (hex["terrain"], hex["number"]) = (json!("desert"), Value::Null);
        }
    };
    why("new_world", &one_island, "SEA-133");
}

#[test]
fn what_is_twice_or_nowhere_is_refused() {
    let listed_twice = |map: &mut Value| {
        let first = map["sea"]["regions"][0]["hexes"][0].clone();
        map["sea"]["regions"][1]["hexes"] = json!([first]);
    };
    why("four_islands", &listed_twice, "in two regions");
    let harbour_twice = |map: &mut Value| {
        let first = map["harbours"][0].clone();
        map["harbours"]
            .as_array_mut()
            .expect("harbours")
            .push(first);
    };
    why("four_islands", &harbour_twice, "same edge as harbour 0");
    why(
        "four_islands",
        &|map| map["sea"]["deal"] = json!({"groups": [[[77, 7]]]}),
        "names 77,7",
    );
    let far = |map: &mut Value| {
        let hex = json!({"q": 30, "r": 1, "terrain": "sea", "number": null});
        map["hexes"].as_array_mut().expect("hexes").push(hex);
    };
    why("four_islands", &far, "30,1 touches no other hex");
    why(
        "fog_islands",
        &|map| map["sea"]["fog"]["numbers"][0] = json!(7),
        "7 is not a number a hex under the fog can have",
    );
}

#[test]
fn the_reason_is_told_in_german_as_well() {
    let (_folder, path) = map("fog_islands", |map| map["hexes"][2]["number"] = json!(7));
    let run = run(&["--lang", "de", "map", "check", &path]);
    let said = "ist keine Insel, auf der man spielen kann: das Feld";
    assert!(run.err.contains(said), "{}", run.err);
}

#[test]
fn no_map_at_all_is_said_in_words() {
    let run = run(&["map", "check", "/nowhere/map.json"]);
    assert_eq!(run.code, 1);
    assert!(run.err.contains("/nowhere/map.json"), "{}", run.err);
}

#[test]
fn a_map_is_drawn_for_terminals_and_for_browsers() {
    let (_folder, path) = map("fog_islands", |_| ());
    let drawn = run(&["map", "show", &path]).well().out;
    assert!(drawn.contains("fog") && drawn.contains("robber"), "{drawn}");
    assert!(drawn.contains("Harbours: "), "{drawn}");
    let svg = run(&["map", "show", &path, "--svg"]).well().out;
    assert!(
        svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"),
        "{svg}"
    );
    assert_eq!(svg.matches("<polygon").count(), 42, "{svg}");
    for word in [">fog<", ">sea<", ">robber<", ">pirate<", ">3:1<"] {
        assert!(svg.contains(word), "{word}: {svg}");
    }
    let (_folder, path) = map("fog_islands", |map| map["sea"]["pirate"] = json!("frame"));
    let svg = run(&["map", "show", &path, "--svg"]).well().out;
    assert!(svg.contains(">pirate off the board<"), "{svg}");
}

#[test]
fn one_plays_on_a_map_of_ones_own() {
    let (_folder, path) = map("four_islands", |map| map["sea"]["points"] = json!(6));
    let table = ["--game", "base", "--seats", "3", "--map", &path];
    let games = ["--games", "5", "--threads", "1", "--json"];
    let out = run(&[&["simulate"], &table[..], &games[..]].concat())
        .well()
        .out;
    assert!(out.contains("\"truncated\":0"), "{out}");
}

/// A chosen layout is no dealt one, and a seed one chose oneself was not fixed by anybody.
#[test]
fn a_recorded_game_on_a_chosen_map_is_practice() {
    let (folder, path) = map("four_islands", |map| map["sea"]["points"] = json!(6));
    let record = folder.path().join("game.journal");
    let record = record.to_str().expect("a plain path");
    let table = ["play", "--game", "base", "--seats", "3", "--bots", "random"];
    let chosen = ["--map", &path, "--option", "turn_limit=1"];
    let chance = ["--seed", SEED, "--nonce", "testing", "--record", record];
    let played = run_with(&[&table[..], &chosen, &chance].concat(), &"1\n".repeat(400));
    let played = played.well().says("You chose the seed");
    played.says("Practice: the layout was chosen");
    let journal = fs::read_to_string(record).expect("a journal");
    assert!(journal.contains("\"practice\":true"), "{journal}");
    let verified = run(&["verify", record]).well();
    assert!(!verified.out.contains("beforehand"), "{}", verified.out);
    verified
        .says("Practice: the layout was chosen")
        .says("Played in a terminal");
}

/// Runs a table on the map with one wish more.
fn on_map(path: &str, game: &str, wish: &[&str]) -> Run {
    let table = ["simulate", "--game", game, "--seats", "3", "--map", path];
    let games = ["--games", "1", "--threads", "1", "--json"];
    run(&[&table[..], &games[..], wish].concat())
}

#[test]
fn a_map_is_a_board_and_no_other_is_taken_instead() {
    let (_folder, path) = map("four_islands", |map| map["sea"]["points"] = json!(6));
    for board in ["printed", "beginner", "random"] {
        let run = on_map(&path, "base", &["--option", &format!("board={board}")]);
        assert_eq!(run.code, 2, "{board}: {}", run.out);
        let said = format!("so board={board} cannot be used");
        assert!(run.err.contains(&said), "{}", run.err);
    }
    on_map(&path, "base", &["--option", "board=variable"]).well();
    let (_folder, fixed) = map("four_islands", |map| map["sea"]["deal"] = Value::Null);
    let run = on_map(&fixed, "base", &["--option", "board=variable"]);
    assert!(run.err.contains("part `deal`"), "{}", run.err);
}

#[test]
fn a_game_without_a_board_takes_no_map() {
    let (_folder, path) = map("four_islands", |_| ());
    let run = run(&["simulate", "--game", "dice", "--map", &path, "--games", "1"]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("played without a board"), "{}", run.err);
}

/// SEA-132, SEA-133: a scenario has two boards, and whoever names another hears which.
#[test]
fn a_scenario_says_which_boards_it_has() {
    for board in ["board=random", "board=beginner"] {
        let wish = ["--option", board, "--games", "1"];
        let run = run(&[&["simulate", "--game", "sea/new_shores"], &wish[..]].concat());
        assert_eq!(run.code, 2, "{}", run.out);
        assert!(
            run.err.contains("board=printed, board=variable"),
            "{}",
            run.err
        );
    }
}

#[test]
fn what_cannot_be_read_is_told_without_words_of_the_program() {
    for (change, said) in [
        (("\"q\":", "\"q\":1000"), "out of range"),
        (("\"hexes\":[", "\"hexes\":[,"), "JSON at line 1"),
        (("\"harbours\"", "\"havens\""), "unknown field `havens`"),
        ((",\"terrain\":\"sea\"", ""), "`terrain` is missing"),
        (("\"hexes\"", "["), "JSON at line 1"),
    ] {
        let (folder, path) = map("four_islands", |_| ());
        let good = fs::read_to_string(&path).expect("it was just written");
        fs::write(&path, good.replacen(change.0, change.1, 1)).expect("it can be written");
        // The name of the folder is drawn by lot and may contain anything.
        let err = run(&["map", "check", &path]).err.replace(&path, "");
        assert!(err.contains(said), "{err}");
        for foreign in ["i8", "u8", "struct", "expected", "enum"] {
            assert!(!err.contains(foreign), "{err}");
        }
        drop(folder);
    }
}
