//! Games to choose from, tables to sit down at.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::ChatLine;

/// One game of the house. `GET /api/games` lists them for home and set-up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameCard {
    /// `dice`, `base`, `two`.
    pub id: String,
    /// `dice`, `board`; the client draws by it.
    pub family: String,
    /// Games of one group are shown together: `base`, `sea`, `rivals`.
    pub group: String,
    /// The scenario it plays, `fog_islands`; its words are `scenario-<id>` in `text/`.
    pub scenario: Option<String>,
    /// The boxes it is played by, the most particular last: `base`, `cities`.
    pub boxes: Vec<String>,
    pub min_seats: u8,
    pub max_seats: u8,
    /// About how long it takes.
    pub minutes: u16,
    /// Points that win, where they cannot be chosen.
    pub goal: Option<u8>,
    /// What it takes to win besides points: `fortress`, `wonder`.
    pub also_needs: Option<String>,
    pub bots: Vec<BotLevel>,
    pub presets: Vec<Preset>,
    pub options: Vec<OptionField>,
}

/// A bot that can take a seat; its words are `bot-<id>` in `text/`. Every game has the same four.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct BotLevel {
    pub id: String,
}

/// A named choice of options; its words are `preset-<id>` in `text/`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Preset {
    pub id: String,
    pub seats: u8,
    pub options: serde_json::Value,
}

/// One option of a table; its words are `option-<id>` in `text/`, with an attribute `.help`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct OptionField {
    pub id: String,
    pub kind: OptionKind,
    pub default: serde_json::Value,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum OptionKind {
    Number {
        min: i32,
        max: i32,
    },
    /// A number: one of the seats of the table, from 0.
    Seat,
    Switch,
    Choice {
        choices: Vec<OptionChoice>,
    },
}

/// A value of an option; its words are `option-<field>-<id>` in `text/`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct OptionChoice {
    pub id: String,
    pub value: serde_json::Value,
}

/// A row of the lobby or of "my games".
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableCard {
    pub id: String,
    pub game: String,
    pub family: String,
    /// As in [`GameCard`].
    #[serde(default)]
    pub scenario: Option<String>,
    /// Likewise.
    pub boxes: Vec<String>,
    /// Empty if its host gave it none: it is called after the host, in the reader's language.
    pub name: String,
    /// The name of the one who opened it.
    #[serde(default)]
    pub host: String,
    pub phase: TablePhase,
    pub open: bool,
    pub seats: Vec<SeatCard>,
    /// The caller's seat, if they sit here.
    pub my_seat: Option<u8>,
    /// Is the caller awaited?
    pub my_turn: bool,
    pub clock: Option<ClockRules>,
    /// When it was opened, in seconds since 1970.
    #[ts(type = "number | null")]
    pub opened: Option<u64>,
    /// Seats that won, once the game is over.
    pub winners: Vec<u8>,
    /// It begins at a made-up position or with a chosen layout. That is no fair deal, whatever
    /// happens here, and is marked wherever the table is shown.
    #[serde(default)]
    pub practice: bool,
    /// What part the coach has here.
    #[serde(default)]
    pub coach: CoachPart,
}

/// What part the coach has at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum CoachPart {
    /// Only somebody against bots alone may ask, and nobody has.
    #[default]
    None,
    /// Everybody who sits down agrees that all may ask.
    Agreed,
    /// Somebody has asked in this game.
    Asked,
}

/// `GET /api/tables`: a part of the lobby, tables one can sit down at before those one can watch.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LobbyPage {
    pub tables: Vec<TableCard>,
    /// `?after=` for the next page; none if this is the last.
    pub next: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum TablePhase {
    Gathering,
    Running,
    Over,
    /// A fault stopped it; its journal is kept.
    Stopped,
    /// The rules have changed, and its steps do not follow them: it has ended without a winner.
    Outdated,
    /// Nobody began it in time, or bots played on alone for too long.
    Closed,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatCard {
    pub seat: u8,
    /// `red`, `blue`…: the seat's name in notation and its colour.
    pub colour: String,
    pub holder: SeatHolder,
    /// What whoever sits here is called, a bot, too; nobody else at the table looks alike. Empty
    /// while the seat is open.
    #[serde(default)]
    pub called: String,
    pub connected: bool,
    /// A bot plays in the absence of the seat's owner.
    pub stand_in: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "holder", rename_all = "lowercase")]
pub enum SeatHolder {
    Open,
    Person {
        name: String,
    },
    Bot {
        level: String,
    },
    /// A bot with an account of its own, whose program runs elsewhere.
    Program {
        name: String,
        owner: String,
    },
}

/// Seconds for each decision, and a bank of seconds that is used up beyond them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ClockRules {
    pub per_decision: u32,
    pub bank: u32,
}

/// What everybody at a table that has not started sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LobbyState {
    pub table: TableCard,
    pub options: serde_json::Value,
    /// The hash of the server's seed and of the terms; noted before a nonce is pledged.
    pub commitment: String,
    pub i_am_host: bool,
    /// Everything is set: the host may start.
    pub can_start: bool,
    /// How the chance of the table is agreed on; none where only the seed was committed to, as it
    /// was at tables of old.
    pub deal: Option<DealState>,
    pub chat: ChatState,
    /// What was said so far, for those who come or come back; others have heard it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub said: Option<Vec<ChatLine>>,
    /// People the host has taken out of their seats, who sit down again only if they are let.
    pub removed: Vec<NamedPerson>,
}

/// Who may say something at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ChatState {
    /// Only people with a seat, and the host.
    pub seated_only: bool,
    /// People the host has muted.
    pub muted: Vec<NamedPerson>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct NamedPerson {
    pub person: String,
    pub name: String,
}

/// What seats and server agree on before anything is drawn; `docs/fair-chance.md` says how a client
/// checks it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DealState {
    /// What the commitment covers: the text that is hashed.
    pub terms: String,
    /// How often the commitment was replaced so far, and why the last time.
    pub redrawn: u32,
    pub why: Option<Redraw>,
    /// What each seat has pledged.
    pub pledges: Vec<Option<String>>,
    /// Seats that had pledged and must do so anew before the game can start.
    pub owing: Vec<u8>,
    /// The closed list of seats, once the host has started: the text that is hashed.
    pub list: Option<String>,
    /// Seats whose nonces are awaited.
    pub awaited: Vec<u8>,
    /// Seats that agree to start without the awaited nonces.
    pub agreed: Vec<u8>,
    /// So long after the list was closed nobody has to wait any longer.
    pub patience_millis: u32,
}

/// Why a table has a new commitment. Every pledge was forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "why", rename_all = "lowercase")]
pub enum Redraw {
    /// The host chose other options.
    Options,
    /// The server came back with other rules.
    Rules,
    /// The nonces of these seats did not come, and somebody did not want to wait.
    Again { missing: Vec<u8> },
    /// The same, and all others agreed that these seats add nothing.
    Without { missing: Vec<u8> },
}
