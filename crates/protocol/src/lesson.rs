//! Lessons: what there is to learn, and how one stands after some moves.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::table::TableState;

/// `GET /api/lessons`: a lesson; they come in learning order. Its words are `lesson-<id>` in
/// `text/`, those of its tasks `lesson-<id>-<name>`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LessonCard {
    pub id: String,
    /// The part of the house it belongs to: `base`, `cities`.
    pub part: String,
    /// The game one could play next.
    pub game: String,
    /// About how long it takes.
    pub minutes: u8,
    pub tasks: Vec<LessonTask>,
}

/// One thing to do in a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LessonTask {
    pub name: String,
    /// Rules that tell more about it.
    pub rules: Vec<String>,
}

/// `POST /api/lessons/{id}`: everything the learner has done so far. Nothing of it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LessonMoves {
    /// Notation, as the choices of a table have it; at most 64.
    pub moves: Vec<String>,
}

/// How a lesson stands after these moves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LessonFrame {
    pub id: String,
    /// The task that is on, from 0; as many as there are once the lesson is over.
    pub task: u32,
    pub tasks: u32,
    /// How many moves of this task are made.
    pub made: u32,
    /// How many moves there were when it began: *Again* goes back to them.
    pub begun: u32,
    /// There is no move left to do what the task asks for.
    pub is_missed: bool,
    /// Places that are pointed at.
    pub points: Vec<String>,
    /// The moves that solve the rest of the task.
    pub answers: Vec<String>,
    /// Everything as a table would send it to the learner. The events are those of the last move.
    pub table: TableState,
}
