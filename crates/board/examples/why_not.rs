//! Asks which rule forbids a move.
//!
//! `cargo run -p board --example why_not`

use board::{Action, Board, Options, Rules, Setup};
use game::testing::TestLuck;
use game::{Game, Notation, Seat};

fn main() {
    let options = Options {
        board: Board::Beginner,
        ..Options::default()
    };
    let setup: Setup = game::Setup::deal(&options, &mut TestLuck(1)).expect("a printed island");
    let rules = Rules::open(setup).expect("the printed island can be played");
    let state = rules.start();
    for text in ["roll", "end", "settle 0,0.N"] {
        let action = Action::read(text, &rules).expect("a move in notation");
        match rules.check(&state, Seat(0), action) {
            Ok(()) => println!("{text}: allowed"),
            Err(violation) => println!("{text}: forbidden by {}", violation.rule),
        }
    }
    let end = Action::read("end", &rules).expect("a move in notation");
    let violation = rules
        .check(&state, Seat(0), end)
        .expect_err("nobody has rolled");
    assert_eq!(violation.rule.0, "BASE-33");
}

#[test]
fn a_violation_names_its_rule() {
    main();
}
