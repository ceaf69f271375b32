//! The event stream of a table: server-sent events that can be taken up again.

use std::net::IpAddr;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;

use crate::api_error::ApiError;
use crate::app::App;
use crate::caps::Hold;
use crate::guard::Household;
use crate::listeners::Stream;
use crate::people::Caller;
use crate::shared::Shared;

/// A comment line this often shows both sides that the other is there.
const HEARTBEAT: Duration = Duration::from_secs(15);
/// When there are as many listeners as there may be, one comes back after this time.
const FULL_HOUSE: Duration = Duration::from_secs(30);

pub async fn listen(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
    Household(household): Household,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let shared = &app.house.shared;
    let holds = take(shared, caller.id(), household)?;
    let handle = app.house.find(&id).await?;
    let place = handle.room(&shared.workshop, household).await?;
    let since = last_event(&headers);
    let stream = handle.listen(caller.0, since, place).await?;
    let closing = shared.close.subscribe();
    let body = stream::unfold((stream, closing, holds), next);
    let headers = [
        (header::CONTENT_TYPE, "text/event-stream"),
        (header::CACHE_CONTROL, "no-store"),
        // Proxies must not collect events into larger pieces.
        (header::HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    Ok((headers, Body::from_stream(body)).into_response())
}

/// A place in the count of a guest and of a household, as long as the stream lasts.
type Holds = (Option<Hold<String>>, Hold<IpAddr>);

/// Refuses whoever follows as much as they may.
fn take(shared: &Shared, guest: Option<String>, household: IpAddr) -> Result<Holds, ApiError> {
    if shared.listening.load(Ordering::Relaxed) >= shared.config.most_listeners {
        shared.metrics.refused("streams");
        return Err(ApiError::no_room(FULL_HOUSE));
    }
    let (caps, (of_guests, of_addresses)) = (shared.config.caps(), &shared.streams);
    let too_many = |cap: &'static str, key: &'static str, most: usize| {
        shared.metrics.refused(cap);
        ApiError::too_many(key, most)
    };
    let most = caps.streams_per_guest;
    let guest = guest.map(|guest| of_guests.take(guest, most).ok_or(()));
    let guest = guest
        .transpose()
        .map_err(|()| too_many("streams-per-guest", "refusal-too-many-streams", most))?;
    let most = caps.streams_per_address;
    let household = of_addresses
        .take(household, most)
        .ok_or_else(|| too_many("streams-per-address", "refusal-too-many-streams-here", most))?;
    Ok((guest, household))
}

type Closing = tokio::sync::watch::Receiver<bool>;
type Item = Result<Bytes, std::convert::Infallible>;
type Following = (Stream, Closing, Holds);

async fn next((mut stream, mut closing, holds): Following) -> Option<(Item, Following)> {
    let message = tokio::select! {
        message = stream.messages.recv() => message?,
        () = tokio::time::sleep(HEARTBEAT) => Bytes::from_static(b": still here\n\n"),
        _ = closing.wait_for(|closing| *closing) => return None,
    };
    Some((Ok(message), (stream, closing, holds)))
}

/// Version and lines of chat of the last message the client has: `57.3`.
fn last_event(headers: &HeaderMap) -> Option<(u32, u32)> {
    let id = headers.get("last-event-id")?.to_str().ok()?;
    let (version, said) = id.split_once('.')?;
    Some((version.parse().ok()?, said.parse().ok()?))
}
