//! `landnam ladder`: ratings, stops and resumptions.

use std::fs;
use std::path::Path;

use serde_json::Value;
use tempfile::TempDir;

use crate::program::{Run, run};

fn ladder(folder: &TempDir, extra: &[&str]) -> Run {
    let file = |name: &str| folder.path().join(name).display().to_string();
    let (json, svg, state) = (file("out.json"), file("out.svg"), file("state.json"));
    let args = ["ladder", "--game", "dice", "--threads", "2", "--seed", "4"];
    let files = ["--json", &json, "--svg", &svg, "--state", &state];
    run(&[&args[..], &files, extra].concat())
}

fn read(folder: &TempDir, name: &str) -> String {
    fs::read_to_string(folder.path().join(name)).expect(name)
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

#[test]
fn a_ladder_that_was_stopped_comes_to_the_same() {
    let bots = ["--bots", "random,greedy,ketil:whim=90"];
    let whole = folder();
    ladder(&whole, &[&bots[..], &["--games", "96"]].concat())
        .well()
        .says("Rating")
        .says("ketil:whim=90")
        .says("Plackett");
    let stopped = folder();
    ladder(&stopped, &[&bots[..], &["--games", "24"]].concat()).well();
    assert_ne!(read(&whole, "out.json"), read(&stopped, "out.json"));
    ladder(&stopped, &[&bots[..], &["--games", "96"]].concat())
        .well()
        .says("goes on after 72 games");
    for name in ["out.json", "out.svg", "state.json"] {
        assert_eq!(read(&whole, name), read(&stopped, name), "{name}");
    }
}

/// A program that is killed leaves a whole state, of whichever moment.
#[test]
fn a_ladder_goes_on_in_the_middle_of_a_round() {
    let bots = ["--bots", "random,greedy", "--games", "48"];
    let whole = folder();
    ladder(&whole, &bots).well();
    let killed = folder();
    ladder(&killed, &["--bots", "random,greedy", "--games", "24"]).well();
    // One batch of the second round is not played yet, the other was never counted.
    let path = killed.path().join("state.json");
    let mut state: Value = serde_json::from_str(&read(&killed, "state.json")).unwrap();
    state["batches"] = 1.into();
    state["scores"][1]["games"] = 0.into();
    state["scores"][1]["drawn"] = 0.into();
    state["scores"][1]["wins"] = serde_json::json!([0, 0]);
    fs::write(&path, state.to_string()).unwrap();
    ladder(&killed, &bots).well();
    assert_eq!(read(&whole, "out.json"), read(&killed, "out.json"));
}

#[test]
fn programs_get_ratings_and_pairs() {
    let folder = folder();
    ladder(&folder, &["--bots", "random,greedy", "--games", "24"]).well();
    let report: Value = serde_json::from_str(&read(&folder, "out.json")).expect("JSON");
    assert_eq!(report["game"], "dice");
    assert_eq!(report["games"], 24);
    assert_eq!(report["bots"][0]["bot"], "greedy");
    let rating = |place: usize| report["bots"][place]["rating"].as_f64().unwrap();
    assert!((rating(0) + rating(1) - 3000.0).abs() < 1e-6);
    assert!(rating(0) > 1700.0, "it wins every game: {}", rating(0));
    let pair = &report["pairs"][0];
    assert_eq!(pair["games"], 24);
    let wins = |place: usize| pair["wins"][place].as_f64().unwrap();
    assert!((wins(0) + wins(1) - 24.0).abs() < 1e-9);
    check_svg(&read(&folder, "out.svg"), 2);
}

/// Well formed: every tag is closed, and every bot has a dot.
fn check_svg(svg: &str, bots: usize) {
    assert!(svg.starts_with("<svg xmlns=") && svg.trim_end().ends_with("</svg>"));
    let mut open = Vec::new();
    for tag in svg.split('<').skip(1) {
        let (tag, _) = tag.split_once('>').expect("a tag ends");
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        let name = tag
            .trim_start_matches('/')
            .split([' ', '/'])
            .next()
            .expect("a tag has a name");
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name.to_owned()));
        } else if !tag.ends_with('/') {
            open.push(name.to_owned());
        }
    }
    assert!(open.is_empty(), "{open:?}");
    assert_eq!(svg.matches("<circle").count(), bots);
}

#[test]
fn larger_tables_are_shared_by_two() {
    let folder = folder();
    let table = ["--seats", "3", "--bots", "random,greedy", "--games", "24"];
    ladder(&folder, &table)
        .well()
        .says("dice with 3 seats, 24 games");
}

#[test]
fn what_makes_no_ladder_is_said() {
    let folder = folder();
    let bots = |names| ladder(&folder, &["--bots", names]);
    bots("floki").complains(2, "two bots or more");
    bots("floki,floki").complains(2, "twice");
    bots("floki,nobody").complains(2, "nobody");
    bots("floki,aud:whim=x").complains(2, "whim=x");
    bots("floki,aud:luck=1").complains(2, "there are whim");
    ladder(&folder, &["--seats", "1"]).complains(2, "two seats or more");
    ladder(&folder, &["--games", "0"]).complains(2, "0");
    run(&["ladder", "--game", "chess"]).complains(2, "chess");
    run(&["ladder"]).complains(2, "--game");
}

#[test]
fn a_state_of_something_else_is_not_overwritten() {
    let folder = folder();
    let bots = ["--bots", "random,greedy", "--games", "24"];
    ladder(&folder, &bots).well();
    let kept = read(&folder, "state.json");
    ladder(&folder, &["--bots", "random,ketil"]).complains(1, "another ladder");
    assert_eq!(read(&folder, "state.json"), kept);
    let spoil = |text: &str| {
        let path: &Path = &folder.path().join("state.json");
        fs::write(path, text).unwrap();
        ladder(&folder, &bots).complains(1, "does not hold the state of a ladder");
    };
    spoil("nonsense");
    spoil(&kept.replace("\"games\": 12", "\"games\": 13"));
    spoil(&kept.replace("\"batches\": 2", "\"batches\": 7"));
}

#[test]
fn a_state_that_cannot_be_kept_is_said_before_the_first_game() {
    let state = "/nowhere/at/all/state.json";
    run(&["ladder", "--game", "dice", "--state", state]).complains(1, "cannot be written");
}
