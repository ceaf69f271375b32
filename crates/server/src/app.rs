//! The router: the route table, the client, and the layers every request passes.

use std::ops::Deref;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

use crate::client;
use crate::guard::{self, Limits, MOST_BYTES};
use crate::house::House;
use crate::people::Sessions;
use crate::refused::Dictionary;
use crate::routes::routes;

/// What all requests share.
#[derive(Clone)]
pub struct App(Arc<Inner>);

pub struct Inner {
    pub house: House,
    pub words: Dictionary,
    pub sessions: Sessions,
    pub limits: Limits,
}

impl Deref for App {
    type Target = Inner;
    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl App {
    pub fn new(house: House) -> App {
        let limits = Limits::new(house.shared.config.requests_per_second);
        App(Arc::new(Inner {
            house,
            words: Dictionary::new(),
            sessions: Sessions::default(),
            limits,
        }))
    }

    pub fn router(&self) -> Router {
        let mut router = Router::new();
        for route in routes() {
            router = router.route(route.path, route.handler);
        }
        router
            .fallback(client::serve)
            .layer(DefaultBodyLimit::max(MOST_BYTES))
            .layer(CatchPanicLayer::new())
            // Leaves event streams alone: they must not wait for a full block.
            .layer(CompressionLayer::new())
            .layer(from_fn_with_state(self.clone(), guard::watch))
            .with_state(self.clone())
    }
}
