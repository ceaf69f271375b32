//! From any step of a finished game one can play on: at a new table that counts for nothing, with
//! new dice, against the bots that sat there.

use std::net::IpAddr;

use axum::Json;
use axum::extract::{Path, State};
use protocol::{PlayOn, SeatHolder, TableCard};
use tables::{Opening, Person, Table, TableError};

use crate::api_error::ApiError;
use crate::app::App;
use crate::guard::{Body, Household};
use crate::handle::Handle;
use crate::house::{House, bot};
use crate::lobby::card;
use crate::people::Known;

/// Sits where a person sat.
const IN_PLACE_OF_PEOPLE: &str = "aud";

pub async fn play_on(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(person): Known,
    Household(address): Household,
    Body(wish): Body<PlayOn>,
) -> Result<Json<TableCard>, ApiError> {
    let old = app.house.find(&id).await?;
    let place = old.room(&app.house.shared.workshop, address).await?;
    let plan = old
        .look_at(place, move |table, _| plan(table, wish))
        .await??;
    let id = app.house.play_on(plan, person.clone(), wish.seat, address);
    let handle: Handle = app.house.find(&id.await?).await?;
    Ok(Json(card(&handle, person.id).await?))
}

/// How the new table is opened, and the level of each seat's bot.
type Plan = (Opening, Vec<String>);

fn plan(table: &Table, wish: PlayOn) -> Result<Plan, TableError> {
    let position = tables::up_to(&table.recorded()?, wish.step)?;
    let levels = table.seats().into_iter().map(|seat| match seat.holder {
        SeatHolder::Bot { level } => level,
        _ => IN_PLACE_OF_PEOPLE.to_owned(),
    });
    let levels: Vec<String> = levels.collect();
    if usize::from(wish.seat) >= levels.len() {
        return Err(TableError::NoSuchSeat);
    }
    let opening = Opening {
        position: Some(position),
        open: false,
        clock: None,
        coach: false,
        ..table.opening().clone()
    };
    Ok((opening, levels))
}

impl House {
    /// The table is its host's alone; the game begins once they sit down.
    async fn play_on(
        &self,
        (opening, levels): Plan,
        host: Person,
        seat: u8,
        address: IpAddr,
    ) -> Result<String, crate::handle::Trouble> {
        let opening = Opening {
            host,
            seed: self.shared.fresh_seed().0,
            terms: None,
            ..opening
        };
        let others = (0..).zip(&levels).filter(|(it, _)| *it != seat);
        let bots = others.map(|(seat, level)| bot(seat, level)).collect();
        self.open_with(opening, bots, address).await
    }
}
