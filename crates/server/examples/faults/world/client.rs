//! Somebody at the tables: a host, a player, a guest who watches, or a stranger without a name.

use std::sync::{Arc, Mutex};

use game::Luck;
use game::testing::TestLuck;
use records::Nonce;
use server::Stream;
use tables::{Command, Person};
use tokio::runtime::Handle;
use tokio::sync::mpsc::error::TryRecvError;

use super::known::Known;
use super::life::{Door, Request};

pub struct Client {
    pub person: Option<Person>,
    number: usize,
    /// One for each table.
    pub follows: Vec<Following>,
    /// Decisions without an answer, and with one, each with its table.
    pub unanswered: Vec<(usize, Command)>,
    pub answered: Vec<(usize, Command)>,
}

#[derive(Default)]
pub struct Following {
    line: Option<Line>,
    coming: Option<(Slot, Request)>,
    pub known: Known,
    /// A page that was left open in the past.
    pub old: Option<Known>,
    /// Does not read what is sent.
    pub lags: bool,
    /// The connection breaks after so many messages.
    pub breaks_after: Option<u32>,
    /// The place of what was told last, among how the table stood.
    pub place: usize,
}

/// Where a stream is put once the server has answered; the inner one is none if it refused.
pub type Slot = Arc<Mutex<Option<Option<Line>>>>;

/// A stream, and where it comes from. It is dropped where the server's time is, which hears of it.
pub struct Line {
    stream: Option<Stream>,
    pub program: u64,
    runtime: Handle,
}

impl Line {
    pub fn new(stream: Stream, door: &Door) -> Line {
        Line {
            stream: Some(stream),
            program: door.program,
            runtime: door.runtime.clone(),
        }
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        let _guard = self.runtime.enter();
        self.stream = None;
    }
}

impl Client {
    pub fn new(number: usize, is_stranger: bool) -> Client {
        let person = Person {
            id: format!("person-{number}"),
            name: format!("Name {number}"),
        };
        Client {
            person: (!is_stranger).then_some(person),
            number,
            follows: Vec::new(),
            unanswered: Vec::new(),
            answered: Vec::new(),
        }
    }

    /// What they add to the chance of a table: something else for every commitment.
    pub fn nonce(&self, commitment: &str) -> Nonce {
        let digits = commitment.bytes().fold(7_u64, |sum, digit| {
            sum.wrapping_mul(31).wrapping_add(u64::from(digit))
        });
        let mut luck = TestLuck(digits.wrapping_add(self.number as u64));
        let bytes = [(); 16].map(|()| luck.below(256) as u8);
        Nonce::new(&bytes).expect("so many bytes are allowed")
    }

    pub fn name(&self) -> &str {
        self.person.as_ref().map_or("a stranger", |it| &it.name)
    }
}

impl Following {
    /// Whoever was asked for a stream will put it there.
    pub fn call(&mut self, slot: Slot, request: Request) {
        self.coming = Some((slot, request));
    }

    /// Whoever was asked for a stream may have died meanwhile.
    pub fn forget_call(&mut self) {
        let is_empty = |slot: &Slot| slot.lock().expect("one thread").is_none();
        let coming = self.coming.take();
        self.coming = coming.filter(|(slot, call)| !call.is_over() || !is_empty(slot));
    }

    pub fn is_calling(&self) -> bool {
        self.coming.is_some()
    }

    pub fn is_connected(&self) -> bool {
        self.line.is_some()
    }

    /// Which program sees it, too.
    pub fn seen_by(&self) -> Option<u64> {
        let line = self.line.as_ref()?;
        let is_closed = line.stream.as_ref()?.messages.is_closed();
        (!is_closed).then_some(line.program)
    }

    /// One more message has been read. Answers whether the connection breaks now.
    pub fn breaks(&mut self) -> bool {
        let left = self.breaks_after.map(|left| left.saturating_sub(1));
        let is_last = left == Some(0);
        self.breaks_after = left.filter(|_| !is_last);
        is_last
    }

    pub fn hang_up(&mut self) {
        (self.line, self.coming) = (None, None);
    }

    /// The next message that has arrived.
    pub fn next(&mut self) -> Option<String> {
        if let Some((slot, _)) = &self.coming {
            let answer = slot.lock().expect("one thread").take();
            if let Some(line) = answer {
                (self.line, self.coming) = (line, None);
            }
        }
        match self.line.as_mut()?.stream.as_mut()?.messages.try_recv() {
            Ok(bytes) => Some(String::from_utf8(bytes.to_vec()).expect("messages are text")),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => {
                self.line = None;
                None
            }
        }
    }
}
