//! The bottom of the store: slow, failing and coming back as the seed says. Whatever is in `kept`
//! is durable; everything on its way there is lost when the server dies.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use game::Luck;
use game::testing::TestLuck;
use server::{MemoryStore, Store, StoreError, StoreFuture};

use super::history::History;
use super::ledger::{About, Ledger, Moment, Request};
use super::machine::Clock;

/// How the disk behaves for a while.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mood {
    Well,
    /// No time passes at all: what is done is work. Only where every piece of it is looked at.
    #[cfg(test)]
    Quick,
    /// Everything takes between a third of a second and five seconds.
    Slow,
    /// Nothing is written, and whoever asks hears so.
    Full,
    /// What is written is durable, and whoever asks hears that it is not.
    Doubtful,
    /// Nothing is answered.
    Hangs,
    /// Now this, now that.
    Flaky,
}

impl Mood {
    pub const ALL: [Mood; 6] = [
        Mood::Well,
        Mood::Slow,
        Mood::Full,
        Mood::Doubtful,
        Mood::Hangs,
        Mood::Flaky,
    ];
}

/// Ways to lie: whoever does so must be found out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lie {
    /// Says that it is written before it is.
    TooEarly,
    /// Of what is written together only the first part is kept.
    Torn,
}

#[derive(Clone)]
pub struct Disk {
    pub kept: MemoryStore,
    state: Arc<Mutex<State>>,
    clock: Clock,
    history: History,
}

struct State {
    luck: TestLuck,
    mood: Mood,
    lie: Option<Lie>,
    /// When the mood turned well for the last time.
    well_since: u64,
    /// Tables by id.
    tables: BTreeMap<String, Ledger>,
    /// Time in which there was no server, or it stood still.
    lost: u64,
}

impl State {
    /// Since when the disk has been well.
    fn well(&self) -> Option<u64> {
        (self.mood == Mood::Well).then_some(self.well_since)
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
        let state = State {
            luck: TestLuck(seed),
            mood: Mood::Well,
            lie,
            well_since: 0,
            tables: BTreeMap::new(),
            lost: 0,
        };
        Disk {
            kept: MemoryStore::default(),
            state: Arc::new(Mutex::new(state)),
            clock,
            history,
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("one thread")
    }

    pub fn mood(&self) -> Mood {
        self.state().mood
    }

    /// Called where time is simulated.
    pub fn turn(&self, mood: Mood) {
        let now = self.clock.now();
        self.history.note(now, || format!("the disk is {mood:?}"));
        let mut state = self.state();
        if mood == Mood::Well && state.mood != Mood::Well {
            state.well_since = now;
        }
        state.mood = mood;
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
        let well = state.well();
        for ledger in state.tables.values_mut() {
            ledger.recover(well, now);
        }
    }

    /// All lines of a table that are durable, from one on, each with its moment.
    pub fn lines(&self, table: &str, from: usize) -> Vec<(String, Moment)> {
        let written = self.state().tables.get(table).map(|it| it.written.len());
        if written.unwrap_or(0) <= from {
            return Vec::new();
        }
        let lines = ready(self.kept.lines(table.to_owned())).unwrap_or_default();
        let state = self.state();
        let moments = state.tables.get(table).map_or(&[][..], |it| &it.written);
        let moments = moments.iter().copied().skip(from);
        lines.into_iter().skip(from).zip(moments).collect()
    }

    fn fate(&self) -> Fate {
        let mut state = self.state();
        let mood = match state.mood {
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
            began: self.moment(),
            is_answered_well: fate.is_answered_well,
            patience: Arc::downgrade(&patience),
        };
        let work = tokio::spawn(async move {
            while disk.mood() == Mood::Hangs {
                sleep(50).await;
            }
            sleep(fate.before).await;
            let failed = || Err(StoreError::Failed("as simulated".into()));
            let mut result = failed();
            if fate.is_written {
                result = ready(effect(&disk.kept));
                if result.is_ok() {
                    disk.written(&asked);
                }
            }
            let effective = disk.moment();
            sleep(fate.after).await;
            if !fate.is_answered_well {
                result = failed();
            }
            disk.answered(&asked, effective, result.is_ok());
            result
        });
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
        let (well, everywhere) = (state.well(), state.lost);
        let took = asked.began.until(now, everywhere);
        let ledger = state.tables.entry(table.to_owned()).or_default();
        let is_failing = ledger.failing_since.is_some();
        match &asked.about {
            _ if !asked.is_awaited() => {}
            // The time is lost from the beginning of the request on, as long as it lasts.
            About::Adding(..) if !asked.is_answered_well => ledger.fail(asked, everywhere),
            About::Adding(..) | About::Lines(_) if is_failing && asked.is_answered_well => {
                ledger.recover(well, now);
            }
            _ if !is_failing && took > FAULT => ledger.lost += took,
            About::Adding(..) | About::Lines(_) | About::Else(_) | About::Nothing => {}
        }
        if let About::Adding(_, lines) = asked.about {
            let lost = ledger.lost_by(well, now) + everywhere;
            let moment = Moment { at: now, lost };
            ledger.written.extend(std::iter::repeat_n(moment, lines));
            let number = ledger.written.len();
            drop(state);
            let told = || format!("{lines} lines are durable: {number}, {lost} ms lost");
            self.history.note(now, told);
        }
    }

    fn answered(&self, asked: &Request, effective: Moment, is_well: bool) {
        let Some(table) = asked.about.table().filter(|_| asked.is_awaited()) else {
            return;
        };
        let (now, mut state) = (self.clock.now(), self.state());
        let everywhere = state.lost;
        let ledger = state.tables.entry(table.to_owned()).or_default();
        let is_adding = matches!(asked.about, About::Adding(..));
        let is_late = asked.began.until(now, everywhere) > FAULT;
        if is_adding && !is_well {
            ledger.fail(asked, everywhere);
        } else if is_well && is_late && ledger.failing_since.is_none() {
            ledger.lost += effective.until(now, everywhere);
        }
    }

    /// The time, and what was lost everywhere by then.
    fn moment(&self) -> Moment {
        let (at, lost) = (self.clock.now(), self.state().lost);
        Moment { at, lost }
    }

    /// The time, and what was lost at a table by then.
    pub fn moment_at(&self, table: &str) -> Moment {
        let (at, state) = (self.clock.now(), self.state());
        let ledger = state.tables.get(table);
        let here = ledger.map_or(0, |ledger| ledger.lost_by(state.well(), at));
        let lost = here + state.lost;
        Moment { at, lost }
    }

    /// As many lines as are kept of those that were to be written.
    pub fn truthful(&self, lines: usize) -> usize {
        match self.state().lie {
            Some(Lie::Torn) if lines > 1 => lines - 1,
            Some(Lie::Torn | Lie::TooEarly) | None => lines,
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
