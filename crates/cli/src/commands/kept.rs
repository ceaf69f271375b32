//! What a long run keeps in a file: it can be stopped at any time, and the same command goes on.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use families::Override;
use game::{Fact, Phrase};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::many_games::save;
use crate::failure::{Failure, quoted};

/// How long what was played may be unsaved.
const UNSAVED: Duration = Duration::from_secs(1);

/// How a run stands.
pub trait Standing: Serialize + DeserializeOwned {
    /// Which games belong to the run; only their number may still grow.
    type Plan: PartialEq;

    /// The keys of what is said of a file: that it holds nothing of the kind, that it belongs to
    /// another run, and that this one goes on.
    const NO_STATE: &'static str;
    const OTHER: &'static str;
    const GOES_ON: &'static str;

    /// Before the first game.
    fn new(plan: Self::Plan) -> Self;
    fn plan(&self) -> &Self::Plan;
    /// Games so far.
    fn games(&self) -> u64;
    /// Could this have been played?
    fn is_sound(&self) -> bool;
}

/// Where a run is kept, if anywhere.
pub struct Keeper {
    path: Option<PathBuf>,
    saved: Instant,
}

impl Keeper {
    pub fn of(path: Option<&Path>) -> Keeper {
        Keeper {
            path: path.map(Path::to_owned),
            saved: Instant::now(),
        }
    }

    /// What was played before, and that it goes on; or nothing yet.
    pub fn begin<S: Standing>(&self, plan: S::Plan) -> Result<(S, Option<Phrase>), Failure> {
        let Some(path) = &self.path else {
            return Ok((S::new(plan), None));
        };
        if !path.exists() {
            let standing = S::new(plan);
            // Better now than after the last game.
            write(path, &standing)?;
            return Ok((standing, None));
        }
        let standing: S = read(path, &plan)?;
        let games = Fact::Number(standing.games() as i64);
        let phrase = Phrase::new(S::GOES_ON).with("file", quoted(path.display()));
        Ok((standing, Some(phrase.with("games", games))))
    }

    /// Saves now and then, and after the last game.
    pub fn keep(&mut self, standing: &impl Standing, is_last: bool) -> Result<(), Failure> {
        if let Some(path) = &self.path
            && (is_last || self.saved.elapsed() > UNSAVED)
        {
            write(path, standing)?;
            self.saved = Instant::now();
        }
        Ok(())
    }
}

fn write(path: &Path, standing: &impl Standing) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(standing).expect("standings can be written");
    save(path, &text)
}

/// What a file holds, if it belongs to this run.
fn read<S: Standing>(path: &Path, plan: &S::Plan) -> Result<S, Failure> {
    let text = fs::read_to_string(path).map_err(|why| Failure::reading(path, &why))?;
    let bad = |key| Failure::Failed(Phrase::new(key).with("file", quoted(path.display())));
    let found: S = serde_json::from_str(&text).map_err(|_| bad(S::NO_STATE))?;
    if found.plan() != plan {
        return Err(bad(S::OTHER));
    }
    if !found.is_sound() {
        return Err(bad(S::NO_STATE));
    }
    Ok(found)
}

/// Options as a plan names them.
pub fn named(overrides: &[Override]) -> Vec<String> {
    let named = overrides
        .iter()
        .map(|it| format!("{}={}", it.key, it.value));
    named.collect()
}
