//! `landnam simulate`, for scripts and for people.

use serde_json::Value;

use crate::program::run;

fn report(extra: &[&str]) -> Value {
    let args = ["simulate", "--game", "dice", "--seats", "3", "--json"];
    let run = run(&[&args[..], &["--games", "500", "--seed", "9"], extra].concat()).well();
    assert_eq!(run.out.lines().count(), 1);
    serde_json::from_str(&run.out).expect("one object")
}

/// What must not depend on the machine.
fn result(report: &Value) -> Vec<&Value> {
    let keys = ["games", "steps", "wins", "mean_points", "truncated"];
    keys.iter().map(|key| &report[*key]).collect()
}

#[test]
fn threads_do_not_change_the_result() {
    let (one, two) = (report(&["--threads", "1"]), report(&["--threads", "2"]));
    assert_eq!(result(&one), result(&two));
    assert_ne!(result(&one), result(&report(&["--option", "start=1"])));
    let bots = ["--bots", "greedy,random,greedy", "--threads"];
    let mixed = |threads| report(&[&bots[..], &[threads]].concat());
    assert_eq!(result(&mixed("1")), result(&mixed("2")));
}

#[test]
fn the_object_has_every_field() {
    let report = report(&[]);
    let fields: Vec<_> = report.as_object().unwrap().keys().collect();
    let mut due = [
        "game",
        "seats",
        "bots",
        "games",
        "steps",
        "seconds",
        "cpu_seconds",
        "games_per_second",
        "steps_per_second",
        "ns_per_step",
        "wins",
        "mean_points",
        "truncated",
        "turn_limit",
    ];
    due.sort_unstable();
    assert_eq!(fields, due);
    assert_eq!(report["game"], "dice");
    assert_eq!(report["seats"], 3);
    assert_eq!(
        report["bots"],
        serde_json::json!(["random", "random", "random"])
    );
    assert_eq!(report["games"], 500);
    assert_eq!(report["wins"].as_array().unwrap().len(), 3);
    assert_eq!(report["mean_points"].as_array().unwrap().len(), 3);
    let number = |key: &str| report[key].as_f64().unwrap();
    let rate = number("games") / number("cpu_seconds");
    assert!((number("games_per_second") / rate - 1.0).abs() < 1e-6);
    let ns = 1e9 / number("steps_per_second");
    assert!((number("ns_per_step") / ns - 1.0).abs() < 1e-6);
}

#[test]
fn endless_games_are_truncated() {
    let report = report(&["--max-steps", "10"]);
    assert_eq!(
        (&report["truncated"], &report["steps"]),
        (&500.into(), &5000.into())
    );
}

#[test]
fn people_get_a_table() {
    run(&["simulate", "--game", "dice", "--games", "50"])
        .well()
        .says("dice with 2 seats, 50 games")
        .says("1 random")
        .says("games/s");
    run(&[
        "--lang", "de", "simulate", "--game", "dice", "--games", "50",
    ])
    .well()
    .says("Spiele/s");
}

#[test]
fn all_games_are_listed_one_per_line() {
    let list = run(&["simulate", "--list"]).well();
    assert!(list.out.lines().any(|line| line == "dice"));
    for id in list.out.lines() {
        run(&["simulate", "--game", id, "--games", "2", "--json"]).well();
    }
}

#[test]
fn the_help_says_what_a_step_is() {
    run(&["simulate", "--help"])
        .well()
        .says("Steps are decisions of seats");
}

#[test]
fn bots_are_one_for_all_or_one_for_each() {
    let bots = |names| {
        run(&[
            "simulate", "--game", "dice", "--seats", "3", "--bots", names,
        ])
    };
    bots("random,random,random").well();
    bots("random").well();
    bots("random,random").complains(2, "2 bots were named for 3 seats");
}

/// An island of one's own, and what is wrong with one that cannot be played on.
#[test]
fn maps_are_read_from_files() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, layout: &board::Layout| {
        let path = folder.path().join(name);
        std::fs::write(&path, serde_json::to_string(layout).unwrap()).unwrap();
        path.display().to_string()
    };
    let mut layout = board::beginner_layout();
    let good = write("good.json", &layout);
    run(&[
        "simulate", "--game", "base", "--bots", "random", "--games", "5", "--map", &good,
    ])
    .well();
    layout.hexes[0].number = Some(7);
    let bad = write("bad.json", &layout);
    run(&[
        "simulate", "--game", "base", "--bots", "random", "--games", "5", "--map", &bad,
    ])
    .complains(1, "7 is not a number a hex can have");
    run(&[
        "simulate",
        "--game",
        "base",
        "--bots",
        "random",
        "--games",
        "5",
        "--map",
        "absent.json",
    ])
    .complains(1, "absent.json");
}

/// RIV-198: nobody may be able to win a game of the card game any more.
#[test]
fn games_of_the_card_game_have_a_limit_unless_it_is_lifted() {
    let simulate = |extra: &[&str]| {
        let args = ["simulate", "--game", "rivals/intro", "--bots", "greedy"];
        run(&[&args[..], &["--games", "4", "--seed", "9"], extra].concat())
            .well()
            .out
    };
    let told = simulate(&[]);
    assert!(told.contains("400 turns"), "{told}");
    let limit = |extra: &[&str]| {
        let out = simulate(&[&["--json"], extra].concat());
        let report: Value = serde_json::from_str(&out).expect("one object");
        report["turn_limit"].clone()
    };
    assert_eq!(limit(&[]), 400);
    assert_eq!(limit(&["--option", "turn_limit=0"]), Value::Null);
    assert!(!simulate(&["--option", "turn_limit=0"]).contains("400 turns"));
}
