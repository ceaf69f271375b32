//! Where a game begins that does not begin at its start: at a position in notation, or in the
//! middle of a game that was played before, told by its journal up to there. Such a game has no
//! record.

use std::sync::Arc;

use analysis::Tale;
use families::{Family, FamilyId, FamilyVisitor};
use game::{Fact, Phrase, Setup};
use records::Journal;

use crate::analysing::legible;
use crate::error::TableError;

/// A position with every piece of the largest box takes a third.
const MOST_POSITION: usize = 12 << 10;
/// The longest games take half of it.
const MOST_JOURNAL: usize = 192 << 10;
/// How a journal begins, and no position.
const JOURNAL: &str = "landnam journal ";

/// Refuses what is too long to be kept with a table.
pub fn check_length(text: &str) -> Result<(), TableError> {
    let most = if text.starts_with(JOURNAL) {
        MOST_JOURNAL
    } else {
        MOST_POSITION
    };
    if text.len() > most {
        return Err(refused("setup-too-long-position"));
    }
    Ok(())
}

/// The table and the state a game begins with: `game` was dealt from the table's options, and what
/// was played before must have been dealt from the same.
pub fn read<G: Family>(game: &Arc<G>, text: &str) -> Result<(Arc<G>, G::State), TableError> {
    if !text.starts_with(JOURNAL) {
        let state = game.position(text).map_err(unreadable)?;
        return Ok((Arc::clone(game), state));
    }
    let journal =
        Journal::<G>::parse(text.as_bytes()).map_err(|why| unreadable(why.to_string()))?;
    if journal.setup().options() != game.setup().options() {
        return Err(refused("setup-other-position"));
    }
    let (mut tale, fault) = Tale::new(&**journal.game(), journal.steps());
    if let Some(why) = fault {
        return Err(unreadable(why.to_string()));
    }
    if tale.is_over() {
        return Err(refused("setup-over-position"));
    }
    let state = tale.states.pop().expect("there is a first one");
    Ok((Arc::clone(journal.game()), state))
}

/// A finished game up to a step, for a table that goes on from there. Its draws are made anew, so
/// neither the seed nor the tickets of the old ones are in it.
pub fn up_to(journal: &str, step: u32) -> Result<String, TableError> {
    let heading = records::peek(journal.as_bytes()).map_err(|_| TableError::Outdated)?;
    let family = FamilyId::named(&heading.family).map_err(|_| TableError::Outdated)?;
    family.visit(Cut { journal, step })
}

struct Cut<'a> {
    journal: &'a str,
    step: u32,
}

impl FamilyVisitor for Cut<'_> {
    type Out = Result<String, TableError>;

    fn visit<G: Family>(self) -> Self::Out {
        let (journal, _) = legible::<G>(self.journal).ok_or(TableError::Outdated)?;
        let game = Arc::clone(journal.game());
        let steps: Vec<_> = journal.steps().take(self.step as usize).collect();
        if steps.len() < self.step as usize {
            return Err(refused("setup-over-position"));
        }
        Ok(Journal::unsealed(game, steps, None).to_string())
    }
}

fn refused(key: &'static str) -> TableError {
    TableError::BadOptions(Phrase::new(key))
}

/// Whoever writes positions by hand is told what could not be read.
fn unreadable(why: String) -> TableError {
    TableError::BadOptions(Phrase::new("setup-position").with("why", Fact::Place(why)))
}
