//! Guests: a name and a session.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// `POST /api/guests`: sent once by a browser without a session; a [`Guest`] and a cookie follow.
/// `POST /api/me`: the guest wants another name; [`Me`] follows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct NewGuest {
    pub name: String,
}

/// The answer to [`NewGuest`]; the recovery code is shown this once and never again.
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

/// `POST /api/recover`: another browser takes over a guest and all his seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Recover {
    pub recovery_code: String,
}
