//! The text of journals: one proper form, written and read without loss, and nothing else accepted.

use std::sync::Arc;

use crate::games;
use crate::toy::{Action, Options, Toy};
use game::testing::TestLuck;
use game::{Game, Seat, Setup, Step};
use proptest::prelude::*;
use records::{Journal, MAX_BYTES, MAX_LINE, Nonce, Recorder, Seed, peek, replay, verify};

/// A short game with fixed decisions and a fixed seed.
fn short_game() -> Recorder<Toy> {
    let seed = Seed::from_bytes([7; 32]);
    let nonces = vec![Nonce::new(b"luck").unwrap(), Nonce::NONE];
    let mut recorder = Recorder::open(
        &Options {
            seats: 2,
            rounds: 1,
        },
        seed,
        nonces,
    )
    .unwrap();
    recorder.act(Seat(0), Action::Steal).unwrap();
    recorder.act(Seat(1), Action::Throw(3)).unwrap();
    recorder
}

fn parse(text: &str) -> Result<Journal<Toy>, String> {
    Journal::parse(text.as_bytes()).map_err(|fault| fault.to_string())
}

/// The complaint about the short game after one edit.
#[track_caller]
fn complaint(find: &str, replace: &str) -> String {
    let text = short_game().journal().to_string();
    assert!(text.contains(find), "nothing to edit");
    parse(&text.replacen(find, replace, 1)).unwrap_err()
}

#[test]
fn a_journal_reads_like_this() {
    let expected = include_str!("toy.txt");
    assert_eq!(short_game().journal().to_string(), expected);
    let journal = parse(expected).unwrap();
    assert_eq!(verify(&journal).unwrap().draws, 3);
}

#[test]
fn lines_are_counted_as_editors_count_them() {
    let journal = short_game().journal().clone();
    let text = journal.to_string();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[journal.line_of(1) - 1], "red: steal");
    assert_eq!(
        journal.text_from(3),
        lines[journal.line_of(3) - 1..].join("\n") + "\n"
    );
}

#[test]
fn whole_games_survive_the_journey() {
    for number in 0..50 {
        let played = games::toy_game(number);
        let text = played.journal().to_string();
        let read = parse(&text).unwrap();
        assert_eq!(read, *played.journal());
        assert_eq!(read.to_string(), text);
        assert_eq!(replay(&read).unwrap().state, *played.state());
    }
}

#[test]
fn a_running_game_grows_by_lines() {
    let options = games::toy_options(3);
    let mut luck = TestLuck(3);
    let mut recorder = games::opened::<Toy>(&options, options.seats, &mut luck);
    let mut stored = recorder.journal().to_string();
    loop {
        let steps = recorder.journal().recorded().len();
        assert_eq!(parse(&stored).unwrap(), *recorder.journal());
        if !games::decide(&mut recorder, &mut luck) {
            break;
        }
        stored += &recorder.journal().text_from(steps);
    }
    assert!(parse(&stored).unwrap().ending().is_some());
}

#[test]
fn games_without_seed_have_journals_too() {
    let played = games::toy_game(5);
    let outcome = played.game().outcome(played.state());
    let steps = played.journal().steps();
    let journal = Journal::unsealed(Arc::clone(played.game()), steps, outcome);
    let text = journal.to_string();
    assert!(text.contains("\ncommitment: none\n\n* roll "));
    assert!(!text.contains('@'));
    let read = parse(&text).unwrap();
    assert_eq!(read.to_string(), text);
    assert_eq!(replay(&read).unwrap().state, *played.state());
    let said = verify(&read).unwrap_err().to_string();
    assert_eq!(
        said,
        "line 5: nothing can be verified: the journal carries no commitment"
    );

    let seed = text.replace("seed: none", &format!("seed: {}", "00".repeat(32)));
    assert!(
        parse(&seed)
            .unwrap_err()
            .ends_with("a journal without commitment has no seed")
    );
    let ticket = text.replacen("* roll ", "* roll 1+1 @ 0/36 2d6\n* roll ", 1);
    assert_eq!(
        parse(&ticket).unwrap_err(),
        "line 7: a journal without commitment has no tickets"
    );
}

