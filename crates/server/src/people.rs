//! Guests: a name, a session, a recovery code. Codes are kept as hashes only.

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::{Guest, Me, NewGuest, Recover};
use tables::{Person, names};

use crate::api_error::ApiError;
use crate::app::App;
use crate::cluster::News;
use crate::guard::Body;
use crate::sessions::{self, hash};
use crate::shared::Shared;
use crate::store::GuestRow;
use crate::unbroken::unbroken;

/// Who asks; nobody without a session.
pub struct Caller {
    pub person: Option<Person>,
    /// The hash of the token, if the request has one that counts.
    pub token: Option<String>,
}

/// Who asks; without a session they are refused.
pub struct Known(pub Person);

/// Who asks, and by which session.
pub struct SignedIn {
    pub person: Person,
    pub token: String,
}

impl Caller {
    pub fn id(&self) -> Option<String> {
        self.person.as_ref().map(|person| person.id.clone())
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, ApiError> {
        let Some(token) = sessions::token(&parts.headers) else {
            return Ok(Caller {
                person: None,
                token: None,
            });
        };
        let person = app.sessions.whose(&token, &app.house.shared).await;
        let person = person.map_err(|_| ApiError::UNAVAILABLE)?;
        let token = person.is_some().then_some(token);
        Ok(Caller { person, token })
    }
}

impl FromRequestParts<App> for SignedIn {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<SignedIn, ApiError> {
        let caller = Caller::from_request_parts(parts, app).await?;
        match (caller.person, caller.token) {
            (Some(person), Some(token)) => Ok(SignedIn { person, token }),
            _ => Err(ApiError::NO_SESSION),
        }
    }
}

impl FromRequestParts<App> for Known {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Known, ApiError> {
        let signed_in = SignedIn::from_request_parts(parts, app).await?;
        Ok(Known(signed_in.person))
    }
}

/// Names of old may hold what names may not hold any more; nobody gets to see it.
impl From<GuestRow> for Person {
    fn from(row: GuestRow) -> Person {
        Person {
            id: row.id,
            name: names::shown(&row.name),
        }
    }
}

/// 128 bits in groups one can copy by hand.
fn recovery_code(shared: &Shared) -> String {
    grouped(&hex::encode(shared.random_bytes::<16>()))
}

/// Letters and digits in groups of four, however somebody wrote them down.
fn grouped(code: &str) -> String {
    let digits: Vec<char> = code.chars().filter(|it| it.is_alphanumeric()).collect();
    let groups = digits.chunks(4).map(String::from_iter);
    groups.collect::<Vec<String>>().join("-").to_lowercase()
}

/// The name as it is kept.
fn name(wish: &NewGuest) -> Result<String, ApiError> {
    names::proper(&wish.name).ok_or(ApiError::new(
        StatusCode::UNPROCESSABLE_ENTITY,
        "refusal-bad-name",
    ))
}

pub async fn create(
    State(app): State<App>,
    headers: HeaderMap,
    Body(wish): Body<NewGuest>,
) -> Result<Response, ApiError> {
    let shared = &app.house.shared;
    let guest = GuestRow {
        id: hex::encode(shared.random_bytes::<8>()),
        name: name(&wish)?,
    };
    let code = recovery_code(shared);
    let (session, cookie) = sessions::fresh(&app, &guest.id, &headers);
    let added = shared
        .store
        .add_guest(guest.clone(), session, hash(&code))
        .await;
    added.map_err(|_| ApiError::UNAVAILABLE)?;
    let answer = Guest {
        me: me(&guest.into()),
        recovery_code: code,
    };
    Ok(([cookie], Json(answer)).into_response())
}

pub async fn recover(
    State(app): State<App>,
    headers: HeaderMap,
    Body(wish): Body<Recover>,
) -> Result<Response, ApiError> {
    let code = grouped(&wish.recovery_code);
    let shared = &app.house.shared;
    let found = shared.store.guest_by_recovery(hash(&code)).await;
    let found = found.map_err(|_| ApiError::UNAVAILABLE)?;
    let unknown = ApiError::new(StatusCode::FORBIDDEN, "refusal-bad-code");
    let guest = found.ok_or(unknown)?;
    let (session, cookie) = sessions::fresh(&app, &guest.id, &headers);
    let most = shared.config.caps().sessions_per_guest;
    let most = if wish.end_others { 1 } else { most };
    // Whoever has the new session has ended the others, even if they leave now.
    let signed_in = unbroken(async move {
        let added = app.house.shared.store.add_session(session.clone()).await;
        added.map_err(|_| ApiError::UNAVAILABLE)?;
        sessions::end_surplus(&app, &session, most).await
    });
    signed_in.await??;
    Ok(([cookie], Json(me(&guest.into()))).into_response())
}

/// Another code for somebody who is signed in and has lost theirs, or fears that others know it.
pub async fn renew_recovery(
    State(app): State<App>,
    Known(person): Known,
) -> Result<Json<Guest>, ApiError> {
    let shared = &app.house.shared;
    let code = recovery_code(shared);
    let renewed = shared.store.renew_recovery(person.id.clone(), hash(&code));
    renewed.await.map_err(|_| ApiError::UNAVAILABLE)?;
    Ok(Json(Guest {
        me: me(&person),
        recovery_code: code,
    }))
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
    let renaming = unbroken(async move {
        let renamed = app.house.shared.store.rename(id.clone(), name.clone());
        let renamed = renamed.await;
        // Whatever the store has done, it knows.
        let renamed_now = vec![id.clone()];
        app.spread(&News {
            renamed: renamed_now,
            ..News::default()
        })
        .await;
        renamed.map_err(|_| ApiError::UNAVAILABLE)?;
        Ok(Json(Me { id, name }))
    });
    renaming.await?
}

fn me(person: &Person) -> Me {
    Me {
        id: person.id.clone(),
        name: person.name.clone(),
    }
}
