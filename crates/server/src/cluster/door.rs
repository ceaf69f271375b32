//! What nodes ask each other, on a port of its own.

use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, DefaultBodyLimit, Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use futures_util::future::join_all;
use protocol::TableCard;
use serde::{Deserialize, Serialize};
use tokio::time::timeout;
use tower_http::catch_panic::CatchPanicLayer;

use super::pulse::PATIENCE;
use super::wire::{ASKER, BEARER, meant};
use super::{Cluster, carry, lines, news, usage};
use crate::api_error::ApiError;
use crate::app::App;
use crate::guard;
use crate::limits::Traffic;
use crate::routes::{Route, routes};
use crate::store::NodeId;

/// No question of a node is longer.
const LONGEST_QUESTION: usize = 4 << 20;

impl App {
    /// Everything other nodes may ask: what they carry for others, and their own questions.
    pub fn door(&self) -> Router {
        let mut router = Router::new();
        let here = from_fn_with_state(self.clone(), carry::here_only);
        for route in routes().into_iter().filter(Route::is_carried) {
            let traffic = route.traffic;
            let known = from_fn(move |mut request: Request, next: Next| {
                request.extensions_mut().insert::<Traffic>(traffic);
                next.run(request)
            });
            let most = DefaultBodyLimit::max(traffic.most_bytes());
            let handler = route.handler.layer(most).layer(here.clone()).layer(known);
            router = router.route(route.path, handler);
        }
        let own = Router::new()
            .route("/node/hello", get(|| async { "hello\n" }))
            .route("/node/cards", post(cards))
            .route("/node/news", post(news::hear))
            .route("/node/usage", post(usage::hear))
            .route("/node/lines/{line}", get(lines::open))
            .route("/node/lines/{line}/left", post(lines::left))
            .route("/node/tables/{id}/listen", post(lines::listen))
            .layer(DefaultBodyLimit::max(LONGEST_QUESTION));
        router
            .merge(own)
            .layer(CatchPanicLayer::custom(|_| ApiError::FAULT.into_response()))
            .layer(from_fn_with_state(self.clone(), guard::watch))
            .layer(from_fn_with_state(self.clone(), admit))
            .with_state(self.clone())
    }
}

/// Lets other nodes in, and nobody else.
async fn admit(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let Some(cluster) = &app.house.shared.cluster else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let headers = request.headers();
    if !cluster.wire.secret.is_shown(headers) {
        return StatusCode::UNAUTHORIZED.into_response();
    }
    // It was sent to somebody who had this address before.
    if meant(headers) != Some(cluster.id()) {
        return StatusCode::MISDIRECTED_REQUEST.into_response();
    }
    let asker = headers.get(ASKER).and_then(|it| it.to_str().ok());
    if let Some(asker) = asker.and_then(|text| text.parse::<IpAddr>().ok()) {
        let asker = ConnectInfo(SocketAddr::new(asker, 0));
        request.extensions_mut().insert(asker);
    }
    let headers = request.headers_mut();
    headers.remove("x-forwarded-for");
    headers.remove(header::AUTHORIZATION);
    if let Some(token) = headers.remove(BEARER) {
        headers.insert(header::AUTHORIZATION, token);
    }
    next.run(request).await
}

/// How tables stand, for somebody's list.
#[derive(Serialize, Deserialize)]
struct Cards {
    person: String,
    tables: Vec<String>,
}

impl Cluster {
    /// How those of these tables stand that other nodes have. Whoever does not answer in time is
    /// left out: lists are kept in the store, too.
    pub async fn cards(&self, tables: Vec<String>, person: &str) -> Vec<TableCard> {
        let mut by_owner: BTreeMap<NodeId, Vec<String>> = BTreeMap::new();
        for (table, owner) in self.owners(tables).await.unwrap_or_default() {
            by_owner.entry(owner).or_default().push(table);
        }
        let asked = by_owner.into_iter().filter_map(|(owner, tables)| {
            let row = self.other(owner)?;
            let person = person.to_owned();
            Some(async move {
                let question = Cards { person, tables };
                let answer = self.wire.ask(&row, "/node/cards", &question);
                let answer = timeout(PATIENCE, answer).await.ok()?.ok();
                answer as Option<Vec<TableCard>>
            })
        });
        join_all(asked)
            .await
            .into_iter()
            .flatten()
            .flatten()
            .collect()
    }
}

async fn cards(State(app): State<App>, Json(asked): Json<Cards>) -> Json<Vec<TableCard>> {
    let mut cards = Vec::new();
    for id in asked.tables {
        // Those that have gone since are shown as they were.
        let Some(handle) = app.house.shared.rooms.get(&id) else {
            continue;
        };
        let person = asked.person.clone();
        let card = handle.glance(move |table, _| table.card(Some(&person)));
        cards.extend(card.await.ok());
    }
    Json(cards)
}
