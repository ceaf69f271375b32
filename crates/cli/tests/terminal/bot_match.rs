//! `landnam bot-match`: programs in other languages, good ones and bad ones.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use tempfile::TempDir;

use crate::program::{Run, command, run};

/// The bots of `examples/bots`; nobody's patience ends while other tests keep the machine busy.
const PYTHON: &str = "python3 examples/bots/random_bot.py";
const NODE: &str = "node examples/bots/builder_bot.mjs";
const PATIENT: &str = "60000";

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Run where the examples are, with the programs a system has.
pub fn play(args: &[&str]) -> Run {
    let mut command: Command = command(&[&["bot-match"], args].concat());
    command.current_dir(root());
    for name in ["PATH", "HOME"] {
        command.envs(std::env::var_os(name).map(|value| (name, value)));
    }
    let output = command.output().expect("the program starts");
    let run = Run {
        code: output.status.code().expect("the program is not killed"),
        out: String::from_utf8(output.stdout).expect("output is text"),
        err: String::from_utf8(output.stderr).expect("complaints are text"),
    };
    assert!(!run.err.contains("panicked"), "{}", run.err);
    run
}

pub fn report(run: &Run) -> Value {
    assert_eq!(run.code, 0, "{}", run.err);
    serde_json::from_str(&run.out).expect("one object")
}

pub fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

/// A program that says hello and then does what the script says.
fn bad_bot(folder: &TempDir, script: &str) -> String {
    let path = folder.path().join("bad.sh");
    let hello = r#"read line; echo '{"protocol":1,"name":"Bad"}'"#;
    fs::write(&path, format!("{hello}\n{script}\n")).expect("a script");
    format!("sh {}", path.display())
}

/// Plays a single game of dice, of at most so many decisions, against a program.
fn against(bad: &str, millis: &str, steps: &str) -> Run {
    let table = ["--game", "dice", "--seats", "2", "--games", "1", "--json"];
    let limits = ["--millis", millis, "--max-steps", steps];
    play(&[&table[..], &limits, &["--bot", bad, "--bot", "random"]].concat())
}

fn lapses(run: &Run, kind: &str) -> u64 {
    let report = report(run);
    report["bots"][0]["lapses"][kind].as_u64().expect("a count")
}

#[test]
fn the_examples_play_every_family() {
    for game in [
        "base",
        "two",
        "sea/new_shores",
        "knights",
        "rivals/intro",
        "dice",
    ] {
        let bots = ["--bot", PYTHON, "--bot", NODE];
        let table = [
            "--game", game, "--games", "1", "--json", "--millis", PATIENT,
        ];
        let seats = [
            "--seats",
            if game == "sea/new_shores" || game == "knights" {
                "4"
            } else {
                "2"
            },
        ];
        let run = play(&[&table[..], &seats, &bots, &["--max-steps", "250"]].concat());
        let report = report(&run);
        assert_eq!(run.err, "", "{game}");
        assert_eq!(report["games"], 1, "{game}");
        let names = [&report["bots"][0]["name"], &report["bots"][1]["name"]];
        assert_eq!(names, ["Random Python", "Builder"]);
        for bot in [0, 1] {
            assert_eq!(report["bots"][bot]["lapses"]["stood_in"], 0, "{game}");
        }
    }
}

/// Bots of the house draw as they do in a simulation.
#[test]
fn a_match_of_our_own_bots_is_a_simulation() {
    let table = [
        "--game", "dice", "--seats", "2", "--seed", "5", "--games", "60",
    ];
    let bots = ["--bot", "greedy", "--bot", "ketil:whim=60"];
    let found = report(&play(&[&table[..], &bots, &["--json"]].concat()));
    let bots = ["--bots", "greedy,ketil:whim=60"];
    let due = run(&[&["simulate"], &table[..], &bots, &["--json"]].concat()).well();
    let due: Value = serde_json::from_str(&due.out).expect("one object");
    for bot in [0, 1] {
        assert_eq!(found["bots"][bot]["mean_points"], due["mean_points"][bot]);
        assert!(found["bots"][bot]["lapses"].is_null());
    }
    let [low, high] = [0, 1].map(|end| found["bots"][0]["interval"][end].as_f64().unwrap());
    let share = found["bots"][0]["share"].as_f64().unwrap();
    assert!(low < share && share < high, "{low} {share} {high}");
}

