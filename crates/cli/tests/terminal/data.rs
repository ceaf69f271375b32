//! Games that are written down, read by another program, and made into tables.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::Field;
use serde_json::Value;
use tempfile::TempDir;

use crate::bot_match::{folder, root};
use crate::program::{Run, recorded_game, run};

/// A game of each family, and what it takes to make it short.
const GAMES: [(&str, &[&str]); 5] = [
    ("dice", &["--seats", "3"]),
    ("base", &["--option", "turn_limit=12"]),
    ("knights", &["--option", "turn_limit=12"]),
    ("sea/new_shores", &["--option", "turn_limit=12"]),
    ("rivals/intro", &["--option", "turn_limit=12"]),
];

fn path(folder: &TempDir, name: &str) -> String {
    folder.path().join(name).display().to_string()
}

fn record(game: &str, table: &[&str], to: &str) -> Run {
    let args = ["simulate", "--game", game, "--games", "4", "--seed", "3"];
    let bots = ["--bots", "greedy", "--record", to, "--json"];
    run(&[&args[..], table, &bots].concat()).well()
}

fn python(args: &[&str]) -> (bool, String, String) {
    let answer = Command::new("python3")
        .arg(root().join("docs/journal.py"))
        .args(args)
        .output()
        .expect("this test needs the program `python3`");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (
        answer.status.success(),
        text(answer.stdout),
        text(answer.stderr),
    )
}

fn rows(args: &[&str]) -> Vec<Value> {
    let run = run(&[&["export", "--to", "jsonl"], args].concat()).well();
    let read = |line: &str| serde_json::from_str(line).expect("JSON");
    run.out.lines().map(read).collect()
}

/// What is recorded are the games of the simulation, and the reader without rules reads all of it.
#[test]
fn recorded_games_are_those_of_the_simulation() {
    let folder = folder();
    for (number, (game, table)) in GAMES.iter().enumerate() {
        let to = path(&folder, &number.to_string());
        let recorded: Value = serde_json::from_str(&record(game, table, &to).out).expect("JSON");
        let args = [
            "simulate", "--game", game, "--games", "4", "--seed", "3", "--json",
        ];
        let plain = run(&[&args[..], table, &["--bots", "greedy"]].concat()).well();
        let plain: Value = serde_json::from_str(&plain.out).expect("JSON");
        for key in ["steps", "wins", "mean_points", "truncated"] {
            assert_eq!(recorded[key], plain[key], "{game}: {key}");
        }
        let (well, out, err) = python(&[&to]);
        assert!(well, "{err}");
        let journals: Vec<Value> = out
            .lines()
            .map(|line| serde_json::from_str(line).expect("JSON"))
            .collect();
        assert_eq!(journals.len(), 4, "{game}");
        let decisions = journals
            .iter()
            .flat_map(|it| it["steps"].as_array().expect("steps"));
        let decisions = decisions.filter(|step| step.get("action").is_some());
        assert_eq!(plain["steps"], decisions.count(), "{game}");
        record(game, table, &path(&folder, "other"));
        let packed = |to: &str| fs::read(Path::new(to).join("games-000000000.txt.gz")).unwrap();
        assert_eq!(packed(&to), packed(&path(&folder, "other")), "{game}");
        fs::remove_dir_all(folder.path().join("other")).unwrap();
    }
    let to = path(&folder, "0");
    let args = [
        "simulate", "--game", "dice", "--games", "1", "--record", &to,
    ];
    run(&args).complains(2, "already holds games and is not overwritten");
}

#[test]
fn the_reader_says_what_is_wrong_and_where() {
    let folder = folder();
    let whole: PathBuf = folder.path().join("game.txt");
    recorded_game(&whole).well();
    let text = fs::read_to_string(&whole).expect("a journal");
    let (well, out, err) = python(&[&whole.display().to_string()]);
    assert!(well, "{err}");
    let read: Value = serde_json::from_str(&out).expect("JSON");
    let told = run(&["replay", "--json", &whole.display().to_string()]).well();
    let told: Value = serde_json::from_str(&told.out).expect("JSON");
    assert_eq!(
        read["steps"].as_array().map(Vec::len),
        told["steps"].as_array().map(Vec::len)
    );
    assert_eq!(read["setup"], told["setup"]);
    assert_eq!(read["rules"], told["rules"]);
    let lines = text.lines().count();
    let wrong = |spoiled: &str, why: &str| {
        let file = path(&folder, "spoiled.txt");
        fs::write(&file, spoiled).expect("a file");
        let (well, _, err) = python(&[&file]);
        assert!(!well && err.contains(why), "{why:?} is not in {err:?}");
    };
    wrong("hello\n", "line 1: this is not a journal");
    wrong(
        text.trim_end(),
        &format!("line {lines}: the line is not finished"),
    );
    wrong(
        &text.replacen("family: dice", "family: Dice", 1),
        "line 2: `family` cannot be read",
    );
    wrong(
        &text.replacen("rules: ", "rule: ", 1),
        "line 3: `rules` is missing here",
    );
    wrong(
        &text.replacen("setup: {", "setup: {{", 1),
        "line 4: `setup` is no JSON",
    );
    let digest = format!("line {lines}: the journal was changed");
    wrong(&text.replacen("red: end", "red: road R0", 1), &digest);
    wrong(
        &format!("{text}more\n"),
        &format!("line {lines}: nothing may follow"),
    );
    // The second of two journals is the damaged one.
    let two = format!("{text}{}", text.replacen("family: dice", "family: ", 1));
    wrong(&two, &format!("line {}: `family`", lines + 2));
}

