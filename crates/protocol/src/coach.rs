//! What a strong player would do, for somebody who asks at a running table.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::analysis::{Mark, Unit, WeighedChoice};
use crate::phrase::Phrase;

/// `POST /api/tables/{id}/hint`: what would a strong player do? [`Hint`] follows. The same question
/// gets the same answer. From then on the table is one at which the coach was asked.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct AskHint {
    /// An action the caller is about to take, to hear what it would cost.
    #[serde(default)]
    pub about: Option<String>,
}

/// What a strong player considers, by what the caller knows. Chances are in ten-thousandths, points
/// in hundredths, as in [`crate::GameAnalysis`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Hint {
    /// The question it answers; the hint is worth nothing for any other.
    pub prompt: u32,
    pub unit: Unit,
    /// The best first; none if there is nothing to choose, or nothing is known about it.
    pub choices: Vec<WeighedChoice>,
    /// Where to look first, without giving the choice away.
    pub look: Option<Phrase>,
    /// Why the best choice is the best: one sentence, in clauses. Each is a fact.
    pub why: Vec<Phrase>,
    /// The best three choices differ by less than a point, so that any of them will do.
    pub alike: bool,
    /// What the action costs that was asked about, if it can be told.
    pub about: Option<Cost>,
}

/// What is lost by a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Cost {
    pub loss: i32,
    /// None if it is too little to be told from an error of the estimate.
    pub mark: Option<Mark>,
}

/// `POST /api/tables/{id}/evaluation`: how the game stands, by what the caller knows. From then on
/// the table is one at which the coach was asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Evaluation {
    /// The step after which it stands so.
    pub version: u32,
    /// The chance of every seat to win, in ten-thousandths.
    pub chances: Vec<i32>,
    /// The points expected at the end, in hundredths; none in games that end with a winner.
    pub points: Option<Vec<i32>>,
}
