//! `landnam analyse`: in words, as JSON, and what it says of journals that are damaged, foreign or
//! older.

use std::fs;

use serde_json::Value;

use crate::program::{recorded_game, run};

fn older(name: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/terminal/journals");
    format!("{folder}/{name}.txt")
}

#[test]
fn a_game_is_told_in_words_and_as_json() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.journal");
    recorded_game(&file).well();
    let file = file.to_str().expect("a plain path");
    let told = run(&["analyse", file]).well();
    let told = told.says("began with").says("without luck");
    told.says("The biggest swings");
    let json = run(&["analyse", file, "--json"]).well().out;
    let json: Value = serde_json::from_str(&json).expect("it is JSON");
    assert_eq!(json["unit"], "points");
    assert_eq!(json["progress"]["done"], json["progress"]["of"]);
    let steps = json["steps"].as_u64().expect("a number") as usize;
    assert_eq!(json["chances"].as_array().expect("a list").len(), steps + 1);
    for seat in json["seats"].as_array().expect("a list") {
        let of = |key: &str| seat[key].as_i64().expect("a number");
        assert_eq!(of("beginning") + of("luck") + of("play"), of("result"));
    }
    let decisions = json["decisions"].as_array().expect("a list");
    let has_reason = |it: &&Value| it["why"].as_array().is_some_and(|it| !it.is_empty());
    let reasoned = decisions.iter().find(has_reason);
    let step = reasoned.expect("some choice is better for a reason")["step"].to_string();
    let one = run(&["analyse", file, "--step", &step]).well().out;
    let why = one.lines().nth(1).expect("a line below the decision");
    assert!(why.trim_start().starts_with(char::is_uppercase), "{one}");
    assert!(why.ends_with('.'), "{one}");
    let turns = json["turns"].as_array().expect("the dice game has turns");
    assert_eq!(turns.len() % 15, 0);
    let curve = run(&["analyse", file, "--curve", "--json"]).well().out;
    let curve: Value = serde_json::from_str(&curve).expect("it is JSON");
    assert_eq!(curve["chances"], json["chances"]);
    assert_eq!(curve["decisions"], Value::Array(Vec::new()));
    run(&["analyse", file, "--step", "99999"]).complains(2, "99999");
}

/// Whatever is wrong with a journal, its line is named.
#[test]
fn a_damaged_or_foreign_journal_is_refused_with_its_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.journal");
    recorded_game(&file).well();
    let journal = fs::read_to_string(&file).expect("it was just written");
    let (steps, _) = journal.split_once("\n\noutcome").expect("an outcome");
    let last = steps.lines().count() + 1;
    for (text, said) in [
        (
            format!("{steps}\nred: settle S11\n"),
            format!("line {last}"),
        ),
        (format!("{steps}\nred: dance\n"), format!("line {last}")),
        (
            journal.replacen("family: dice", "family: chess", 1),
            "line 2".to_owned(),
        ),
        (
            "Dear diary\n".to_owned(),
            "this is not a journal".to_owned(),
        ),
    ] {
        fs::write(&file, text).expect("room for a journal");
        let path = file.to_str().expect("a plain path");
        run(&["analyse", path]).complains(1, &said);
    }
}

#[test]
fn a_game_of_older_rules_is_analysed_as_far_as_it_can_be_and_says_so() {
    let whole = run(&["analyse", &older("rules-1"), "--curve"]).well();
    whole
        .says("follows version 1 of the rules")
        .says("began with");
    let cut = run(&["analyse", &older("rules-1-unplayable"), "--curve"]).well();
    cut.says("what comes after them is not analysed");
    let json = run(&["analyse", &older("rules-1-unplayable"), "--curve", "--json"]).well();
    let json: Value = serde_json::from_str(&json.out).expect("it is JSON");
    assert_eq!(json["is_cut"], true);
}
