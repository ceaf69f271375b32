//! Rows of a table, and where they go: lines of JSON, or a Parquet file.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;
use std::sync::Arc;

use parquet::basic::{Compression, GzipLevel};
use parquet::column::writer::ColumnWriter;
use parquet::data_type::ByteArray;
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;
use serde_json::{Map, Value};

use crate::failure::Failure;

/// Rows that a Parquet file keeps together; so many are held in memory.
const GROUP: usize = 50_000;

/// What stands in a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Number,
    Real,
    Flag,
    Text,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    pub name: String,
    pub kind: Kind,
}

/// What stands in one row of a column.
#[derive(Clone, PartialEq, Debug)]
pub enum Cell {
    Nothing,
    Number(i64),
    Real(f64),
    Flag(bool),
    Text(String),
}

/// A row while it is put together: each cell with the name of its column.
#[derive(Default)]
pub struct Row {
    pub columns: Vec<Column>,
    pub cells: Vec<Cell>,
}

impl Row {
    fn push(&mut self, name: impl Into<String>, kind: Kind, cell: Option<Cell>) {
        let name = name.into();
        self.columns.push(Column { name, kind });
        self.cells.push(cell.unwrap_or(Cell::Nothing));
    }

    pub fn number(&mut self, name: impl Into<String>, value: impl Into<i64>) {
        self.push(name, Kind::Number, Some(Cell::Number(value.into())));
    }

    pub fn number_if(&mut self, name: impl Into<String>, value: Option<impl Into<i64>>) {
        let cell = value.map(|value| Cell::Number(value.into()));
        self.push(name, Kind::Number, cell);
    }

    pub fn real_if(&mut self, name: impl Into<String>, value: Option<f64>) {
        self.push(name, Kind::Real, value.map(Cell::Real));
    }

    pub fn flag(&mut self, name: impl Into<String>, value: bool) {
        self.push(name, Kind::Flag, Some(Cell::Flag(value)));
    }

    pub fn flag_if(&mut self, name: impl Into<String>, value: Option<bool>) {
        self.push(name, Kind::Flag, value.map(Cell::Flag));
    }

    pub fn text(&mut self, name: impl Into<String>, value: impl Into<String>) {
        self.push(name, Kind::Text, Some(Cell::Text(value.into())));
    }

    pub fn text_if(&mut self, name: impl Into<String>, value: Option<String>) {
        self.push(name, Kind::Text, value.map(Cell::Text));
    }
}

/// Takes rows, all of the same columns.
pub trait Sink {
    fn add(&mut self, row: Row) -> Result<(), Failure>;
    /// Writes what is left.
    fn finish(self: Box<Self>) -> Result<(), Failure>;
}

/// A JSON object a line.
pub struct Lines<W: Write>(pub BufWriter<W>);

impl<W: Write> Sink for Lines<W> {
    fn add(&mut self, row: Row) -> Result<(), Failure> {
        let pairs = row
            .columns
            .into_iter()
            .zip(row.cells)
            .map(|(column, cell)| {
                let value = match cell {
                    Cell::Nothing => Value::Null,
                    Cell::Number(number) => number.into(),
                    Cell::Real(number) => number.into(),
                    Cell::Flag(flag) => flag.into(),
                    Cell::Text(text) => text.into(),
                };
                (column.name, value)
            });
        writeln!(self.0, "{}", Value::Object(pairs.collect::<Map<_, _>>()))?;
        Ok(())
    }

    fn finish(mut self: Box<Self>) -> Result<(), Failure> {
        Ok(self.0.flush()?)
    }
}

/// A Parquet file; its columns are those of the first row.
pub struct Parquet<'a> {
    path: &'a Path,
    writer: Option<SerializedFileWriter<File>>,
    /// By column.
    waiting: Vec<Vec<Cell>>,
}