#[test]
fn every_column_is_on_the_page() {
    let page = fs::read_to_string(root().join("docs/data.md")).expect("a page");
    let folder = folder();
    for (number, (game, table)) in GAMES.iter().enumerate() {
        let to = path(&folder, &number.to_string());
        record(game, table, &to);
        let rows = rows(&[&to]);
        let columns = |row: &Value| -> Vec<String> {
            row.as_object()
                .expect("an object")
                .keys()
                .cloned()
                .collect()
        };
        let all = columns(&rows[0]);
        for row in &rows {
            assert_eq!(columns(row), all);
            check(game, row);
        }
        for column in &all {
            // The columns of other seats are those of the first.
            let first = ["p1_", "p2_", "p3_"]
                .iter()
                .find_map(|it| column.strip_prefix(it));
            let told = first.map_or(column.clone(), |rest| format!("p0_{rest}"));
            assert!(page.contains(&format!("`{told}`")), "{told}");
        }
        let games: BTreeSet<i64> = rows.iter().map(|it| it["game"].as_i64().unwrap()).collect();
        assert_eq!(games.len(), 4, "{game}");
    }
}

fn check(game: &str, row: &Value) {
    let number = |key: &str| {
        row[key]
            .as_i64()
            .unwrap_or_else(|| panic!("{key} of {row}"))
    };
    assert_eq!(row["game_id"], game);
    assert_eq!(row["player"], "greedy");
    assert_eq!(row["bot"], true);
    assert!(number("seat") < number("seats"));
    assert!(number("choices") > 0, "{row}");
    if !row["choice"].is_null() {
        assert!(number("choice") < number("choices"), "{row}");
    }
    assert_eq!(row["finished"], true);
    assert!((0.0..=1.0).contains(&row["won"].as_f64().expect("a share")));
    if row["family"] == "board" {
        let hand = [
            "lumber", "brick", "wool", "grain", "ore", "cloth", "coin", "paper",
        ];
        let hand: i64 = hand
            .iter()
            .map(|kind| number(&format!("hand_{kind}")))
            .sum();
        assert_eq!(hand, number("p0_hand_size"), "{row}");
    }
}

fn as_json(field: &Field) -> Value {
    match field {
        Field::Null => Value::Null,
        Field::Bool(flag) => (*flag).into(),
        Field::Long(number) => (*number).into(),
        Field::Double(number) => (*number).into(),
        Field::Str(text) => text.as_str().into(),
        other => panic!("no column is of this type: {other:?}"),
    }
}

#[test]
fn a_parquet_file_holds_the_same_rows() {
    let folder = folder();
    let (to, file) = (path(&folder, "games"), path(&folder, "games.parquet"));
    record("base", &["--option", "turn_limit=12"], &to);
    let export = ["export", &to, "--to", "parquet", "--out", &file];
    run(&export).well().says("decisions of 4 games");
    let lines = rows(&[&to]);
    let reader = SerializedFileReader::new(fs::File::open(&file).unwrap()).expect("Parquet");
    let mut count = 0;
    for (row, line) in reader.get_row_iter(None).expect("rows").zip(&lines) {
        let row = row.expect("a row");
        let cells = row.get_column_iter();
        let cells = cells.map(|(name, field)| (name.clone(), as_json(field)));
        assert_eq!(Value::Object(cells.collect()), *line);
        count += 1;
    }
    assert_eq!(count, lines.len());
}

#[test]
fn who_played_is_left_out_if_that_is_wished() {
    let folder = folder();
    let game = folder.path().join("game.txt");
    recorded_game(&game).well();
    let game = game.display().to_string();
    let named = rows(&[&game]);
    assert!(
        named.iter().all(|row| row["player"].is_string()),
        "{}",
        named[0]
    );
    assert!(named.iter().any(|row| row["bot"] == false));
    let anonymous = rows(&[&game, "--anonymise"]);
    assert_eq!(anonymous.len(), named.len());
    assert!(anonymous.iter().all(|row| row["player"].is_null()));
}

#[test]
fn what_makes_no_table_is_said() {
    let folder = folder();
    let (dice, base) = (path(&folder, "dice"), path(&folder, "base"));
    record("dice", &[], &dice);
    record("base", &["--option", "turn_limit=2"], &base);
    let out = path(&folder, "out.parquet");
    let to = |paths: &[&str]| {
        let args = ["export", "--to", "parquet", "--out", &out];
        run(&[&args[..], paths].concat())
    };
    to(&[&dice, &base]).complains(1, "games of one family only");
    to(&["/nowhere/at/all"]).complains(1, "cannot be read");
    run(&["export", "--to", "parquet", &dice]).complains(2, "--out");
    run(&["export", "--to", "csv", &dice]).complains(2, "csv");
    run(&["export", "--to", "jsonl"]).complains(2, "PATH");
    to(&[&folder.path().display().to_string()]).complains(1, "index.json");
    fs::write(Path::new(&dice).join("index.json"), "{}").unwrap();
    to(&[&dice]).complains(1, "is not the index of a collection");
    let text = "landnam journal 1\nfamily: dice\nrules: x\n";
    let file = path(&folder, "bad.txt");
    fs::write(&file, text).unwrap();
    to(&[&file]).complains(1, "bad.txt, line 3");
    let game = folder.path().join("game.txt");
    recorded_game(&game).well();
    let whole = fs::read_to_string(&game).unwrap();
    fs::write(&file, format!("{whole}{text}")).unwrap();
    let line = whole.lines().count() + 3;
    to(&[&file]).complains(1, &format!("bad.txt, line {line}"));
}
