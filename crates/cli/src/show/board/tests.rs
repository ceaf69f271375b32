//! The lines below the island, for positions that games seldom come to.

use anstream::adapter::strip_str;
use board::{Board, Options, Setup, position};
use game::testing::TestLuck;
use game::{COLOURS, Game as _, Setup as _, Viewer};
use words::{Language, Words};

use super::*;

/// What Red is shown.
fn shown(options: Options, lines: &str) -> String {
    let options = Options {
        board: Board::Printed,
        ..options
    };
    let seats = usize::from(options.seats);
    let setup = Setup::deal(&options, &mut TestLuck(1)).expect("it can be dealt");
    let rules = Rules::open(setup).expect("it can be played");
    let state = position::read(&rules, lines).expect(lines);
    let view = rules.view(&state, Viewer::Seat(Seat(0)));
    let screen = Screen::new(Words::new(Language::En));
    let names = Names::colours(&COLOURS[..seats], &screen.words);
    let lines = status(&rules, &view, &screen, &names).join("\n");
    strip_str(&lines).to_string()
}

#[test]
fn a_neutral_owner_may_hold_the_longest_route() {
    let two = || Options {
        seats: 2,
        neutrals: true,
        ..Options::default()
    };
    let ring = "orange settlement 0,0.N\norange road 0,0.NE\norange road 0,0.E\n\
                orange road 0,0.SE\norange road 0,0.SW\norange road 0,0.W";
    let of_orange = |text: &str| {
        let mut lines = text.lines();
        lines
            .find(|line| line.contains("Orange"))
            .map(str::to_owned)
    };
    let line = of_orange(&shown(two(), ring)).expect("it has a line");
    assert!(line.ends_with("; longest route"), "{line}");
    let line = of_orange(&shown(two(), "orange settlement 0,0.N")).expect("it has a line");
    assert!(!line.contains("longest route"), "{line}");
}

#[test]
fn own_hidden_points_are_counted_for_their_owner_alone() {
    let cards = "red settlement 0,0.N\nred cards point point\nblue cards point";
    let text = shown(Options::default(), cards);
    assert!(
        text.contains("Red: 1 point (3 with your hidden ones)"),
        "{text}"
    );
    assert!(text.contains("Blue: 0 points,"), "{text}");
}

#[test]
fn cards_bought_this_turn_are_told_apart() {
    let text = shown(Options::default(), "red cards knight\nred fresh monopoly");
    let due = "development cards: 1 knight; bought this turn: 1 monopoly";
    assert!(text.to_lowercase().contains(due), "{text}");
    let text = shown(Options::default(), "red cards knight");
    assert!(!text.contains("bought this turn"), "{text}");
}

#[test]
fn with_knights_the_decks_are_counted() {
    let knights = || Options {
        knights: true,
        ..Options::default()
    };
    let text = shown(knights(), "");
    assert!(
        text.contains("progress cards: 18 commerce, 18 politics, 18 science"),
        "{text}"
    );
    let text = shown(knights(), "red progress spy");
    assert!(
        text.contains("18 commerce, 17 politics, 18 science"),
        "{text}"
    );
}