impl<'a> Parquet<'a> {
    pub fn new(path: &'a Path) -> Parquet<'a> {
        Parquet {
            path,
            writer: None,
            waiting: Vec::new(),
        }
    }

    fn failed(&self, why: &ParquetError) -> Failure {
        Failure::saving(self.path, &std::io::Error::other(why.to_string()))
    }

    fn begin(&self, columns: &[Column]) -> Result<SerializedFileWriter<File>, Failure> {
        let field = |column: &Column| {
            let kind = match column.kind {
                Kind::Number => "INT64",
                Kind::Real => "DOUBLE",
                Kind::Flag => "BOOLEAN",
                Kind::Text => "BYTE_ARRAY",
            };
            let text = if column.kind == Kind::Text {
                " (UTF8)"
            } else {
                ""
            };
            format!("OPTIONAL {kind} {}{text};", column.name)
        };
        let fields: Vec<String> = columns.iter().map(field).collect();
        let schema = format!("message decisions {{ {} }}", fields.join(" "));
        let schema = parse_message_type(&schema).map_err(|why| self.failed(&why))?;
        let packed = WriterProperties::builder()
            .set_compression(Compression::GZIP(GzipLevel::default()))
            .build();
        let file = File::create(self.path).map_err(|why| Failure::saving(self.path, &why))?;
        SerializedFileWriter::new(file, Arc::new(schema), Arc::new(packed))
            .map_err(|why| self.failed(&why))
    }

    fn write_group(&mut self) -> Result<(), Failure> {
        let Some(writer) = &mut self.writer else {
            return Ok(());
        };
        let written = write_columns(writer, &mut self.waiting);
        written.map_err(|why| self.failed(&why))
    }
}

impl Sink for Parquet<'_> {
    fn add(&mut self, row: Row) -> Result<(), Failure> {
        if self.writer.is_none() {
            self.writer = Some(self.begin(&row.columns)?);
            self.waiting = vec![Vec::new(); row.columns.len()];
        }
        for (column, cell) in self.waiting.iter_mut().zip(row.cells) {
            column.push(cell);
        }
        if self.waiting[0].len() == GROUP {
            self.write_group()?;
        }
        Ok(())
    }

    fn finish(mut self: Box<Self>) -> Result<(), Failure> {
        self.write_group()?;
        let closed = self.writer.take().map(SerializedFileWriter::close);
        closed.transpose().map_err(|why| self.failed(&why))?;
        Ok(())
    }
}

fn write_columns(
    writer: &mut SerializedFileWriter<File>,
    waiting: &mut [Vec<Cell>],
) -> Result<(), ParquetError> {
    let mut group = writer.next_row_group()?;
    for cells in waiting {
        let mut column = group.next_column()?.expect("a column for each");
        let levels: Vec<i16> = cells
            .iter()
            .map(|it| i16::from(*it != Cell::Nothing))
            .collect();
        let levels = Some(&levels[..]);
        match column.untyped() {
            ColumnWriter::Int64ColumnWriter(it) => {
                it.write_batch(&numbers(cells), levels, None)?;
            }
            ColumnWriter::DoubleColumnWriter(it) => {
                let reals = cells.iter().filter_map(|cell| match cell {
                    Cell::Real(real) => Some(*real),
                    _ => None,
                });
                it.write_batch(&reals.collect::<Vec<_>>(), levels, None)?;
            }
            ColumnWriter::BoolColumnWriter(it) => {
                let flags = cells.iter().filter_map(|cell| match cell {
                    Cell::Flag(flag) => Some(*flag),
                    _ => None,
                });
                it.write_batch(&flags.collect::<Vec<_>>(), levels, None)?;
            }
            ColumnWriter::ByteArrayColumnWriter(it) => {
                let texts = cells.iter().filter_map(|cell| match cell {
                    Cell::Text(text) => Some(ByteArray::from(text.as_str())),
                    _ => None,
                });
                it.write_batch(&texts.collect::<Vec<_>>(), levels, None)?;
            }
            _ => unreachable!("no column has another type"),
        }
        column.close()?;
        cells.clear();
    }
    group.close()?;
    Ok(())
}

fn numbers(cells: &[Cell]) -> Vec<i64> {
    let number = |cell: &Cell| match cell {
        Cell::Number(number) => Some(*number),
        _ => None,
    };
    cells.iter().filter_map(number).collect()
}
