//! What a program that plays a seat is told, and what it answers: lines of JSON, whatever carries
//! them. `docs/bot-protocol.md` describes them for people who write such programs.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::phrase::{ChoiceCard, Phrase};
use crate::table::{EventEntry, Picture, Scene};

/// The version of these messages. It grows when a program that follows the page could be misled;
/// new fields and new messages leave it as it is.
pub const BOT_PROTOCOL: u32 = 1;

/// What a program is told. It answers [`BotMessage::Hello`] by a [`BotHello`] and
/// [`BotMessage::Decide`] by a [`BotAct`], and nothing else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "message", rename_all = "lowercase")]
pub enum BotMessage {
    /// The first message of all.
    Hello(BotGreeting),
    /// A table has a seat for the program. Only where several games are played at the same time.
    Game(BotGame),
    /// A game begins.
    Start(Box<BotStart>),
    /// The seat has to decide.
    Decide(Box<BotDecide>),
    /// The program did not decide as it should have: somebody else did.
    Lapse(BotLapse),
    /// The game is over, or given up.
    End(BotEnd),
    /// No more games follow; the program ends by itself.
    Quit,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BotGreeting {
    /// [`BOT_PROTOCOL`].
    pub protocol: u32,
    /// Who speaks, with its version.
    pub host: String,
}

/// A program's answer to a greeting.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BotHello {
    /// The version it was written for.
    pub protocol: u32,
    pub name: String,
}

/// A table at which a program has a seat; what happens there is told by the table's own stream.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BotGame {
    pub table: String,
    pub game: String,
    pub seat: u8,
    pub seats: u8,
}

/// A game, as far as it never changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BotStart {
    /// The number of the game in its match.
    pub number: u32,
    pub game: String,
    /// Options that differ from those of the game.
    pub options: serde_json::Value,
    /// The version of the family's rules.
    pub rules: u32,
    /// Which seat the program holds.
    pub seat: u8,
    pub seats: Vec<BotSeat>,
    /// How long it may think about a decision.
    pub millis: u32,
    /// A number to seed its own chance with, so that a match can be played again. It has nothing
    /// to do with the draws of the game.
    pub seed: u32,
    pub scene: Scene,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BotSeat {
    pub seat: u8,
    /// `red`, `blue`…: the seat's name in notation.
    pub colour: String,
    /// Who sits there.
    pub called: String,
}

/// A question to a seat, with everything the seat may know. What it shares with an
/// [`crate::Update`] means the same there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BotDecide {
    /// The number the answer has to name; it comes only once in the life of a program.
    pub prompt: u32,
    /// Steps of the game so far.
    pub version: u32,
    pub sentence: Phrase,
    pub awaited: Vec<u8>,
    /// What happened since the last question, or since the start.
    pub events: Vec<EventEntry>,
    pub picture: Picture,
    /// Everything that is allowed, but for forms.
    pub choices: Vec<ChoiceCard>,
    /// Forms that are open: what they are filled in with is allowed or not, and listed nowhere.
    pub forms: Vec<String>,
    /// So long the program may think.
    pub millis: u32,
}

/// A program's decision. `POST /api/bot/tables/{id}/actions` takes the same; [`crate::Acted`]
/// follows, or a [`crate::Refusal`]: then it did not count, and a stand-in decides.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct BotAct {
    /// The question it answers. An answer to an earlier one is passed over.
    pub prompt: u32,
    /// Notation: one of the choices, word for word, or a form filled in.
    pub action: String,
}

/// Why a program's decision did not count.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BotLapse {
    pub prompt: u32,
    pub kind: LapseKind,
    /// The rule that forbids it, if one does.
    pub rule: Option<String>,
    pub sentence: String,
    /// What was done instead.
    pub instead: String,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LapseKind {
    /// No whole line came in time.
    Late,
    /// What came was no answer.
    Unreadable,
    /// It was an answer, and a rule forbids it.
    Refused,
    /// The program has ended.
    Gone,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BotEnd {
    /// What happened since the last question.
    pub events: Vec<EventEntry>,
    /// By seat; empty if the game was given up before it ended.
    pub points: Vec<i32>,
    pub winners: Vec<u8>,
}
