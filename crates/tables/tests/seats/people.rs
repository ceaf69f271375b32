//! Ann, Bob and their tables.

use game::{Seat, Viewer};
use protocol::SeatHolder;
use records::{Nonce, Seed};
use serde_json::Value;
use tables::{Command, Decided, Millis, Opening, Person, Secret, Table, TableError};

pub const SEED: Seed = Seed::from_bytes([3; 32]);

pub fn person(id: &str) -> Person {
    Person {
        id: id.to_owned(),
        name: id.to_uppercase(),
    }
}

pub fn opening(game: &str, seats: u8, options: Value) -> Opening {
    Opening {
        game: game.to_owned(),
        name: "test".to_owned(),
        host: person("ann"),
        seats,
        options,
        open: false,
        clock: None,
        coach: false,
        seed: SEED.reveal(),
        position: None,
        opened: None,
        rules: 1,
        terms: None,
    }
}

pub fn try_it(table: &mut Table, who: &str, command: Command, now: u64) -> Result<(), TableError> {
    match table.decide(&person(who), command, Millis(now))? {
        Decided::Pending(pending) => table.commit(pending, Millis(now)),
        Decided::Already(_) => {}
    }
    Ok(())
}

pub fn sit(seat: u8) -> Command {
    Command::Sit {
        seat,
        pledge: None,
        commitment: String::new(),
        coach: false,
    }
}

/// Sits down, or pledges anew, with the pledge of a nonce.
pub fn pledge(table: &Table, seat: u8, nonce: &str) -> Command {
    let commitment = table.lobby(None).commitment;
    let nonce: Nonce = nonce.parse().unwrap();
    Command::Sit {
        seat,
        pledge: Some(nonce.pledge(&commitment.parse().unwrap()).to_string()),
        commitment,
        coach: false,
    }
}

pub fn reveal(nonce: &str) -> Command {
    let nonce = nonce.to_owned();
    Command::Reveal { nonce }
}

pub fn fresh(byte: u8) -> Secret {
    Secret(Seed::from_bytes([byte; 32]).reveal())
}

pub fn bot(seat: u8) -> Command {
    let level = "random".to_owned();
    let holder = SeatHolder::Bot { level };
    Command::ChangeSeat { seat, holder }
}

pub fn act(table: &Table, seat: u8, action: &str, key: &str) -> Command {
    let update = table
        .update(Viewer::Seat(Seat(seat)), 0, Millis(0))
        .unwrap();
    Command::Act {
        prompt: update.prompt,
        action: action.to_owned(),
        more: Vec::new(),
        key: key.to_owned(),
    }
}

pub fn table(opening: Opening) -> Table {
    Table::open("t", opening).unwrap().0
}

/// A started game of Ann and Bob.
pub fn started(mut opening: Opening, position: Option<&str>) -> Table {
    opening.position = position.map(str::to_owned);
    let seats = opening.seats;
    let mut table = table(opening);
    try_it(&mut table, "ann", sit(0), 0).unwrap();
    try_it(&mut table, "bob", sit(1), 0).unwrap();
    for seat in 2..seats {
        try_it(&mut table, "ann", bot(seat), 0).unwrap();
    }
    try_it(&mut table, "ann", Command::Start, 0).unwrap();
    table
}
