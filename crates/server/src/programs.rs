//! What the program of a bot is told of a game, and what it answers. It holds its seat like a
//! person, and sees what a person there would see.

use std::collections::VecDeque;

use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use futures_util::stream;
use protocol::{Acted, BotAct, BotMessage, LapseKind};
use tables::{Command, Failed, Heard, TableError};
use tokio::sync::watch;
use tokio::time::Instant;
use words::{Language, Words};

use crate::accounts::{self, Signed};
use crate::api_error::{ApiError, language};
use crate::app::App;
use crate::events::{self, HEARTBEAT, Holds, Item};
use crate::guard::{self, Household};
use crate::handle::{Handle, Trouble};
use crate::listeners::Stream;
use crate::news::{QUIET, frame};
use crate::play::{Done, named};

/// A program that follows a game.
struct Following {
    app: App,
    signed: Signed,
    handle: Handle,
    stream: Stream,
    heard: Heard,
    due: VecDeque<Bytes>,
    language: Language,
    /// When it was last told something.
    told: Instant,
    closing: watch::Receiver<bool>,
    _holds: Holds,
}

pub async fn listen(
    State(app): State<App>,
    Path(id): Path<String>,
    signed: Signed,
    Household(household): Household,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let shared = &app.house.shared;
    let holds = events::take(shared, Some(signed.bot.id.clone()), household)?;
    let handle = seated(&app, &id, &signed).await?;
    let stream = handle.listen(Some(signed.bot.clone()), None, None).await?;
    let mut following = Following {
        closing: shared.close.subscribe(),
        app: app.clone(),
        signed,
        handle,
        stream,
        heard: last_event(&headers).unwrap_or_default(),
        due: VecDeque::new(),
        language: language(&headers),
        told: Instant::now(),
        _holds: holds,
    };
    following.look().await?;
    Ok(events::answer(Body::from_stream(stream::unfold(
        following, next,
    ))))
}

/// The table, if the bot has a seat there.
async fn seated(app: &App, id: &str, signed: &Signed) -> Result<Handle, ApiError> {
    let handle = app.house.find(id).await?;
    let bot = signed.bot.id.clone();
    let is_seated = handle.glance(move |table, _| table.is_program(&bot));
    let refused = TableError::NotSeated;
    is_seated.await?.then_some(handle).ok_or(refused.into())
}

async fn next(mut following: Following) -> Option<(Item, Following)> {
    loop {
        if let Some(frame) = following.due.pop_front() {
            return Some((Ok(frame), following));
        }
        if following.heard.is_over {
            return None;
        }
        let is_woken = tokio::select! {
            biased;
            _ = following.closing.wait_for(|closing| *closing) => return None,
            woken = following.stream.messages.recv() => woken.map(|_| true)?,
            () = tokio::time::sleep(HEARTBEAT) => false,
        };
        if is_woken {
            // What has happened meanwhile is told together.
            while following.stream.messages.try_recv().is_ok() {}
            following.look().await.ok()?;
        } else if !following.is_valid().await {
            return None;
        } else if following.told.elapsed() > QUIET {
            // Its account is told when the game goes on.
            following.due.push_back(frame(None, &BotMessage::Quit));
            following.heard.is_over = true;
        } else {
            let beat = Bytes::from_static(b": still here\n\n");
            following.due.push_back(beat);
        }
    }
}

impl Following {
    /// Does the token still count? A store that fails says nothing about it.
    async fn is_valid(&self) -> bool {
        let found = accounts::whose(&self.app.house.shared, &self.signed.token).await;
        !matches!(found, Ok(None))
    }

    /// Asks the table what there is to tell.
    async fn look(&mut self) -> Result<(), Trouble> {
        let (bot, mut heard) = (self.signed.bot.id.clone(), self.heard);
        let asked = self.handle.glance(move |table, now| {
            let told = table.tell_program(&bot, &mut heard, now);
            (told, heard)
        });
        let (told, heard) = asked.await?;
        self.heard = heard;
        let words = self.app.words.of(self.language);
        let last = told.len().saturating_sub(1);
        for (place, mut message) in told.into_iter().enumerate() {
            if let BotMessage::Lapse(lapse) = &mut message {
                lapse.sentence = sentence(lapse.kind, lapse.rule.as_deref(), words);
            }
            // Whoever comes back with it has heard all of them.
            let id = (place == last).then(|| event_id(heard));
            self.due.push_back(frame(id, &message));
            self.told = Instant::now();
        }
        Ok(())
    }
}

