//! Guests: a name and sessions.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// `POST /api/guests`: sent once by a browser without a session; a [`Guest`] and a cookie follow.
/// `POST /api/me`: the guest wants another name; [`Me`] follows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct NewGuest {
    pub name: String,
}

/// The answer to [`NewGuest`], and to `POST /api/me/recovery-code`, which makes another code and
/// lets the one before stop working. The recovery code is shown this once and never again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Guest {
    pub me: Me,
    pub recovery_code: String,
}

/// `GET /api/me`: who this browser is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    pub id: String,
    pub name: String,
}

/// `POST /api/recover`: another browser takes over a guest and all their seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Recover {
    pub recovery_code: String,
    /// All older sessions of the guest end.
    #[serde(default)]
    pub end_others: bool,
}

/// `GET /api/me/sessions`: a browser in which the caller is signed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Session {
    /// Names it for [`EndSessions`]; of no use to anybody else.
    pub id: String,
    /// It is the one that asks.
    pub here: bool,
    /// `Firefox, Linux`; empty if the browser does not say. No more than this is kept.
    pub device: String,
    /// When it began, in seconds since 1970; none for sessions of old.
    #[ts(type = "number | null")]
    pub begun: Option<u64>,
    /// When it was last used, to about ten minutes.
    #[ts(type = "number")]
    pub used: u64,
}

/// `POST /api/me/sessions/end`: signs out here or elsewhere; the sessions that are left follow.
/// Event streams of the others end at once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "end", rename_all = "lowercase")]
pub enum EndSessions {
    /// The one that asks.
    This,
    One {
        id: String,
    },
    Others,
    All,
}
