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

/// A seed as text. It is stored with the table, and kept out of logs.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(pub String);

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str("Secret")
    }
}

/// Something a person asks for. Bots decide through `Table::decide_answer`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Takes an open seat, or one's own seat back from its stand-in.
    Sit {
        seat: u8,
        /// None adds nothing to the table's chance.
        pledge: Option<String>,
        /// The table's, which the pledge was made for.
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
        /// For the new commitment.
        seed: Secret,
    },
    /// Closes the list of seats; without pledges the game begins at once.
    Start,
    /// Hands over the pledged nonce; the last one begins the game.
    Reveal {
        nonce: String,
    },
    /// A nonce did not come: starts again, or agrees to start without it.
    Again {
        without: bool,
        seed: Secret,
    },
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
