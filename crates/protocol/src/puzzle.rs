//! Puzzles: which there are, and what somebody's moves come to.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::phrase::{ChoiceCard, Phrase};
use crate::table::TableState;

/// `GET /api/puzzles`: all puzzles, and which is today's.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleShelf {
    /// Days since the first of January 1970, in UTC.
    pub today: u32,
    /// In the order of their days: day `d` has the one at place `d` modulo their number.
    pub puzzles: Vec<PuzzleCard>,
}

/// A puzzle as lists show it; `GET /api/puzzles/today` gives the one of the day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleCard {
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// `win`, `founding`, `leader` or `dice`: its name is `puzzles-kind-<kind>` in `text/`, its
    /// task `puzzles-task-<kind>`.
    pub kind: String,
    /// From 1, the easy ones, to 3.
    pub level: u8,
    pub seats: u8,
}

/// `POST /api/puzzles/{id}`: everything that was done so far. Nothing of it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleMoves {
    /// Notation, as the choices of a table have it; at most 64.
    pub moves: Vec<String>,
    /// What is asked for besides.
    #[serde(default)]
    pub help: Option<PuzzleHelp>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum PuzzleHelp {
    /// What kind of move comes next.
    Kind,
    /// And where.
    Place,
    /// The whole answer.
    Answer,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum PuzzleStanding {
    /// Nothing is lost yet.
    Going,
    Solved,
    Failed,
}

/// How a puzzle stands after these moves. `GET /api/puzzles/{id}` gives its beginning.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleFrame {
    pub card: PuzzleCard,
    pub standing: PuzzleStanding,
    /// Why it failed, or why the answer is the best; none while it goes on.
    pub why: Option<Phrase>,
    /// None if no hint was asked for, or if nothing solves it from here.
    pub hint: Option<PuzzleHint>,
    /// The moves that solve it from its beginning; empty until it is solved or they are asked for.
    pub answer: Vec<ChoiceCard>,
    pub origin: PuzzleOrigin,
    /// Everything as a table would send it. The events are those of the last move.
    pub table: TableState,
}

/// What comes next.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleHint {
    /// The kind of move, as choices name it.
    pub verb: String,
    /// Place, card or thing it is done to; none before one asks for it.
    pub target: Option<String>,
}

/// The game a position comes from: bots played it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleOrigin {
    pub seed: u32,
    /// The number of the game among those of this seed.
    pub number: u32,
    /// So many decisions and draws lie before the position, not counting what was forced.
    pub steps: u32,
}
