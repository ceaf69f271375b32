//! Lessons. The browser keeps the moves; each question plays them anew, and nothing is stored.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use protocol::{LessonCard, LessonMoves, LessonTask};
use tables::{Lesson, LessonError, MOST_MOVES, TableError};

use crate::api_error::{ApiError, language};
use crate::app::App;
use crate::guard::{Body, Household};
use crate::packing::{Made, Unpacks};

pub async fn list() -> Json<Vec<LessonCard>> {
    Json(tables::lessons().iter().map(card).collect())
}

fn card(lesson: &Lesson) -> LessonCard {
    let task = |task: &tables::LessonTask| LessonTask {
        name: task.name.to_owned(),
        rules: task.rules.iter().map(|it| (*it).to_owned()).collect(),
    };
    LessonCard {
        id: lesson.id.to_owned(),
        part: lesson.part.to_owned(),
        game: lesson.game.split(' ').next().unwrap_or_default().to_owned(),
        minutes: lesson.minutes,
        tasks: lesson.tasks.iter().map(task).collect(),
    }
}

pub async fn play(
    State(app): State<App>,
    headers: HeaderMap,
    Path(id): Path<String>,
    Household(address): Household,
    Body(asked): Body<LessonMoves>,
) -> Result<Made, ApiError> {
    let mut lessons = tables::lessons().iter();
    let lesson = lessons.find(|it| it.id == id).ok_or(ApiError::NOT_FOUND)?;
    let shelves = app.clone();
    let played = app.house.shared.workshop.run(address, move || {
        match tables::lecture(lesson, &asked.moves) {
            Ok(frame) => Ok(Made::json(&frame, Unpacks::of(&headers))),
            Err(LessonError::FirstTheTask { task }) => {
                let words = shelves.words.of(language(&headers));
                let key = format!("lesson-{}-{}-task", lesson.id, lesson.tasks[task].name);
                Err(ApiError::first_the_task(words.label(&key, &[])))
            }
            Err(LessonError::Rule(violation)) => Err(ApiError::from(TableError::Rule(violation))),
            Err(LessonError::NotUnderstood) => {
                let last = asked.moves.last().cloned().unwrap_or_default();
                let beginning = last.chars().take(60).collect();
                Err(ApiError::from(TableError::NotUnderstood(beginning)))
            }
            Err(LessonError::TooMany) => Err(ApiError::too_many_moves(MOST_MOVES as u32)),
            Err(LessonError::Faulty(why)) => {
                tracing::error!(lesson = lesson.id, why, "a lesson is wrong");
                Err(ApiError::FAULT)
            }
        }
    });
    played.await?
}

#[cfg(test)]
mod tests {
    use words::{Language, Words};

    /// A title, a sentence about it, and for each task what is told and what is to be done.
    #[test]
    fn lessons_have_words_in_every_language() {
        for words in Language::ALL.map(Words::new) {
            for lesson in tables::lessons() {
                let about = ["", "-about"].map(|end| format!("lesson-{}{end}", lesson.id));
                let tasks = lesson.tasks.iter().flat_map(|task| {
                    ["", "-task"].map(|end| format!("lesson-{}-{}{end}", lesson.id, task.name))
                });
                let rules = lesson.tasks.iter().flat_map(|task| &task.rules);
                for rule in rules {
                    assert!(words.rule(rule).is_some(), "{}: {rule}", lesson.id);
                }
                for key in about.into_iter().chain(tasks) {
                    let text = words.find(&key).unwrap_or_default();
                    assert!(!text.is_empty(), "{:?}: {key}", words.language());
                    let sentences = text.matches(['.', '?']).count();
                    assert!(sentences <= 2, "{key} has {sentences} sentences");
                }
            }
        }
    }
}
