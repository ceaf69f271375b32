//! Very many tables in a store, made from one.

use std::time::SystemTime;

use server::{Batch, Lease, SqliteStore, Store, StoreError, TableRow};

/// So many writes are under way at a time.
const AT_ONCE: usize = 1_000;

/// What lists show of a copy; its outline is filled in.
pub fn row(phase: &'static str, is_listed: bool) -> TableRow {
    TableRow {
        host: "host".into(),
        game: "dice".into(),
        phase,
        is_listed,
        outline: String::new(),
    }
}

/// Stores a table again and again under other ids.
pub async fn copy(
    store: &SqliteStore,
    id: &str,
    times: u64,
    row: &TableRow,
) -> Result<(), StoreError> {
    let lines = store.lines(id.to_owned()).await?;
    let archived = store.archived(id.to_owned()).await?;
    let outline = store.outline(id.to_owned()).await?.unwrap_or_default();
    // A table at which nothing has happened for a day would be closed.
    let at = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let at = at.map_or(0, |time| time.as_secs());
    let mut writes = Vec::new();
    for number in 0..times {
        let table = format!("{}{number:012x}", &id[..8]);
        let batch = Batch {
            table: table.clone(),
            lines: lines.clone(),
            at,
            ..Batch::default()
        };
        writes.push(store.append(batch));
        let row = TableRow {
            outline: outline.replace(id, &table),
            ..row.clone()
        };
        writes.push(store.put_row(table.clone(), Lease::NONE, row));
        if let Some(archived) = &archived {
            writes.push(store.archive(table, archived.clone()));
        }
        if writes.len() > AT_ONCE || number + 1 == times {
            for write in writes.drain(..) {
                write.await?;
            }
        }
    }
    Ok(())
}
