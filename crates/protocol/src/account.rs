//! Bots that play over the server with an account of their own: whose they are, and who may invite
//! them. What they are told of a game is in `bot.rs`.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// `POST /api/me/bots`: a bot of the caller's; [`BotToken`] follows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct NewBot {
    /// No other bot of the house looks alike.
    pub name: String,
    /// As in [`BotTerms`].
    #[serde(default)]
    pub open: bool,
    /// Likewise.
    #[serde(default)]
    pub games: Vec<String>,
}

/// On what terms a bot plays. `POST /api/me/bots/{id}` changes them for tables to come;
/// [`BotCard`] follows.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct BotTerms {
    /// Every host may invite it; otherwise its owner alone.
    #[serde(default)]
    pub open: bool,
    /// The games it plays, by id; all of them if there are none.
    #[serde(default)]
    pub games: Vec<String>,
}

/// A bot with an account, as hosts and its owner see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct BotCard {
    pub id: String,
    pub name: String,
    /// The name of the guest who answers for it.
    pub owner: String,
    /// It is the caller's.
    pub mine: bool,
    /// As in [`BotTerms`].
    pub open: bool,
    /// Likewise.
    pub games: Vec<String>,
    /// Its program is connected, or was a minute ago.
    pub online: bool,
}

/// A bot and the token its program signs in with. The token is shown once; the server keeps its
/// hash.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct BotToken {
    pub bot: BotCard,
    /// `Authorization: Bearer` and this.
    pub token: String,
}

/// `POST /api/tables/{id}/invite`: before the start the host gives a seat that no person holds to a
/// bot with an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct InviteBot {
    pub seat: u8,
    /// Its name, or its id.
    pub bot: String,
}
