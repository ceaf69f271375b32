//! Finished games, looked at again, and the rules, looked up.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::phrase::Phrase;
use crate::refusal::Refusal;
use crate::table::{Picture, Scene, Update};

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
/// Checked without the rules: only `landnam verify` proves that the bags are those the rules give.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Verdict {
    pub verified: bool,
    pub steps: u32,
    /// How many of the steps were draws; each was recomputed.
    pub draws: u32,
    /// How many draws dealt the layout; each was recomputed. Older journals do not list them.
    pub layout: u32,
    /// The layout was chosen, not dealt.
    pub practice: bool,
    pub commitment: String,
    /// What is wrong, for people who read journals.
    pub fault: Option<String>,
}

/// `GET /api/rules?search=&box=&chapter=` and `/api/rules/{id}`: a rule as people look it up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RulePage {
    pub id: String,
    /// The rule in the caller's language.
    pub sentence: Option<String>,
    /// The rule in full, in the caller's language; equal to the sentence where that says it all.
    pub text: String,
    pub game_box: String,
    /// Part and name of its chapter: `base/building`.
    pub place: String,
    /// The title of its chapter.
    pub chapter: String,
    /// `rule`, `ruling` or `card`.
    pub kind: String,
}

/// `GET /api/book`: a chapter of the rule book; they come in learning order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ChapterCard {
    /// A box, the scenarios, or two boxes together: `base`.
    pub part: String,
    /// Its name within the part: `building`.
    pub name: String,
    /// In the caller's language.
    pub title: String,
    /// One to three sentences.
    pub about: String,
    /// Names of its drawn examples.
    pub examples: Vec<String>,
}

/// `GET /api/examples/{name}`: a position with what the rules say about it, checked by the engine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ExamplePage {
    pub name: String,
    /// What there is to see, in the caller's language.
    pub caption: String,
    pub scene: Scene,
    pub picture: Picture,
    /// The hex in the middle of what is shown; all is shown if there is none.
    pub around: Option<String>,
    /// How many hexes one sees in each direction.
    pub reach: u8,
    /// Places that are pointed at.
    pub pointed: Vec<String>,
    pub marks: Vec<ExampleMark>,
    /// The colours of the seats, and what they are called in the caller's language.
    pub colours: Vec<String>,
    pub names: Vec<String>,
}

/// Something that could be done in an example.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ExampleMark {
    pub seat: u8,
    pub verb: String,
    /// The place or thing it is done to.
    pub target: String,
    pub phrase: Phrase,
    /// Why the rules forbid it; none if they allow it.
    pub refusal: Option<Refusal>,
}
