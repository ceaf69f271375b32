//! What people ask of a table.

use protocol::{ChangeConditions, SeatHolder};
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
        /// Agrees that everybody may ask the coach.
        coach: bool,
    },
    /// Leaves one's seat; once the game runs, to a stand-in.
    Stand,
    /// The host opens a seat, or gives it to a bot, before the start.
    ChangeSeat { seat: u8, holder: SeatHolder },
    /// The host gives a seat to a bot with an account, before the start. Whether they may is known
    /// to whoever keeps the accounts.
    Invite {
        seat: u8,
        bot: Person,
        /// The name of its owner.
        owner: String,
    },
    /// The host chooses what is played.
    ChangeOptions {
        options: Value,
        /// None keeps game or seats.
        game: Option<String>,
        seats: Option<u8>,
        /// For the new commitment.
        seed: Secret,
    },
    /// The host chooses what the table is called, who finds it and how long one may think.
    ChangeConditions(ChangeConditions),
    /// Closes the list of seats; without pledges the game begins at once.
    Start,
    /// Hands over the pledged nonce; the last one begins the game.
    Reveal { nonce: String },
    /// A nonce did not come: starts again, or agrees to start without it.
    Again { without: bool, seed: Secret },
    Act {
        prompt: u32,
        action: String,
        /// Decided together with it: all of them or none.
        more: Vec<String>,
        key: String,
    },
    /// Is about to ask the coach.
    Consult,
    /// Agrees to let a bot play for somebody who is away or keeps the others waiting.
    Replace { seat: u8 },
    Say {
        text: String,
        /// The client's name for this line, as with decisions; empty if it has none.
        key: String,
    },
    /// The host lets somebody say nothing more, or speak again.
    Mute {
        /// By id.
        person: String,
        muted: bool,
    },
    /// The host lets somebody sit down whom they had taken out of a seat.
    Admit {
        /// By id.
        person: String,
    },
    /// The host closes the chat to people without a seat, or opens it to all.
    LimitChat { seated_only: bool },
    /// Names the table at which the next game is played.
    Rematch { table: String },
}
