//! Sessions: who a browser is, where else a guest is signed in, and how that ends. Tokens are kept
//! as hashes only.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use protocol::{EndSessions, Session};
use sha2::{Digest, Sha256};
use tables::Person;
use tokio::sync::watch;
use tokio::time::Instant;

use crate::api_error::ApiError;
use crate::app::App;
use crate::cluster::News;
use crate::device::device;
use crate::guard::Body;
use crate::people::SignedIn;
use crate::shared::Shared;
use crate::store::{SessionRow, StoreError, USED};
use crate::unbroken::unbroken;

const COOKIE: &str = "landnam";
const YEAR_SECONDS: u32 = 31_536_000;
/// How long a session lives on at a node that has not heard of its end.
const UNHEARD: Duration = Duration::from_secs(30);
/// Sessions known without asking the store.
const REMEMBERED: usize = 50_000;
/// So much of a token's hash names its session.
const ID_LETTERS: usize = 16;

/// Sessions seen lately, by the hash of their token.
#[derive(Clone, Default)]
pub struct Sessions(Arc<Mutex<Seen>>);

#[derive(Default)]
struct Seen {
    people: BTreeMap<String, Remembered>,
    /// What the event streams of a session listen to: it says when the session ends, and is dropped
    /// when nobody knows whether it has ended.
    leashes: BTreeMap<String, watch::Sender<()>>,
    /// How often something was forgotten. What was asked of the store before is not remembered.
    forgotten: u64,
}

struct Remembered {
    person: Person,
    /// When the store was told that the session is used.
    told: Instant,
}

impl Sessions {
    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whose session it is. Now and then the store is asked whether it still is, and told that it
    /// is used.
    pub async fn whose(&self, token: &str, shared: &Shared) -> Result<Option<Person>, StoreError> {
        let (known, forgotten) = {
            let seen = self.seen();
            let known = seen.people.get(token);
            let known = known.map(|it| (it.person.clone(), it.told.elapsed()));
            (known, seen.forgotten)
        };
        let was_known = known.is_some();
        if let Some((person, ago)) = known
            && ago < remembered(shared)
        {
            return Ok(Some(person));
        }
        let Some(guest) = shared.store.guest_by_token(token.to_owned()).await? else {
            if was_known {
                self.end(&[token.to_owned()]);
            }
            return Ok(None);
        };
        let person = guest.into();
        self.remember(token, &person, forgotten);
        // Nobody waits for it; what is not noted now is noted next time.
        let used = shared.seconds();
        tokio::spawn(shared.store.touch_session(token.to_owned(), used));
        Ok(Some(person))
    }

    fn remember(&self, token: &str, person: &Person, forgotten: u64) {
        let mut seen = self.seen();
        if seen.forgotten != forgotten {
            return;
        }
        if seen.people.len() >= REMEMBERED {
            seen.people.clear();
        }
        let remembered = Remembered {
            person: person.clone(),
            told: Instant::now(),
        };
        seen.people.insert(token.to_owned(), remembered);
    }

    /// The store is asked about this guest again.
    pub fn forget(&self, guest: &str) {
        let mut seen = self.seen();
        seen.forgotten += 1;
        seen.people.retain(|_, it| it.person.id != guest);
    }

    /// These sessions are no more: the store knows it, and now so do their event streams.
    fn end(&self, tokens: &[String]) {
        for leash in self.let_go(tokens) {
            leash.send_replace(());
        }
    }

    /// The store has failed and may have ended these sessions: it is asked again about them, and
    /// whoever follows something with one of them has to come back.
    fn doubt(&self, tokens: &[String]) {
        self.let_go(tokens);
    }

    /// What another node has found out.
    pub fn hear(&self, news: &News) {
        self.end(&news.ended);
        self.doubt(&news.doubted);
        for guest in &news.renamed {
            self.forget(guest);
        }
    }

    fn let_go(&self, tokens: &[String]) -> Vec<watch::Sender<()>> {
        let mut seen = self.seen();
        seen.forgotten += 1;
        let leash = |token| {
            seen.people.remove(token);
            seen.leashes.remove(token)
        };
        tokens.iter().filter_map(leash).collect()
    }

    /// Ties an event stream to its session.
    pub fn leash(&self, token: &str) -> Leash {
        let mut seen = self.seen();
        let sender = seen.leashes.entry(token.to_owned());
        let ended = sender.or_insert_with(|| watch::Sender::new(())).subscribe();
        Leash {
            sessions: self.clone(),
            token: token.to_owned(),
            ended,
        }
    }
}

/// So long the store is not asked about a session. Where there are other nodes it may end there,
/// and this one may not hear of it.
fn remembered(shared: &Shared) -> Duration {
    match &shared.cluster {
        None => Duration::from_secs(USED),
        Some(_) => UNHEARD,
    }
}

/// What ends an event stream with its session.
pub struct Leash {
    sessions: Sessions,
    token: String,
    ended: watch::Receiver<()>,
}

impl Leash {
    /// Answers when the session ends, and whether that is certain.
    pub async fn ended(&mut self) -> bool {
        self.ended.changed().await.is_ok()
    }
}

impl Drop for Leash {
    fn drop(&mut self) {
        let mut seen = self.sessions.seen();
        let is_last = |sender: &watch::Sender<()>| sender.receiver_count() <= 1;
        if seen.leashes.get(&self.token).is_some_and(is_last) {
            seen.leashes.remove(&self.token);
        }
    }
}

