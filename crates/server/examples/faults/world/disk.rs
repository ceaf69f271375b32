//! The bottom of the store: slow, failing and coming back as the seed says. Whatever is in `kept`
//! is durable. What is on its way there is lost when the server dies, unless the store is a machine
//! of its own, which several nodes share.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use game::Luck;
use game::testing::TestLuck;
use server::{MemoryStore, Store, StoreError, StoreFuture};
use tokio::runtime::Handle;

use super::cluster::Books;
use super::history::History;
use super::ledger::{About, Ledger, Moment, Request, Writer, Written};
use super::machine::Clock;
use super::mood::{Lie, Mood};

#[derive(Clone)]
pub struct Disk {
    pub kept: MemoryStore,
    pub(super) state: Arc<Mutex<State>>,
    clock: Clock,
    pub(super) history: History,
    pub(super) asker: Asker,
    /// Where it does its work; none if that is where it is asked.
    base: Option<Handle>,
}

/// Who asks the disk, and over which connection.
#[derive(Clone)]
pub struct Asker {
    pub link: usize,
    pub program: u64,
    pub clock: Clock,
}

pub struct State {
    luck: TestLuck,
    /// How the disk behaves over each connection.
    links: Vec<Link>,
    pub lie: Option<Lie>,
    /// Tables by id.
    pub tables: BTreeMap<String, Ledger>,
    /// Time in which there was no server, or it stood still.
    lost: u64,
    /// Whose each table is, where several nodes share the disk.
    pub books: Option<Books>,
}

#[derive(Clone, Copy)]
struct Link {
    mood: Mood,
    /// When the mood turned well for the last time.
    well_since: u64,
}

impl Link {
    fn well(self) -> Option<u64> {
        (self.mood == Mood::Well).then_some(self.well_since)
    }
}

impl State {
    /// Since when the disk has been well, as the owner of a table sees it.
    pub fn well(&self, table: &str) -> Option<u64> {
        let link = self.books.as_ref().map_or(Some(0), |it| it.link_of(table));
        self.links[link?].well()
    }

    /// Since when it has been well for everybody.
    pub fn well_everywhere(&self) -> Option<u64> {
        let well: Option<Vec<u64>> = self.links.iter().map(|it| it.well()).collect();
        well?.into_iter().max()
    }

    /// Does the time this request takes count as lost?
    fn counts(&self, table: &str, asked: &Request) -> bool {
        let is_owners = |books: &Books| books.is_with(table, asked.program);
        asked.is_awaited() && self.books.as_ref().is_none_or(is_owners)
    }
}

/// What happens to one request.
struct Fate {
    before: u64,
    after: u64,
    is_written: bool,
    is_answered_well: bool,
}

/// What takes longer than this is the house's fault, as the server sees it, too.
const FAULT: u64 = 250;

impl Disk {
    pub fn new(seed: u64, lie: Option<Lie>, clock: Clock, history: History) -> Disk {
        let well = Link {
            mood: Mood::Well,
            well_since: 0,
        };
        let state = State {
            luck: TestLuck(seed),
            links: vec![well],
            lie,
            tables: BTreeMap::new(),
            lost: 0,
            books: None,
        };
        let asker = Asker {
            link: 0,
            program: 0,
            clock: clock.clone(),
        };
        Disk {
            kept: MemoryStore::default(),
            state: Arc::new(Mutex::new(state)),
            clock,
            history,
            asker,
            base: None,
        }
    }

    /// From now on it is a machine of its own, with so many connections.
    pub fn share(&mut self, links: usize, base: Handle) {
        self.base = Some(base);
        let mut state = self.state();
        let well = state.links[0];
        state.links.resize(links, well);
        state.books = Some(Books::default());
    }

    /// The same for somebody else.
    pub fn over(&self, asker: Asker) -> Disk {
        Disk {
            asker,
            ..self.clone()
        }
    }

