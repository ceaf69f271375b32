//! Fair games pass; each way to forge one is named, with its line.

use crate::games;
use crate::toy::{self, Action, Options, Toy};
use game::testing::TestLuck;
use game::{Awaits, Seat};
use records::forgery::{Forgery, forge};
use records::{Journal, Nonce, NotOpened, Proof, Recorder, Seed, Transcript, replay_each, verify};

const SHORT: &str = include_str!("toy.txt");

fn judge(text: &str) -> Result<(), String> {
    let journal = Journal::<Toy>::parse(text.as_bytes()).map_err(|fault| fault.to_string())?;
    verify(&journal)
        .map(drop)
        .map_err(|fault| fault.to_string())
}

/// The verdict on the short game after one edit and a fresh digest.
#[track_caller]
fn verdict(find: &str, replace: &str) -> String {
    assert!(SHORT.contains(find), "nothing to edit");
    judge(&sign(&SHORT.replacen(find, replace, 1))).unwrap_err()
}

/// Replaces the digest by one that fits.
fn sign(text: &str) -> String {
    use sha2::{Digest, Sha256};
    let before = &text[..text.rfind("digest: ").unwrap()];
    format!("{before}digest: {}\n", hex::encode(Sha256::digest(before)))
}

#[test]
fn fair_games_pass() {
    assert_eq!(judge(SHORT), Ok(()));
    assert_eq!(sign(SHORT), SHORT);
}

#[test]
fn changed_draws_are_named() {
    assert_eq!(
        verdict("10/36", "11/36"),
        "line 9: the seed gives ticket 10, not 11"
    );
    assert_eq!(
        verdict("10/36", "10/35"),
        "line 9: the bag had 36 tickets, not 35"
    );
    assert_eq!(
        verdict("10/36 2d6", "10/36 2 faces"),
        "line 9: the bag was `2d6`, not `2 faces`"
    );
    assert_eq!(
        verdict("roll 2+5", "roll 6+6"),
        "line 9: ticket 10 stands for `roll 2+5`, not `roll 6+6`"
    );
    assert_eq!(
        verdict("roll 2+5 @ 10", "roll 6+6 @ 35"),
        "line 9: the seed gives ticket 10, not 35"
    );
    assert_eq!(
        verdict("lumber*5 wool*9", "lumber*6 wool*8"),
        "line 11: the bag was `lumber*5 wool*9 ore*4`, not `lumber*6 wool*8 ore*4`"
    );
}

#[test]
fn changed_secrets_are_named() {
    assert_eq!(
        verdict("seed: 07", "seed: 06"),
        "line 16: the seed is not the one that was committed to"
    );
    assert_eq!(
        verdict("commitment: 5", "commitment: 4"),
        "line 16: the seed is not the one that was committed to"
    );
    assert_eq!(
        verdict("nonce blue: none", "nonce blue: 00"),
        "line 4: the seed deals another layout than the set-up shows"
    );
    assert_eq!(
        verdict("[4,11,", "[11,4,"),
        "line 4: the seed deals another layout than the set-up shows"
    );
}

#[test]
fn changed_decisions_and_endings_are_named() {
    assert_eq!(
        verdict("red: steal", "blue: steal"),
        "line 10: the step is refused: forbidden by TOY-1 seat=seat 1"
    );
    assert_eq!(
        verdict("red: steal", "red: roll"),
        "line 11: the bag was `2d6`, not `lumber*5 wool*9 ore*4`"
    );
    assert_eq!(
        verdict("outcome: red 8", "outcome: red 9"),
        "line 15: the game ended with `red 8, blue 2; won by red`, not `red 9, blue 2; won by red`"
    );
    let early = SHORT.replace(
        "blue: throw 3\n* roll brick lumber gold @ 176/216 3 faces\n",
        "",
    );
    assert_eq!(
        judge(&sign(&early)).unwrap_err(),
        "line 13: the game is not over, but an outcome is given"
    );
}

#[test]
fn running_games_are_not_judged() {
    let running: String = SHORT.split_inclusive('\n').take(11).collect();
    assert_eq!(
        judge(&running).unwrap_err(),
        "line 12: the game is not over yet, so its seed is still secret"
    );
}

/// Every kind of forgery is tried and noticed, with rules and, where that is possible, without.
#[test]
fn no_forgery_passes() {
    for kind in Forgery::ALL {
        let mut tried = 0;
        for number in 0..60 {
            let honest = games::toy_game(number).journal().to_string();
            let Some(forged) = forge(&honest, kind, &mut TestLuck(number)) else {
                continue;
            };
            tried += 1;
            assert_ne!(forged, honest);
            let said = judge(&forged).expect_err(&forged);
            assert!(
                !kind.is_signed() || !said.contains("digest"),
                "{kind:?}: {said}"
            );
            let transcript = Transcript::parse(forged.as_bytes());
            let blind = transcript.and_then(|transcript| transcript.verify());
            assert_eq!(
                blind.is_ok(),
                kind.needs_rules(),
                "{kind:?}: {blind:?}\n{forged}"
            );
        }
        assert!(tried > 15, "{kind:?} was hardly tried: {tried}");
    }
}

/// What each verifier says it has proved.
#[test]
fn verdicts_say_what_they_rest_on() {
    let text = games::toy_game(1).journal().to_string();
    let journal = Journal::<Toy>::parse(text.as_bytes()).unwrap();
    let with = verify(&journal).unwrap();
    let without = Transcript::parse(text.as_bytes())
        .unwrap()
        .verify()
        .unwrap();
    assert_eq!(with.proof, Proof::WithRules);
    assert_eq!(without.proof, Proof::WithoutRules);
    assert_eq!((with.draws, with.outcome), (without.draws, without.outcome));
}

