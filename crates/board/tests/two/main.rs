//! What the rules of the game for two say, in notation. The neutral players are orange and white.

// Here every file is a test; clippy sees that only where `#[test]` stands.
#![allow(clippy::unwrap_used)]

#[path = "../common/table.rs"]
mod table;

mod forced_trade;
mod founding;
mod neutrals;
mod price;
mod rolls;
mod second_army;
mod setup;
mod tokens;
mod trade_cards;

use board::Options;
use table::{Table, on_beginner_board};

/// The options of a game for two on the island of the beginner board.
fn for_two() -> Options {
    on_beginner_board(&Options {
        seats: 2,
        neutrals: true,
        start: Some(game::Seat(0)),
        ..Options::default()
    })
}

impl Table {
    /// Trade cards of red, of blue, and in the supply.
    fn trade_cards(&self) -> [u8; 3] {
        let two = &self.state.public.two;
        [two.trade_cards[0], two.trade_cards[1], two.supply]
    }
}
