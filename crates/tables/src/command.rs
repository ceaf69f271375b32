//! What people ask of a table.

use protocol::SeatHolder;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Somebody who can hold a seat. The id is his for good, the name is what others read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    pub id: String,
    pub name: String,
}

/// Something a person asks for. Bots decide through `Table::decide_answer`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Takes an open seat, or one's own seat back from its stand-in.
    Sit {
        seat: u8,
        nonce: String,
        /// The table's, which the nonce was made for.
        commitment: String,
    },
    /// Leaves one's seat; once the game runs, to a stand-in.
    Stand,
    /// The host opens a seat, gives it to a bot, or replaces an absent player.
    ChangeSeat {
        seat: u8,
        holder: SeatHolder,
    },
    ChangeOptions {
        options: Value,
    },
    Start,
    Act {
        prompt: u32,
        action: String,
        key: String,
    },
    Say {
        text: String,
    },
    /// Names the table at which the next game is played.
    Rematch {
        table: String,
    },
}