/// A table that stops in the middle goes on with the same draws as if it had not.
#[test]
fn a_game_taken_up_again_draws_on() {
    let options = Options {
        seats: 3,
        rounds: 6,
    };
    let seed = games::random_seed(&mut TestLuck(11));
    let open = || Recorder::<Toy>::open(&options, seed.clone(), vec![Nonce::NONE; 3]).unwrap();
    let (mut whole, mut luck) = (open(), TestLuck(5));
    let (mut broken, mut same_luck) = (open(), TestLuck(5));
    while games::decide(&mut whole, &mut luck) {
        let stored = broken.journal().to_string();
        let read = Journal::parse(stored.as_bytes()).unwrap();
        broken = Recorder::resume(read, seed.clone()).unwrap();
        games::decide(&mut broken, &mut same_luck);
    }
    assert_eq!(broken.journal(), whole.journal());
    assert_eq!(judge(&broken.journal().to_string()), Ok(()));

    let other = Recorder::resume(whole.journal().clone(), Seed::from_bytes([0; 32]));
    let said = other.err().unwrap().to_string();
    assert_eq!(
        said,
        "line 5: the seed is not the one that was committed to"
    );
}

#[test]
fn a_recorder_reports_and_refuses() {
    let open = |nonces| {
        let options = Options {
            seats: 2,
            rounds: 1,
        };
        Recorder::<Toy>::open(&options, Seed::from_bytes([7; 32]), nonces)
    };
    assert_eq!(
        open(vec![]).err(),
        Some(NotOpened::Nonces { given: 0, seats: 2 })
    );
    let options = Options {
        seats: 9,
        rounds: 1,
    };
    let refused = Recorder::<Toy>::open(&options, Seed::from_bytes([7; 32]), vec![]).err();
    assert_eq!(refused, Some(NotOpened::Rule(toy::SIZE.broken())));

    let mut recorder = open(vec![Nonce::new(b"luck").unwrap(), Nonce::NONE]).unwrap();
    assert_eq!(recorder.opening(), ["roll 2+5"]);
    let before = recorder.journal().to_string();
    assert_eq!(
        recorder.act(Seat(0), Action::Throw(9)),
        Err(toy::SIZE.broken())
    );
    assert_eq!(recorder.journal().to_string(), before);
    assert_eq!(
        recorder.act(Seat(0), Action::Steal).unwrap(),
        ["steal", "steal wool"]
    );
    recorder.act(Seat(1), Action::Throw(3)).unwrap();
    assert!(matches!(recorder.awaits(), Awaits::Over(_)));
    assert!(recorder.act(Seat(0), Action::Roll).is_err());
    assert_eq!(recorder.journal().to_string(), SHORT);

    let mut heard = Vec::new();
    let end = replay_each(recorder.journal(), &mut |moment| {
        heard.push((moment.line, moment.events));
    });
    assert_eq!(end.unwrap().state, *recorder.state());
    assert_eq!(heard[1], (10, vec!["steal".to_string()]));
    assert_eq!(heard.len(), 5);
}

/// The verdict on the short game as a journal of older rules, after one edit and a fresh digest.
fn older_verdict(find: &str, replace: &str) -> Result<u64, String> {
    let text = sign(
        &SHORT
            .replace("rules: 7", "rules: 3")
            .replacen(find, replace, 1),
    );
    let transcript = Transcript::parse(text.as_bytes()).map_err(|fault| fault.to_string())?;
    let verified = transcript.verify().map_err(|fault| fault.to_string())?;
    assert_eq!(verified.steps, 5);
    Ok(verified.draws)
}

/// Rules change and journals stay.
#[test]
fn a_journal_of_older_rules_is_read_and_written_as_it_is() {
    let older = sign(&SHORT.replace("rules: 7", "rules: 3"));
    let journal = Journal::<Toy>::parse(older.as_bytes()).unwrap();
    assert_eq!((journal.rules_version(), journal.to_string()), (3, older));
    assert!(
        verify(&journal).is_ok(),
        "the rules have not changed so much"
    );
    let never = SHORT.replace("rules: 7", "rules: 0");
    assert!(Journal::<Toy>::parse(never.as_bytes()).is_err());
    let without_rules = Transcript::parse(never.as_bytes()).unwrap_err();
    assert_eq!(
        without_rules.to_string(),
        "line 3: the rules version cannot be read: versions are counted from 1"
    );
}

#[test]
fn chance_is_verified_without_rules() {
    assert_eq!(older_verdict("", ""), Ok(3));
    // No rule is asked about decisions and set-up.
    assert_eq!(older_verdict("blue: throw 3", "blue: dance 3"), Ok(3));
    assert_eq!(older_verdict("\"rounds\":1", "\"rounds\":9"), Ok(3));
    for (find, replace, why) in [
        (
            "@ 10/36",
            "@ 11/36",
            "line 9: the seed gives ticket 10, not 11",
        ),
        (
            "roll 2+5",
            "roll 5+2",
            "line 9: ticket 10 stands for `roll 2+5`, not `roll 5+2`",
        ),
        (
            "steal wool",
            "steal ore",
            "line 11: ticket 9 stands for `steal wool`, not `steal ore`",
        ),
        (
            "seed: 07",
            "seed: 08",
            "line 16: the seed is not the one that was committed to",
        ),
    ] {
        assert_eq!(older_verdict(find, replace), Err(why.to_owned()));
    }
    assert!(older_verdict("nonce blue: none", "nonce blue: 01").is_err());
    let running = SHORT.split_once("\n\noutcome").unwrap().0.to_owned() + "\n";
    let running = Transcript::parse(running.as_bytes()).unwrap();
    assert_eq!(running.outcome(), None);
    assert!(running.verify().is_err(), "its seed is still secret");
}
