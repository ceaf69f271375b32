//! The router: the route table, the client, and the layers every request passes.

use std::net::IpAddr;
use std::ops::Deref;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::response::IntoResponse;
use axum::routing::any;
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, Predicate, SizeAbove};

use crate::api_error::{ApiError, Dictionary};
use crate::client;
use crate::cluster::{News, carry};
use crate::guard;
use crate::house::House;
use crate::limits::{Bytes, Limits, Traffic};
use crate::packing;
use crate::routes::routes;
use crate::sessions::Sessions;

/// What all requests share.
#[derive(Clone)]
pub struct App(Arc<Inner>);

pub struct Inner {
    pub house: Arc<House>,
    pub words: &'static Dictionary,
    pub sessions: Sessions,
    pub limits: Limits,
    /// What addresses send.
    pub sent: Bytes<IpAddr>,
}

impl Deref for App {
    type Target = Inner;
    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl App {
    pub fn new(house: House) -> App {
        let config = &house.shared.config;
        let limits = Limits::new(config.requests_per_second);
        let sent = Bytes::an_hour(config.caps().bytes_per_address);
        App(Arc::new(Inner {
            house: Arc::new(house),
            words: Dictionary::get(),
            sessions: Sessions::default(),
            limits,
            sent,
        }))
    }

    /// Takes news to heart here.
    pub async fn hear(&self, news: &News) {
        self.sessions.hear(news);
        let shared = &self.house.shared;
        for bot in &news.ended_bots {
            // What cannot be read now is found out at the tables, only later.
            let tables = shared
                .store
                .played(bot.clone(), 0)
                .await
                .unwrap_or_default();
            for table in tables {
                if let Some(handle) = shared.rooms.get(&table.id) {
                    handle.program_ended(bot.clone()).await;
                }
            }
        }
    }

    /// Takes news to heart here and at all other nodes.
    pub async fn spread(&self, news: &News) {
        self.hear(news).await;
        if let Some(cluster) = &self.house.shared.cluster {
            cluster.tell(news).await;
        }
    }

    pub fn router(&self) -> Router {
        let mut router = Router::new();
        let limit = |traffic: Traffic| from_fn_with_state((self.clone(), traffic), guard::limit);
        for route in routes() {
            let most = DefaultBodyLimit::max(route.traffic.most_bytes());
            let mut handler = route.handler.clone().layer(most);
            if route.is_carried() {
                let state = (self.clone(), route.traffic);
                handler = handler.layer(from_fn_with_state(state, carry::to_owner));
            }
            let handler = handler.layer(limit(route.traffic));
            router = router.route(route.path, handler);
        }
        let worth_it = DefaultPredicate::new().and(SizeAbove::new(packing::SHORT));
        let packing = CompressionLayer::new().quality(CompressionLevel::Fastest);
        let packing = packing.compress_when(worth_it);
        let client = any(client::serve).layer(limit(Traffic::Reading));
        router
            .fallback_service(client.with_state(()))
            .layer(CatchPanicLayer::custom(|_| ApiError::FAULT.into_response()))
            // Leaves event streams alone: they must not wait for a full block.
            .layer(packing)
            .layer(from_fn_with_state(self.clone(), guard::watch))
            .with_state(self.clone())
    }
}
