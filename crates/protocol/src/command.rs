//! What the client asks the server to do.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::distinct::distinct;
use crate::lobby::{ClockRules, SeatHolder};
use crate::refusal::Refusal;

/// `POST /api/tables`: opens a table; its [`crate::TableCard`] follows. The caller is its host.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CreateTable {
    pub game: String,
    #[serde(default)]
    pub name: Option<String>,
    pub seats: u8,
    #[serde(default, deserialize_with = "distinct")]
    pub options: serde_json::Value,
    /// Shown in the lobby; otherwise only who has the link finds it.
    #[serde(default)]
    pub open: bool,
    #[serde(default)]
    pub clock: Option<ClockRules>,
    /// Bots for every seat but the first, which waits for the host: one level for all of them, or
    /// one for each with commas between.
    #[serde(default)]
    pub bots: Option<String>,
    /// Everybody who sits down may ask the coach. Where all others are bots, one may anyway.
    #[serde(default)]
    pub coach: bool,
    /// A position in notation to begin with, or the journal of a game to go on with; such a table
    /// has no record.
    #[serde(default)]
    pub position: Option<String>,
}

/// `POST /api/tables/{id}/play-on`: opens a table that goes on with a finished game from a step;
/// its [`crate::TableCard`] follows. The caller is its host, and sits down on the free seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayOn {
    /// So many steps of the old game are kept.
    pub step: u32,
    /// Which seat the caller wants to play.
    pub seat: u8,
}

/// `POST /api/tables/{id}/sit`: takes an open seat, takes one's own seat back from its stand-in, or
/// pledges anew after the table got a new commitment.
///
/// A pledge is made after the table has shown its commitment: one that does not name it is refused,
/// so that no server can choose its seed by it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Sit {
    pub seat: u8,
    /// The hash of commitment and nonce, 64 hexadecimal digits; none adds nothing to the chance.
    #[serde(default)]
    pub pledge: Option<String>,
    /// The commitment the pledge was made for, from [`crate::LobbyState`].
    #[serde(default)]
    pub commitment: String,
    /// Agrees that everybody at the table may ask the coach. Without it nobody can sit down where
    /// that is a condition.
    #[serde(default)]
    pub coach: bool,
}

/// `POST /api/tables/{id}/reveal`: hands over the pledged nonce, after the client has found its
/// pledge and its terms in the closed list. The last one begins the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Reveal {
    /// Hexadecimal digits, 1 to 64 bytes.
    pub nonce: String,
}

/// `POST /api/tables/{id}/again`: a nonce did not come in time. The table gets a new seed, and
/// starts again when all have pledged anew.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Again {
    /// Agrees that the missing seats add nothing from now on; it happens when all others agree.
    #[serde(default)]
    pub without: bool,
}

/// `POST /api/tables/{id}/seats`: before the start the host opens a seat, whoever holds it, or
/// gives it to a bot. Whoever held it cannot sit down again unless the host admits them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatChange {
    pub seat: u8,
    pub holder: SeatHolder,
}

/// `POST /api/tables/{id}/actions`: one decision, or several of a kind that are made together, like
/// the cards of a discard. [`Acted`] follows, or a [`Refusal`]; then none of them was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Act {
    /// The prompt it answers, from the last [`crate::Update`].
    pub prompt: u32,
    /// Notation.
    pub action: String,
    /// Further decisions with the same verb, in this order. Chance must not come between them.
    #[serde(default)]
    pub more: Vec<String>,
    /// Made up by the client for this decision; the same key sent again gets the same answer.
    pub key: String,
}

/// The decision is durable and was carried out; the [`crate::Update`] comes by the event stream.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Acted {
    pub version: u32,
}

/// `POST /api/tables/{id}/why`: would this be allowed, and if not, why? Changes nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Why {
    pub action: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct WhyAnswer {
    /// None if it is allowed.
    pub refusal: Option<Refusal>,
}

/// `POST /api/tables/{id}/chat`: a line for everybody at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Chat {
    pub text: String,
    /// The client's own name for this line, at most 64 characters: sent again, it is said once.
    /// Empty if nobody would send it again.
    #[serde(default)]
    pub key: String,
}

/// `POST /api/tables/{id}/mute`: the host mutes somebody, or lets them speak again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Mute {
    /// From [`crate::ChatLine`].
    pub person: String,
    pub muted: bool,
}

/// `POST /api/tables/{id}/admit`: the host lets somebody sit down again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Admit {
    /// From [`crate::LobbyState`].
    pub person: String,
}

/// `POST /api/tables/{id}/chat-rules`: the host closes the chat to people without a seat, or opens
/// it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ChatRules {
    pub seated_only: bool,
}

/// `POST /api/tables/{id}/replace`: agrees to let a bot play for somebody who is away or keeps the
/// others waiting ([`crate::IdleState`]). It happens when all others who are there agree; the owner
/// of the seat takes it back by sitting down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Replace {
    pub seat: u8,
}

/// `POST /api/tables/{id}/options`: the host chooses other options, another game or another number
/// of seats before the game begins. Everything that is drawn is agreed on anew.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ChangeOptions {
    #[serde(deserialize_with = "distinct")]
    pub options: serde_json::Value,
    /// None keeps the game.
    #[serde(default)]
    pub game: Option<String>,
    /// None keeps their number. People sit on those that stay.
    #[serde(default)]
    pub seats: Option<u8>,
}

/// `POST /api/tables/{id}/conditions`: the host chooses what the table is called, who finds it and
/// how long one may think, before the game begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ChangeConditions {
    pub open: bool,
    /// None lets everybody think as long as they like.
    pub clock: Option<ClockRules>,
    /// None keeps the name; an empty one calls the table after its host.
    #[serde(default)]
    pub name: Option<String>,
    /// Whether everybody may ask the coach; none keeps it. Nobody else may have sat down yet
    /// without having agreed.
    #[serde(default)]
    pub coach: Option<bool>,
}
