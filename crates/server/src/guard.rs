//! What every request passes: limits, origin, headers, log and language.

use std::error::Error;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::time::{Duration, Instant};

use axum::extract::rejection::JsonRejection;
use axum::extract::{
    ConnectInfo, FromRequest, FromRequestParts, MatchedPath, Query, Request, State,
};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use tracing::Instrument;

use crate::api_error::{ApiError, language, spoken};
use crate::app::App;
use crate::cluster::carry::Carried;
use crate::early;
use crate::limits::{Traffic, household};
use crate::machine::random_bytes;
use crate::shared::Shared;

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

const REQUEST_ID: &str = "x-request-id";
/// Longer names of requests are not taken over.
const MOST_ID: usize = 64;

/// The outermost layer: measures, logs, and puts refusals into words.
pub async fn watch(State(app): State<App>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let method = request.method().clone();
    // The pattern, not the path: the path holds the keys of private tables.
    let matched = request.extensions().get::<MatchedPath>();
    let route = matched.map_or("other", MatchedPath::as_str).to_owned();
    let words = app.words.of(language(request.headers()));
    let id = request_id(request.headers());
    let span = tracing::info_span!("request", id);
    let (request, arrival) = early::watched(request);
    let mut response = admit(&app, request, next).instrument(span).await;
    let is_api = route.starts_with("/api");
    let status = response.status();
    let refused = response.extensions_mut().remove::<ApiError>();
    // What the router itself refuses (a method, a query) gets a sentence, too.
    let is_carried = response.extensions().get::<Carried>().is_some();
    let unread = is_api && status.is_client_error() && !is_carried;
    let refused = refused.or_else(|| unread.then(|| ApiError::unrouted(status)));
    let is_wanted = refused.as_ref().is_some_and(ApiError::is_wanted);
    if let Some(refused) = refused {
        response = spoken(refused, words);
    }
    for (name, value) in HEADERS {
        response
            .headers_mut()
            .insert(name, HeaderValue::from_static(value));
    }
    if is_api && !response.headers().contains_key(header::CACHE_CONTROL) {
        let never = HeaderValue::from_static("no-store");
        response.headers_mut().insert(header::CACHE_CONTROL, never);
    }
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    arrival.note(&mut response);
    let status = response.status().as_u16();
    if status == StatusCode::REQUEST_TIMEOUT {
        app.house.shared.metrics.refused("slow-body");
    }
    let millis = begun.elapsed().as_millis() as u64;
    if status >= 500 && !is_wanted {
        tracing::warn!(id, %method, route, status, millis, "a request failed");
    } else {
        tracing::debug!(id, %method, route, status, millis);
    }
    // Anybody can make up methods; figures are kept of those there are.
    let known = [Method::GET, Method::HEAD, Method::POST].contains(&method);
    let label = if known { method.as_str() } else { "other" };
    let labels = [
        ("route", format!("{label} {route}")),
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

/// The name of a request in the log: the proxy's, if it gives one, or a new one.
fn request_id(headers: &HeaderMap) -> String {
    let given = headers.get(REQUEST_ID).and_then(|id| id.to_str().ok());
    let is_plain = |id: &&str| {
        let mut letters = id.bytes();
        (1..=MOST_ID).contains(&id.len())
            && letters.all(|it| it.is_ascii_alphanumeric() || it == b'-')
    };
    let given = given.filter(is_plain).map(str::to_owned);
    given.unwrap_or_else(|| hex::encode(random_bytes::<8>()))
}

/// The innermost layer: how often an address may use routes of this kind.
pub async fn limit(
    State((app, traffic)): State<(App, Traffic)>,
    mut request: Request,
    next: Next,
) -> Response {
    request.extensions_mut().insert(traffic);
    let is_behind_proxy = app.house.shared.config.behind_proxy;
    let asker = address(request.headers(), request.extensions(), is_behind_proxy);
    if let Some(wait) = app.limits.wait(traffic, asker) {
        let rate = NonZeroU32::new(app.house.shared.config.requests_per_second);
        let most = rate.map_or(0, |rate| traffic.allowance(rate).burst);
        return ApiError::too_often(traffic.name(), most, wait).into_response();
    }
    let bytes = match traffic {
        Traffic::Reading => 0,
        _ => length(request.headers(), traffic),
    };
    if let Some(wait) = app.sent.wait(&household(asker), bytes) {
        app.house.shared.metrics.refused("bytes-per-address");
        let most = app.house.shared.config.caps().bytes_per_address;
        return ApiError::too_much_sent(most, wait).into_response();
    }
    let answered = answer(&app.house.shared, household(asker), traffic, request, next);
    answered.await.unwrap_or_else(IntoResponse::into_response)
}

/// The answer, which counts as the asker's until it has been read.
async fn answer(
    shared: &Shared,
    asker: IpAddr,
    traffic: Traffic,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    let refused = |_: &ApiError| shared.metrics.refused("unread-per-address");
    if traffic == Traffic::Reading {
        shared.unread.check(asker).inspect_err(refused)?;
    }
    let answer = next.run(request).await;
    let counted = shared.unread.count(asker, answer).await;
    counted.inspect_err(refused)
}

/// How long the body is, or may be.
fn length(headers: &HeaderMap, traffic: Traffic) -> usize {
    let length = headers.get(header::CONTENT_LENGTH);
    let length = length.and_then(|it| it.to_str().ok()?.parse().ok());
    let is_streamed = headers.contains_key(header::TRANSFER_ENCODING);
    let most = if is_streamed { traffic.most_bytes() } else { 0 };
    length.unwrap_or(most).min(traffic.most_bytes())
}

/// Whom the connection comes from; behind a proxy, whom the proxy says it had it from.
fn address(headers: &HeaderMap, extensions: &Extensions, is_behind_proxy: bool) -> IpAddr {
    let forwarded = headers.get_all("x-forwarded-for").iter().next_back();
    // What stands before the last comma was written by somebody else.
    let last = forwarded
        .filter(|_| is_behind_proxy)
        .and_then(|value| forwarded_address(value.to_str().ok()?.rsplit(',').next()?));
    let connection = extensions.get::<ConnectInfo<SocketAddr>>();
    last.or(connection.map(|info| info.0.ip()))
        .unwrap_or(IpAddr::from([0; 4]))
}

/// Proxies write an address alone, in brackets, or with a port.
fn forwarded_address(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let bare = || text.strip_prefix('[')?.strip_suffix(']');
    let with_port = || text.parse().ok().map(|it: SocketAddr| it.ip());
    let alone = bare().unwrap_or(text).parse().ok();
    alone.or_else(with_port)
}

/// The household a request comes from.
pub fn household_of(app: &App, request: &Request) -> IpAddr {
    let is_behind_proxy = app.house.shared.config.behind_proxy;
    household(address(
        request.headers(),
        request.extensions(),
        is_behind_proxy,
    ))
}

/// The household a request comes from.
pub struct Household(pub IpAddr);

impl FromRequestParts<App> for Household {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Household, ApiError> {
        let is_behind_proxy = app.house.shared.config.behind_proxy;
        let address = address(&parts.headers, &parts.extensions, is_behind_proxy);
        Ok(Household(household(address)))
    }
}

async fn admit(app: &App, request: Request, next: Next) -> Response {
    let is_command = *request.method() != Method::GET && *request.method() != Method::HEAD;
    let origins = &app.house.shared.config.origins;
    if is_command && !is_own(request.headers(), origins) {
        return ApiError::BAD_ORIGIN.into_response();
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

/// A body that takes longer to arrive is not waited for.
pub const SLOW_BODY: Duration = Duration::from_secs(10);

/// A JSON body, refused in our own way if it is none.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, ApiError> {
        let traffic = request.extensions().get::<Traffic>().copied();
        let arriving = axum::Json::<T>::from_request(request, state);
        let arrived = tokio::time::timeout(SLOW_BODY, arriving).await;
        let body = arrived.map_err(|_| ApiError::TOO_SLOW)?;
        body.map(|json| Body(json.0)).map_err(|why| match why {
            JsonRejection::MissingJsonContentType(_) => ApiError::NO_JSON_TYPE,
            JsonRejection::JsonSyntaxError(why) => ApiError::broken_json(inner(&why)),
            JsonRejection::JsonDataError(why) => ApiError::wrong_fields(inner(&why)),
            why if why.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                ApiError::too_large(traffic.map_or(0, Traffic::most_bytes))
            }
            why => ApiError::unreadable(why.status()),
        })
    }
}

/// What stands behind the `?`, refused in our own way if it cannot be read.
pub struct FromQuery<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for FromQuery<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<FromQuery<T>, ApiError> {
        let asked = Query::<T>::from_request_parts(parts, state).await;
        asked
            .map(|Query(asked)| FromQuery(asked))
            .map_err(|why| ApiError::wrong_query(inner(&why)))
    }
}

