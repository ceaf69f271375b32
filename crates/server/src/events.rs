//! The event stream of a table: server-sent events that can be taken up again.

use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;

use crate::api_error::ApiError;
use crate::app::App;
use crate::guard::Household;
use crate::listeners::Stream;
use crate::people::Caller;

/// A comment line this often shows both sides that the other is there.
const HEARTBEAT: Duration = Duration::from_secs(15);
/// When there are as many listeners as there may be, one comes back after this time.
const FULL_HOUSE: Duration = Duration::from_secs(30);

pub async fn listen(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
    Household(address): Household,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let shared = &app.house.shared;
    if shared.listening.load(Ordering::Relaxed) >= shared.config.most_listeners {
        return Err(ApiError::too_often(FULL_HOUSE));
    }
    let handle = app.house.find(&id).await?;
    let place = handle.room(&shared.workshop, address).await?;
    let since = last_event(&headers);
    let stream = handle.listen(caller.0, since, place).await?;
    let closing = shared.close.subscribe();
    let body = stream::unfold((stream, closing), next);
    let headers = [
        (header::CONTENT_TYPE, "text/event-stream"),
        (header::CACHE_CONTROL, "no-store"),
        // Proxies must not collect events into larger pieces.
        (header::HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    Ok((headers, Body::from_stream(body)).into_response())
}

type Closing = tokio::sync::watch::Receiver<bool>;
type Item = Result<Bytes, std::convert::Infallible>;

async fn next((mut stream, mut closing): (Stream, Closing)) -> Option<(Item, (Stream, Closing))> {
    let message = tokio::select! {
        message = stream.messages.recv() => message?,
        () = tokio::time::sleep(HEARTBEAT) => Bytes::from_static(b": still here\n\n"),
        _ = closing.wait_for(|closing| *closing) => return None,
    };
    Some((Ok(message), (stream, closing)))
}

/// Version and lines of chat of the last message the client has: `57.3`.
fn last_event(headers: &HeaderMap) -> Option<(u32, u32)> {
    let id = headers.get("last-event-id")?.to_str().ok()?;
    let (version, said) = id.split_once('.')?;
    Some((version.parse().ok()?, said.parse().ok()?))
}
