//! Finished games: journal, fairness, replay, analysis.

use std::net::IpAddr;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use game::{Seat, Viewer};
use protocol::Verdict;
use serde::Deserialize;
use tables::{Table, TableError};

use crate::api_error::ApiError;
use crate::app::App;
use crate::guard::{FromQuery, Household};
use crate::packing::{Made, Unpacks};

/// Asks a finished game something, which takes a while.
async fn look<T: Send + 'static>(
    app: &App,
    id: &str,
    address: IpAddr,
    ask: impl FnOnce(&Table) -> Result<T, TableError> + Send + 'static,
) -> Result<T, ApiError> {
    let handle = app.house.find(id).await?;
    let place = handle.room(&app.house.shared.workshop, address).await?;
    Ok(handle.look_at(place, move |table, _| ask(table)).await??)
}

pub async fn journal(
    State(app): State<App>,
    Path(id): Path<String>,
    Household(address): Household,
    unpacks: Unpacks,
) -> Result<Response, ApiError> {
    let text = look(&app, &id, address, move |table| {
        let journal = table.journal()?.into_bytes();
        Ok(Made::text("text/plain; charset=utf-8", journal, unpacks))
    });
    let name = "attachment; filename=\"journal.txt\"";
    Ok(([(header::CONTENT_DISPOSITION, name)], text.await?).into_response())
}

pub async fn verify(
    State(app): State<App>,
    Path(id): Path<String>,
    Household(address): Household,
) -> Result<Json<Verdict>, ApiError> {
    Ok(Json(look(&app, &id, address, Table::verify).await?))
}

#[derive(Deserialize)]
pub struct Known {
    /// So many decisions the caller has; they are left out.
    #[serde(default)]
    known: usize,
    #[serde(default)]
    hands: Hands,
}

/// By what decisions are judged.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Default)]
#[serde(rename_all = "snake_case")]
pub enum Hands {
    /// What their seat could know.
    #[default]
    Own,
    /// All hands, as if they had lain open.
    Open,
}

pub async fn analysis(
    State(app): State<App>,
    Path(id): Path<String>,
    FromQuery(asked): FromQuery<Known>,
    Household(address): Household,
    unpacks: Unpacks,
) -> Result<Made, ApiError> {
    let journal = look(&app, &id, address, Table::recorded);
    let shared = &app.house.shared;
    let mut reading = shared.reading(&id, asked.hands, address, journal).await?;
    if let Some(analysis) = &mut reading.analysis {
        let known = asked.known.min(analysis.decisions.len());
        analysis.decisions.drain(..known);
    }
    Ok(Made::json(&reading, unpacks))
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
    FromQuery(asked): FromQuery<Asked>,
    Household(address): Household,
    unpacks: Unpacks,
) -> Result<Made, ApiError> {
    let frame = look(&app, &id, address, move |table| {
        let seats = table.seats().len();
        let viewer = match asked.viewer.as_deref() {
            None | Some("all") => Viewer::Referee,
            Some("spectator") => Viewer::Spectator,
            Some(seat) => match seat.parse().ok().filter(|seat| usize::from(*seat) < seats) {
                Some(seat) => Viewer::Seat(Seat(seat)),
                None => return Err(TableError::NoSuchSeat),
            },
        };
        let frame = table.replay(tables::FrameAt {
            viewer,
            step: asked.step,
            since: asked.since,
        })?;
        Ok(Made::json(&frame, unpacks))
    });
    frame.await
}
