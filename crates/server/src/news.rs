//! The stream of a bot's account: at which tables it has a seat. What happens there is told by
//! each table's own stream.
//!
//! It is made from the store, so that any server that reads it can tell.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::response::Response;
use futures_util::stream;
use protocol::{BOT_PROTOCOL, BotGame, BotGreeting, BotMessage};
use tokio::sync::watch;

use crate::accounts::{self, Seated, Signed};
use crate::api_error::ApiError;
use crate::app::App;
use crate::events::{self, HEARTBEAT, Holds, Item};
use crate::guard::Household;

/// How often the store is asked, unless a seat is given here.
const POLL: Duration = Duration::from_secs(2);
/// So many of these are a heartbeat, with a look at the account.
const BEATS: u64 = HEARTBEAT.as_secs() / POLL.as_secs();
/// After so many of them it is noted that the bot is still there.
const NOTED: u64 = 4 * BEATS;
/// A table at which nothing has happened for so long is told of again when something does.
pub const QUIET: Duration = Duration::from_hours(1);

struct News {
    app: App,
    signed: Signed,
    /// When something had happened at the tables that were told.
    told: BTreeMap<String, u64>,
    due: VecDeque<Bytes>,
    beats: u64,
    closing: watch::Receiver<bool>,
    _holds: Holds,
}

pub async fn listen(
    State(app): State<App>,
    signed: Signed,
    Household(household): Household,
) -> Result<Response, ApiError> {
    let shared = &app.house.shared;
    let holds = events::take(shared, Some(signed.bot.id.clone()), household)?;
    // Whoever is invited must be here: this is how hosts know.
    let seen = shared
        .store
        .see_bot(signed.bot.id.clone(), shared.seconds());
    seen.await.map_err(|_| ApiError::UNAVAILABLE)?;
    let mut news = News {
        closing: shared.close.subscribe(),
        signed,
        told: BTreeMap::new(),
        due: VecDeque::from([frame(None, &greeting())]),
        beats: 0,
        _holds: holds,
        app: app.clone(),
    };
    news.look().await;
    Ok(events::answer(Body::from_stream(stream::unfold(
        news, next,
    ))))
}

async fn next(mut news: News) -> Option<(Item, News)> {
    loop {
        if let Some(frame) = news.due.pop_front() {
            return Some((Ok(frame), news));
        }
        let app = news.app.clone();
        let is_beat = tokio::select! {
            biased;
            _ = news.closing.wait_for(|closing| *closing) => return None,
            () = app.house.shared.invited.notified() => false,
            () = tokio::time::sleep(POLL) => true,
        };
        news.beats += u64::from(is_beat);
        if is_beat && news.beats.is_multiple_of(BEATS) && !news.is_valid().await {
            return None;
        }
        news.look().await;
    }
}

impl News {
    /// Does the token still count? If so, the bot is here.
    async fn is_valid(&mut self) -> bool {
        let shared = &self.app.house.shared;
        self.due.push_back(Bytes::from_static(b": still here\n\n"));
        // A store that fails says nothing about the token.
        let is_valid = !matches!(accounts::whose(shared, &self.signed.token).await, Ok(None));
        if is_valid && self.beats.is_multiple_of(NOTED) {
            let bot = self.signed.bot.id.clone();
            if let Err(why) = shared.store.see_bot(bot, shared.seconds()).await {
                tracing::warn!(%why, "a bot was not noted as connected");
            }
        }
        is_valid
    }

    /// Tells of tables that are new, or have woken up.
    async fn look(&mut self) {
        // What cannot be read now is read the next time.
        let Ok(seats) = accounts::seats_of(&self.app.house.shared, &self.signed.bot.id).await
        else {
            return;
        };
        let mut told = BTreeMap::new();
        for Seated {
            table,
            game,
            seat,
            seats,
        } in seats
        {
            let before = self.told.get(&table.id);
            if before.is_none_or(|at| at + QUIET.as_secs() < table.touched) {
                let message = BotMessage::Game(BotGame {
                    table: table.id.clone(),
                    game,
                    seat,
                    seats,
                });
                self.due.push_back(frame(None, &message));
            }
            told.insert(table.id, table.touched);
        }
        self.told = told;
    }
}

fn greeting() -> BotMessage {
    BotMessage::Hello(BotGreeting {
        protocol: BOT_PROTOCOL,
        host: concat!("landnam ", env!("CARGO_PKG_VERSION")).to_owned(),
    })
}

/// A message as an event of a stream.
pub fn frame(id: Option<String>, message: &BotMessage) -> Bytes {
    let text = serde_json::to_string(message).expect("messages are plain data");
    let id = id.map(|id| format!("id: {id}\n")).unwrap_or_default();
    Bytes::from(format!("{id}data: {text}\n\n"))
}
