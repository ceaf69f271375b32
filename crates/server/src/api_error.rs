//! Answers that say no: a status, a code, and one sentence in the caller's language.

mod reasons;

use std::sync::LazyLock;
use std::time::Duration;

use axum::Json;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::{Fact, Phrase, Seat, Violation};
use words::{Language, Words};

/// Words for every language, loaded once.
pub struct Dictionary([Words; Language::ALL.len()]);

static DICTIONARY: LazyLock<Dictionary> =
    LazyLock::new(|| Dictionary(Language::ALL.map(Words::new)));

impl Dictionary {
    pub fn get() -> &'static Dictionary {
        &DICTIONARY
    }

    pub fn of(&self, language: Language) -> &Words {
        let found = self.0.iter().find(|words| words.language() == language);
        found.unwrap_or(&self.0[0])
    }
}

/// The first language of the request that we speak.
pub fn language(headers: &HeaderMap) -> Language {
    let wanted = headers
        .get(header::ACCEPT_LANGUAGE)
        .and_then(|value| value.to_str().ok());
    let codes = wanted.unwrap_or("").split(',');
    let mut known = codes.filter_map(|code| code.split(';').next()?.trim().parse().ok());
    known.next().unwrap_or_default()
}

/// A refusal on its way to the caller; a layer puts it into his language.
#[derive(Clone, Debug)]
pub struct ApiError {
    pub status: StatusCode,
    /// The key of the sentence; without its topic, the code.
    key: &'static str,
    violation: Option<Box<(Violation, Vec<String>)>>,
    /// What exactly was wrong, for whoever writes requests by hand.
    detail: Option<String>,
    /// The same, where it is told in the language of whoever asked.
    reason: Option<Box<Phrase>>,
    /// When to ask again, in seconds.
    wait: Option<u32>,
    /// How many there may be.
    most: Option<u32>,
    /// Of which kind there were too many.
    kind: Option<&'static str>,
}

impl ApiError {
    pub const fn new(status: StatusCode, key: &'static str) -> ApiError {
        ApiError {
            status,
            key,
            violation: None,
            detail: None,
            reason: None,
            wait: None,
            most: None,
            kind: None,
        }
    }

