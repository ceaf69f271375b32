//! Puzzles. As with lessons, the browser keeps the moves, and nothing is stored.

use std::net::IpAddr;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use protocol::{PuzzleCard, PuzzleMoves, PuzzleShelf};
use puzzles::Puzzle;
use tables::{MOST_MOVES, PuzzleError, attempt, puzzle_card};

use crate::api_error::ApiError;
use crate::app::App;
use crate::guard::{Body, Household};
use crate::packing::{Made, Unpacks};

pub async fn list(State(app): State<App>, headers: HeaderMap) -> Made {
    let count = puzzles::all().len() as u32;
    let shelf = PuzzleShelf {
        today: day(&app),
        puzzles: (0..count)
            .map(|day| puzzle_card(puzzles::of_day(day)))
            .collect(),
    };
    Made::json(&shelf, Unpacks::of(&headers))
}

pub async fn today(State(app): State<App>) -> Json<PuzzleCard> {
    Json(puzzle_card(puzzles::of_day(day(&app))))
}

fn day(app: &App) -> u32 {
    puzzles::day(app.house.shared.seconds())
}

pub async fn show(
    State(app): State<App>,
    headers: HeaderMap,
    Path(id): Path<String>,
    Household(address): Household,
) -> Result<Made, ApiError> {
    let beginning = PuzzleMoves {
        moves: Vec::new(),
        help: None,
    };
    answer(&app, &headers, &id, address, beginning).await
}

pub async fn play(
    State(app): State<App>,
    headers: HeaderMap,
    Path(id): Path<String>,
    Household(address): Household,
    Body(asked): Body<PuzzleMoves>,
) -> Result<Made, ApiError> {
    answer(&app, &headers, &id, address, asked).await
}

async fn answer(
    app: &App,
    headers: &HeaderMap,
    id: &str,
    address: IpAddr,
    asked: PuzzleMoves,
) -> Result<Made, ApiError> {
    let puzzle: &Puzzle = puzzles::by_id(id).ok_or(ApiError::NOT_FOUND)?;
    let unpacks = Unpacks::of(headers);
    let played = app.house.shared.workshop.run(address, move || {
        let frame = attempt(puzzle, &asked.moves, asked.help);
        let frame = frame.map_err(|error| match error {
            PuzzleError::Refused(refusal) => ApiError::from(refusal),
            PuzzleError::TooMany => ApiError::too_many_moves(MOST_MOVES as u32),
            PuzzleError::Faulty(why) => {
                tracing::error!(puzzle = puzzle.id, why, "a puzzle is wrong");
                ApiError::FAULT
            }
        })?;
        Ok(Made::json(&frame, unpacks))
    });
    played.await?
}