pub fn hash(secret: &str) -> String {
    hex::encode(Sha256::digest(secret))
}

/// The hash of the token a request carries.
pub fn token(headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get_all(header::COOKIE).iter();
    let mut pairs = cookies
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='));
    let (_, token) = pairs.find(|(name, _)| *name == COOKIE)?;
    Some(hash(token))
}

/// Lets nothing but the browser's own requests carry the token.
fn cookie(app: &App, token: &str, seconds: u32) -> (header::HeaderName, HeaderValue) {
    let secure = if app.house.shared.config.secure_cookies {
        "; Secure"
    } else {
        ""
    };
    let text =
        format!("{COOKIE}={token}; HttpOnly; SameSite=Lax; Path=/; Max-Age={seconds}{secure}");
    let value = HeaderValue::from_str(&text).expect("a token is made of hexadecimal digits");
    (header::SET_COOKIE, value)
}

/// A session that is about to begin, and the cookie that carries it.
pub fn fresh(
    app: &App,
    guest: &str,
    headers: &HeaderMap,
) -> (SessionRow, (header::HeaderName, HeaderValue)) {
    let shared = &app.house.shared;
    let token = hex::encode(shared.random_bytes::<32>());
    let now = shared.seconds();
    let session = SessionRow {
        token: hash(&token),
        guest: guest.to_owned(),
        device: device(headers),
        begun: Some(now),
        used: now,
    };
    (session, cookie(app, &token, YEAR_SECONDS))
}

/// Ends what a guest has too much of after signing in: all but `most` sessions, those that were
/// not used for longest. The new one stays.
pub async fn end_surplus(app: &App, new: &SessionRow, most: usize) -> Result<(), ApiError> {
    let sessions = app.house.shared.store.sessions(new.guest.clone()).await;
    let sessions = sessions.map_err(|_| ApiError::UNAVAILABLE)?;
    let others = sessions.into_iter().map(|it| it.token);
    let others = others.filter(|token| *token != new.token);
    let surplus: Vec<String> = others.skip(most.saturating_sub(1)).collect();
    let ended = surplus.len() as u64;
    end_all(app, surplus).await?;
    app.house.shared.metrics.surplus_sessions.inc_by(ended);
    Ok(())
}

/// Whoever asks may leave meanwhile: what the store has ended must be over here, too.
async fn end_all(app: &App, tokens: Vec<String>) -> Result<(), ApiError> {
    if tokens.is_empty() {
        return Ok(());
    }
    let app = app.clone();
    let ending = unbroken(async move {
        let ended = app.house.shared.store.end_sessions(tokens.clone()).await;
        let mut news = News::default();
        let list = match ended {
            Ok(()) => &mut news.ended,
            Err(_) => &mut news.doubted,
        };
        *list = tokens;
        app.spread(&news).await;
        ended.map_err(|_| ApiError::UNAVAILABLE)
    });
    ending.await?
}

fn id(session: &SessionRow) -> &str {
    &session.token[..ID_LETTERS.min(session.token.len())]
}

/// The sessions of a guest, the one that asks first.
async fn of(app: &App, signed_in: &SignedIn) -> Result<Vec<SessionRow>, ApiError> {
    let store = &app.house.shared.store;
    let sessions = store.sessions(signed_in.person.id.clone()).await;
    let mut sessions = sessions.map_err(|_| ApiError::UNAVAILABLE)?;
    sessions.sort_by_key(|session| session.token != signed_in.token);
    Ok(sessions)
}

fn cards(sessions: &[SessionRow], here: &str) -> Vec<Session> {
    let card = |session: &SessionRow| Session {
        id: id(session).to_owned(),
        here: session.token == here,
        device: session.device.clone(),
        begun: session.begun,
        used: session.used,
    };
    sessions.iter().map(card).collect()
}

pub async fn list(
    State(app): State<App>,
    signed_in: SignedIn,
) -> Result<Json<Vec<Session>>, ApiError> {
    let sessions = of(&app, &signed_in).await?;
    Ok(Json(cards(&sessions, &signed_in.token)))
}

pub async fn end(
    State(app): State<App>,
    signed_in: SignedIn,
    Body(wish): Body<EndSessions>,
) -> Result<Response, ApiError> {
    let here = &signed_in.token;
    let is_meant = |session: &SessionRow| match &wish {
        EndSessions::This => session.token == *here,
        EndSessions::One { id: wanted } => id(session) == wanted,
        EndSessions::Others => session.token != *here,
        EndSessions::All => true,
    };
    let sessions = of(&app, &signed_in).await?;
    let (ended, left): (Vec<_>, Vec<_>) = sessions.into_iter().partition(is_meant);
    if ended.is_empty() && matches!(wish, EndSessions::One { .. }) {
        return Err(ApiError::NOT_FOUND);
    }
    let is_over = ended.iter().any(|session| session.token == *here);
    end_all(&app, ended.into_iter().map(|it| it.token).collect()).await?;
    if is_over {
        // Whoever has signed out is not told about the others.
        let gone = [cookie(&app, "", 0)];
        return Ok((gone, Json(Vec::<Session>::new())).into_response());
    }
    Ok(Json(cards(&left, here)).into_response())
}

#[cfg(test)]
mod tests;