    pub const NOT_FOUND: ApiError = ApiError::new(StatusCode::NOT_FOUND, "refusal-not-found");
    pub const NO_SESSION: ApiError = ApiError::new(StatusCode::UNAUTHORIZED, "refusal-no-session");
    /// A route for bots with accounts, and no token that counts.
    pub const NO_TOKEN: ApiError = ApiError::new(StatusCode::UNAUTHORIZED, "refusal-no-token");
    /// A body without the header that says it is JSON.
    pub const NO_JSON_TYPE: ApiError =
        ApiError::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "refusal-no-json-type");
    /// The store fails; nobody knows whether it kept what it was given.
    pub const UNAVAILABLE: ApiError = ApiError {
        status: StatusCode::SERVICE_UNAVAILABLE,
        key: "refusal-unavailable",
        violation: None,
        detail: None,
        reason: None,
        wait: Some(2),
        most: None,
        kind: None,
    };
    /// The server has been asked to end.
    pub const ENDING: ApiError = ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "refusal-ending");
    pub const TOO_SLOW: ApiError = ApiError::new(StatusCode::REQUEST_TIMEOUT, "refusal-too-slow");
    pub const BAD_ORIGIN: ApiError = ApiError::new(StatusCode::FORBIDDEN, "refusal-bad-origin");
    /// Is it what whoever runs the server wants, and no news for the log?
    pub fn is_wanted(&self) -> bool {
        self.key == ApiError::ENDING.key
    }

    /// A fault of the server's own.
    pub const FAULT: ApiError = ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "refusal-fault");

    pub const fn unreadable(status: StatusCode) -> ApiError {
        ApiError::new(status, "refusal-unreadable")
    }

    /// A move of a lesson that is allowed, but not what its task is about.
    pub fn first_the_task(task: String) -> ApiError {
        ApiError {
            detail: Some(task),
            ..ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "refusal-first-the-task")
        }
    }

    /// More moves than a lesson takes.
    pub fn too_many_moves(most: u32) -> ApiError {
        ApiError {
            most: Some(most),
            ..ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "refusal-too-many-moves")
        }
    }

    /// There is no game of this id.
    pub fn no_game(id: String) -> ApiError {
        ApiError {
            detail: Some(id),
            ..ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "refusal-no-game")
        }
    }

    /// A bot has as many seats as it may.
    pub fn busy_bot(most: usize) -> ApiError {
        ApiError {
            status: StatusCode::CONFLICT,
            ..ApiError::too_many("refusal-bot-busy", most)
        }
    }

    /// A body that is no JSON.
    pub fn broken_json(why: String) -> ApiError {
        ApiError::bad_body("refusal-broken-json", why)
    }

    /// JSON, but not with the fields the route takes.
    pub fn wrong_fields(why: String) -> ApiError {
        ApiError::bad_body("refusal-wrong-fields", why)
    }

    fn bad_body(key: &'static str, why: String) -> ApiError {
        ApiError {
            detail: Some(why),
            ..ApiError::new(StatusCode::BAD_REQUEST, key)
        }
    }

    /// A body of more bytes than the route takes.
    pub fn too_large(most: usize) -> ApiError {
        ApiError {
            most: Some(kibibytes(most)),
            ..ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, "refusal-too-large")
        }
    }

    /// Too many requests of a kind; so many may come at once, and one more after this time.
    pub fn too_often(kind: &'static str, most: u32, wait: Duration) -> ApiError {
        ApiError {
            most: Some(most),
            kind: Some(kind),
            ..ApiError::new(StatusCode::TOO_MANY_REQUESTS, "refusal-too-many-requests")
        }
        .after(wait)
    }

    /// An address has too much under way that takes long.
    pub fn too_much_work(wait: Duration) -> ApiError {
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, "refusal-too-much-work").after(wait)
    }

    /// An address has as many connections as it may.
    pub fn too_many_connections(most: usize, wait: Duration) -> ApiError {
        ApiError::too_many("refusal-too-many-connections-here", most).after(wait)
    }

    /// What the router itself refuses: a method, most of the time.
    pub const fn unrouted(status: StatusCode) -> ApiError {
        match status {
            StatusCode::METHOD_NOT_ALLOWED => ApiError::new(status, "refusal-wrong-method"),
            _ => ApiError::unreadable(status),
        }
    }

    /// Something behind the `?` that cannot be read.
    pub fn wrong_query(why: String) -> ApiError {
        ApiError::bad_body("refusal-wrong-query", why)
    }

    /// A guest or an address holds as many as there may be.
    pub fn too_many(key: &'static str, most: usize) -> ApiError {
        ApiError {
            most: Some(u32::try_from(most).unwrap_or(u32::MAX)),
            ..ApiError::new(StatusCode::TOO_MANY_REQUESTS, key)
        }
    }

    /// A guest has stored as much as he may in an hour.
    pub fn too_much_stored(most: u32, wait: Duration) -> ApiError {
        ApiError::too_many("refusal-too-much-stored", kibibytes(most as usize) as usize).after(wait)
    }

    /// An address has sent as much as it may in an hour.
    pub fn too_much_sent(most: u32, wait: Duration) -> ApiError {
        ApiError::too_many("refusal-too-much-sent", kibibytes(most as usize) as usize).after(wait)
    }

    /// An address has as many answers to read as are kept for it.
    pub fn too_much_unread(most: usize, wait: Duration) -> ApiError {
        ApiError::too_many("refusal-too-much-unread", kibibytes(most) as usize).after(wait)
    }

    /// The server as a whole is full.
    pub fn no_room(wait: Duration) -> ApiError {
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "refusal-no-room").after(wait)
    }

    /// The server has too much to do; one more request is welcome after this time.
    pub fn busy(wait: Duration) -> ApiError {
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "refusal-busy").after(wait)
    }

    /// It can be tried again after this time.
    #[must_use]
    pub fn after(mut self, wait: Duration) -> ApiError {
        self.wait = Some(wait.as_millis().div_ceil(1000).max(1) as u32);
        self
    }

    /// Names for the seats in the sentence of a rule.
    #[must_use]
    pub fn at(mut self, names: Vec<String>) -> ApiError {
        if let Some((_, seats)) = self.violation.as_deref_mut() {
            *seats = names;
        }
        self
    }

    pub fn into_body(self, words: &Words) -> protocol::Refusal {
        let (rule, (sentence, parts), facts) = match self.violation.as_deref() {
            None => {
                let nobody = |seat: Seat| format!("{seat:?}");
                let reason = self.reason.map(|why| words.phrase(&why, &nobody));
                let why = self.detail.or(reason).map(|why| ("why", Fact::Place(why)));
                let wait = self.wait.map(|wait| ("seconds", Fact::from(wait)));
                let most = self.most.map(|most| ("most", Fact::from(most)));
                let kind = self.kind.map(|kind| ("kind", Fact::Place(kind.to_owned())));
                let facts = why.into_iter().chain(wait).chain(most).chain(kind);
                let facts: Vec<_> = facts.collect();
                let sentence = words.label(self.key, &facts);
                (None, (sentence, Vec::new()), protocol::facts(&facts))
            }
            Some((violation, names)) => (
                Some(violation.rule.0.to_owned()),
                sentence(words, violation, names),
                protocol::facts(&violation.facts),
            ),
        };
        protocol::Refusal {
            code: self.key.trim_start_matches("refusal-").to_owned(),
            rule,
            sentence,
            parts,
            facts,
        }
    }
}

/// How caps of bytes are told.
fn kibibytes(bytes: usize) -> u32 {
    u32::try_from(bytes.div_ceil(1 << 10)).unwrap_or(u32::MAX)
}

/// The rule's sentence; while its box has none in this language, what the dossier says.
fn sentence(
    words: &Words,
    violation: &Violation,
    names: &[String],
) -> (String, Vec<protocol::SentencePart>) {
    let name = |seat: Seat| {
        let name = names.get(seat.index()).cloned();
        name.unwrap_or_else(|| (seat.0 + 1).to_string())
    };
    match words.rule(violation.rule.0) {
        Some(rule) if rule.sentence.is_none() => (rule.text.to_owned(), Vec::new()),
        Some(_) | None => {
            let parts = words.violation_parts(violation, &name);
            let parts = parts.into_iter().map(|part| match part {
                words::SentencePart::Text(text) => protocol::SentencePart::Text(text),
                words::SentencePart::Place(place) => protocol::SentencePart::Place(place),
            });
            (words.violation(violation, &name), parts.collect())
        }
    }
}

/// The body is written by `guard::watch`, which knows the language.
impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// A refusal in words.
pub fn spoken(refused: ApiError, words: &Words) -> Response {
    let (status, wait) = (refused.status, refused.wait);
    let mut response = (status, Json(refused.into_body(words))).into_response();
    if let Some(seconds) = wait {
        let seconds = HeaderValue::from(seconds);
        response.headers_mut().insert(header::RETRY_AFTER, seconds);
    }
    response
}
