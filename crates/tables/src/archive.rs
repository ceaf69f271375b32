//! A game that has ended, as it was when it ended.
//!
//! Everything people look at afterwards is taken from here; no rule is asked again, for rules
//! change. Pictures of one step hardly differ from those of the next, so they are packed together.

use std::io::{Read, Write};
use std::sync::OnceLock;

use game::{Outcome, Seat, Viewer};
use protocol::{EventEntry, Phrase, Picture, Scene, Verdict};
use records::Transcript;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::audience::{Glimpse, latest};
use crate::outlook::summary;

/// So many frames are packed together, and unpacked to find one of them.
const CHUNK: usize = 64;

/// What is kept of a game for good.
#[derive(Clone)]
pub struct Archive {
    /// Empty if the game began at a made-up position.
    pub journal: String,
    summary: Summary,
    /// The reels of all viewers, one after the other.
    packed: Vec<Vec<u8>>,
    /// What its verification found. It takes a while, and its answer never changes.
    verdict: OnceLock<Verdict>,
}

#[derive(Clone, Serialize, Deserialize)]
struct Summary {
    colours: Vec<String>,
    /// None if the rules of the day could not even deal.
    scene: Option<Scene>,
    /// Points and winners; none if the game was ended by new rules.
    ending: Option<(Vec<i32>, Vec<u8>)>,
    /// The first and the last step one can look at.
    first: u32,
    last: u32,
    /// New rules could not follow the game to its end, which is therefore not shown.
    is_cut: bool,
}

/// How things stood for one viewer after a step.
#[derive(Serialize, Deserialize)]
pub struct Frame {
    pub sentence: Phrase,
    pub picture: Picture,
}

/// What somebody wants to see of a finished game.
#[derive(Clone, Copy)]
pub struct FrameAt {
    pub viewer: Viewer,
    pub step: u32,
    /// Events after this step; without it, only those of the step itself.
    pub since: Option<u32>,
}

/// A game from one viewer's seat, while it is wound up.
#[derive(Default)]
struct Reel {
    events: Vec<EventEntry>,
    frames: Vec<Frame>,
    packed: Vec<Vec<u8>>,
}

/// A whole game from all seats, to be archived.
pub struct Film {
    scene: Scene,
    first: u32,
    frames: u32,
    reels: Vec<Reel>,
}

/// Everybody through whose eyes a finished game can be seen.
fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    let seats = (0..seats as u8).map(|seat| Viewer::Seat(Seat(seat)));
    [Viewer::Referee, Viewer::Spectator]
        .into_iter()
        .chain(seats)
}

const fn place(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Referee => 0,
        Viewer::Spectator => 1,
        Viewer::Seat(seat) => 2 + seat.0 as usize,
    }
}

impl Film {
    /// A film that begins with this step.
    pub fn new(scene: Scene, seats: u8, first: u32) -> Film {
        let reels = viewers(seats.into()).map(|_| Reel::default()).collect();
        Film {
            scene,
            first,
            frames: 0,
            reels,
        }
    }

    /// Adds the next step as each viewer sees it.
    pub fn add(&mut self, look: impl Fn(Viewer) -> Glimpse) {
        let seats = self.reels.len() - 2;
        for (reel, viewer) in self.reels.iter_mut().zip(viewers(seats)) {
            let glimpse = look(viewer);
            reel.events.extend(glimpse.events);
            reel.frames.push(Frame {
                sentence: glimpse.sentence,
                picture: glimpse.picture,
            });
            if reel.frames.len() == CHUNK {
                reel.pack();
            }
        }
        self.frames += 1;
    }
}

impl Reel {
    fn pack(&mut self) {
        self.packed.push(pack(&self.frames));
        self.frames.clear();
    }

    /// The events, and then the frames.
    fn finish(mut self) -> Vec<Vec<u8>> {
        if !self.frames.is_empty() {
            self.pack();
        }
        self.packed.insert(0, pack(&self.events));
        self.packed
    }
}

/// How the rules of the day ended.
pub struct Closing {
    pub colours: Vec<String>,
    pub journal: String,
    pub outcome: Option<Outcome>,
    /// They could not follow the journal to its end.
    pub is_cut: bool,
}

impl Archive {
    pub fn new(closing: Closing, film: Option<Film>) -> Archive {
        let seats = closing.colours.len();
        // A journal knows how its game ended, whatever the rules of the day make of it.
        let known = Transcript::parse(closing.journal.as_bytes());
        let outcome = known.ok().and_then(|it| it.outcome());
        let ending = outcome.or(closing.outcome).map(|it| summary(&it, seats));
        let (first, frames) = film
            .as_ref()
            .map_or((0, 0), |film| (film.first, film.frames));
        let summary = Summary {
            colours: closing.colours,
            scene: film.as_ref().map(|film| film.scene.clone()),
            ending,
            first,
            last: first + frames.saturating_sub(1),
            is_cut: closing.is_cut,
        };
        let reels = film.into_iter().flat_map(|film| film.reels);
        Archive {
            journal: closing.journal,
            summary,
            packed: reels.flat_map(Reel::finish).collect(),
            verdict: OnceLock::new(),
        }
    }

