//! Every verifier on journals of every game and variant, and on every kind of forgery.

// Helpers of tests may fail like tests.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use records::Transcript;
use records::forgery::Forgery;
use serde_json::Value;

use crate::program::run;

fn files<'a>(samples: &'a [Value], verdict: &str, accepted: bool) -> Vec<&'a str> {
    let samples = samples.iter().filter(|it| it[verdict] == accepted);
    samples.map(|it| it["file"].as_str().unwrap()).collect()
}

#[test]
fn all_verifiers_accept_what_is_honest_and_refuse_what_is_forged() {
    let folder = tempfile::tempdir().unwrap();
    run(&["corpus", folder.path().to_str().unwrap()]).well();
    let index = std::fs::read_to_string(folder.path().join("index.json")).unwrap();
    let samples: Vec<Value> = serde_json::from_str(&index).unwrap();
    the_corpus_is_complete(&samples);
    with_rules(folder.path(), &samples);
    without_rules(folder.path(), &samples);
    in_python(folder.path(), &samples);
    in_the_client(folder.path(), &samples);
}

fn the_corpus_is_complete(samples: &[Value]) {
    let (honest, forged): (Vec<&Value>, Vec<&Value>) =
        samples.iter().partition(|it| it["forgery"].is_null());
    assert!(honest.len() >= 200, "{} honest journals", honest.len());
    for form in [1, 2] {
        let games = honest.iter().filter(|it| it["form"] == form);
        let games: BTreeSet<&str> = games.map(|it| it["game"].as_str().unwrap()).collect();
        assert_eq!(games.len(), families::game_ids().len(), "form {form}");
    }
    let kinds = forged.iter().map(|it| it["forgery"].as_str().unwrap());
    let kinds: BTreeSet<&str> = kinds.collect();
    assert_eq!(kinds.len(), Forgery::ALL.len());
    let needs_rules = forged.iter().filter(|it| it["without_rules"] == true);
    let needs_rules = needs_rules.map(|it| it["forgery"].as_str().unwrap());
    let needs_rules: BTreeSet<&str> = needs_rules.collect();
    let due = ["bag-rewritten", "layout-cut", "result", "setup"];
    assert!(needs_rules.into_iter().eq(due));
}

/// One process for all that must pass, and one for all that must not.
fn with_rules(folder: &Path, samples: &[Value]) {
    for accepted in [true, false] {
        let files = files(samples, "with_rules", accepted);
        let paths: Vec<String> = files
            .iter()
            .map(|file| folder.join(file).to_str().unwrap().to_owned())
            .collect();
        let mut args = vec!["verify"];
        args.extend(paths.iter().map(String::as_str));
        let said = run(&args);
        let verdicts = said
            .out
            .lines()
            .filter(|line| line.starts_with("verified: "));
        if accepted {
            assert_eq!(verdicts.count(), files.len(), "{}", said.err);
            assert_eq!(said.err, "");
            assert!(said.out.contains("Proved with the rules"));
            assert!(said.out.contains("Practice: "));
        } else {
            assert_eq!(said.out, "");
            assert_eq!(said.err.lines().count(), files.len(), "{}", said.err);
        }
    }
}

fn without_rules(folder: &Path, samples: &[Value]) {
    for sample in samples {
        let file = sample["file"].as_str().unwrap();
        let bytes = std::fs::read(folder.join(file)).unwrap();
        let verdict = Transcript::parse(&bytes).and_then(|it| it.verify());
        assert_eq!(
            verdict.is_ok(),
            sample["without_rules"] == true,
            "{file}: {verdict:?}"
        );
    }
}

fn in_python(folder: &Path, samples: &[Value]) {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/verify.py");
    let all = samples.iter().map(|it| it["file"].as_str().unwrap());
    let all: Vec<&str> = all.collect();
    let answer = Command::new("python3")
        .arg("-B")
        .arg(script)
        .args(&all)
        .current_dir(folder)
        .output()
        .expect("this test needs the program `python3`");
    assert_eq!(
        String::from_utf8_lossy(&answer.stderr),
        "",
        "the script itself failed"
    );
    let said = String::from_utf8(answer.stdout).unwrap();
    assert_eq!(said.lines().count(), samples.len());
    for (sample, line) in samples.iter().zip(said.lines()) {
        let accepted = line.contains(": ok, ");
        assert_eq!(accepted, sample["without_rules"] == true, "{line}");
        assert!(!accepted || line.contains("without rules"), "{line}");
    }
}

/// The build of the program has fetched what the script needs.
fn in_the_client(folder: &Path, samples: &[Value]) {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/verify-corpus.mjs");
    let answer = Command::new("node")
        .arg(script)
        .arg(folder)
        .output()
        .expect("this test needs the program `node`");
    let complaints = String::from_utf8_lossy(&answer.stderr);
    assert!(answer.status.success(), "{complaints}");
    let said = String::from_utf8_lossy(&answer.stdout);
    let due = format!("{} journals, ", samples.len());
    assert!(said.starts_with(&due), "{said}");
    assert!(said.contains(" 0 wrong verdicts"), "{said}");
}
