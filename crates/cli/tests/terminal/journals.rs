//! Journals that were tampered with, cut off or never were any.

use std::fs;
use std::path::PathBuf;

use arena::FastLuck;
use records::forgery::{Forgery, forge};
use serde_json::Value;
use tempfile::TempDir;

use crate::program::{SEED, recorded_game, run, run_with};

/// A recorded game in a folder of its own.
struct Desk {
    folder: TempDir,
    journal: String,
}

impl Desk {
    fn new() -> Desk {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("game.journal");
        recorded_game(&file).well();
        let journal = fs::read_to_string(file).expect("it was just written");
        Desk { folder, journal }
    }

    fn file(&self, name: &str, content: &[u8]) -> String {
        let path: PathBuf = self.folder.path().join(name);
        fs::write(&path, content).expect("room for a journal");
        path.to_str().expect("a plain path").to_string()
    }
}

#[test]
fn a_changed_journal_is_refused() {
    let desk = Desk::new();
    let changes = [
        (
            "digest",
            desk.journal.replacen("blue: end", "blue: trade ore", 1),
        ),
        (
            "digest",
            desk.journal.replacen("won by red", "won by blue", 1),
        ),
        (
            "digest",
            desk.journal.replacen("won by blue", "won by red", 1),
        ),
        ("follow the digest", format!("{}more\n", desk.journal)),
        ("not finished", desk.journal.trim_end().to_string()),
        (
            "not a journal",
            desk.journal
                .replacen("landnam journal 2", "landnam journal 3", 1),
        ),
        ("rules", desk.journal.replacen("rules: 1", "rules: 999", 1)),
        (
            "set-up",
            desk.journal.replacen("\"seats\":2", "\"seats\":two", 1),
        ),
    ];
    let forgeries = changes.iter().filter(|(_, text)| *text != desk.journal);
    assert_eq!(forgeries.clone().count(), 7, "only one of the two won");
    for (why, text) in forgeries {
        run(&["verify", &desk.file("changed", text.as_bytes())]).complains(1, why);
    }
}

#[test]
fn an_illegal_step_is_found_without_the_digest() {
    let desk = Desk::new();
    let (steps, _) = desk.journal.split_once("\n\noutcome").unwrap();
    let illegal = format!("{steps}\nred: settle S11\n");
    let file = desk.file("illegal", illegal.as_bytes());
    run(&["replay", &file])
        .complains(1, "the step is refused: The game is over. [DICE-")
        .says("Red builds settlement S3");
}

#[test]
fn what_is_no_journal_is_refused() {
    let desk = Desk::new();
    let files = [
        desk.file("empty", b""),
        desk.file("noise", &[0xff, 0xfe, 0, 1, 2, 3]),
        desk.file("prose", b"once upon a time\n"),
    ];
    for file in &files {
        run(&["verify", file]).complains(1, file);
        run(&["replay", file]).complains(1, file);
    }
    let chess = desk.journal.replacen("family: dice", "family: chess", 1);
    run(&["verify", &desk.file("chess", chess.as_bytes())])
        .complains(1, "chess, line 2: this program");
    run(&["verify", "/dev/zero"]).complains(1, "longer than");
    run(&["verify", desk.folder.path().to_str().unwrap()]).complains(1, "cannot be read");
    run(&["verify", "/nowhere/at/all"]).complains(1, "cannot be read");
}

#[test]
fn every_file_is_checked_even_after_a_bad_one() {
    let desk = Desk::new();
    let (good, bad) = (
        desk.file("good", desk.journal.as_bytes()),
        desk.file("bad", b"bad"),
    );
    run(&["verify", &bad, &good])
        .complains(1, &bad)
        .says("verified: ");
}

#[test]
fn a_replay_stops_where_it_is_told_to() {
    let desk = Desk::new();
    let file = desk.file("game", desk.journal.as_bytes());
    let run_to = |step: &str| run(&["replay", &file, "--step", step]);
    let told = run_to("3").well();
    assert!(told.out.contains("  3  ") && !told.out.contains("  4  "));
    assert!(!told.out.contains(" wins with "));
    run_to("0").well().says("Red: 0 points");
    run_to("99999").complains(2, "there is no step 99999");
}