    /// What a store keeps besides the journal.
    pub fn parts(&self) -> Vec<Vec<u8>> {
        let summary = pack(&self.summary);
        [summary]
            .into_iter()
            .chain(self.packed.iter().cloned())
            .collect()
    }

    /// What a store has kept; none if it cannot be read.
    pub fn read(journal: String, mut parts: Vec<Vec<u8>>) -> Option<Archive> {
        let packed = parts.split_off(1.min(parts.len()));
        let summary = unpack(parts.first()?)?;
        Some(Archive {
            journal,
            summary,
            packed,
            verdict: OnceLock::new(),
        })
    }

    pub fn colours(&self) -> &[String] {
        &self.summary.colours
    }

    pub fn scene(&self) -> Option<&Scene> {
        self.summary.scene.as_ref()
    }

    /// Points and winners; none if the game was ended by new rules.
    pub fn ending(&self) -> Option<(&[i32], &[u8])> {
        let (points, winners) = self.summary.ending.as_ref()?;
        Some((points, winners))
    }

    /// The last step one can look at.
    pub fn last(&self) -> u32 {
        self.summary.last
    }

    /// Can one look at the game from its beginning?
    pub fn is_whole(&self) -> bool {
        self.scene().is_some() && self.summary.first == 0
    }

    /// How things stood, and what had happened; none if that step was not kept.
    pub fn look(&self, moment: FrameAt) -> Option<(Frame, Vec<EventEntry>)> {
        let summary = &self.summary;
        if !(summary.first..=summary.last).contains(&moment.step) {
            return None;
        }
        let frame = (moment.step - summary.first) as usize;
        let chunks = (summary.last - summary.first) as usize / CHUNK + 1;
        let reel = place(moment.viewer) * (1 + chunks);
        let mut frames: Vec<Frame> = unpack(self.packed.get(reel + 1 + frame / CHUNK)?)?;
        let mut events: Vec<EventEntry> = unpack(self.packed.get(reel)?)?;
        let since = moment.since.unwrap_or(moment.step.saturating_sub(1));
        events.retain(|event| event.step <= moment.step);
        let since = latest(&events, since, |event| event.step);
        events.retain(|event| event.step > since);
        let mut frame = frames.swap_remove(frame % CHUNK);
        if summary.is_cut && moment.step == summary.last {
            frame.sentence = self.farewell();
        }
        Some((frame, events))
    }

    /// Why there is nothing more to see.
    fn farewell(&self) -> Phrase {
        let key = match self.summary.ending {
            Some(_) => "table-older-rules",
            None => "table-outdated",
        };
        Phrase::from(&game::Phrase::new(key))
    }

    /// Redoes every draw, which takes no rules.
    pub fn verify(&self, commitment: String) -> Verdict {
        self.verdict
            .get_or_init(|| self.verified(commitment))
            .clone()
    }

    fn verified(&self, commitment: String) -> Verdict {
        let transcript = Transcript::parse(self.journal.as_bytes());
        let verified = transcript.and_then(|transcript| transcript.verify());
        let known = verified.as_ref().ok();
        Verdict {
            verified: verified.is_ok(),
            steps: known.map_or(self.last(), |it| it.steps as u32),
            draws: known.map_or(0, |it| it.draws as u32),
            layout: known.map_or(0, |it| it.layout as u32),
            practice: known.is_some_and(|it| it.is_practice),
            commitment,
            fault: verified.err().map(|fault| fault.to_string()),
        }
    }
}

/// Fast, and good enough for texts that repeat themselves.
const QUALITY: u32 = 5;
/// Wide enough for a chunk.
const WINDOW: u32 = 20;
const BUFFER: usize = 64 << 10;

fn pack(value: &impl Serialize) -> Vec<u8> {
    let text = serde_json::to_vec(value).expect("what is archived is plain data");
    let mut packed = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut packed, BUFFER, QUALITY, WINDOW);
    writer.write_all(&text).expect("a vector takes everything");
    drop(writer);
    packed
}

fn unpack<T: DeserializeOwned>(packed: &[u8]) -> Option<T> {
    let mut text = Vec::new();
    let mut reader = brotli::Decompressor::new(packed, BUFFER);
    reader.read_to_end(&mut text).ok()?;
    serde_json::from_slice(&text).ok()
}