    pub(super) fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("one thread")
    }

    fn mood(&self) -> Mood {
        self.state().links[self.asker.link].mood
    }

    /// The time of the disk.
    pub(super) fn now(&self) -> u64 {
        self.clock.now()
    }

    /// Called where time is simulated.
    pub fn turn(&self, mood: Mood) {
        let links = self.state().links.len();
        for link in 0..links {
            self.turn_over(link, mood);
        }
    }

    /// The same for one connection.
    pub fn turn_over(&self, link: usize, mood: Mood) {
        let now = self.clock.now();
        let which = || self.base.as_ref().map(|_| format!(" for node {link}"));
        let told = || format!("the disk is {mood:?}{}", which().unwrap_or_default());
        self.history.note(now, told);
        let link = &mut self.state().links[link];
        if mood == Mood::Well && link.mood != Mood::Well {
            link.well_since = now;
        }
        link.mood = mood;
    }

    /// Nobody may be charged for this time, which has passed or is about to pass.
    pub fn lose(&self, millis: u64) {
        let mut state = self.state();
        state.lost += millis;
        for ledger in state.tables.values_mut() {
            // It is counted once.
            ledger.failing_since = ledger.failing_since.map(|since| since + millis);
        }
    }

    /// The server is dead: no decision fails any more.
    pub fn let_go(&self, now: u64) {
        let mut state = self.state();
        let well = state.links[0].well();
        for ledger in state.tables.values_mut() {
            ledger.recover(well, now);
        }
    }

    /// All lines of a table that are durable, from one on, each with when and by whom.
    pub fn lines(&self, table: &str, from: usize) -> Vec<(String, Written)> {
        let written = self.state().tables.get(table).map(|it| it.written.len());
        if written.unwrap_or(0) <= from {
            return Vec::new();
        }
        let lines = ready(self.kept.lines(table.to_owned())).unwrap_or_default();
        let state = self.state();
        let written = state.tables.get(table).map_or(&[][..], |it| &it.written);
        let written = written.iter().copied().skip(from);
        lines.into_iter().skip(from).zip(written).collect()
    }

    fn fate(&self) -> Fate {
        let mut state = self.state();
        let mood = match state.links[self.asker.link].mood {
            Mood::Flaky => {
                let moods = [
                    Mood::Well,
                    Mood::Well,
                    Mood::Slow,
                    Mood::Full,
                    Mood::Doubtful,
                ];
                moods[state.luck.below(moods.len() as u32) as usize]
            }
            mood => mood,
        };
        let (most, least) = match mood {
            Mood::Slow => (2_500, 150),
            #[cfg(test)]
            Mood::Quick => (1, 0),
            _ => (4, 0),
        };
        let (before, after) = (state.luck.below(most), state.luck.below(most));
        Fate {
            before: u64::from(before + least),
            after: u64::from(after + least),
            is_written: mood != Mood::Full,
            is_answered_well: !matches!(mood, Mood::Full | Mood::Doubtful),
        }
    }

    /// Does something with the durable part, sooner or later or not at all. The disk goes on even
    /// if nobody waits any more; then it costs nobody any time.
    pub fn ask<T: Send + 'static>(
        &self,
        about: About,
        effect: impl FnOnce(&MemoryStore) -> StoreFuture<T> + Send + 'static,
    ) -> StoreFuture<T> {
        let (disk, fate) = (self.clone(), self.fate());
        let patience = Arc::new(());
        let asked = Request {
            about,
            began: self.moment(&self.asker.clock),
            program: self.asker.program,
            is_answered_well: fate.is_answered_well,
            patience: Arc::downgrade(&patience),
        };
        let work = async move {
            // Its own time may be a little behind.
            let behind = asked.began.at.saturating_sub(disk.now());
            while disk.mood() == Mood::Hangs {
                sleep(50).await;
            }
            sleep(fate.before + behind).await;
            let failed = || Err(StoreError::Failed("as simulated".into()));
            let mut result = failed();
            if fate.is_written {
                result = ready(effect(&disk.kept));
                if result.is_ok() {
                    disk.written(&asked);
                }
            }
            let effective = disk.moment(&disk.clock);
            sleep(fate.after).await;
            if !fate.is_answered_well {
                result = failed();
            }
            disk.answered(&asked, effective, result.is_ok());
            result
        };
        let work = match &self.base {
            None => tokio::spawn(work),
            Some(base) => base.spawn(work),
        };
        Box::pin(async move {
            let gone = |_| Err(StoreError::Failed("the disk is gone".into()));
            let answer = work.await.unwrap_or_else(gone);
            drop(patience);
            answer
        })
    }

    /// Something has become durable, or was read.
    fn written(&self, asked: &Request) {
        let Some(table) = asked.about.table() else {
            return;
        };
        let (now, mut state) = (self.clock.now(), self.state());
        let (well, everywhere) = (state.well(table), state.lost);
        let (counts, owner) = (state.counts(table, asked), state.writer(table));
        let ledger = state.tables.entry(table.to_owned()).or_default();
        if counts && !matches!(asked.about, About::Else(_)) {
            ledger.come_back(now);
        }
        let took = ledger.since(asked.began).until(now, everywhere);
        let is_failing = ledger.failing_since.is_some();
        match &asked.about {
            _ if !counts => {}
            // The time is lost from the beginning of the request on, as long as it lasts.
            About::Adding(..) if !asked.is_answered_well => ledger.fail(asked, everywhere),
            About::Adding(..) | About::Lines(_) if is_failing && asked.is_answered_well => {
                ledger.recover(well, now);
            }
            _ if took > FAULT => ledger.lose(took),
            About::Adding(..) | About::Lines(_) | About::Else(_) | About::Nothing => {}
        }
        if let About::Adding(_, lines, lease) = asked.about {
            let lost = ledger.lost_by(well, now) + everywhere;
            let by = Writer {
                program: asked.program,
                lease,
            };
            let written = Written {
                moment: Moment { at: now, lost },
                by,
                owner: owner.unwrap_or(by),
            };
            ledger.written.extend(std::iter::repeat_n(written, lines));
            let number = ledger.written.len();
            drop(state);
            let told = || format!("{lines} lines are durable: {number}, {lost} ms lost");
            self.history.note(now, told);
        }
    }

    fn answered(&self, asked: &Request, effective: Moment, is_well: bool) {
        let Some(table) = asked.about.table() else {
            return;
        };
        let (now, mut state) = (self.clock.now(), self.state());
        if !state.counts(table, asked) {
            return;
        }
        let everywhere = state.lost;
        let ledger = state.tables.entry(table.to_owned()).or_default();
        let is_adding = matches!(asked.about, About::Adding(..));
        let is_late = ledger.since(asked.began).until(now, everywhere) > FAULT;
        if is_adding && !is_well {
            ledger.fail(asked, everywhere);
        } else if is_well && is_late {
            ledger.lose(ledger.since(effective).until(now, everywhere));
        }
    }

    /// The time, and what was lost everywhere by then.
    fn moment(&self, clock: &Clock) -> Moment {
        let (at, lost) = (clock.now(), self.state().lost);
        Moment { at, lost }
    }

    /// The time, and what was lost at a table by then.
    pub fn moment_at(&self, table: &str) -> Moment {
        let (at, state) = (self.clock.now(), self.state());
        let ledger = state.tables.get(table);
        let here = ledger.map_or(0, |ledger| ledger.lost_by(state.well(table), at));
        let lost = here + state.lost;
        Moment { at, lost }
    }

    /// As many lines as are kept of those that were to be written.
    pub fn truthful(&self, lines: usize) -> usize {
        match self.state().lie {
            Some(Lie::Torn) if lines > 1 => lines - 1,
            Some(Lie::Torn | Lie::TooEarly | Lie::Unfenced | Lie::SameLease) | None => lines,
        }
    }

    pub fn lies(&self) -> Option<Lie> {
        self.state().lie
    }
}

/// Whatever it does, others may do something meanwhile.
async fn sleep(millis: u64) {
    if millis > 0 {
        tokio::time::sleep(Duration::from_millis(millis)).await;
    } else {
        tokio::task::yield_now().await;
    }
}

/// What the durable part answers, which it does at once.
pub fn ready<T>(mut answer: StoreFuture<T>) -> Result<T, StoreError> {
    match answer
        .as_mut()
        .poll(&mut Context::from_waker(Waker::noop()))
    {
        Poll::Ready(result) => result,
        Poll::Pending => unreachable!("memory answers at once"),
    }
}
