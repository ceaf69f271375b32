//! Finished games, looked at again.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::table::Update;

/// `GET /api/tables/{id}/replay?viewer=&step=`: how a finished game stood after a step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ReplayFrame {
    /// How many steps the game has; 0 is the beginning.
    pub steps: u32,
    /// The events are those of this step alone.
    pub update: Update,
}

/// `GET /api/tables/{id}/verify`: whether the chance of a finished game was fair.
///
/// Found without rules: that the bags are those the rules give only `landnam verify` proves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Verdict {
    pub verified: bool,
    pub steps: u32,
    /// How many of the steps were draws; each was done again.
    pub draws: u32,
    /// How many draws dealt the layout; each was done again. Tables of old did not write them down.
    pub layout: u32,
    /// The layout was chosen, not dealt.
    pub practice: bool,
    pub commitment: String,
    /// What was found wrong, for people who read journals.
    pub fault: Option<String>,
}

/// `GET /api/rules?search=&box=` and `/api/rules/{id}`: a rule as people look it up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RulePage {
    pub id: String,
    /// The rule in the caller's language.
    pub sentence: Option<String>,
    /// What the dossier says, in English and in full.
    pub text: String,
    pub game_box: String,
    pub chapter: String,
    /// `rule`, `ruling` or `card`.
    pub kind: String,
}
