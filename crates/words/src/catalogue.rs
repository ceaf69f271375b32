//! The rule catalogue as it is built from the dossiers.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::book::ChapterLine;

/// One row of `rules/catalogue.json`.
#[derive(Debug, Deserialize)]
pub struct Row {
    pub id: String,
    #[serde(rename = "box")]
    game_box: String,
    pub(crate) text: String,
    source: String,
    confidence: String,
    kind: String,
}

/// A rule, a ruling or a card, as people look it up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Rule {
    pub id: &'static str,
    /// The rule in the reader's language; none while its box is not finished.
    pub sentence: Option<String>,
    /// What the dossier says, in English; searched in every language.
    pub text: &'static str,
    /// The rule in full, in the reader's language: in English the dossier's entry, elsewhere the
    /// translation's `.full`, or the sentence where that says it all.
    pub full: String,
    pub game_box: &'static str,
    /// Part and name of its chapter.
    pub place: (&'static str, &'static str),
    /// The title of that chapter, in the reader's language.
    pub chapter: String,
    /// Where it was read, in the marks the dossier explains.
    pub source: &'static str,
    /// How sure the source is: `R` rulebook, `2S` two sources, `1S` one, `M` memory, `A` assumed.
    pub confidence: &'static str,
    /// `rule`, `ruling` or `card`.
    pub kind: &'static str,
}

impl Rule {
    /// An entry in its chapter; `title` is the chapter's.
    pub(crate) fn new(
        row: &'static Row,
        home: &ChapterLine,
        title: String,
        sentence: Option<String>,
        full: String,
    ) -> Rule {
        Rule {
            id: &row.id,
            sentence,
            text: &row.text,
            full,
            game_box: &row.game_box,
            place: (home.part, home.name),
            chapter: title,
            source: &row.source,
            confidence: &row.confidence,
            kind: &row.kind,
        }
    }
}

/// The whole catalogue, in its order.
pub fn rows() -> &'static [Row] {
    static ROWS: LazyLock<Vec<Row>> = LazyLock::new(|| {
        serde_json::from_str(include_str!("../../../rules/catalogue.json"))
            .expect("the builder of the catalogue writes every field")
    });
    &ROWS
}
