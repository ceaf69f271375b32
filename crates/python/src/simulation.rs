//! Many games between bots, as `landnam simulate` plays them.

use std::num::NonZeroUsize;
use std::thread::available_parallelism;

use arena::{Plan, Players};
use families::{BotSpec, Family, Listing, Maker, OptionsOf, Visitor, maker};
use game::Setup;
use pyo3::prelude::*;
use serde_json::{Value, json};

use crate::failure::{Answer, guarded};
use crate::start::Wanted;

/// What is to be played.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub struct Many {
    bots: String,
    games: u64,
    seed: u64,
    threads: Option<usize>,
    most: u64,
}

/// Plays and tells the result as JSON.
#[pyfunction]
pub fn simulate(py: Python, wanted: Wanted, many: Many) -> PyResult<String> {
    py.detach(|| guarded(|| Ok(wanted.with_last_turn()?.visit(many)?.to_string())))
}

impl Visitor for Many {
    type Out = Answer<Value>;

    fn visit<G: Family>(self, listing: &Listing, options: OptionsOf<G>) -> Answer<Value> {
        let trial = G::Setup::deal(&options, &mut arena::FastLuck::of_game(self.seed, 0))?;
        let seats = G::open(trial)?.seats() as usize;
        let specs = BotSpec::for_seats(&self.bots, seats)?;
        let makers: Vec<Maker<G>> = specs.iter().map(maker::<G>).collect::<Result<_, _>>()?;
        let names: Vec<String> = specs.iter().map(BotSpec::to_string).collect();
        let make = |bot: usize| makers[bot].make();
        let all = || available_parallelism().map_or(1, NonZeroUsize::get);
        let measured = arena::run::<G>(
            &Plan {
                options: &options,
                players: if names.iter().all(|name| name == "random") {
                    Players::Random
                } else {
                    Players::Bots(&make)
                },
                games: self.games,
                seed: self.seed,
                threads: self.threads.unwrap_or_else(all).max(1),
                max_actions: self.most,
            },
            &|_| {},
        )?;
        let tally = measured.tally;
        let mean = |bot| tally.mean_points(bot);
        let share = |bot: usize| tally.shares[bot] as f64 / arena::WHOLE as f64;
        Ok(json!({
            "game": listing.id,
            "bots": names,
            "games": tally.games,
            "steps": tally.steps,
            "draws": tally.draws,
            "wins": tally.wins[..seats],
            "shares": (0..seats).map(share).collect::<Vec<f64>>(),
            "points": tally.points[..seats],
            "mean_points": (0..seats).map(mean).collect::<Vec<f64>>(),
            "ended": tally.ended,
            "undecided": tally.truncated,
            "seconds": measured.seconds,
            "cpu_seconds": measured.cpu_seconds,
        }))
    }
}