#[test]
fn peeking_needs_no_family() {
    let heading = peek(b"landnam journal 1\nfamily: chess\nrules: 3\n\xff").unwrap_err();
    assert_eq!(heading.to_string(), "line 4: the text is not UTF-8");
    let heading = peek(b"landnam journal 1\nfamily: chess\nrules: 3\nsetup").unwrap();
    assert_eq!(
        (heading.family.as_str(), heading.rules_version),
        ("chess", 3)
    );
    let said = peek(b"PGN\n").unwrap_err().to_string();
    assert!(said.starts_with("line 1: this is not a journal"), "{said}");
    assert!(peek(b"").is_err());
}

#[test]
fn header_lines_are_in_their_place() {
    assert_eq!(
        complaint("rules: 7\n", ""),
        "line 3: `rules` is missing here"
    );
    assert_eq!(
        complaint("rules: 7\n", "family: toy\n"),
        "line 3: `family` stands here a second time"
    );
    assert_eq!(
        complaint("rules: 7\n", "weather: fine\n"),
        "line 3: `weather` is not known here"
    );
    assert_eq!(
        complaint("nonce blue: none\n", ""),
        "line 7: `nonce blue` is missing here"
    );
    assert_eq!(
        complaint("nonce blue: none\n", "nonce blue: none\nnonce blue: none\n"),
        "line 8: `nonce blue` stands here a second time"
    );
    assert_eq!(
        complaint("nonce blue: none\n\n", "nonce blue: none\n"),
        "line 8: `* roll 2+5 @ 10/36 2d6` is not known here"
    );
    assert_eq!(
        complaint("family: toy", "family: dice"),
        "line 2: this is a game of the family `dice`, not `toy`"
    );
    assert_eq!(
        complaint("rules: 7", "rules: 8"),
        "line 3: the game follows version 8 of the rules; this program knows versions 1 to 7"
    );
    assert_eq!(
        complaint("rules: 7", "rules: 07"),
        "line 3: the rules version is not written in its one proper form, which is `7`"
    );
}

#[test]
fn values_are_written_one_way() {
    let said = complaint("{\"options\"", "{ \"options\"");
    assert!(
        said.starts_with("line 4: the set-up is not written in its one proper form"),
        "{said}"
    );
    let said = complaint("\"seats\":2", "\"seats\":9");
    assert_eq!(
        said,
        "line 4: no table can be opened with this set-up: TOY-3"
    );
    let said = complaint("\"seats\":2", "\"seats\":\"two\"");
    assert!(
        said.starts_with("line 4: the set-up cannot be read: invalid type"),
        "{said}"
    );
    let said = complaint("commitment: ", "commitment: 0");
    assert!(
        said.starts_with("line 5: the commitment cannot be read"),
        "{said}"
    );
    let said = complaint("nonce red: 6", "nonce red: ");
    assert!(
        said.starts_with("line 6: the nonce cannot be read"),
        "{said}"
    );
}

#[test]
fn steps_are_written_one_way() {
    assert_eq!(
        complaint("red: steal", "green: steal"),
        "line 10: nobody called `green` sits at this table"
    );
    assert_eq!(
        complaint("red: steal", "red: sing"),
        "line 10: the action cannot be read: `sing`"
    );
    assert_eq!(
        complaint("red: steal", "steal"),
        "line 10: `steal` is not known here"
    );
    assert_eq!(
        complaint("blue: throw 3", "blue: throw 03"),
        "line 12: the action is not written in its one proper form, which is `throw 3`"
    );
    assert_eq!(
        complaint(" @ 10/36 2d6", ""),
        "line 9: a journal with a commitment needs the ticket of every draw"
    );
    assert_eq!(
        complaint("10/36 2d6", "12"),
        "line 9: the ticket cannot be read: it needs number/total and the bag"
    );
    assert_eq!(
        complaint("10/36", "-1/36"),
        "line 9: the ticket cannot be read: `-1`"
    );
    assert_eq!(
        complaint("10/36", "99999999999/36"),
        "line 9: the ticket cannot be read: `99999999999`"
    );
}

