//! Somebody at the tables: a host, a player, a guest who watches, or a stranger without a name.

use std::sync::{Arc, Mutex};

use game::Luck;
use game::testing::TestLuck;
use records::Nonce;
use server::Stream;
use tables::{Command, Person};
use tokio::sync::mpsc::error::TryRecvError;

use super::known::Known;

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
    stream: Option<Stream>,
    coming: Option<Slot>,
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
pub type Slot = Arc<Mutex<Option<Option<Stream>>>>;

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
    /// Asks for a stream, going on from what is known.
    pub fn call(&mut self) -> Slot {
        self.stream = None;
        let slot = Slot::default();
        self.coming = Some(Arc::clone(&slot));
        slot
    }

    pub fn is_calling(&self) -> bool {
        self.coming.is_some()
    }

    pub fn is_connected(&self) -> bool {
        self.stream.is_some()
    }

    /// Does the server see it, too?
    pub fn is_seen(&self) -> bool {
        let stream = self.stream.as_ref();
        stream.is_some_and(|stream| !stream.messages.is_closed())
    }

    /// One more message has been read. Answers whether the connection breaks now.
    pub fn breaks(&mut self) -> bool {
        let left = self.breaks_after.map(|left| left.saturating_sub(1));
        let is_last = left == Some(0);
        self.breaks_after = left.filter(|_| !is_last);
        is_last
    }

    /// Dropped where the server's time is, since it hears of it.
    pub fn hang_up(&mut self) {
        (self.stream, self.coming) = (None, None);
    }

    /// The next message that has arrived.
    pub fn next(&mut self) -> Option<String> {
        if let Some(slot) = &self.coming {
            let answer = slot.lock().expect("one thread").take();
            if let Some(stream) = answer {
                (self.stream, self.coming) = (stream, None);
            }
        }
        match self.stream.as_mut()?.messages.try_recv() {
            Ok(bytes) => Some(String::from_utf8(bytes.to_vec()).expect("messages are text")),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => {
                self.stream = None;
                None
            }
        }
    }
}
