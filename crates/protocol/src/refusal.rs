//! Why something was not done.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::phrase::Fact;

/// The body of every answer that says no. `rule` is there when a rule of the game forbids it.
///
/// Sent by the server instead of an [`crate::Acted`] (422 for a rule, 409 for a stale prompt, 403
/// for somebody else's seat, 404, 413, 429…). Nothing was changed; the client shows the sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Refusal {
    /// `rule`, `stale`, `not-your-seat`, `unreadable`, `not-found`, `too-many-requests`, …
    pub code: String,
    /// `BASE-58`; none if no rule is concerned.
    pub rule: Option<String>,
    /// One sentence in the caller's language.
    pub sentence: String,
    /// The sentence in parts, so that the client can call places by its own names; empty if it
    /// names none.
    pub parts: Vec<SentencePart>,
    pub facts: BTreeMap<String, Fact>,
}

/// A part of a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SentencePart {
    Text(String),
    /// Notation.
    Place(String),
}