/// Why an answer did not count. What exactly was wrong was said when it was refused.
fn sentence(kind: LapseKind, rule: Option<&str>, words: &Words) -> String {
    let key = match kind {
        LapseKind::Late => "refusal-lapse-late",
        LapseKind::Gone => "refusal-lapse-gone",
        LapseKind::Unreadable => "refusal-lapse-unreadable",
        LapseKind::Refused => "refusal-lapse-refused",
    };
    let rule = rule.unwrap_or_default().to_owned();
    words.label(key, &[("rule", game::Fact::Place(rule))])
}

fn event_id(heard: Heard) -> String {
    format!("{}.{}.{}", heard.step, heard.prompt, heard.lapses)
}

/// What the program knew when its stream broke off.
fn last_event(headers: &HeaderMap) -> Option<Heard> {
    let id = headers.get("last-event-id")?.to_str().ok()?;
    let mut numbers = id.split('.').map(|part| part.parse().ok());
    let mut next = || numbers.next().flatten();
    Some(Heard {
        has_begun: true,
        step: next()?,
        prompt: next()?,
        lapses: next()?,
        is_over: false,
    })
}

pub async fn act(
    State(app): State<App>,
    Path(id): Path<String>,
    signed: Signed,
    body: Result<guard::Body<BotAct>, ApiError>,
) -> Done {
    let handle = seated(&app, &id, &signed).await?;
    let guard::Body(act) = match body {
        Ok(body) => body,
        Err(refused) => {
            // What did not arrive as a whole may be sent again.
            let is_unreadable =
                [StatusCode::BAD_REQUEST, StatusCode::PAYLOAD_TOO_LARGE].contains(&refused.status);
            if is_unreadable {
                fail(&handle, &signed, None, &TableError::Unreadable).await;
            }
            return Err(refused);
        }
    };
    let prompt = act.prompt;
    let command = Command::Act {
        prompt,
        action: act.action,
        more: Vec::new(),
        // There is one answer to a question; sent again, it counts once.
        key: prompt.to_string(),
    };
    match handle.order(signed.bot.clone(), command).await {
        Ok(version) => Ok(Json(Acted { version })),
        Err(trouble) => {
            if let Trouble::Refused(why) = &trouble {
                fail(&handle, &signed, Some(prompt), why).await;
            }
            Err(named(&handle, trouble).await)
        }
    }
}

/// Lets the stand-in decide, if the answer itself was at fault.
async fn fail(handle: &Handle, signed: &Signed, prompt: Option<u32>, why: &TableError) {
    let bot = signed.bot.id.clone();
    let asked = {
        let bot = bot.clone();
        handle
            .glance(move |table, _| table.asks_program(&bot))
            .await
    };
    let Ok(Some(asked)) = asked else {
        return;
    };
    let (kind, rule) = match why {
        TableError::Rule(violation) => (LapseKind::Refused, Some(violation.rule.0)),
        TableError::Unreadable
        | TableError::NotUnderstood(_)
        | TableError::TooLong { .. }
        | TableError::NotTogether => (LapseKind::Unreadable, None),
        // It answers a question that was not asked yet.
        TableError::Stale { .. } if prompt.is_some_and(|prompt| prompt > asked) => {
            (LapseKind::Unreadable, None)
        }
        // The question has changed meanwhile, or it is not about the answer.
        _ => return,
    };
    let is_current = prompt.is_none_or(|prompt| prompt >= asked);
    if is_current {
        let prompt = asked;
        let failed = Failed { prompt, kind, rule };
        handle.program_failed(bot, failed).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_is_taken_up_where_it_broke_off() {
        let heard = Heard {
            has_begun: true,
            step: 57,
            prompt: 9,
            lapses: 2,
            is_over: false,
        };
        let with = |id: &str| {
            let id = id.parse().expect("plain text");
            HeaderMap::from_iter([("last-event-id".parse().expect("a name"), id)])
        };
        assert_eq!(last_event(&with(&event_id(heard))), Some(heard));
        for strange in ["", "57", "57.9", "a.b.c", "57.3-1"] {
            assert_eq!(last_event(&with(strange)), None, "{strange}");
        }
    }
}
