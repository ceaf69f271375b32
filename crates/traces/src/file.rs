//! Files of traces: one game a line, packed or plain.

use std::fmt;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use flate2::bufread::MultiGzDecoder;

use crate::trace::Trace;

/// What is wrong with a file, and on which line of its text.
#[derive(Debug)]
pub struct TraceError {
    pub line: usize,
    pub problem: String,
}

impl fmt::Display for TraceError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl std::error::Error for TraceError {}

/// No game is longer; a file without line breaks must not fill the memory.
const MAX_LINE: u64 = 32 << 20;
/// The first bytes of everything gzip has packed.
const GZIP: [u8; 2] = [0x1f, 0x8b];

/// The games of one file, in order. After a fault nothing more can be read.
pub struct Traces {
    text: Box<dyn BufRead>,
    line: usize,
    is_done: bool,
}

/// Opens a file, packed or not; its name does not matter.
pub fn open(path: &Path) -> io::Result<Traces> {
    let mut bytes = BufReader::new(File::open(path)?);
    let is_packed = bytes.fill_buf()?.starts_with(&GZIP);
    let text: Box<dyn BufRead> = if is_packed {
        Box::new(BufReader::new(MultiGzDecoder::new(bytes)))
    } else {
        Box::new(bytes)
    };
    Ok(Traces::of(text))
}

impl Traces {
    pub fn of(text: Box<dyn BufRead>) -> Traces {
        Traces {
            text,
            line: 0,
            is_done: false,
        }
    }

    /// The line last read, counted from one.
    pub fn line(&self) -> usize {
        self.line
    }

    fn read(&mut self) -> Result<Option<Trace>, String> {
        loop {
            let mut line = Vec::new();
            self.line += 1;
            let mut text = self.text.by_ref().take(MAX_LINE);
            let read = text
                .read_until(b'\n', &mut line)
                .map_err(|why| format!("the file cannot be read on: {why}"))?;
            if read == 0 && self.line == 1 {
                return Err("the file is empty".into());
            }
            if read == 0 {
                return Ok(None);
            }
            if read as u64 == MAX_LINE {
                return Err(format!("the line is longer than {MAX_LINE} bytes"));
            }
            if !line.trim_ascii().is_empty() {
                return Trace::read(&line).map(Some);
            }
        }
    }
}

impl Iterator for Traces {
    type Item = Result<Trace, TraceError>;

    fn next(&mut self) -> Option<Result<Trace, TraceError>> {
        if self.is_done {
            return None;
        }
        let read = self.read();
        self.is_done = !matches!(read, Ok(Some(_)));
        let line = self.line;
        read.map_err(|problem| TraceError { line, problem })
            .transpose()
    }
}