/// What the reader of JSON itself complained about.
fn inner(why: &dyn Error) -> String {
    let mut innermost = why;
    while let Some(source) = innermost.source() {
        innermost = source;
    }
    innermost.to_string()
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
    fn a_request_keeps_a_plain_name_and_gets_one_otherwise() {
        let named = request_id(&headers(&[("x-request-id", "abc-123")]));
        assert_eq!(named, "abc-123");
        for strange in ["", "a b", "a\u{7f}", &"a".repeat(65)] {
            let Ok(value) = HeaderValue::from_str(strange) else {
                continue;
            };
            let mut map = HeaderMap::new();
            map.insert(REQUEST_ID, value);
            assert_eq!(request_id(&map).len(), 16, "{strange}");
        }
    }

    #[test]
    fn the_proxy_in_front_names_the_address_and_nobody_else() {
        let from = |written: &'static str, is_behind_proxy| {
            let mut extensions = Extensions::new();
            extensions.insert(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 80))));
            let headers = headers(&[("x-forwarded-for", written)]);
            address(&headers, &extensions, is_behind_proxy).to_string()
        };
        assert_eq!(from("10.9.9.9, 10.0.0.7", true), "10.0.0.7");
        assert_eq!(from("10.9.9.9, 10.0.0.7", false), "127.0.0.1");
        assert_eq!(from("10.0.0.7:4711", true), "10.0.0.7");
        assert_eq!(from("2001:db8::7", true), "2001:db8::7");
        assert_eq!(from("10.9.9.9,[2001:db8::7]", true), "2001:db8::7");
        assert_eq!(from("[2001:db8::7]:4711 ", true), "2001:db8::7");
        for unread in [
            "",
            "unknown",
            "[10.0.0.7",
            "2001:db8::7]:1",
            "10.0.0.7:99999",
        ] {
            assert_eq!(from(unread, true), "127.0.0.1", "{unread}");
        }
    }
}
