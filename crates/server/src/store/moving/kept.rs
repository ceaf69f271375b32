//! What is moved. Tables and columns are called the same in both kinds of store.

use rusqlite::types::Value;
use sha2::{Digest, Sha256};
use tokio_postgres::types::{ToSql, Type};

use super::MoveError;

pub struct Kept {
    pub name: &'static str,
    pub columns: &'static [(&'static str, Kind)],
    /// What no two rows have in common; both kinds sort alike by it.
    order: &'static str,
}

#[derive(Clone, Copy)]
pub enum Kind {
    Text,
    Number,
    Flag,
    Bytes,
}

use Kind::{Bytes, Flag, Number, Text};

/// In an order in which each refers only to those before.
pub const KEPT: [Kept; 8] = [
    Kept {
        name: "guests",
        columns: &[("id", Text), ("name", Text), ("recovery", Text)],
        order: "id",
    },
    Kept {
        name: "sessions",
        columns: &[
            ("token", Text),
            ("guest", Text),
            ("device", Text),
            ("begun", Number),
            ("used", Number),
        ],
        order: "token",
    },
    Kept {
        name: "bots",
        columns: &[
            ("id", Text),
            ("owner", Text),
            ("name", Text),
            ("look", Text),
            ("token", Text),
            ("open", Flag),
            ("games", Text),
            ("seen", Number),
        ],
        order: "id",
    },
    Kept {
        name: "tables",
        columns: &[
            ("number", Number),
            ("id", Text),
            ("touched", Number),
            ("host", Text),
            ("game", Text),
            ("phase", Text),
            ("listed", Flag),
            ("outline", Text),
            ("journal", Text),
        ],
        order: "number",
    },
    Kept {
        name: "lines",
        columns: &[("game_table", Text), ("seq", Number), ("line", Text)],
        order: "game_table, seq",
    },
    Kept {
        name: "involved",
        columns: &[("number", Number), ("guest", Text), ("game_table", Text)],
        order: "number",
    },
    Kept {
        name: "archive",
        columns: &[("game_table", Text), ("part", Number), ("data", Bytes)],
        order: "game_table, part",
    },
    Kept {
        name: "readings",
        columns: &[("game_table", Text), ("version", Number), ("found", Bytes)],
        order: "game_table",
    },
];

impl Kept {
    pub fn names(&self) -> String {
        let names: Vec<&str> = self.columns.iter().map(|(name, _)| *name).collect();
        names.join(", ")
    }

    pub fn select(&self) -> String {
        let (names, order) = (self.names(), self.order);
        format!("SELECT {names} FROM {} ORDER BY {order}", self.name)
    }

    pub fn of_file(&self, row: &rusqlite::Row) -> Result<Vec<Value>, MoveError> {
        let values = (0..self.columns.len()).map(|column| row.get(column));
        Ok(values.collect::<rusqlite::Result<_>>()?)
    }

    pub fn of_database(&self, row: &tokio_postgres::Row) -> Result<Vec<Value>, MoveError> {
        let kinds = self.columns.iter().enumerate();
        let values = kinds.map(|(column, (_, kind))| kind.read(row, column));
        Ok(values.collect::<Result<_, tokio_postgres::Error>>()?)
    }
}

impl Kind {
    pub const fn in_database(self) -> Type {
        match self {
            Text => Type::TEXT,
            Number => Type::INT8,
            Flag => Type::BOOL,
            Bytes => Type::BYTEA,
        }
    }

    fn read(
        self,
        row: &tokio_postgres::Row,
        column: usize,
    ) -> Result<Value, tokio_postgres::Error> {
        Ok(match self {
            Text => row.try_get::<_, Option<String>>(column)?.into(),
            Number => row.try_get::<_, Option<i64>>(column)?.into(),
            Flag => row.try_get::<_, bool>(column)?.into(),
            Bytes => row.try_get::<_, Vec<u8>>(column)?.into(),
        })
    }

    /// A value of the file as the database takes it.
    pub fn write(self, value: Value) -> Result<Box<dyn ToSql + Sync>, MoveError> {
        Ok(match (self, value) {
            (Text, Value::Null) => Box::new(None::<String>),
            (Number, Value::Null) => Box::new(None::<i64>),
            (Text, Value::Text(text)) => Box::new(text),
            (Number, Value::Integer(number)) => Box::new(number),
            (Flag, Value::Integer(flag)) => Box::new(flag != 0),
            (Bytes, Value::Blob(bytes)) => Box::new(bytes),
            (_, value) => {
                let kind = value.data_type();
                return Err(MoveError::Failed(format!("a value has the type {kind}")));
            }
        })
    }
}

/// What rows are, in so many bytes: two tales are the same if the rows are.
#[derive(Default)]
pub struct Tale {
    rows: u64,
    hash: Sha256,
}

impl Tale {
    pub fn add(&mut self, row: &[Value]) {
        self.rows += 1;
        for value in row {
            let mut part = |kind: u8, bytes: &[u8]| {
                self.hash.update([kind]);
                self.hash.update((bytes.len() as u64).to_be_bytes());
                self.hash.update(bytes);
            };
            match value {
                Value::Null => part(0, &[]),
                Value::Integer(number) => part(1, &number.to_be_bytes()),
                Value::Real(number) => part(2, &number.to_be_bytes()),
                Value::Text(text) => part(3, text.as_bytes()),
                Value::Blob(bytes) => part(4, bytes),
            }
        }
    }

    /// How many rows there were, and their digest.
    pub fn end(self) -> (u64, Vec<u8>) {
        (self.rows, self.hash.finalize().to_vec())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::store::SqliteStore;

    /// Whoever adds a table or a column has it moved, too.
    #[test]
    fn everything_a_file_holds_is_moved() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.db");
        drop(SqliteStore::open(&path).unwrap());
        let file = rusqlite::Connection::open(&path).unwrap();
        let sql = "SELECT tables.name, columns.name
                   FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
                   WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'";
        let mut statement = file.prepare(sql).unwrap();
        let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)));
        let held: BTreeSet<(String, String)> = rows.unwrap().map(Result::unwrap).collect();
        let moved = KEPT.iter().flat_map(|kept| {
            let columns = kept.columns.iter();
            columns.map(|(column, _)| (kept.name.to_owned(), (*column).to_owned()))
        });
        assert_eq!(moved.collect::<BTreeSet<_>>(), held);
    }
}
