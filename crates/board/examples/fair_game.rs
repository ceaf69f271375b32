//! Commits to a seed, plays a random game by it, and verifies every draw from the journal.
//!
//! `cargo run -p board --example fair_game`

use board::{Options, Rules};
use game::testing::TestLuck;
use game::{Awaits, Choices, Game, Luck};
use records::{Nonce, Recorder, Seed, verify};

fn main() {
    let seed = Seed::draw().expect("the operating system has randomness");
    println!("commitment: {}", seed.commitment());
    let nonces = ["lucky", "", "rabbit", ""].map(|it| Nonce::new(it.as_bytes()));
    let nonces = nonces
        .into_iter()
        .collect::<Result<Vec<_>, _>>()
        .expect("short nonces");
    let mut table = Recorder::<Rules>::open(&Options::default(), seed, nonces).expect("a table");

    // Only decisions come from outside; the recorder makes every draw itself.
    let mut luck = TestLuck(1);
    while let Awaits::Seats(seats) = table.awaits() {
        let menu = table.game().menu(table.state(), seats.lowest());
        let action = menu.nth(luck.below(menu.count()));
        table
            .act(seats.lowest(), action)
            .expect("the menu lists what is allowed");
    }

    println!("{}", table.journal());
    let verified = verify(table.journal()).expect("an honest journal");
    println!("{verified:?}");
}

#[test]
fn an_honest_journal_verifies() {
    main();
}
