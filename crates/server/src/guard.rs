//! What every request passes: limits, origin, headers, log and language.

use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::time::Instant;

use axum::extract::{ConnectInfo, FromRequest, MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::refused::{Refused, language, spoken};

/// Longest body of a request.
pub const MOST_BYTES: usize = 64 << 10;

const HEADERS: [(&str, &str); 7] = [
    (
        "content-security-policy",
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
         img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; \
         frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    // The address of a private table is its key.
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    (
        "permissions-policy",
        "camera=(), microphone=(), geolocation=()",
    ),
];

/// So many requests a second from one address.
pub struct Limits(Option<DefaultKeyedRateLimiter<IpAddr>>);

impl Limits {
    pub fn new(per_second: u32) -> Limits {
        let rate = NonZeroU32::new(per_second);
        let quota =
            rate.map(|rate| Quota::per_second(rate).allow_burst(rate.saturating_mul(BURST)));
        Limits(quota.map(RateLimiter::keyed))
    }

    fn allow(&self, address: IpAddr) -> bool {
        let Some(limiter) = &self.0 else { return true };
        // Addresses that were not seen for a while are forgotten.
        if limiter.len() > 10_000 {
            limiter.retain_recent();
        }
        limiter.check_key(&address).is_ok()
    }
}

/// Seconds of requests that may come at once.
const BURST: NonZeroU32 = NonZeroU32::new(4).expect("four is not zero");

/// The outermost layer: measures, logs, and puts refusals into words.
pub async fn watch(State(app): State<App>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let method = request.method().clone();
    // The pattern, not the path: the path holds the keys of private tables.
    let matched = request.extensions().get::<MatchedPath>();
    let route = matched.map_or("other", MatchedPath::as_str).to_owned();
    let words = app.words.of(language(request.headers()));
    let mut response = admit(&app, request, next).await;
    if let Some(refused) = response.extensions_mut().remove::<Refused>() {
        response = spoken(refused, words);
    }
    let is_api = route.starts_with("/api");
    for (name, value) in HEADERS {
        response
            .headers_mut()
            .insert(name, HeaderValue::from_static(value));
    }
    if is_api && !response.headers().contains_key(header::CACHE_CONTROL) {
        let never = HeaderValue::from_static("no-store");
        response.headers_mut().insert(header::CACHE_CONTROL, never);
    }
    let status = response.status().as_u16();
    let millis = begun.elapsed().as_millis() as u64;
    tracing::info!(%method, route, status, millis);
    let labels = [
        ("route", format!("{method} {route}")),
        ("status", status.to_string()),
    ];
    app.house
        .shared
        .metrics
        .requests
        .get_or_create(&labels)
        .inc();
    response
}

async fn admit(app: &App, request: Request, next: Next) -> Response {
    let address = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let address = address.map_or(IpAddr::from([0; 4]), |info| info.0.ip());
    if !app.limits.allow(address) {
        return Refused::TOO_MANY.into_response();
    }
    let is_command = *request.method() != Method::GET && *request.method() != Method::HEAD;
    let origins = &app.house.shared.config.origins;
    if is_command && !is_own(request.headers(), origins) {
        return Refused::BAD_ORIGIN.into_response();
    }
    next.run(request).await
}

/// Does the request come from one of our own pages, or from no page at all?
fn is_own(headers: &HeaderMap, origins: &[String]) -> bool {
    let text = |name| {
        headers
            .get(name)
            .and_then(|value: &HeaderValue| value.to_str().ok())
    };
    let Some(origin) = text(header::ORIGIN) else {
        // Browsers say where a request comes from in one of two ways; programs in none.
        let site = headers.get("sec-fetch-site");
        return site.is_none_or(|site| site == "same-origin" || site == "none");
    };
    if origins.iter().any(|known| known == origin) {
        return true;
    }
    let host = origin.split_once("://").map(|(_, host)| host);
    host.is_some() && host == text(header::HOST)
}

/// A JSON body, refused in our own way if it is none.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Refused> {
        let body = axum::Json::<T>::from_request(request, state).await;
        body.map(|json| Body(json.0))
            .map_err(|why| match why.status().as_u16() {
                413 => Refused::TOO_LARGE,
                _ => Refused::UNREADABLE,
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let pair = |(name, value): &(&'static str, &'static str)| {
            (name.parse().unwrap(), HeaderValue::from_static(value))
        };
        pairs.iter().map(pair).collect()
    }

    #[test]
    fn only_own_pages_and_programs_command() {
        let own = [
            ("host", "play.example:8080"),
            ("origin", "http://play.example:8080"),
        ];
        assert!(is_own(&headers(&own), &[]));
        assert!(is_own(&headers(&[("host", "play.example")]), &[]));
        let strange = [("host", "play.example"), ("origin", "http://evil.example")];
        assert!(!is_own(&headers(&strange), &[]));
        assert!(is_own(
            &headers(&strange),
            &["http://evil.example".to_owned()]
        ));
        assert!(!is_own(&headers(&[("host", "a"), ("origin", "null")]), &[]));
        assert!(!is_own(
            &headers(&[("host", "a"), ("sec-fetch-site", "cross-site")]),
            &[]
        ));
        assert!(is_own(
            &headers(&[("host", "a"), ("sec-fetch-site", "same-origin")]),
            &[]
        ));
    }

    #[test]
    fn an_address_has_its_limit() {
        let limits = Limits::new(2);
        let (one, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let allowed = (0..20).filter(|_| limits.allow(one)).count();
        assert_eq!(allowed, 8);
        assert!(limits.allow(other));
        assert!((0..1000).all(|_| Limits::new(0).allow(one)));
    }
}
