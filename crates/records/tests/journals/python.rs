//! Two programs, one verdict: this crate and `docs/verify.py` on the same journals.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use crate::games;
use crate::toy::Toy;
use game::Game;
use game::testing::{self, TestLuck};
use records::forgery::{Forgery, forge};
use records::{Journal, Recorder, verify};

#[test]
fn dice_journals_are_judged_alike() {
    compare::<dice::Rules>("dice", testing::games(200, 1_000), games::dice_game);
}

/// Dealt islands, dice, stolen cards and a deck.
#[test]
fn board_journals_are_judged_alike() {
    compare::<board::Rules>("board", testing::games(50, 200), games::board_game);
}

#[test]
fn toy_journals_are_judged_alike() {
    compare::<Toy>("toy", testing::games(200, 1_000), games::toy_game);
}

/// What can not be verified is refused by the script too, each for its reason.
#[test]
fn unfinished_and_unsealed_journals_are_refused() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("refused");
    fs::create_dir_all(&folder).unwrap();
    let played = games::dice_game(1);
    let whole = played.journal().to_string();
    let running: String = whole.split_inclusive('\n').take(20).collect();
    let outcome = played.game().outcome(played.state());
    let steps = played.journal().steps();
    let unsealed = Journal::unsealed(Arc::clone(played.game()), steps, outcome);
    fs::write(folder.join("running"), running).unwrap();
    fs::write(folder.join("unsealed"), unsealed.to_string()).unwrap();
    let said = run_python(&folder, &["running", "unsealed", "absent"]);
    let said: Vec<&str> = said.lines().collect();
    assert_eq!(
        said[0],
        "running: line 20: the game is not over yet, so its seed is still secret"
    );
    assert_eq!(
        said[1],
        "unsealed: line 5: nothing can be verified: there is no commitment"
    );
    assert!(said[2].starts_with("absent: "), "{}", said[2]);
    fs::remove_dir_all(&folder).unwrap();
}

/// Writes honest and forged journals; both programs accept the first and refuse the second, the
/// script only as far as it can do so without rules.
fn compare<G: Game>(name: &str, count: u64, play: impl Fn(u64) -> Recorder<G>) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).unwrap();
    let mut forgeries = Forgery::ALL.iter().cycle();
    let mut files = Vec::new();
    for number in 0..count {
        let honest = play(number).journal().to_string();
        let journal = Journal::<G>::parse(honest.as_bytes()).unwrap();
        verify(&journal).unwrap_or_else(|fault| panic!("{fault}\n{honest}"));
        files.push((format!("{number}.honest"), honest.clone()));

        let mut luck = TestLuck(number);
        let (kind, forged) = forgeries
            .by_ref()
            .find_map(|kind| Some((kind, forge(&honest, *kind, &mut luck)?)))
            .unwrap();
        let verdict = Journal::<G>::parse(forged.as_bytes()).and_then(|read| verify(&read));
        assert!(verdict.is_err(), "{kind:?} was not noticed:\n{forged}");
        let digest = if kind.is_signed() {
            "signed"
        } else {
            "unsigned"
        };
        let verdict = if kind.needs_rules() {
            "passes"
        } else {
            "fails"
        };
        files.push((format!("{number}.{kind:?}.{digest}.{verdict}"), forged));
    }
    for (file, text) in &files {
        fs::write(folder.join(file), text).unwrap();
    }
    let names: Vec<&str> = files.iter().map(|(file, _)| file.as_str()).collect();
    let said = run_python(&folder, &names);
    for (file, verdict) in names.iter().zip(said.lines()) {
        let accepted = verdict.starts_with(&format!("{file}: ok, "));
        assert!(
            verdict.starts_with(&format!("{file}: ")),
            "strange answer: {verdict}"
        );
        let due = file.ends_with(".honest") || file.ends_with(".passes");
        assert_eq!(accepted, due, "{verdict}");
        let by_digest = verdict.ends_with("the journal was changed");
        assert!(!(by_digest && file.contains(".signed")), "{verdict}");
    }
    assert_eq!(said.lines().count(), files.len());
    fs::remove_dir_all(&folder).unwrap();
}

/// One process for all files, for the sake of speed.
fn run_python(folder: &Path, names: &[&str]) -> String {
    let docs = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/verify.py");
    let answer = Command::new("python3")
        .arg("-B")
        .arg(docs)
        .args(names)
        .current_dir(folder)
        .output()
        .expect("this test needs the program `python3`");
    let complaints = String::from_utf8_lossy(&answer.stderr);
    assert_eq!(complaints, "", "the script itself failed");
    assert_eq!(
        answer.status.code(),
        Some(1),
        "forged journals must set the exit status"
    );
    String::from_utf8(answer.stdout).unwrap()
}
