//! Was the chance of a finished game fair? Redoes every draw from the revealed seed.

use game::{Game, Outcome, Setup};

use crate::chance::TableLuck;
use crate::journal::{COMMITMENT_LINE, SETUP_LINE};
use crate::replay::walk;
use crate::{Fault, Journal, Problem};

/// What was found to be in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified {
    pub outcome: Outcome,
    pub steps: usize,
    /// How many of the steps were draws.
    pub draws: u64,
}

/// Checks commitment, layout, every draw, every decision and the outcome.
///
/// The digest has been checked by whoever read the journal: see `Journal::parse`.
pub fn verify<G: Game>(journal: &Journal<G>) -> Result<Verified, Fault> {
    let seal = journal
        .seal
        .as_ref()
        .ok_or(Problem::NothingToVerify.at(COMMITMENT_LINE))?;
    let not_over = Problem::NotOverYet.at(journal.line_of(journal.recorded.len()));
    let ending = journal.ending.as_ref().ok_or(not_over)?;
    let seed = ending
        .seed
        .as_ref()
        .ok_or(Problem::Missing("seed".into()).at(journal.seed_line()))?;
    if seed.commitment() != seal.commitment {
        return Err(Problem::WrongSeed.at(journal.seed_line()));
    }
    let table_seed = seed.table_seed(&seal.nonces);
    let dealt = G::Setup::deal(
        journal.setup().options(),
        &mut TableLuck::layout(table_seed.clone()),
    );
    if dealt.map_err(|why| Problem::NoTable(why).at(SETUP_LINE))? != *journal.setup() {
        return Err(Problem::WrongLayout.at(SETUP_LINE));
    }
    let replay = walk(journal, Some(&table_seed), None)?;
    Ok(Verified {
        outcome: ending.outcome,
        steps: journal.recorded.len(),
        draws: replay.draws,
    })
}