#[test]
fn endings_are_complete() {
    let text = short_game().journal().to_string();
    let seed = format!("seed: {}", "07".repeat(32));
    assert_eq!(
        complaint(&format!("{seed}\n"), ""),
        "line 16: `seed` is missing here"
    );
    assert_eq!(
        complaint(&seed, "seed: none"),
        "line 16: `seed` is missing here"
    );
    let said = complaint("; won by ", "; won by nobody, ");
    assert_eq!(said, "line 15: nobody called `nobody` sits at this table");
    let said = complaint("outcome: red ", "outcome: red 0");
    assert!(
        said.starts_with("line 15: the outcome is not written"),
        "{said}"
    );
    let changed = "the digest does not fit: the journal was changed after it was written";
    assert_eq!(
        complaint("digest: ", "digest: 0"),
        format!("line 17: {changed}")
    );
    assert_eq!(
        complaint("red: steal", "red: roll"),
        format!("line 17: {changed}")
    );
    assert_eq!(
        parse(&format!("{text}\n")).unwrap_err(),
        "line 18: nothing may follow the digest"
    );
    assert_eq!(
        parse(text.trim_end()).unwrap_err(),
        "line 17: the line is not finished"
    );
}

#[test]
fn sizes_are_limited() {
    let long = vec![b'x'; MAX_BYTES + 1];
    assert!(
        peek(&long)
            .unwrap_err()
            .to_string()
            .starts_with("line 1: the journal is longer")
    );
    let said = complaint("red: steal", &format!("red: {}", "x".repeat(MAX_LINE)));
    assert_eq!(said, "line 10: the line is longer than 65536 bytes");
    let said = complaint("red: steal", &format!("{}: steal", "ü".repeat(30_000)));
    assert!(said.len() < 600, "a message repeats a whole line");
}

/// Reading and judging must not panic, and what is accepted is written again byte by byte.
fn survive<G: Game>(bytes: &[u8]) {
    let _ = peek(bytes);
    if let Ok(journal) = Journal::<G>::parse(bytes) {
        assert_eq!(journal.to_string().as_bytes(), bytes);
        assert!(!journal.setup().seat_names().is_empty());
        let _ = replay(&journal);
        let _ = verify(&journal);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_survived(bytes in proptest::collection::vec(any::<u8>(), 0..600)) {
        survive::<Toy>(&bytes);
        survive::<dice::Rules>(&bytes);
    }

    /// Lines taken out, repeated, exchanged or spoilt get further than noise.
    #[test]
    fn spoilt_journals_are_survived(number in 0u64..40, edits in proptest::collection::vec(
        (0u32..5, any::<u32>(), any::<u32>(), "[ -~]{0,12}"), 1..5))
    {
        let whole = games::dice_game(number).journal().to_string();
        let mut lines: Vec<String> = whole.lines().map(str::to_string).collect();
        for (kind, one, other, text) in edits {
            let count = lines.len() as u32;
            if count == 0 {
                break;
            }
            let (one, other) = ((one % count) as usize, (other % count) as usize);
            match kind {
                0 => drop(lines.remove(one)),
                1 => lines.insert(one, lines[other].clone()),
                2 => lines.swap(one, other),
                3 => lines[one] = text,
                _ => lines.truncate(one),
            }
        }
        survive::<dice::Rules>((lines.join("\n") + "\n").as_bytes());
    }

    /// Without digest, so that rules and tickets are reached.
    #[test]
    fn spoilt_steps_are_survived(number in 0u64..40, place in any::<u32>(), cut in any::<u32>()) {
        let whole = games::toy_game(number).journal().to_string();
        let mut lines: Vec<&str> =
            whole.lines().take_while(|line| !line.starts_with("out")).collect();
        lines.pop();
        let first = whole.lines().position(str::is_empty).unwrap() + 1;
        let steps = (lines.len() - first) as u32;
        let (one, other) = (first + (place % steps) as usize, first + (cut % steps) as usize);
        lines.swap(one, other);
        survive::<Toy>((lines.join("\n") + "\n").as_bytes());
    }
}

/// Steps are refused by the rules with their line, as in a journal written by hand.
#[test]
fn replay_names_the_first_illegal_step() {
    let text = include_str!("toy.txt");
    let running: String = text.split_inclusive('\n').take(11).collect();
    let journal = parse(&(running.clone() + "red: roll\n")).unwrap();
    let said = replay(&journal).unwrap_err().to_string();
    assert_eq!(
        said,
        "line 12: the step is refused: forbidden by TOY-1 seat=seat 0"
    );
    let journal = parse(&(running.clone() + "* roll 1+1 @ 0/36 2d6\n")).unwrap();
    let said = replay(&journal).unwrap_err().to_string();
    assert_eq!(said, "line 12: the step is refused: nothing is drawn now");
    let journal = parse(&running).unwrap();
    assert_eq!(
        journal.steps().nth(1),
        Some(Step::Act(Seat(0), Action::Steal))
    );
    assert!(replay(&journal).is_ok());
}
