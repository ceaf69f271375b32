//! For whoever keeps the server running.

use std::sync::atomic::Ordering;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};

use crate::api_error::ApiError;
use crate::app::App;

pub async fn health(State(app): State<App>) -> Result<&'static str, ApiError> {
    let stored = app.house.shared.store.flush().await;
    stored.map(|()| "ok\n").map_err(|_| ApiError::UNAVAILABLE)
}

/// For load balancers: should new connections come here?
pub async fn ready(State(app): State<App>) -> Result<&'static str, ApiError> {
    if app.house.shared.draining.load(Ordering::Relaxed) {
        return Err(ApiError::ENDING);
    }
    // Others may be playing on with its tables.
    let cluster = &app.house.shared.cluster;
    if cluster.as_ref().is_some_and(|it| !it.is_sure()) {
        return Err(ApiError::UNAVAILABLE);
    }
    health(State(app)).await.map(|_| "ready\n")
}

pub async fn metrics(State(app): State<App>) -> Response {
    let shared = &app.house.shared;
    let listeners = shared.listening.load(Ordering::Relaxed);
    shared.metrics.listeners.set(listeners as i64);
    shared.metrics.tables.set(app.house.count() as i64);
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], shared.metrics.text()).into_response()
}
