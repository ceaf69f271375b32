//! Guests: a name, a session, a recovery code. Tokens and codes are kept as hashes only.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{Guest, Me, NewGuest, Recover};
use sha2::{Digest, Sha256};
use tables::Person;

use crate::api_error::ApiError;
use crate::app::App;
use crate::desk::random_bytes;
use crate::guard::Body;
use crate::store::GuestRow;

const COOKIE: &str = "landnam";
const MOST_LETTERS: usize = 30;
/// Sessions known without asking the store.
const REMEMBERED: usize = 50_000;
const YEAR_SECONDS: u32 = 31_536_000;

/// Sessions seen lately, by the hash of their token.
#[derive(Default)]
pub struct Sessions(Mutex<BTreeMap<String, Person>>);

impl Sessions {
    fn get(&self, hash: &str) -> Option<Person> {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .get(hash)
            .cloned()
    }

    fn remember(&self, hash: String, person: Person) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= REMEMBERED {
            known.clear();
        }
        known.insert(hash, person);
    }

    /// The store is asked about this guest again.
    fn forget(&self, guest: &str) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.retain(|_, person| person.id != guest);
    }
}

fn hash(secret: &str) -> String {
    hex::encode(Sha256::digest(secret))
}

/// Who asks; nobody if he has no session.
pub struct Caller(pub Option<Person>);

/// Who asks; without a session he is refused.
pub struct Known(pub Person);

impl Caller {
    pub fn id(&self) -> Option<String> {
        self.0.as_ref().map(|person| person.id.clone())
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, ApiError> {
        let Some(token) = token(&parts.headers) else {
            return Ok(Caller(None));
        };
        let hash = hash(token);
        if let Some(person) = app.sessions.get(&hash) {
            return Ok(Caller(Some(person)));
        }
        let found = app.house.shared.store.guest_by_token(hash.clone()).await;
        let found = found.map_err(|_| ApiError::UNAVAILABLE)?.map(person);
        if let Some(person) = &found {
            app.sessions.remember(hash, person.clone());
        }
        Ok(Caller(found))
    }
}

impl FromRequestParts<App> for Known {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Known, ApiError> {
        let caller = Caller::from_request_parts(parts, app).await?;
        caller.0.map(Known).ok_or(ApiError::NO_SESSION)
    }
}

fn person(row: GuestRow) -> Person {
    Person {
        id: row.id,
        name: row.name,
    }
}

fn token(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter();
    let mut pairs = cookies
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='));
    pairs
        .find(|(name, _)| *name == COOKIE)
        .map(|(_, token)| token)
}

/// Lets nothing but the browser's own requests carry the token.
fn cookie(app: &App, token: &str) -> HeaderValue {
    let secure = if app.house.shared.config.secure_cookies {
        "; Secure"
    } else {
        ""
    };
    let text =
        format!("{COOKIE}={token}; HttpOnly; SameSite=Lax; Path=/; Max-Age={YEAR_SECONDS}{secure}");
    HeaderValue::from_str(&text).expect("a token is made of hexadecimal digits")
}

/// 128 bits in groups one can copy by hand.
fn recovery_code() -> String {
    grouped(&hex::encode(random_bytes::<16>()))
}

/// Letters and digits in groups of four, however somebody wrote them down.
fn grouped(code: &str) -> String {
    let digits: Vec<char> = code.chars().filter(|it| it.is_alphanumeric()).collect();
    let groups = digits.chunks(4).map(String::from_iter);
    groups.collect::<Vec<String>>().join("-").to_lowercase()
}

/// A name that can be shown.
fn name(wish: &NewGuest) -> Result<String, ApiError> {
    let name = wish.name.trim().to_owned();
    let is_name = (1..=MOST_LETTERS).contains(&name.chars().count());
    if !is_name || name.chars().any(char::is_control) {
        return Err(ApiError::new(
            StatusCode::UNPROCESSABLE_ENTITY,
            "refusal-bad-name",
        ));
    }
    Ok(name)
}

pub async fn create(
    State(app): State<App>,
    Body(wish): Body<NewGuest>,
) -> Result<Response, ApiError> {
    let guest = GuestRow {
        id: hex::encode(random_bytes::<8>()),
        name: name(&wish)?,
    };
    let (token, code) = (hex::encode(random_bytes::<32>()), recovery_code());
    let store = &app.house.shared.store;
    let added = store
        .add_guest(guest.clone(), hash(&token), hash(&code))
        .await;
    added.map_err(|_| ApiError::UNAVAILABLE)?;
    let answer = Guest {
        me: me(&person(guest)),
        recovery_code: code,
    };
    Ok(([(header::SET_COOKIE, cookie(&app, &token))], Json(answer)).into_response())
}

pub async fn recover(
    State(app): State<App>,
    Body(wish): Body<Recover>,
) -> Result<Response, ApiError> {
    let code = grouped(&wish.recovery_code);
    let store = &app.house.shared.store;
    let found = store
        .guest_by_recovery(hash(&code))
        .await
        .map_err(|_| ApiError::UNAVAILABLE)?;
    let unknown = ApiError::new(StatusCode::FORBIDDEN, "refusal-bad-code");
    let guest = found.ok_or(unknown)?;
    let token = hex::encode(random_bytes::<32>());
    let added = store.add_session(guest.id.clone(), hash(&token)).await;
    added.map_err(|_| ApiError::UNAVAILABLE)?;
    let answer = Json(me(&person(guest)));
    Ok(([(header::SET_COOKIE, cookie(&app, &token))], answer).into_response())
}

pub async fn who_am_i(Known(person): Known) -> Json<Me> {
    Json(me(&person))
}

/// Seats that are taken keep the name they were taken with.
pub async fn rename(
    State(app): State<App>,
    Known(person): Known,
    Body(wish): Body<NewGuest>,
) -> Result<Json<Me>, ApiError> {
    let (id, name) = (person.id, name(&wish)?);
    let renamed = app.house.shared.store.rename(id.clone(), name.clone());
    renamed.await.map_err(|_| ApiError::UNAVAILABLE)?;
    app.sessions.forget(&id);
    Ok(Json(Me { id, name }))
}

fn me(person: &Person) -> Me {
    Me {
        id: person.id.clone(),
        name: person.name.clone(),
    }
}
