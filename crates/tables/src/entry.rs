//! What a store keeps of a table: everything that happened, in order, and nothing else.

use protocol::{ChangeConditions, ClockRules, Redraw};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::command::{Person, Secret};

/// One thing that happened at a table. Entries are only ever added.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry {
    /// Always the first one.
    Opened(Box<Opening>),
    Sat {
        seat: u8,
        person: Person,
        /// What the person adds to the table's chance, in the first form; ignored once the game
        /// runs.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        nonce: String,
        /// What the person has pledged to add.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pledge: Option<String>,
    },
    /// A seat pledges anew.
    Pledged {
        seat: u8,
        pledge: String,
    },
    /// The table has a new seed, for these terms. All pledges are forgotten.
    Redrawn {
        seed: Secret,
        terms: String,
        why: Redraw,
    },
    /// The list of seats is closed: nothing can be changed from now on.
    Listed {
        list: String,
    },
    /// A seat hands over the nonce it had pledged.
    Revealed {
        seat: u8,
        nonce: String,
    },
    /// A seat agrees to start without the nonces that did not come.
    Agreed {
        seat: u8,
    },
    /// The seat is open again.
    Vacated {
        seat: u8,
    },
    /// The host has taken this person out of their seat, and they may not sit down again.
    Removed {
        person: Person,
    },
    /// They may after all.
    Admitted {
        person: String,
    },
    BotSeated {
        seat: u8,
        level: String,
        /// None for bots of old: theirs follows from the seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// A bot with an account takes the seat.
    ProgramSeated {
        seat: u8,
        bot: Person,
        /// The name of its owner.
        owner: String,
    },
    OptionsChosen {
        options: Value,
        /// None if game and seats stay as they are.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<ChosenGame>,
    },
    ConditionsChosen(ChangeConditions),
    /// The seed is fixed and everything is dealt. Tables of old say no more than this; what they
    /// dealt is seen by dealing again.
    Started,
    /// The seed is fixed and everything is dealt: the journal up to the first decision.
    Begun {
        journal: String,
    },
    /// A decision and all draws that followed, as lines of the game's journal.
    Acted {
        seat: u8,
        lines: Vec<String>,
        /// The client's name for this decision; empty for bots.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        key: String,
        hand: Actor,
        /// What is left in the seat's bank of time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bank_millis: Option<u64>,
    },
    /// Somebody has asked the coach, for the first time in this game.
    Coached {
        seat: u8,
    },
    /// One of the others agrees to let a bot play for the seat's owner.
    ReplacementAgreed {
        seat: u8,
        by: u8,
    },
    /// A bot plays for the seat's owner until they are back.
    StandInTook {
        seat: u8,
        /// What is left in the seat's bank of time; none at tables without clocks, and of old.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bank_millis: Option<u64>,
    },
    OwnerCameBack {
        seat: u8,
    },
    Said {
        person: Person,
        seat: Option<u8>,
        text: String,
        /// The client's name for this line; empty if it gave none.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        key: String,
    },
    /// What this person says is refused from now on.
    Muted {
        person: Person,
    },
    Unmuted {
        person: String,
    },
    /// Only people with a seat may say something, or everybody may again.
    ChatLimited {
        seated_only: bool,
    },
    /// Where the next game between these people is played.
    RematchOpened {
        table: String,
    },
    /// The table ends without a game's end: nobody began, or bots have played on alone too long.
    Closed,
    /// The server came back with newer rules; every step so far follows these, too.
    RulesRaised {
        rules: u32,
    },
    /// The server came back with newer rules, and a step does not follow them: the game ends.
    Outdated {
        rules: u32,
    },
}

/// Another game, or the same for another number of seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChosenGame {
    pub id: String,
    pub seats: u8,
    /// As in [`Opening`].
    pub rules: u32,
}

/// Who made a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Actor {
    Person,
    /// One of the house, or one with an account.
    Bot,
    /// For a person or a program that is away or whose time was up.
    StandIn,
}

/// How a table was opened.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opening {
    pub game: String,
    /// Empty if the host gave the table none.
    pub name: String,
    pub host: Person,
    pub seats: u8,
    pub options: Value,
    /// Shown in the lobby.
    pub open: bool,
    pub clock: Option<ClockRules>,
    /// Whoever sits down agrees that everybody may ask the coach.
    #[serde(default)]
    pub coach: bool,
    /// The secret behind all draws. It leaves the server when the game is over.
    pub seed: String,
    /// A position in notation to begin with; such a game has no record.
    pub position: Option<String>,
    /// In seconds since 1970; tables of old have none.
    #[serde(default)]
    pub opened: Option<u64>,
    /// The version of its family's rules; tables of old have the first.
    #[serde(default = "first_rules")]
    pub rules: u32,
    /// What the commitment covers besides the seed. Tables of old have none: their chance follows
    /// the first form.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub terms: Option<String>,
}

const fn first_rules() -> u32 {
    1
}

/// Keeps the seed out of logs.
impl std::fmt::Debug for Opening {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(
            f,
            "Opening({} for {}, {})",
            self.game, self.seats, self.options
        )
    }
}
