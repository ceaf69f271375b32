//! `landnam import`: another engine's games, compared, counted and written as journals.

use std::fs;
use std::path::Path;

use crate::program::run;

fn six_games() -> String {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let path = crates.join("traces/tests/import/games/six-games.jsonl.gz");
    path.to_str().expect("a plain path").to_owned()
}

#[test]
fn games_are_compared_and_summed_up() {
    let run = run(&["import", "catanatron", &six_games()]).well();
    let run = run.says("6 games with 2090 plies: 1671 compared, 419 skipped");
    let run = run.says("bank-shortage").says("BASE-48");
    run.says("Nothing else differs.");
}

#[test]
fn the_result_is_one_json_object() {
    let file = six_games();
    let run = run(&["import", "catanatron", "--json", &file, &file]).well();
    assert_eq!(run.out.lines().count(), 1);
    let report: serde_json::Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!(report["games"], 12);
    assert_eq!(report["plies"], 4180);
    assert_eq!(report["compared"], 3342);
    assert_eq!(report["left_after_flag"], 838);
    assert_eq!(report["divergences"], 0);
    assert_eq!(report["differences"]["route-award"], 2);
    assert_eq!(report["differences"]["win-out-of-turn"], 0);
    assert!(report["first_divergence"].is_null());
}

#[test]
fn journals_are_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("journals");
    let out = out.to_str().expect("a plain path");
    run(&["import", "catanatron", &six_games(), "--out", out]).well();
    let text = |path: &Path| fs::read_to_string(path).expect("a journal");
    let golden = Path::new(&six_games()).with_file_name("two-seats.txt");
    let written = Path::new(out).join("six-games-0001.txt");
    assert_eq!(text(&written), text(&golden));
    let golden = golden.with_file_name("illegal-road.txt");
    let written = written.with_file_name("six-games-0006.txt");
    assert_eq!(text(&written), text(&golden));
    assert_eq!(fs::read_dir(out).expect("a folder").count(), 6);
}

#[test]
fn differences_can_be_forbidden() {
    let only = |names: &str| run(&["import", "catanatron", "--allow", names, &six_games()]);
    let run = only("none");
    assert_eq!((run.code, run.err.as_str()), (1, ""));
    let run = run.says("diverged: ").says("game 1, ply ");
    run.says("is not allowed").says("6 games diverge.");
    only("route-award,rain").complains(2, "`rain` is no documented difference");
}

#[test]
fn broken_files_are_told_with_their_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let bytes = fs::read(six_games()).expect("the games are there");
    let file = folder.path().join("cut.jsonl.gz");
    fs::write(&file, &bytes[..bytes.len() / 2]).expect("a file");
    let file = file.to_str().expect("a plain path");
    run(&["import", "catanatron", "--json", file]).complains(1, "cut.jsonl.gz, line ");
    run(&["import", "catanatron", "/nowhere"]).complains(1, "cannot be read");
    run(&["import", "catanatron", folder.path().to_str().unwrap()]).complains(1, "");
    run(&["import"]).complains(2, "");
}
