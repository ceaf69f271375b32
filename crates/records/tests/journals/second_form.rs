//! The text of journals of the second form.

use crate::toy::{Action, Options, Toy};
use game::Seat;
use records::{HolderKind, Journal, Nonce, Player, Recorder, Seed, Start, Terms, verify};

/// A short game with fixed decisions and a fixed seed.
fn short_game() -> Recorder<Toy> {
    let options = Options {
        seats: 2,
        rounds: 1,
    };
    let nonces = vec![Nonce::new(b"luck").unwrap(), Nonce::NONE];
    let terms = Terms::of::<Toy>("toy", &options, 2, "0123456789abcdef");
    let players = [
        ("red", HolderKind::Person, "Idun"),
        ("blue", HolderKind::Bot, "random"),
    ];
    let players = players.into_iter().zip(nonces);
    let player = |((colour, kind, name), nonce): ((&str, HolderKind, &str), Nonce)| Player {
        colour: colour.to_owned(),
        kind,
        name: name.to_owned(),
        nonce,
    };
    let start = Start::at_once(
        Seed::from_bytes([7; 32]),
        terms,
        players.map(player).collect(),
    );
    let mut recorder = Recorder::start(&options, start).unwrap();
    recorder.act(Seat(0), Action::Steal).unwrap();
    recorder.act(Seat(1), Action::Throw(3)).unwrap();
    recorder
}

fn parse(text: &str) -> Result<Journal<Toy>, String> {
    Journal::parse(text.as_bytes()).map_err(|fault| fault.to_string())
}

/// The page shows both journals, letter by letter.
#[test]
fn a_journal_of_the_second_form_reads_like_this() {
    let expected = include_str!("toy-2.txt");
    assert_eq!(short_game().journal().to_string(), expected);
    let journal = parse(expected).unwrap();
    assert_eq!(journal.to_string(), expected);
    let verified = verify(&journal).unwrap();
    assert_eq!((verified.draws, verified.layout), (3, 10));
    let page = include_str!("../../../../docs/fair-chance.md");
    assert!(page.contains(expected));
    assert!(page.contains(include_str!("toy.txt")));
}

#[test]
fn the_second_form_is_written_one_way() {
    let text = short_game().journal().to_string();
    let complaint = |find: &str, replace: &str| {
        assert!(text.contains(find), "nothing to edit");
        parse(&text.replacen(find, replace, 1)).unwrap_err()
    };
    for (find, replace, line) in [
        ("terms: {", "terms: { ", "line 5: the terms cannot be read"),
        (
            "\"position\":null",
            "\"position\":null,\"x\":1",
            "line 5: the terms",
        ),
        (
            "commitment: ",
            "commitment: none ",
            "line 6: the commitment",
        ),
        ("list: {", "list: [", "line 7: the list cannot be read"),
        ("\"start\":1", "\"start\":1.0", "line 7: the list"),
        (
            "layout 1:",
            "layout 2:",
            "line 11: `layout 1` is missing here",
        ),
        ("layout 0: ", "layout 0: 0", "line 10: the ticket"),
        ("@ 1 ", "@ ", "line 23: the "),
    ] {
        let said = complaint(find, replace);
        assert!(said.starts_with(line), "{said}");
    }
}