#[test]
fn a_match_that_was_stopped_comes_to_the_same() {
    let folder = folder();
    let state = folder.path().join("state.json").display().to_string();
    let table = ["--game", "dice", "--seats", "2", "--seed", "3", "--json"];
    let bots = ["--bot", PYTHON, "--bot", "greedy", "--millis", PATIENT];
    let play =
        |games, more: &[&str]| play(&[&table[..], &bots, &["--games", games], more].concat());
    let whole = report(&play("8", &[]));
    report(&play("3", &["--state", &state]));
    let resumed = play("8", &["--state", &state, "--threads", "2"]);
    assert!(
        resumed.err.contains("goes on after 3 games"),
        "{}",
        resumed.err
    );
    assert_eq!(report(&resumed), whole);
    play("9", &["--state", &state, "--max-steps", "7"]).complains(1, "another match");
    fs::write(&state, "nonsense").unwrap();
    play("9", &["--state", &state]).complains(1, "does not hold the state of a match");
}

#[test]
fn a_program_that_ends_loses_the_rest_of_its_game() {
    let folder = folder();
    let bad = bad_bot(&folder, "read start; read question; exit 3");
    let run = against(&bad, PATIENT, "60");
    assert!(
        run.err.contains("the program has ended (exit status: 3)"),
        "{}",
        run.err
    );
    assert!(
        run.err.contains("plays the rest of the game"),
        "{}",
        run.err
    );
    assert_eq!(lapses(&run, "gone"), 1);
    assert!(lapses(&run, "stood_in") > 5);
    let bad = bad_bot(
        &folder,
        r#"read start; read question; printf '{"prompt":1,"act'"#,
    );
    let run = against(&bad, PATIENT, "60");
    assert!(
        run.err.contains(r#"half a line: {"prompt":1,"act"#),
        "{}",
        run.err
    );
}

#[test]
fn a_program_that_hangs_loses_its_moves() {
    let folder = folder();
    let run = against(&bad_bot(&folder, "exec sleep 100"), "20", "100");
    assert!(
        run.err
            .contains("no answer within 20 ms; the stand-in chose"),
        "{}",
        run.err
    );
    assert_eq!(lapses(&run, "late"), 10, "then it is not asked again");
    assert!(lapses(&run, "stood_in") > 10);
    let half = bad_bot(
        &folder,
        "read start; read question; printf '{\"pro'; exec sleep 100",
    );
    let run = against(&half, "20", "20");
    assert!(
        run.err.contains("only half a line within 20 ms: {\"pro"),
        "{}",
        run.err
    );
}

/// The answer to the first question comes while the second is open.
#[test]
fn a_late_answer_answers_nothing_else() {
    let folder = folder();
    let answer = |number: u32| format!(r#"echo '{{"prompt":{number},"action":"end"}}'"#);
    let late = format!(
        "read start; read q; read lapse; read q; {}; {}; exec sleep 100",
        answer(1),
        answer(2)
    );
    let run = against(&bad_bot(&folder, &late), "1000", "3");
    assert_eq!(
        lapses(&run, "late") + lapses(&run, "refused"),
        lapses(&run, "stood_in")
    );
    assert_eq!(lapses(&run, "unreadable"), 0, "{}", run.err);
    let early = format!("read start; read q; {}; exec sleep 100", answer(7));
    let run = against(&bad_bot(&folder, &early), "1000", "1");
    assert!(
        run.err
            .contains("the answer is to prompt 7, and prompt 1 was asked"),
        "{}",
        run.err
    );
}

#[test]
fn nonsense_is_answered_with_its_reason() {
    let folder = folder();
    let says = |answer: &str| {
        let script = format!("read start; while read q; do echo '{answer}'; done");
        against(&bad_bot(&folder, &script), PATIENT, "1")
    };
    let run = says("I build a road");
    assert!(
        run.err
            .contains("I build a road is no answer: expected value"),
        "{}",
        run.err
    );
    assert_eq!(lapses(&run, "unreadable"), 1);
    let run = says(r#"{"prompt":1}"#);
    assert!(run.err.contains("missing field `action`"), "{}", run.err);
    let run = says(r#"{"prompt":1,"action":"dance"}"#);
    assert!(
        run.err.contains("`dance` means nothing at this table"),
        "{}",
        run.err
    );
    let run = says(r#"{"prompt":1,"action":"settle S30"}"#);
    assert_eq!(lapses(&run, "stood_in"), 1, "{}", run.err);
    let run = says(r#"{"prompt":1,"action":"city C30"}"#);
    assert!(run.err.contains("[DICE-"), "{}", run.err);
    assert_eq!(lapses(&run, "refused"), 1);
}

#[test]
fn a_program_that_never_stops_talking_is_cut_off() {
    let folder = folder();
    let run = against(&bad_bot(&folder, "exec yes"), PATIENT, "60");
    assert_eq!(lapses(&run, "unreadable"), 10, "{}", run.err);
    let old = bad_bot(&folder, r#"exec yes '{"prompt":0,"action":"end"}'"#);
    let run = against(&old, "50", "3");
    assert!(lapses(&run, "late") > 0, "{}", run.err);
    assert_eq!(lapses(&run, "late"), lapses(&run, "stood_in"));
    let run = against(&bad_bot(&folder, "exec cat /dev/zero"), PATIENT, "1");
    assert!(run.err.contains("too long for an answer"), "{}", run.err);
}

#[test]
fn what_cannot_play_is_said() {
    let folder = folder();
    let with = |bot: &str| {
        play(&[
            "--game", "dice", "--seats", "2", "--bot", bot, "--bot", "random",
        ])
    };
    with("./nobody/at/all").complains(1, "`./nobody/at/all` cannot be started: No such file");
    with("genius").complains(2, "this game has no bot `genius`");
    with("greedy:luck=1").complains(2, "there are whim");
    with("python3 'mybot.py").complains(2, "a quotation mark that is not closed");
    with("sh -c 'exit 0'").complains(1, "did not say hello: the program has ended");
    with("sh -c 'echo hello'").complains(1, "did not say hello: hello is no answer");
    let newer = r#"sh -c 'read line; echo "{\"protocol\":2,\"name\":\"New\"}"'"#;
    with(newer).complains(1, "speaks version 2 of the protocol, not 1");
    let table = ["--game", "base", "--seats", "4"];
    let three = ["--bot", "random", "--bot", "greedy", "--bot", "aud"];
    play(&[&table[..], &three].concat()).complains(2, "3 bots cannot share 4 seats evenly");
    play(&["--game", "chess", "--bot", "random"]).complains(2, "there is no game `chess`");
    play(&["--game", "dice"]).complains(2, "--bot");
    let state = "/nowhere/at/all/state.json";
    let table = ["--game", "dice", "--bot", "random", "--state", state];
    play(&table).complains(1, "cannot be written");
    drop(folder);
}

#[test]
fn people_get_a_table_in_their_language() {
    let table = ["--game", "dice", "--seats", "2", "--games", "4"];
    let bots = ["--bot", "random", "--bot", "greedy"];
    play(&[&table[..], &bots].concat())
        .well()
        .says("Even: 50.0 %");
    play(&[&["--lang", "de"], &table[..], &bots].concat())
        .well()
        .says("Ausgeglichen: 50.0 %");
}
