//! What happens at tables, written by tasks that never end: whatever arrives while a commit is
//! under way goes into the next one.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use deadpool_postgres::Pool;
use serde::Serialize;
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::sync::oneshot;
use tokio_postgres::error::{DbError, Severity};

use super::address::Address;
use super::{PATIENCE, StoreError, StoreFuture, Unanswered, params, rows};
use crate::store::{Batch, TableRow};

/// Each has a connection of its own, and tables of its own, so that what happens at a table stays
/// in order. Two do a half to two thirds more than one, and four hardly more than two.
const WRITERS: usize = 2;
/// Most that goes into one commit.
const MOST: usize = 64;

type Reply = oneshot::Sender<Result<(), StoreError>>;

enum Work {
    Append(Batch, Reply),
    /// Answered when everything before is written, or failed.
    Rest(oneshot::Sender<()>),
}

/// Dropping the last of them ends the tasks.
#[derive(Clone)]
pub struct Writers(Arc<[UnboundedSender<Work>]>);

impl Writers {
    pub fn new(address: &Address) -> Result<Writers, StoreError> {
        let start = |_| {
            let pool = address.pool(1, PATIENCE)?;
            let (to, works) = mpsc::unbounded_channel();
            tokio::spawn(write_all(pool, works));
            Ok(to)
        };
        let writers: Result<Vec<_>, StoreError> = (0..WRITERS).map(start).collect();
        Ok(Writers(writers?.into()))
    }

    pub fn append(&self, batch: Batch) -> StoreFuture<()> {
        let mut hasher = DefaultHasher::new();
        batch.table.hash(&mut hasher);
        let writer = hasher.finish() as usize % self.0.len();
        let (reply, answer) = oneshot::channel();
        let sent = self.0[writer].send(Work::Append(batch, reply));
        Box::pin(async move {
            sent.map_err(|_| ended())?;
            answer.await.unwrap_or_else(|_| Err(ended()))
        })
    }

    /// Waits until everything handed over before is written, or failed.
    pub fn rest(&self) -> impl Future<Output = Result<(), StoreError>> + Send + 'static {
        let answers = self.0.iter().map(|writer| {
            let (reply, answer) = oneshot::channel();
            writer.send(Work::Rest(reply)).ok().map(|()| answer)
        });
        let answers: Vec<_> = answers.collect();
        async move {
            for answer in answers {
                let answer = answer.ok_or_else(ended)?;
                answer.await.map_err(|_| ended())?;
            }
            Ok(())
        }
    }
}

fn ended() -> StoreError {
    StoreError::Failed("its task has ended".into())
}

async fn write_all(pool: Pool, mut works: UnboundedReceiver<Work>) {
    let mut gathered = Vec::new();
    while works.recv_many(&mut gathered, MOST).await > 0 {
        let mut appends = Vec::new();
        let mut resting = Vec::new();
        for work in gathered.drain(..) {
            match work {
                Work::Append(batch, reply) => appends.push((batch, reply)),
                Work::Rest(reply) => resting.push(reply),
            }
        }
        if !appends.is_empty() {
            write(&pool, appends).await;
        }
        for reply in resting {
            // Whoever asked may have gone.
            let _ = reply.send(());
        }
    }
}

/// Writes it all in one commit. If the database says no to that, nothing of it is written: then
/// each goes alone, so that only the one that is wrong fails.
async fn write(pool: &Pool, mut appends: Vec<(Batch, Reply)>) {
    // Those who bury a node take its tables in the same order; what happens at one table stays in
    // its own.
    appends.sort_by(|one, other| one.0.table.cmp(&other.0.table));
    let is_alone = appends.len() == 1;
    let (batches, replies): (Vec<Batch>, Vec<Reply>) = appends.into_iter().unzip();
    let mut answers = append(pool, &batches).await;
    if !is_alone && matches!(answers, Err(Unwritten::Wrong(_))) {
        let mut alone = Vec::new();
        for batch in &batches {
            let answer = append(pool, std::slice::from_ref(batch)).await;
            alone.push(answer.map_or_else(|why| Err(why.into()), |mut it| it.remove(0)));
        }
        answers = Ok(alone);
    }
    let answers = answers.unwrap_or_else(|why| {
        let why = StoreError::from(why);
        tracing::error!(%why, batches = batches.len(), "a commit failed");
        vec![Err(why); batches.len()]
    });
    for (reply, answer) in replies.into_iter().zip(answers) {
        let _ = reply.send(answer);
    }
}

enum Unwritten {
    /// There is something the database does not take; nothing is written.
    Wrong(StoreError),
    /// Nobody knows what is written.
    Lost(StoreError),
}

impl From<Unwritten> for StoreError {
    fn from(why: Unwritten) -> StoreError {
        match why {
            Unwritten::Wrong(why) | Unwritten::Lost(why) => why,
        }
    }
}

impl From<Unanswered> for Unwritten {
    fn from(why: Unanswered) -> Unwritten {
        let said = match &why {
            Unanswered::Told(why) => why.as_db_error(),
            Unanswered::Silent => None,
        };
        match said.and_then(DbError::parsed_severity) {
            Some(Severity::Error) => Unwritten::Wrong(why.into()),
            _ => Unwritten::Lost(why.into()),
        }
    }
}

/// A batch as `append_lines` reads it.
#[derive(Serialize)]
struct Appended<'a> {
    game_table: &'a str,
    lease: u64,
    first: u64,
    lines: &'a [String],
    people: &'a [String],
    at: u64,
    #[serde(flatten)]
    row: Option<Row<'a>>,
}

#[derive(Serialize)]
struct Row<'a> {
    host: &'a str,
    game: &'a str,
    phase: &'a str,
    is_listed: bool,
    outline: &'a str,
}

impl<'a> Appended<'a> {
    fn of(batch: &'a Batch) -> Appended<'a> {
        let row = |it: &'a TableRow| Row {
            host: &it.host,
            game: &it.game,
            phase: it.phase,
            is_listed: it.is_listed,
            outline: &it.outline,
        };
        Appended {
            game_table: &batch.table,
            lease: batch.lease.0,
            first: batch.first,
            lines: &batch.lines,
            people: &batch.people,
            at: batch.at,
            row: batch.row.as_ref().map(row),
        }
    }
}

/// Adds lines to several tables in one commit, and says of each whether it took them.
async fn append(pool: &Pool, batches: &[Batch]) -> Result<Vec<Result<(), StoreError>>, Unwritten> {
    let batches_of = batches.iter().map(Appended::of).collect::<Vec<_>>();
    let json = serde_json::to_string(&batches_of)
        .map_err(|why| Unwritten::Lost(StoreError::Failed(why.to_string())))?;
    let client = pool.get().await;
    let client = client.map_err(|why| Unwritten::Lost(why.into()))?;
    let sql = "SELECT append_lines($1::text::json)";
    let statuses = rows(client, PATIENCE, sql, &params![json]).await?;
    let answer = |(batch, row): (&Batch, &tokio_postgres::Row)| match row.get(0) {
        0_i16 => Ok(()),
        1 => Err(StoreError::Fenced),
        _ => Err(StoreError::Occupied { first: batch.first }),
    };
    Ok(batches.iter().zip(&statuses).map(answer).collect())
}
