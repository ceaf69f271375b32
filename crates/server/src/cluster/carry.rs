//! Any node answers any request: what is asked of a table goes to the node that has it.

use std::net::IpAddr;
use std::time::Duration;

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{RawPathParams, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time::{Instant, sleep, timeout};

use super::Cluster;
use super::wire::{ASKER, BEARER, Unanswered, strip};
use crate::api_error::ApiError;
use crate::app::App;
use crate::guard::{self, SLOW_BODY};
use crate::house::{MOVING, Missing};
use crate::limits::Traffic;
use crate::store::NodeId;

/// How often it looks whether it has been.
const LOOK: Duration = Duration::from_millis(100);

/// The answer was made by another node, which has put refusals into words already.
#[derive(Clone, Copy)]
pub struct Carried;

/// Lets a request pass if its table is here, and carries it to where it is otherwise.
pub async fn to_owner(
    State((app, traffic)): State<(App, Traffic)>,
    params: RawPathParams,
    request: Request,
    next: Next,
) -> Response {
    let Some(cluster) = &app.house.shared.cluster else {
        return next.run(request).await;
    };
    let id = table(&params).to_owned();
    match app.house.find(&id).await {
        Err(Missing::Elsewhere(_)) => {}
        // Refusals are the route's own.
        _ => return next.run(request).await,
    }
    let asker = guard::household_of(&app, &request);
    let (parts, body) = request.into_parts();
    let arriving = to_bytes(body, traffic.most_bytes());
    let body = match timeout(SLOW_BODY, arriving).await {
        Err(_) => return ApiError::TOO_SLOW.into_response(),
        Ok(Err(_)) => return ApiError::too_large(traffic.most_bytes()).into_response(),
        Ok(Ok(body)) => body,
    };
    let errand = Errand {
        cluster,
        id: &id,
        asker,
        parts: &parts,
        body: &body,
    };
    match errand.run(&app).await {
        Ok(Some(answer)) => answer,
        Ok(None) => next.run(Request::from_parts(parts, Body::from(body))).await,
        Err(refused) => refused.into_response(),
    }
}

/// On the door between nodes: what is not here is not carried any further.
pub async fn here_only(
    State(app): State<App>,
    params: RawPathParams,
    request: Request,
    next: Next,
) -> Response {
    match app.house.find(table(&params)).await {
        Err(Missing::Elsewhere(_)) => StatusCode::MISDIRECTED_REQUEST.into_response(),
        _ => next.run(request).await,
    }
}

fn table(params: &RawPathParams) -> &str {
    let id = params.iter().find(|(name, _)| *name == "id");
    id.map_or("", |(_, id)| id)
}

/// A request on its way.
struct Errand<'a> {
    cluster: &'a Cluster,
    id: &'a str,
    asker: IpAddr,
    parts: &'a Parts,
    body: &'a Bytes,
}

impl Errand<'_> {
    /// The owner's answer; none if the table has come here meanwhile.
    async fn run(&self, app: &App) -> Result<Option<Response>, ApiError> {
        let until = Instant::now() + MOVING;
        loop {
            match app.house.find(self.id).await {
                Ok(_) => return Ok(None),
                Err(Missing::Elsewhere(owner)) => match self.send(owner).await {
                    Ok(answer) => return Ok(Some(answer)),
                    Err(Unanswered::NotTaken) => self.cluster.forget_owner(self.id),
                    // It may have been done: whoever asks again with its key finds out.
                    Err(Unanswered::Broken) if !self.parts.method.is_safe() => {
                        return Err(ApiError::UNAVAILABLE);
                    }
                    Err(Unanswered::Broken) => {}
                },
                Err(Missing::Unavailable) => {}
                Err(missing) => return Err(missing.into()),
            }
            if Instant::now() >= until {
                return Err(ApiError::UNAVAILABLE);
            }
            sleep(LOOK).await;
        }
    }

    async fn send(&self, owner: NodeId) -> Result<Response, Unanswered> {
        let row = self.cluster.other(owner).ok_or(Unanswered::NotTaken)?;
        let mut request = Request::new(Body::from(self.body.clone()));
        *request.method_mut() = self.parts.method.clone();
        *request.uri_mut() = self.parts.uri.clone();
        let headers = request.headers_mut();
        headers.clone_from(&self.parts.headers);
        let asker = HeaderValue::from_str(&self.asker.to_string());
        headers.insert(ASKER, asker.expect("addresses are plain text"));
        headers.remove(BEARER);
        if let Some(token) = headers.remove(header::AUTHORIZATION) {
            headers.insert(BEARER, token);
        }
        let answer = tokio::select! {
            answer = self.cluster.wire.send(&row, request) => answer?,
            () = self.cluster.gone(owner) => return Err(Unanswered::Broken),
        };
        let mut answer = answer.map(Body::new);
        strip(answer.headers_mut());
        answer.extensions_mut().insert(Carried);
        Ok(answer)
    }
}
