//! A database from which games are moved, or into which.

use std::pin::pin;

use deadpool_postgres::{Client, Transaction};
use futures_util::StreamExt;
use tokio_postgres::binary_copy::BinaryCopyInWriter;
use tokio_postgres::types::{ToSql, Type};
use tokio_postgres::{IsolationLevel, RowStream};

use super::{KEPT, Kept, MoveError, Step, Tale};
use crate::config::DatabaseUrl;
use crate::copies::Contents;
use crate::store::PgStore;

/// A connection to a database no server uses.
pub struct Database {
    client: Client,
    place: String,
}

impl Database {
    pub async fn connect(url: &DatabaseUrl) -> Result<Database, MoveError> {
        let store = PgStore::open(url).await?;
        let (client, place) = (store.lend().await?, PgStore::place(url)?);
        // Its own connection is the only one of this store so far.
        let sql = "SELECT EXISTS (SELECT FROM pg_stat_activity
                   WHERE application_name = current_setting('application_name')
                   AND datname = current_database() AND pid <> pg_backend_pid())";
        if client.query_one(sql, &[]).await?.get(0) {
            return Err(MoveError::InUse(place));
        }
        // It takes as long as it takes.
        let patient = "SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0;
                       SET lock_timeout = '5s'";
        client.batch_execute(patient).await?;
        Ok(Database { client, place })
    }

    /// All that is there at this moment.
    pub async fn empty(&mut self) -> Result<Games<'_>, MoveError> {
        let begin = self.client.build_transaction().read_only(true);
        let games = Games(
            begin
                .isolation_level(IsolationLevel::RepeatableRead)
                .start()
                .await?,
        );
        match games.rows().await? {
            0 => Err(MoveError::NoGames(self.place.clone())),
            _ => Ok(games),
        }
    }

    /// Nothing is there, and nobody else adds anything.
    pub async fn fill(&mut self) -> Result<Games<'_>, MoveError> {
        let games = Games(self.client.transaction().await?);
        let lock = format!(
            "LOCK TABLE {} IN ACCESS EXCLUSIVE MODE",
            KEPT.map(|it| it.name).join(", ")
        );
        games.0.batch_execute(&lock).await?;
        match games.rows().await? {
            0 => Ok(games),
            _ => Err(MoveError::Occupied(self.place.clone())),
        }
    }
}

/// What is in a database, within one transaction.
pub struct Games<'a>(Transaction<'a>);

impl Games<'_> {
    async fn count(&self, name: &str) -> Result<i64, MoveError> {
        let sql = format!("SELECT count(*) FROM {name}");
        Ok(self.0.query_one(&sql, &[]).await?.get(0))
    }

    pub async fn contents(&self) -> Result<Contents, MoveError> {
        Ok(Contents {
            guests: self.count("guests").await?,
            tables: self.count("tables").await?,
            entries: self.count("lines").await?,
        })
    }

    pub async fn rows(&self) -> Result<u64, MoveError> {
        let mut rows = 0;
        for kept in &KEPT {
            rows += self.count(kept.name).await? as u64;
        }
        Ok(rows)
    }

    pub async fn read(&self, kept: &Kept) -> Result<RowStream, MoveError> {
        let none: [&(dyn ToSql + Sync); 0] = [];
        Ok(self.0.query_raw(&kept.select(), none).await?)
    }

    pub async fn tale(&self, kept: &Kept, step: &mut impl Step) -> Result<Tale, MoveError> {
        let mut rows = pin!(self.read(kept).await?);
        let mut tale = Tale::default();
        while let Some(row) = rows.next().await {
            tale.add(&kept.of_database(&row?)?);
            step.step();
        }
        Ok(tale)
    }

    pub async fn take(
        &self,
        kept: &Kept,
        mut rows: rusqlite::Rows<'_>,
        step: &mut impl Step,
    ) -> Result<Tale, MoveError> {
        let sql = format!("COPY {} ({}) FROM STDIN BINARY", kept.name, kept.names());
        let types: Vec<Type> = kept
            .columns
            .iter()
            .map(|(_, kind)| kind.in_database())
            .collect();
        let sink = self.0.copy_in(&sql).await?;
        let mut writer = pin!(BinaryCopyInWriter::new(sink, &types));
        let mut tale = Tale::default();
        while let Some(row) = rows.next()? {
            let row = kept.of_file(row)?;
            tale.add(&row);
            let values = row.into_iter().zip(kept.columns);
            let values = values.map(|(value, (_, kind))| kind.write(value));
            let values = values.collect::<Result<Vec<_>, MoveError>>()?;
            let values: Vec<&(dyn ToSql + Sync)> = values.iter().map(|it| &**it as _).collect();
            writer.as_mut().write(&values).await?;
            step.step();
        }
        writer.finish().await?;
        Ok(tale)
    }

    /// New tables have greater numbers than those that were moved.
    pub async fn finish(self) -> Result<(), MoveError> {
        for name in ["tables", "involved"] {
            let sql = format!(
                "SELECT setval(pg_get_serial_sequence('{name}', 'number'), max(number))
                 FROM {name} HAVING count(*) > 0"
            );
            self.0.batch_execute(&sql).await?;
        }
        Ok(self.0.commit().await?)
    }
}
