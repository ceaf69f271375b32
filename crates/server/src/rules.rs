//! The rules of the house: the rule book with its examples, to read, to look up and to search.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use protocol::{ChapterCard, ExampleMark, ExamplePage, Phrase, RulePage};
use serde::Deserialize;
use tables::{Drawing, Mark, TableError};
use words::Words;

use crate::api_error::{ApiError, language};
use crate::app::App;
use crate::guard::{FromQuery, Household};
use crate::packing::{Made, Unpacks};

/// Best matches shown.
const MOST: usize = 100;

#[derive(Deserialize)]
pub struct Asked {
    /// Words that must all occur.
    search: Option<String>,
    /// All rules of one box.
    #[serde(rename = "box")]
    game_box: Option<String>,
    /// All rules of one chapter: `base/building`.
    chapter: Option<String>,
}

pub async fn list(
    State(app): State<App>,
    headers: HeaderMap,
    FromQuery(asked): FromQuery<Asked>,
    Household(address): Household,
) -> Result<Made, ApiError> {
    let shelves = app.clone();
    let found = app.house.shared.workshop.run(address, move || {
        let words = shelves.words.of(language(&headers));
        Made::json(&found(words, asked), Unpacks::of(&headers))
    });
    Ok(found.await?)
}

/// All sentences of a language, or those that fit.
fn found(words: &Words, asked: Asked) -> Vec<RulePage> {
    let text = asked.search.unwrap_or_default();
    let found: Vec<words::Rule> = if text.trim().is_empty() {
        words.rules().collect()
    } else {
        words.search(&text).into_iter().take(MOST).collect()
    };
    let (wanted, chapter) = (asked.game_box, asked.chapter);
    let in_box = |rule: &words::Rule| {
        wanted
            .as_ref()
            .is_none_or(|wanted| rule.game_box.eq_ignore_ascii_case(wanted))
    };
    let pages = found.into_iter().filter(in_box).map(page);
    let in_chapter = |page: &RulePage| chapter.as_ref().is_none_or(|wanted| page.place == *wanted);
    pages.filter(in_chapter).collect()
}

pub async fn show(
    State(app): State<App>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Json<RulePage>, ApiError> {
    let words = app.words.of(language(&headers));
    let rule = words.rule(&id).ok_or(ApiError::NOT_FOUND)?;
    Ok(Json(page(rule)))
}

fn page(rule: words::Rule) -> RulePage {
    let (part, chapter) = rule.place;
    RulePage {
        id: rule.id.to_owned(),
        sentence: rule.sentence,
        text: rule.full,
        game_box: rule.game_box.to_owned(),
        place: format!("{part}/{chapter}"),
        chapter: rule.chapter,
        kind: rule.kind.to_owned(),
    }
}

pub async fn book(State(app): State<App>, headers: HeaderMap) -> Json<Vec<ChapterCard>> {
    let words = app.words.of(language(&headers));
    let card = |chapter: words::Chapter| ChapterCard {
        part: chapter.part.to_owned(),
        name: chapter.name.to_owned(),
        title: chapter.title,
        about: chapter.about,
        examples: chapter.examples.into_iter().map(str::to_owned).collect(),
    };
    Json(words.chapters().map(card).collect())
}

pub async fn example(
    State(app): State<App>,
    headers: HeaderMap,
    Path(name): Path<String>,
    Household(address): Household,
) -> Result<Made, ApiError> {
    let example = tables::examples().find(|example| example.name == name);
    let example = example.ok_or(ApiError::NOT_FOUND)?;
    let shelves = app.clone();
    let drawn = app.house.shared.workshop.run(address, move || {
        let words = shelves.words.of(language(&headers));
        // What is not true is not shown; a test draws them all.
        let drawing = example.draw().ok()?;
        let page = example_page(words, name, drawing);
        Some(Made::json(&page, Unpacks::of(&headers)))
    });
    drawn.await?.ok_or(ApiError::FAULT)
}

fn example_page(words: &Words, name: String, drawing: Drawing) -> ExamplePage {
    let colours = drawing.colours.iter();
    let names: Vec<String> = colours
        .clone()
        .map(|colour| words.label(&format!("cli-seat-{colour}"), &[]))
        .collect();
    let mark = |mark: Mark| ExampleMark {
        seat: mark.seat.0,
        verb: mark.verb.to_owned(),
        target: mark.target,
        phrase: Phrase::from(&mark.deed),
        refusal: mark.refused.map(|violation| {
            let refusal = ApiError::from(TableError::Rule(violation));
            refusal.at(names.clone()).into_body(words)
        }),
    };
    let (around, reach) = drawing.around.unzip();
    ExamplePage {
        caption: words.label(&format!("example-{name}"), &[]),
        name,
        scene: drawing.scene,
        picture: drawing.picture,
        around,
        reach: reach.unwrap_or_default(),
        pointed: drawing.pointed,
        marks: drawing.marks.into_iter().map(mark).collect(),
        colours: colours.map(|colour| (*colour).to_owned()).collect(),
        names,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use words::Language;

    use super::*;

    /// Every example stands in one chapter, and has a caption in every language.
    #[test]
    fn chapters_and_examples_belong_together() {
        let drawn: Vec<&str> = tables::examples().map(|example| example.name).collect();
        for words in Language::ALL.map(Words::new) {
            let named: Vec<&str> = words.chapters().flat_map(|it| it.examples).collect();
            let all: BTreeSet<&&str> = drawn.iter().chain(&named).collect();
            assert_eq!(
                (named.len(), drawn.len()),
                (all.len(), all.len()),
                "{all:?}"
            );
            for name in &named {
                let caption = words.find(&format!("example-{name}"));
                assert!(caption.is_some_and(|it| it.len() > 40), "caption of {name}");
            }
        }
    }

    /// A part of the book with positions has at least two examples.
    #[test]
    fn no_box_goes_without_examples() {
        let words = Words::new(Language::En);
        for part in [
            "base", "two", "sea", "scenario", "cities", "together", "rivals", "dice",
        ] {
            let chapters = words.chapters().filter(|it| it.part == part);
            let examples: usize = chapters.map(|it| it.examples.len()).sum();
            assert!(examples >= 2, "{part} has {examples}");
        }
    }
}
