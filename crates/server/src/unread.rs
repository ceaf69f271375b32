//! Answers that were made for an address and have not been read by it.
//!
//! An answer can be several megabytes. Whoever asks for many and reads none would have the server
//! keep them all, so each counts until its last byte has been handed to the network, or until the
//! connection is gone.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody, to_bytes};
use axum::response::Response;

use crate::api_error::ApiError;
use crate::caps::{Hold, Tally};

/// Shorter answers are not counted: connections bound them well enough.
const SHORT: usize = 16 << 10;
/// Whoever has too much to read may ask again after this time.
const LATER: Duration = Duration::from_secs(5);

pub struct Unread {
    most: usize,
    by_household: Tally<IpAddr>,
}

/// A share of what an address has not read.
pub type Share = Arc<Hold<IpAddr>>;

/// Bytes that count as unread until they are dropped.
struct Counted {
    bytes: Bytes,
    _share: Share,
}

impl AsRef<[u8]> for Counted {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

/// The same bytes, counted as long as anybody has them.
pub fn counted(bytes: Bytes, share: Share) -> Bytes {
    let counted = Counted {
        bytes,
        _share: share,
    };
    Bytes::from_owner(counted)
}

impl Unread {
    pub fn new(most: usize) -> Unread {
        Unread {
            most,
            by_household: Tally::default(),
        }
    }

    /// Refuses whoever has too much to read, before anything is made for them.
    pub fn check(&self, household: IpAddr) -> Result<(), ApiError> {
        if self.by_household.count(&household) >= self.most {
            return Err(ApiError::too_much_unread(self.most, LATER));
        }
        Ok(())
    }

    /// A share for an answer of this length; none for a short one.
    pub fn take(&self, household: IpAddr, length: usize) -> Result<Option<Share>, ApiError> {
        if length < SHORT {
            return Ok(None);
        }
        let share = self.by_household.take_some(household, length, self.most);
        let share = share.ok_or_else(|| ApiError::too_much_unread(self.most, LATER))?;
        Ok(Some(Arc::new(share)))
    }

    /// Counts the body of an answer, if its length is known. Event streams count their own.
    pub async fn count(&self, household: IpAddr, answer: Response) -> Result<Response, ApiError> {
        let length = answer.body().size_hint().exact().unwrap_or_default();
        let Some(share) = self.take(household, length as usize)? else {
            return Ok(answer);
        };
        let (parts, body) = answer.into_parts();
        // It is one piece already; nothing is copied.
        let bytes = to_bytes(body, usize::MAX).await;
        let bytes = bytes.map_err(|_| ApiError::FAULT)?;
        Ok(Response::from_parts(
            parts,
            Body::from(counted(bytes, share)),
        ))
    }
}

#[cfg(test)]
mod tests {
    use axum::extract::Request;
    use axum::http::{Method, header};
    use hyper::service::Service;
    use hyper_util::service::TowerToHyperService;
    use serde_json::json;
    use tables::{Command, Person};

    use super::*;
    use crate::app::App;
    use crate::caps::Caps;
    use crate::config::Config;
    use crate::house::House;
    use crate::machine::ThisMachine;
    use crate::shared::Shared;
    use crate::store::MemoryStore;

    fn app(unread_per_address: usize) -> App {
        let config = Config {
            caps: Caps {
                unread_per_address,
                ..Caps::default()
            },
            behind_proxy: true,
            ..Config::default()
        };
        let store = Box::new(MemoryStore::default());
        let shared = Shared::new(config, store, Box::new(ThisMachine));
        App::new(House::new(Arc::new(shared)))
    }

    /// Asks, and reads nothing of the answer but its head.
    async fn ask(app: &App, path: &str, from: &str) -> Response {
        let request = Request::builder().method(Method::GET).uri(path);
        let request = request.header("x-forwarded-for", from);
        let request = request.body(Body::empty()).unwrap();
        let router = TowerToHyperService::new(app.router());
        router.call(request).await.unwrap()
    }

    /// Somebody asks again and again and reads nothing.
    async fn reads_nothing(app: &App, path: &str) {
        let mut unread = Vec::new();
        let refused = loop {
            let answer = ask(app, path, "10.0.0.1").await;
            if answer.status() != 200 {
                break answer;
            }
            unread.push(answer);
            assert!(unread.len() < 20, "there is no end to it");
        };
        assert!(unread.len() > 1, "{}", unread.len());
        assert_eq!(refused.status(), 429);
        assert!(refused.headers().contains_key(header::RETRY_AFTER));
        let figures = app.house.shared.metrics.text();
        let line = "landnam_refused_total{cap=\"unread-per-address\"} 1";
        assert!(figures.contains(line), "{figures}");
        let other = ask(app, path, "10.0.0.2").await;
        assert_eq!(other.status(), 200, "others are not affected");
        unread.pop();
        unread.pop();
        let again = ask(app, path, "10.0.0.1").await;
        assert_eq!(again.status(), 200, "who hangs up may ask again");
    }

    #[tokio::test]
    async fn answers_nobody_reads_come_to_an_end() {
        reads_nothing(&app(1 << 20), "/api/rules").await;
    }

    #[tokio::test]
    async fn what_is_read_counts_no_longer() {
        let app = app(1);
        for _ in 0..3 {
            let answer = ask(&app, "/api/rules", "10.0.0.1").await;
            assert_eq!(answer.status(), 200);
            let body = to_bytes(answer.into_body(), usize::MAX).await.unwrap();
            assert!(body.len() > SHORT);
        }
    }

    #[tokio::test]
    async fn greetings_nobody_reads_come_to_an_end() {
        let app = app(100_000);
        let ann = Person {
            id: "ann".into(),
            name: "Ann".into(),
        };
        let wish = json!({ "game": "dice", "seats": 2, "bots": "random" });
        let wish = serde_json::from_value(wish).unwrap();
        let address = IpAddr::from([10, 0, 0, 3]);
        let id = app.house.open(ann.clone(), wish, address).await.unwrap();
        let handle = app.house.find(&id).await.unwrap();
        let sit = Command::Sit {
            seat: 0,
            pledge: None,
            commitment: String::new(),
            coach: false,
        };
        for order in [sit, Command::Start] {
            handle.order(ann.clone(), order).await.unwrap();
        }
        for _ in 0..80 {
            let (text, key) = ("x".repeat(500), String::new());
            handle
                .order(ann.clone(), Command::Say { text, key })
                .await
                .unwrap();
        }
        reads_nothing(&app, &format!("/api/tables/{id}/events")).await;
    }
}
