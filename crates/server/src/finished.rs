//! Finished games: journal, fairness, replay.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use game::{Seat, Viewer};
use protocol::{ReplayFrame, Verdict};
use serde::Deserialize;

use crate::api_error::ApiError;
use crate::app::App;

pub async fn journal(State(app): State<App>, Path(id): Path<String>) -> Result<Response, ApiError> {
    let handle = app.house.find(&id).await?;
    let text = handle.look(|table, _| table.journal()).await??;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
        (
            header::CONTENT_DISPOSITION,
            "attachment; filename=\"journal.txt\"",
        ),
    ];
    Ok((headers, text).into_response())
}

pub async fn verify(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<Verdict>, ApiError> {
    let handle = app.house.find(&id).await?;
    Ok(Json(handle.look(|table, _| table.verify()).await??))
}

#[derive(Deserialize)]
pub struct Asked {
    /// A seat's number; `all` or nothing for everything there was to see.
    viewer: Option<String>,
    #[serde(default)]
    step: u32,
    /// Events since this step; without it, only those of the step itself.
    since: Option<u32>,
}

pub async fn replay(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Json<ReplayFrame>, ApiError> {
    let handle = app.house.find(&id).await?;
    let frame = handle.look(move |table, _| {
        let seats = table.seats().len();
        let viewer = match asked.viewer.as_deref() {
            None | Some("all") => Viewer::Referee,
            Some("spectator") => Viewer::Spectator,
            Some(seat) => match seat.parse().ok().filter(|seat| usize::from(*seat) < seats) {
                Some(seat) => Viewer::Seat(Seat(seat)),
                None => return Err(tables::TableError::NoSuchSeat),
            },
        };
        table.replay(tables::FrameAt {
            viewer,
            step: asked.step,
            since: asked.since,
        })
    });
    Ok(Json(frame.await??))
}
