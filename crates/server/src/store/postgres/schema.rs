//! How the database is laid out, and how older ones are brought up to date.

use deadpool_postgres::Client;

use super::StoreError;

/// Each is applied once, in order. Those of the file are another list: its first ones are history
/// that this database never had.
const MIGRATIONS: &[&str] = &[include_str!("first.sql"), include_str!("second.sql")];

/// Anything, as long as every node takes the same.
const LOCK: i64 = 0x6c61_6e64_6e61_6d00;

/// Applies what the database does not have yet, all of it or nothing. Of nodes that start together
/// one does it, and the others wait.
pub async fn migrate(client: &mut Client) -> Result<(), StoreError> {
    let transaction = client.transaction().await?;
    let begin = format!(
        "SET LOCAL statement_timeout = 0;
         SELECT pg_advisory_xact_lock({LOCK});
         CREATE TABLE IF NOT EXISTS landnam_migrations (number integer PRIMARY KEY);"
    );
    transaction.batch_execute(&begin).await?;
    let sql = "SELECT coalesce(max(number), 0) FROM landnam_migrations";
    let applied: i32 = transaction.query_one(sql, &[]).await?.get(0);
    if applied as usize > MIGRATIONS.len() {
        let why = "the database was written by a newer version of this program";
        return Err(StoreError::Failed(why.into()));
    }
    for (number, migration) in (1_i32..).zip(MIGRATIONS).skip(applied as usize) {
        transaction.batch_execute(migration).await?;
        let sql = "INSERT INTO landnam_migrations VALUES ($1)";
        transaction.execute(sql, &[&number]).await?;
    }
    Ok(transaction.commit().await?)
}
