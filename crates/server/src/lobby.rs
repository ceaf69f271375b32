//! Games and tables to choose from.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use protocol::{CreateTable, GameCard, TableCard};

use crate::api_error::ApiError;
use crate::app::App;
use crate::guard::{Body, Household};
use crate::handle::Handle;
use crate::people::{Caller, Known};

/// "My games" goes back so far.
const MINE: u32 = 50;

pub async fn games() -> Json<Vec<GameCard>> {
    Json(tables::game_cards())
}

pub async fn open_tables(State(app): State<App>, caller: Caller) -> Json<Vec<TableCard>> {
    // The lobby shows what everybody sees; whose seat is whose is on the page of the table.
    drop(caller);
    Json(app.house.shared.listed())
}

pub async fn my_tables(
    State(app): State<App>,
    Known(person): Known,
) -> Result<Json<Vec<TableCard>>, ApiError> {
    let ids = app
        .house
        .shared
        .store
        .tables_of(person.id.clone(), MINE)
        .await;
    let mut cards = Vec::new();
    for id in ids.map_err(|_| ApiError::UNAVAILABLE)? {
        // A table that cannot be shown now does not hide the others.
        if let Ok(handle) = app.house.find(&id).await
            && let Ok(card) = card(&handle, person.id.clone()).await
        {
            cards.push(card);
        }
    }
    Ok(Json(cards))
}

pub async fn card(handle: &Handle, person: String) -> Result<TableCard, ApiError> {
    Ok(handle
        .look(move |table, _| table.card(Some(&person)))
        .await?)
}

pub async fn open(
    State(app): State<App>,
    Known(person): Known,
    Household(address): Household,
    Body(wish): Body<CreateTable>,
) -> Result<Json<TableCard>, ApiError> {
    let id = app.house.open(person.clone(), wish, address).await?;
    let handle = app.house.find(&id).await?;
    Ok(Json(card(&handle, person.id).await?))
}

pub async fn rematch(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(person): Known,
    Household(address): Household,
) -> Result<Json<TableCard>, ApiError> {
    let old = app.house.find(&id).await?;
    let new = app.house.rematch(&old, person.clone(), address).await?;
    let handle = app.house.find(&new).await?;
    Ok(Json(card(&handle, person.id).await?))
}

/// The lobby before the game, everything once it runs.
pub async fn table(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
    Household(address): Household,
) -> Result<Response, ApiError> {
    let handle = app.house.find(&id).await?;
    let who = caller.id();
    let place = handle.room(&app.house.shared.workshop, address).await?;
    let message = handle.look_at(place, move |table, now| {
        let who = who.as_deref();
        let message = match table.state(who, now) {
            Some(state) => protocol::ServerMessage::Table(Box::new(state)),
            None => protocol::ServerMessage::Lobby(Box::new(table.lobby(who))),
        };
        serde_json::to_vec(&message).expect("messages are plain data")
    });
    let kind = [(header::CONTENT_TYPE, "application/json")];
    Ok((kind, message.await?).into_response())
}
