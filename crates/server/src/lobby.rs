//! Games and tables to choose from.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use protocol::{CreateTable, LobbyPage, TableCard, TablePhase};
use serde::Deserialize;

use crate::api_error::ApiError;
use crate::app::App;
use crate::guard::{Body, FromQuery, Household};
use crate::handle::Handle;
use crate::packing::{Fixed, Made, Unpacks};
use crate::people::{Caller, Known};
use crate::rows;
use crate::store::{Found, LobbyQuery};
use crate::unbroken::unbroken;

/// "My games" goes back so far.
const MINE: u32 = 50;
/// Tables on a page of the lobby, unless another number is asked for.
const PAGE: usize = 20;
const LONGEST_PAGE: usize = 100;
/// The lobby in its order: first tables one can sit down at, then those one can watch.
const LOBBY: [TablePhase; 2] = [TablePhase::Gathering, TablePhase::Running];
/// Numbers of tables are smaller.
const NEWEST: u64 = i64::MAX as u64;

static GAMES: LazyLock<Fixed> = LazyLock::new(|| Fixed::json(&tables::game_cards()));

pub async fn games(headers: HeaderMap) -> Response {
    GAMES.answer(&headers)
}

/// What somebody wants to see of the lobby.
#[derive(Deserialize)]
pub struct Wanted {
    game: Option<String>,
    phase: Option<TablePhase>,
    /// The end of the page before.
    after: Option<String>,
    limit: Option<usize>,
}

/// A place in the lobby, as pages name it: `gathering.57`.
fn place(phase: TablePhase, number: u64) -> String {
    format!("{}.{number}", rows::phase_name(phase))
}

fn read_place(text: &str) -> Option<(TablePhase, u64)> {
    let (name, number) = text.split_once('.')?;
    let phase = LOBBY.into_iter().find(|it| rows::phase_name(*it) == name)?;
    Some((phase, number.parse().ok().filter(|it| *it <= NEWEST)?))
}

/// The lobby shows what everybody sees; whose seat is whose is on the page of the table.
pub async fn open_tables(
    State(app): State<App>,
    FromQuery(wanted): FromQuery<Wanted>,
) -> Result<Json<LobbyPage>, ApiError> {
    let limit = wanted.limit.unwrap_or(PAGE).clamp(1, LONGEST_PAGE);
    let begin = match wanted.after.as_deref() {
        None => (LOBBY[0], NEWEST),
        Some(after) => {
            let strange = || ApiError::wrong_query("after is no end of a page".into());
            read_place(after).ok_or_else(strange)?
        }
    };
    let mut found: Vec<(TablePhase, Found)> = Vec::new();
    let phases = LOBBY.into_iter().skip_while(|phase| *phase != begin.0);
    for phase in phases.filter(|phase| wanted.phase.is_none_or(|it| it == *phase)) {
        let query = LobbyQuery {
            phase: rows::phase_name(phase),
            game: wanted.game.clone(),
            before: if phase == begin.0 { begin.1 } else { NEWEST },
            // One more, to see whether there is another page.
            most: (limit + 1 - found.len()) as u32,
        };
        let part = app.house.shared.store.lobby(query).await;
        let part = part.map_err(|_| ApiError::UNAVAILABLE)?;
        found.extend(part.into_iter().map(|table| (phase, table)));
        if found.len() > limit {
            break;
        }
    }
    let is_more = found.len() > limit;
    found.truncate(limit);
    let last = found.last().filter(|_| is_more);
    let next = last.map(|(phase, table)| place(*phase, table.number));
    let mut tables = Vec::new();
    for (_, table) in found {
        // What an older version of the program has written is made anew.
        match table.outline.as_deref().and_then(rows::read) {
            Some(outline) => tables.push(outline.card),
            None => tables.extend(loaded_card(&app, &table.id, "").await),
        }
    }
    Ok(Json(LobbyPage { tables, next }))
}

/// None for a table that cannot be shown now: it does not hide the others.
async fn loaded_card(app: &App, id: &str, person: &str) -> Option<TableCard> {
    let (handle, person) = (app.house.find(id).await.ok()?, person.to_owned());
    let card = handle.glance(move |table, _| table.card(Some(&person)));
    card.await.ok()
}

pub async fn my_tables(
    State(app): State<App>,
    Known(person): Known,
) -> Result<Json<Vec<TableCard>>, ApiError> {
    let shared = &app.house.shared;
    let found = shared.store.tables_of(person.id.clone(), MINE).await;
    let found = found.map_err(|_| ApiError::UNAVAILABLE)?;
    let mut elsewhere = cards_elsewhere(&app, &found, &person.id).await;
    let mut cards = Vec::new();
    for table in found {
        // Whose turn it is changes faster than what is kept for lists.
        let is_played_at = shared.rooms.get(&table.id).is_some();
        let outline = table.outline.as_deref().and_then(rows::read);
        match (elsewhere.remove(&table.id), outline) {
            (Some(card), _) => cards.push(card),
            (None, Some(outline)) if !is_played_at => cards.push(outline.card_for(&person.id)),
            _ => cards.extend(loaded_card(&app, &table.id, &person.id).await),
        }
    }
    Ok(Json(cards))
}

/// How those tables stand that other nodes have.
async fn cards_elsewhere(app: &App, found: &[Found], person: &str) -> BTreeMap<String, TableCard> {
    let Some(cluster) = &app.house.shared.cluster else {
        return BTreeMap::new();
    };
    let tables = found.iter().map(|table| table.id.clone()).collect();
    let cards = cluster.cards(tables, person).await;
    let cards = cards.into_iter();
    cards.map(|card| (card.id.clone(), card)).collect()
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
    let (house, host) = (app.clone(), person.clone());
    // The old table must hear of the new one, even if whoever asks for it hangs up.
    let opened = unbroken(async move { house.house.rematch(&old, host, address).await });
    let new = opened.await??;
    let handle = app.house.find(&new).await?;
    Ok(Json(card(&handle, person.id).await?))
}

/// The lobby before the game, everything once it runs.
pub async fn table(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
    Household(address): Household,
    unpacks: Unpacks,
) -> Result<Made, ApiError> {
    let handle = app.house.find(&id).await?;
    let who = caller.id();
    let place = handle.room(&app.house.shared.workshop, address).await?;
    let message = handle.look_at(place, move |table, now| {
        let who = who.as_deref();
        let message = match table.state(who, now) {
            Some(state) => protocol::ServerMessage::Table(Box::new(state)),
            None => protocol::ServerMessage::Lobby(Box::new(table.lobby(who))),
        };
        Made::json(&message, unpacks)
    });
    Ok(message.await?)
}
