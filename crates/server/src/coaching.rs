//! The coach: counsel for people at running tables.
//!
//! Counsel takes a while, so it is worked out in the workshop, for one question of a table at a
//! time, and only so often for a person. What was answered is kept until the game goes on: to ask
//! again costs nothing, and changes nothing.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use protocol::AskHint;
use serde_json::Value;
use tables::{Command, Consulted, Person, Question};
use tokio::sync::Mutex as Turn;

use crate::api_error::ApiError;
use crate::app::App;
use crate::guard::{Body, Household};
use crate::people::Known;

/// So many questions of one person at once, and then one each time the pause is over.
const BURST: u32 = 20;
const PAUSE: Duration = Duration::from_secs(2);
/// Answers of so many tables are kept; the oldest are forgotten.
const MOST_TABLES: usize = 1_000;
/// Of one table so many.
const MOST_ANSWERS: usize = 8;
/// Once there are more people than this, those who have not asked for a while are forgotten.
const MOST_PEOPLE: usize = 10_000;

pub struct Coaches {
    /// None if everything is allowed.
    limiter: Option<DefaultKeyedRateLimiter<String>>,
    tables: Mutex<Tables>,
}

#[derive(Default)]
struct Tables {
    /// With the number of the question that was put last.
    kept: BTreeMap<String, (u64, Arc<Turn<Answers>>)>,
    asked: u64,
}

/// What a table was answered, the newest last.
#[derive(Default)]
struct Answers(Vec<(Asked, Value)>);

/// Who asked what, after which step.
type Asked = (u8, u32, Question);

impl Coaches {
    pub fn new(is_limited: bool) -> Coaches {
        let burst = NonZeroU32::new(BURST).unwrap_or(NonZeroU32::MIN);
        let quota = Quota::with_period(PAUSE).expect("a pause is longer than nothing");
        Coaches {
            limiter: is_limited.then(|| RateLimiter::keyed(quota.allow_burst(burst))),
            tables: Mutex::default(),
        }
    }

    /// Counts a question of a person; refused if they ask too often.
    fn count(&self, person: &Person) -> Result<(), ApiError> {
        let Some(limiter) = &self.limiter else {
            return Ok(());
        };
        if limiter.len() > MOST_PEOPLE {
            limiter.retain_recent();
        }
        limiter.check_key(&person.id).map_err(|refused| {
            let wait = refused.wait_time_from(DefaultClock::default().now());
            let status = StatusCode::TOO_MANY_REQUESTS;
            ApiError::new(status, "refusal-coach-too-often").after(wait)
        })
    }

    /// The answers of a table, for one question at a time.
    fn of_table(&self, id: &str) -> Arc<Turn<Answers>> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.asked += 1;
        let now = tables.asked;
        if tables.kept.len() >= MOST_TABLES && !tables.kept.contains_key(id) {
            let oldest = tables.kept.iter().min_by_key(|(_, (asked, _))| *asked);
            if let Some(oldest) = oldest.map(|(id, _)| id.clone()) {
                tables.kept.remove(&oldest);
            }
        }
        let (asked, answers) = tables.kept.entry(id.to_owned()).or_default();
        *asked = now;
        Arc::clone(answers)
    }
}

impl Answers {
    fn find(&self, asked: &Asked) -> Option<Value> {
        let found = self.0.iter().find(|(other, _)| other == asked)?;
        Some(found.1.clone())
    }

    fn keep(&mut self, asked: Asked, answer: Value) {
        if self.0.len() == MOST_ANSWERS {
            self.0.remove(0);
        }
        self.0.push((asked, answer));
    }
}

async fn ask(
    app: &App,
    id: &str,
    person: Person,
    address: IpAddr,
    question: Question,
) -> Result<Json<Value>, ApiError> {
    let shared = &app.house.shared;
    let handle = app.house.find(id).await?;
    // That somebody asks is stored before they are answered.
    handle.order(person.clone(), Command::Consult).await?;
    let answers = shared.coaches.of_table(id);
    let mut answers = answers.lock().await;
    let (who, what) = (person.id.clone(), question.clone());
    let consulted = handle.look(move |table, _| table.consulted(&who, &what));
    let Consulted {
        seat,
        version,
        work,
    } = consulted.await??;
    let asked = (seat.0, version, question);
    if let Some(answer) = answers.find(&asked) {
        return Ok(Json(answer));
    }
    let counted = shared.coaches.count(&person);
    counted.inspect_err(|_| shared.metrics.refused("coach"))?;
    let answer = shared.workshop.run(address, work).await?;
    answers.keep(asked, answer.clone());
    Ok(Json(answer))
}

pub async fn hint(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(person): Known,
    Household(address): Household,
    Body(asks): Body<AskHint>,
) -> Result<Json<Value>, ApiError> {
    let question = Question::Hint { about: asks.about };
    ask(&app, &id, person, address, question).await
}

pub async fn evaluation(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(person): Known,
    Household(address): Household,
) -> Result<Json<Value>, ApiError> {
    ask(&app, &id, person, address, Question::Evaluation).await
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(id: &str) -> Person {
        Person {
            id: id.to_owned(),
            name: id.to_owned(),
        }
    }

    #[test]
    fn a_person_asks_only_so_often_and_others_have_their_own() {
        let coaches = Coaches::new(true);
        let allowed = (0..50).filter(|_| coaches.count(&person("ann")).is_ok());
        assert_eq!(allowed.count(), BURST as usize);
        assert!(coaches.count(&person("bob")).is_ok());
        let unlimited = Coaches::new(false);
        assert!((0..1_000).all(|_| unlimited.count(&person("ann")).is_ok()));
    }

    #[tokio::test]
    async fn answers_are_kept_of_so_many_tables_and_so_many_of_each() {
        let coaches = Coaches::new(true);
        for table in 0..2 * MOST_TABLES {
            coaches.of_table(&table.to_string());
            coaches.of_table("played at all the time");
        }
        let kept = coaches.tables.lock().unwrap();
        assert_eq!(kept.kept.len(), MOST_TABLES);
        assert!(kept.kept.contains_key("played at all the time"));
        let mut answers = Answers::default();
        let asked = |version| (0, version, Question::Evaluation);
        for version in 0..100 {
            answers.keep(asked(version), Value::from(version));
        }
        assert_eq!(answers.0.len(), MOST_ANSWERS);
        assert_eq!(answers.find(&asked(99)), Some(Value::from(99)));
        assert_eq!(answers.find(&asked(0)), None);
    }
}
