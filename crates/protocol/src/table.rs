//! What the server tells everybody at a table.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::board::{BoardPicture, BoardScene};
use crate::dice::{DicePicture, DiceScene};
use crate::events::GameEvent;
use crate::lobby::{ChatState, LobbyState, SeatCard};
use crate::phrase::{ChoiceCard, Phrase};
use crate::rivals::{RivalsPicture, RivalsScene};

/// One message of the event stream `GET /api/tables/{id}/events`.
///
/// Sent to every viewer after every durable change; its id is the table's version, so that
/// `Last-Event-ID` brings what was missed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "message", rename_all = "lowercase")]
pub enum ServerMessage {
    Lobby(Box<LobbyState>),
    /// The game began, or the viewer has just connected: everything at once.
    Table(Box<TableState>),
    Update(Box<Update>),
    Chat(ChatLine),
    Presence(Presence),
    /// The session of this stream has ended, here or elsewhere; nothing follows.
    SignedOut,
}

/// Everything about a running or finished game: `GET /api/tables/{id}` and the first message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableState {
    pub lobby: LobbyState,
    pub scene: Scene,
    pub update: Update,
    pub chat: Vec<ChatLine>,
}

/// What happened since the viewer's last message, and how things stand for them now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Update {
    /// Steps of the journal so far.
    pub version: u32,
    /// The number an [`crate::Act`] has to name; it changes only when the viewer's choices do.
    pub prompt: u32,
    /// What is expected of the viewer, or whom they wait for.
    pub sentence: Phrase,
    /// The seats the game waits for.
    pub awaited: Vec<u8>,
    pub events: Vec<EventEntry>,
    pub picture: Picture,
    pub choices: Vec<ChoiceCard>,
    /// Forms open to the viewer: `offer`, `counter`.
    pub forms: Vec<String>,
    pub clocks: Vec<ClockState>,
    /// Seats whose time ran out since the viewer's last message: a stand-in decided for them.
    #[serde(default)]
    pub timed_out: Vec<u8>,
    pub idle: Vec<IdleState>,
    pub ending: Option<FinalCard>,
}

/// One event as the viewer may know it. Step and index are its id: they never change, and they
/// rise, so that nobody takes an event for a new one twice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct EventEntry {
    /// The step of the journal it belongs to.
    pub step: u32,
    /// Its number, from 0, among the events of this step that the viewer hears of.
    pub index: u32,
    /// Its sentence in the log; none for what a log passes over.
    pub phrase: Option<Phrase>,
    pub event: GameEvent,
}

/// What never changes at a table, by family.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "family", rename_all = "lowercase")]
pub enum Scene {
    Board(BoardScene),
    Dice(DiceScene),
    Rivals(RivalsScene),
}

/// How things stand for one viewer, by family.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "family", rename_all = "lowercase")]
pub enum Picture {
    Board(BoardPicture),
    Dice(DicePicture),
    Rivals(RivalsPicture),
}

/// A seat's time. It runs while the seat is awaited and the server is well.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ClockState {
    pub seat: u8,
    pub running: bool,
    pub decision_millis: u32,
    pub bank_millis: u32,
}

/// Somebody who is away, or is asked and does not decide. Listed while there is somebody who could
/// agree to let a bot play for them (`POST /api/tables/{id}/replace`).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct IdleState {
    pub seat: u8,
    /// So long until the others may agree.
    pub left_millis: u32,
    /// Seats whose consent it takes: people who are there.
    pub voters: Vec<u8>,
    pub agreed: Vec<u8>,
}

/// How the game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct FinalCard {
    pub points: Vec<i32>,
    pub winners: Vec<u8>,
    /// The table this one's rematch is played at.
    pub rematch: Option<String>,
    /// Is there a record to be replayed and analysed? A game that began at a made-up position has
    /// none.
    pub recorded: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ChatLine {
    /// None for a spectator.
    pub seat: Option<u8>,
    /// Who said it, by id: what the host mutes and others hide.
    pub person: String,
    /// How they are called at this table; a number behind it tells them from somebody who looks
    /// alike.
    pub name: String,
    pub text: String,
}

/// Somebody came, left, was replaced or muted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Presence {
    pub seats: Vec<SeatCard>,
    pub spectators: u32,
    pub idle: Vec<IdleState>,
    pub chat: ChatState,
}
