//! The rules of the house, to look up and to search.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use protocol::RulePage;
use serde::Deserialize;

use crate::api_error::{ApiError, language};
use crate::app::App;

/// Best matches shown.
const MOST: usize = 100;

#[derive(Deserialize)]
pub struct Search {
    /// Words that must all occur.
    search: Option<String>,
    /// All rules of one box.
    #[serde(rename = "box")]
    game_box: Option<String>,
}

pub async fn list(
    State(app): State<App>,
    headers: HeaderMap,
    Query(search): Query<Search>,
) -> Json<Vec<RulePage>> {
    let words = app.words.of(language(&headers));
    let text = search.search.unwrap_or_default();
    let found: Vec<words::Rule> = if text.trim().is_empty() {
        words.rules().collect()
    } else {
        words.search(&text).into_iter().take(MOST).collect()
    };
    let wanted = search.game_box;
    let in_box = |rule: &words::Rule| {
        wanted
            .as_ref()
            .is_none_or(|wanted| rule.game_box.eq_ignore_ascii_case(wanted))
    };
    Json(found.into_iter().filter(in_box).map(page).collect())
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
    RulePage {
        id: rule.id.to_owned(),
        sentence: rule.sentence,
        text: rule.full,
        game_box: rule.game_box.to_owned(),
        chapter: rule.chapter,
        kind: rule.kind.to_owned(),
    }
}
