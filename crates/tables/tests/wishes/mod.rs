//! Somebody, a table she wishes for, and what begins its game.

use protocol::SeatHolder;
use records::Seed;
use serde_json::Value;
use tables::{Command, Opening, Person};

pub fn ann() -> Person {
    Person {
        id: "ann".to_owned(),
        name: "Ann".to_owned(),
    }
}

pub fn wish(game: &str, seats: u8, options: Value, position: Option<String>) -> Opening {
    Opening {
        game: game.to_owned(),
        name: "test".to_owned(),
        host: ann(),
        seats,
        options,
        open: false,
        clock: None,
        coach: false,
        seed: Seed::from_bytes([5; 32]).reveal(),
        position,
        opened: None,
        rules: 1,
        terms: None,
    }
}

/// Bots take all seats, and the game starts.
pub fn start_of_bots(seats: u8) -> impl Iterator<Item = Command> {
    let bot = |seat| Command::ChangeSeat {
        seat,
        holder: SeatHolder::Bot {
            level: "random".to_owned(),
        },
    };
    (0..seats).map(bot).chain([Command::Start])
}