/// The result is that of the steps, and who wrote another one is told so.
#[test]
fn a_replay_names_an_outcome_that_is_wrong() {
    let desk = Desk::new();
    let mut luck = FastLuck::of_game(0, 0);
    let honest = fs::read_to_string(older("rules-1")).expect("a journal");
    let forged = forge(&honest, Forgery::Result, &mut luck).expect("there is an outcome");
    let file = desk.file("forged", forged.as_bytes());
    let told = run(&["replay", &file]);
    told.complains(1, "the game ended with").says(" wins with ");
    run(&["replay", &file, "--step", "3"]).well();
}

#[test]
fn a_replay_can_be_one_object() {
    let desk = Desk::new();
    let file = desk.file("game", desk.journal.as_bytes());
    let all = run(&["replay", &file, "--json"]).well();
    let all: Value = serde_json::from_str(&all.out).unwrap();
    assert_eq!(all["family"], "dice");
    assert_eq!(all["seats"], serde_json::json!(["red", "blue"]));
    assert!(all["outcome"]["points"].is_array());
    let steps = all["steps"].as_array().unwrap();
    assert!(steps[0]["step"].as_str().unwrap().starts_with("roll "));
    assert!(
        steps[0]["events"][0]
            .as_str()
            .unwrap()
            .starts_with("Red rolls ")
    );
    let some = run(&["replay", &file, "--json", "--step", "2"]).well();
    let some: Value = serde_json::from_str(&some.out).unwrap();
    assert_eq!(some["steps"].as_array().unwrap().len(), 2);
    assert_eq!(some["outcome"], Value::Null);
}

fn older(name: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/terminal/journals");
    format!("{folder}/{name}.txt")
}

/// Written under version 1 of the rules.
#[test]
fn a_journal_of_older_rules_is_verified_as_far_as_rules_allow() {
    let verified = run(&["verify", &older("rules-1")]);
    let verified = verified.well().says("version 1 of the rules");
    // Whose game it is cannot be seen from it alone; the hash to compare is shown.
    let text = fs::read_to_string(older("rules-1")).expect("a journal");
    let hash = text
        .lines()
        .find_map(|line| line.strip_prefix("commitment: "));
    let hash = hash.expect("it was promised");
    verified.says(&format!("The commitment is {hash}"));
    // The same with a decision no version allows: its draws are still those of the seed.
    let unchecked = run(&["verify", &older("rules-1-unplayable")]);
    assert_eq!((unchecked.code, unchecked.err.as_str()), (3, ""));
    assert!(unchecked.out.starts_with("not verified: "));
    unchecked.says("line 17").says("was not checked");
    // Nothing is made better by a good one beside it, and a wrong one is worse.
    let both = run(&["verify", &older("rules-1-unplayable"), &older("rules-1")]);
    assert_eq!(both.code, 3);
    let all = run(&["verify", &older("rules-1-unplayable"), "/nowhere/at/all"]);
    all.complains(1, "cannot be read");
    // Without the right draws nothing is left.
    let desk = Desk::new();
    let text = fs::read_to_string(older("rules-1-unplayable")).expect("a journal");
    let forged = text.replacen("* roll 3+6 @ 17/36", "* roll 3+5 @ 16/36", 1);
    run(&["verify", &desk.file("forged", forged.as_bytes())]).complains(1, "digest");
}

/// Nobody can slip past the rules by naming older ones: the terms, under the commitment, name the
/// version too.
#[test]
fn a_journal_that_claims_older_rules_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.journal");
    let table = ["play", "--game", "base", "--seats", "4", "--record"];
    let chance = ["--seed", SEED, "--nonce", "testing"];
    let limit = ["--option", "turn_limit=1", "--bots", "random"];
    let args = [&table[..], &[file.to_str().unwrap()], &chance, &limit].concat();
    run_with(&args, &"1\n".repeat(400)).well();
    let honest = fs::read_to_string(&file).expect("it was just written");
    run(&["verify", file.to_str().unwrap()]).well();
    let mut luck = FastLuck::of_game(0, 0);
    let older = forge(&honest, Forgery::OlderRules, &mut luck).expect("there are terms");
    assert!(older.contains("\nrules: 1\n"), "there is an older version");
    fs::write(&file, older).expect("room for a journal");
    let verdict = run(&["verify", file.to_str().unwrap()]);
    verdict.complains(1, "the terms do not fit the game (rules)");
}

#[test]
fn a_journal_of_older_rules_is_told_as_far_as_it_goes() {
    run(&["replay", &older("rules-1-unplayable")])
        .complains(1, "line 17")
        .says("version 1 of the rules");
}
