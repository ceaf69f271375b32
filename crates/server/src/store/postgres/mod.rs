//! A database that several nodes share. What happens at tables is written by a task that gathers
//! what arrives during a commit into the next one; a pool of connections does everything else.
//!
//! What has to be done as one is a function of the database (`first.sql`): one statement, one
//! answer, and no lock waits for a node that may be gone.

mod accounts;
mod address;
mod queries;
mod registry;
mod schema;
mod writer;

use std::time::Duration;

use deadpool_postgres::{Object, Pool, PoolError};
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use self::address::{Address, told};
use self::writer::Writers;
use super::{StoreError, StoreFuture};

/// How long anything is waited for. The database gives up sooner than we do.
const PATIENCE: Duration = Duration::from_secs(6);
/// A heartbeat is waited for no longer: it must be heard of before the node is taken for dead.
const PULSE: Duration = Duration::from_millis(900);
/// Whoever joins, buries, or takes over waits so long.
const MEND: Duration = Duration::from_secs(3);
/// Connections for everything but lines, and what keeps nodes alive.
const CONNECTIONS: usize = 16;
/// The oldest version this is tested with.
const OLDEST: i32 = 15;

type Param = Box<dyn ToSql + Sync + Send>;
type Params = Vec<Param>;

/// Boxes what a statement is given.
macro_rules! params {
    ($($param:expr),*) => { vec![$(Box::new($param) as $crate::store::postgres::Param),*] };
}
use params;

#[derive(Clone)]
pub struct PgStore {
    pool: Pool,
    /// For heartbeats and what follows from them: however much else is asked, they get through.
    pulse: Pool,
    writers: Writers,
}

impl From<tokio_postgres::Error> for StoreError {
    fn from(why: tokio_postgres::Error) -> StoreError {
        // What `refuse_fenced` raises.
        if why.code().is_some_and(|code| code.code() == "LN001") {
            return StoreError::Fenced;
        }
        StoreError::Failed(told(&why))
    }
}

impl From<PoolError> for StoreError {
    fn from(why: PoolError) -> StoreError {
        match why {
            PoolError::Backend(why) => StoreError::from(why),
            PoolError::Timeout(_) => silent(),
            why => StoreError::Failed(why.to_string()),
        }
    }
}

fn silent() -> StoreError {
    StoreError::Failed("the database does not answer".into())
}

impl PgStore {
    /// Connects to the database at `postgres://name:password@host:5432/database`, and brings it up
    /// to date.
    pub async fn open(url: &str) -> Result<PgStore, StoreError> {
        let address = Address::read(url)?;
        let pool = address.pool(CONNECTIONS, PATIENCE)?;
        let pulse = address.pool(2, PULSE)?;
        let mut client = pool.get().await.map_err(|why| match why {
            PoolError::Backend(why) => address.refused(&why),
            PoolError::Timeout(_) => StoreError::Failed(format!("{address} does not answer")),
            why => StoreError::Failed(why.to_string()),
        })?;
        let unfit = |why: String| Err(StoreError::Failed(format!("{address}: {why}")));
        let sql = "SELECT current_setting('server_version_num')::int / 10000,
                          current_setting('server_encoding')";
        let found = client.query_one(sql, &[]).await?;
        let (version, encoding): (i32, String) = (found.get(0), found.get(1));
        if version < OLDEST {
            let why = format!("PostgreSQL {version} is too old; {OLDEST} or newer is needed");
            return unfit(why);
        }
        if encoding != "UTF8" {
            return unfit(format!("its encoding is {encoding}, and UTF8 is needed"));
        }
        if let Err(StoreError::Failed(why)) = schema::migrate(&mut client).await {
            return unfit(why);
        }
        let writers = Writers::new(&address)?;
        Ok(PgStore {
            pool,
            pulse,
            writers,
        })
    }

    /// Where the database of an address is, without who and with what password.
    pub fn place(url: &str) -> Result<String, StoreError> {
        Address::read(url).map(|address| address.to_string())
    }

    /// A connection for whoever does more than a store is asked for.
    pub(super) async fn lend(&self) -> Result<Object, StoreError> {
        Ok(self.pool.get().await?)
    }

    /// Runs one statement and reads its rows.
    fn query<T: 'static>(
        &self,
        sql: &'static str,
        params: Params,
        read: fn(Vec<Row>) -> T,
    ) -> StoreFuture<T> {
        query(&self.pool, PATIENCE, sql, params, read)
    }

    /// Runs one statement that answers nothing.
    fn run(&self, sql: &'static str, params: Params) -> StoreFuture<()> {
        self.query(sql, params, |_| ())
    }
}

fn query<T: 'static>(
    pool: &Pool,
    patience: Duration,
    sql: &'static str,
    params: Params,
    read: fn(Vec<Row>) -> T,
) -> StoreFuture<T> {
    let pool = pool.clone();
    Box::pin(async move {
        let client = pool.get().await?;
        let answer = rows(client, patience, sql, &params).await;
        if matches!(answer, Err(Unanswered::Silent)) {
            // The others would say nothing either.
            pool.retain(|_, _| false);
        }
        Ok(read(answer?))
    })
}

/// Why a statement has no answer.
enum Unanswered {
    /// The database or the connection says so.
    Told(tokio_postgres::Error),
    Silent,
}

impl From<tokio_postgres::Error> for Unanswered {
    fn from(why: tokio_postgres::Error) -> Unanswered {
        Unanswered::Told(why)
    }
}

impl From<Unanswered> for StoreError {
    fn from(why: Unanswered) -> StoreError {
        match why {
            Unanswered::Told(why) => StoreError::from(why),
            Unanswered::Silent => silent(),
        }
    }
}

/// Runs a statement. A connection that says nothing in time is closed: nobody knows what it would
/// say to the next one.
async fn rows(
    client: Object,
    patience: Duration,
    sql: &str,
    params: &Params,
) -> Result<Vec<Row>, Unanswered> {
    let params: Vec<&(dyn ToSql + Sync)> = params.iter().map(|it| &**it as _).collect();
    let answer = async {
        let statement = client.prepare_cached(sql).await?;
        client.query(&statement, &params).await
    };
    if let Ok(answer) = tokio::time::timeout(patience, answer).await {
        return Ok(answer?);
    }
    drop(Object::take(client));
    Err(Unanswered::Silent)
}
