//! The event stream of a table: server-sent events that can be taken up again.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use protocol::ServerMessage;

use crate::api_error::ApiError;
use crate::app::App;
use crate::caps::Hold;
use crate::guard::Household;
use crate::listeners::Stream;
use crate::people::Caller;
use crate::sessions::Leash;
use crate::shared::Shared;
use crate::unread::{Share, counted};

/// A comment line this often shows both sides that the other is there.
pub const HEARTBEAT: Duration = Duration::from_secs(15);
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
    let leash = match &caller.token {
        None => None,
        Some(token) => {
            let leash = app.sessions.leash(token);
            // The session may have ended before the leash was there.
            let owner = app.sessions.whose(token, shared).await;
            owner
                .map_err(|_| ApiError::UNAVAILABLE)?
                .ok_or(ApiError::NO_SESSION)?;
            Some(leash)
        }
    };
    let holds = take(shared, caller.id(), household)?;
    let since = last_event(&headers);
    let stream = app
        .house
        .listen(&id, caller.person, since, household)
        .await?;
    let (messages, length) = stream.greeting;
    let share = shared.unread.take(household, length);
    let share = share.inspect_err(|_| shared.metrics.refused("unread-per-address"))?;
    let following = Following {
        greeting: share.map(|share| (messages, share)),
        stream,
        closing: shared.close.subscribe(),
        leash,
        is_over: false,
        _holds: holds,
    };
    Ok(answer(Body::from_stream(stream::unfold(following, next))))
}

/// A body of server-sent events.
pub fn answer(body: Body) -> Response {
    let headers = [
        (header::CONTENT_TYPE, "text/event-stream"),
        (header::CACHE_CONTROL, "no-store"),
        // Proxies must not collect events into larger pieces.
        (header::HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    (headers, body).into_response()
}

/// A place in the count of a guest and of a household, as long as the stream lasts.
pub type Holds = (Option<Hold<String>>, Hold<IpAddr>);

/// Refuses whoever follows as much as they may.
pub fn take(shared: &Shared, guest: Option<String>, household: IpAddr) -> Result<Holds, ApiError> {
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

pub type Item = Result<Bytes, std::convert::Infallible>;

/// Somebody who follows a table.
struct Following {
    stream: Stream,
    closing: tokio::sync::watch::Receiver<bool>,
    leash: Option<Leash>,
    is_over: bool,
    /// How many messages of the greeting are still to come, and what they count.
    greeting: Option<(usize, Share)>,
    _holds: Holds,
}

/// A message of the greeting counts until it has been read.
fn count(greeting: &mut Option<(usize, Share)>, message: Bytes) -> Bytes {
    let Some((left, share)) = greeting.take() else {
        return message;
    };
    if left > 1 {
        *greeting = Some((left - 1, Arc::clone(&share)));
    }
    counted(message, share)
}

async fn next(mut following: Following) -> Option<(Item, Following)> {
    if following.is_over {
        return None;
    }
    let Following {
        stream,
        closing,
        leash,
        is_over,
        greeting,
        ..
    } = &mut following;
    let signed_out = async {
        match leash {
            Some(leash) => leash.ended().await,
            None => std::future::pending().await,
        }
    };
    let message = tokio::select! {
        // What is due to somebody who has just signed out stays here.
        biased;
        is_certain = signed_out => {
            *is_over = true;
            if !is_certain {
                return None;
            }
            farewell()
        }
        _ = closing.wait_for(|closing| *closing) => return None,
        message = stream.messages.recv() => {
            count(greeting, message?)
        }
        () = tokio::time::sleep(HEARTBEAT) => Bytes::from_static(b": still here\n\n"),
    };
    Some((Ok(message), following))
}

fn farewell() -> Bytes {
    let message = serde_json::to_string(&ServerMessage::SignedOut);
    let message = message.expect("messages are plain data");
    Bytes::from(format!("data: {message}\n\n"))
}

/// Version and lines of chat of the last message the client has: `57.3`.
fn last_event(headers: &HeaderMap) -> Option<(u32, u32)> {
    let id = headers.get("last-event-id")?.to_str().ok()?;
    let (version, said) = id.split_once('.')?;
    Some((version.parse().ok()?, said.parse().ok()?))
}
