//! How nodes speak to each other: over HTTP, each time with the secret they share and the life they
//! mean.

use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Request, Response, StatusCode, Uri, header};
use hyper::body::Incoming;
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::{TokioExecutor, TokioTimer};
use sha2::{Digest, Sha256};

use crate::store::{NodeId, NodeRow};

/// A node that cannot be connected to for so long is not there.
const CONNECT: Duration = Duration::from_secs(1);
/// Connections nobody uses are closed after this time, before the other side closes them.
const IDLE: Duration = Duration::from_secs(10);
/// The life of the node that is meant.
const LIFE: HeaderName = HeaderName::from_static("x-landnam-life");
/// The household that asks.
pub const ASKER: HeaderName = HeaderName::from_static("x-landnam-asker");

/// The token of whoever asks, where the secret of the nodes takes its place.
pub const BEARER: HeaderName = HeaderName::from_static("x-landnam-bearer");

/// What belongs to one connection, and is not passed on.
const OF_CONNECTIONS: [HeaderName; 7] = [
    header::CONNECTION,
    header::CONTENT_LENGTH,
    header::PROXY_AUTHORIZATION,
    header::TE,
    header::TRAILER,
    header::TRANSFER_ENCODING,
    header::UPGRADE,
];

/// What nodes show each other. The words it was made from never travel.
#[derive(Clone)]
pub struct Secret(HeaderValue);

impl Secret {
    /// Shorter ones could be guessed.
    pub const SHORTEST: usize = 16;

    pub fn new(words: &str) -> Option<Secret> {
        let words = words.trim();
        if words.len() < Secret::SHORTEST {
            return None;
        }
        let digest = Sha256::digest(format!("landnam node\n{words}"));
        let shown = format!("Bearer {}", hex::encode(digest));
        let mut shown = HeaderValue::from_str(&shown).ok()?;
        shown.set_sensitive(true);
        Some(Secret(shown))
    }

    /// Does the other side know it? How long the answer takes says nothing.
    pub fn is_shown(&self, headers: &HeaderMap) -> bool {
        let digest = |value: &HeaderValue| Sha256::digest(value.as_bytes());
        let shown = headers.get(header::AUTHORIZATION).map(digest);
        shown == Some(digest(&self.0))
    }
}

/// The life a request is meant for.
pub fn meant(headers: &HeaderMap) -> Option<NodeId> {
    let life = headers.get(LIFE)?.to_str().ok()?;
    Some(NodeId(life.parse().ok()?))
}

/// Takes out what belongs to one connection.
pub fn strip(headers: &mut HeaderMap) {
    for name in OF_CONNECTIONS {
        headers.remove(name);
    }
}

/// Why a request was not answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unanswered {
    /// It was not taken: it may be sent again, here or elsewhere.
    NotTaken,
    /// Nobody knows what came of it.
    Broken,
}

pub struct Wire {
    http: Client<HttpConnector, Body>,
    pub secret: Secret,
}

impl Wire {
    pub fn new(secret: Secret) -> Wire {
        let mut connector = HttpConnector::new();
        connector.set_connect_timeout(Some(CONNECT));
        connector.set_nodelay(true);
        let http = Client::builder(TokioExecutor::new())
            .pool_idle_timeout(IDLE)
            .pool_timer(TokioTimer::new())
            .build(connector);
        Wire { http, secret }
    }

    /// Sends a request to a node. Its path is kept; everything that says where it goes is put in.
    pub async fn send(
        &self,
        to: &NodeRow,
        mut request: Request<Body>,
    ) -> Result<Response<Incoming>, Unanswered> {
        let path = request.uri().path_and_query().cloned();
        let uri = Uri::builder()
            .scheme("http")
            .authority(to.card.address.as_str())
            .path_and_query(path.ok_or(Unanswered::NotTaken)?);
        *request.uri_mut() = uri.build().map_err(|_| Unanswered::NotTaken)?;
        let headers = request.headers_mut();
        strip(headers);
        headers.insert(header::AUTHORIZATION, self.secret.0.clone());
        headers.insert(LIFE, HeaderValue::from(to.id.0));
        let answer = self.http.request(request).await;
        let answer = answer.map_err(|why| {
            if why.is_connect() {
                Unanswered::NotTaken
            } else {
                Unanswered::Broken
            }
        })?;
        if answer.status() == StatusCode::MISDIRECTED_REQUEST {
            return Err(Unanswered::NotTaken);
        }
        Ok(answer)
    }

    /// Asks a node something in JSON, and reads the answer.
    pub async fn ask<T: serde::de::DeserializeOwned>(
        &self,
        to: &NodeRow,
        path: &str,
        question: &impl serde::Serialize,
    ) -> Result<T, Unanswered> {
        let body = serde_json::to_vec(question).expect("questions are plain data");
        let request = Request::post(path).header(header::CONTENT_TYPE, "application/json");
        let request = request.body(Body::from(body));
        let request = request.map_err(|_| Unanswered::NotTaken)?;
        let answer = self.send(to, request).await?;
        if !answer.status().is_success() {
            return Err(Unanswered::Broken);
        }
        let body = axum::body::to_bytes(Body::new(answer.into_body()), LONGEST_ANSWER).await;
        let body = body.map_err(|_| Unanswered::Broken)?;
        serde_json::from_slice(&body).map_err(|_| Unanswered::Broken)
    }
}

/// No answer to a node's own question is longer.
const LONGEST_ANSWER: usize = 4 << 20;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_known_to_whoever_has_the_same_words_and_to_nobody_else() {
        let [own, same, other] = [
            "sixteen letters!",
            " sixteen letters!\n",
            "sixteen letters?",
        ]
        .map(|words| Secret::new(words).unwrap());
        let shown = |secret: &Secret| {
            let mut headers = HeaderMap::new();
            headers.insert(header::AUTHORIZATION, secret.0.clone());
            headers
        };
        assert!(own.is_shown(&shown(&same)));
        assert!(!own.is_shown(&shown(&other)));
        assert!(!own.is_shown(&HeaderMap::new()));
        assert!(Secret::new("fifteen letters").is_none());
    }
}
