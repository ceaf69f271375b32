//! Records a game, verifies its journal, changes one decision, and sees that it no longer holds.
//!
//! `cargo run -p records --example forged_journal`

use dice::{Options, Rules};
use game::testing::TestLuck;
use game::{Awaits, Choices, Game as _, Luck};
use records::{Journal, Nonce, Recorder, Seed, verify};

fn main() {
    let seed = Seed::draw().expect("the operating system has randomness");
    let nonces = ["lucky", "rabbit"].map(|it| Nonce::new(it.as_bytes()).expect("it is short"));
    let options = Options {
        seats: 2,
        ..Options::default()
    };
    let mut table = Recorder::<Rules>::open(&options, seed, nonces.to_vec()).expect("a table");
    let mut luck = TestLuck(1);
    while let Awaits::Seats(seats) = table.awaits() {
        let menu = table.game().menu(table.state(), seats.lowest());
        let action = menu.nth(luck.below(menu.count()));
        let acted = table.act(seats.lowest(), action);
        acted.expect("the menu lists what is allowed");
    }

    let honest = table.journal().to_string();
    let journal = Journal::<Rules>::parse(honest.as_bytes()).expect("what was written can be read");
    let verified = verify(&journal).expect("it is honest");
    println!(
        "{} steps, {} draws: verified",
        verified.steps, verified.draws
    );

    // Red would rather have ended the first turn at once.
    let (first, rest) = honest
        .split_once("\nred: ")
        .expect("red has decided something");
    let (_, rest) = rest.split_once('\n').expect("it is a line");
    let forged = format!("{first}\nred: end\n{rest}");
    let fault = match Journal::<Rules>::parse(forged.as_bytes()) {
        Ok(journal) => verify(&journal).expect_err("it is forged"),
        Err(fault) => fault,
    };
    println!("forged: {fault}");
}

#[test]
fn a_forgery_is_found() {
    main();
}
