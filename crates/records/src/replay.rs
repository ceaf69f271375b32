//! Playing a journal again, step by step, by the rules.

use game::{Awaits, Game, Log, Notation, StepError, Tickets};

use crate::chance::{Purpose, draw};
use crate::journal::outcome_text;
use crate::{Fault, Journal, Problem, Recorded, RecordedOf, TableSeed, Ticket};

/// Where a journal leads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replay<S> {
    pub state: S,
    /// Chance steps so far; the number of the next draw.
    pub draws: u64,
}

/// One step of a replay, after it was carried out.
pub struct Moment<'a, G: Game> {
    pub line: usize,
    pub recorded: &'a RecordedOf<G>,
    pub events: Vec<G::Event>,
    pub state: &'a G::State,
}

/// Plays the journal again; the fault is the first step that the rules refuse.
pub fn replay<G: Game>(journal: &Journal<G>) -> Result<Replay<G::State>, Fault> {
    walk(journal, None, None)
}

/// Like [`replay`], for somebody who watches every step.
pub fn replay_each<G: Game>(
    journal: &Journal<G>,
    visit: &mut dyn FnMut(Moment<G>),
) -> Result<Replay<G::State>, Fault> {
    walk(journal, None, Some(visit))
}

type Visit<'a, G> = &'a mut dyn FnMut(Moment<G>);

/// Replays, and with a seed also compares every ticket with the one that was due.
pub(crate) fn walk<G: Game>(
    journal: &Journal<G>,
    seed: Option<&TableSeed>,
    mut visit: Option<Visit<G>>,
) -> Result<Replay<G::State>, Fault> {
    let game = journal.game();
    let mut log = if visit.is_some() {
        Log::on()
    } else {
        Log::off()
    };
    let mut state = game.start();
    let mut draws = 0;
    for (place, recorded) in journal.recorded.iter().enumerate() {
        let line = journal.line_of(place);
        if let Recorded::Chance(outcome, ticket) = recorded {
            let due = |total| seed.map(|seed| draw(seed, Purpose::Chance, draws, total));
            check_number(ticket.as_ref(), draws).map_err(|problem| problem.at(line))?;
            check_draw(game.as_ref(), &state, *outcome, ticket.as_ref(), &due)
                .map_err(|problem| problem.at(line))?;
            draws += 1;
        }
        game.play(&mut state, recorded.step(), &mut log)
            .map_err(|why| Problem::Refused(why).at(line))?;
        if let Some(visit) = &mut visit {
            let events = log.take();
            visit(Moment {
                line,
                recorded,
                events,
                state: &state,
            });
        }
    }
    check_ending(journal, &state)?;
    Ok(Replay { state, draws })
}

/// Draws of the second form are numbered without a gap.
pub(crate) fn check_number(ticket: Option<&Ticket>, due: u64) -> Result<(), Problem> {
    match ticket.and_then(|ticket| ticket.draw) {
        Some(found) if found != due => Err(Problem::WrongNumber { found, due }),
        Some(_) | None => Ok(()),
    }
}

/// Compares ticket, bag and outcome of one draw with what the state waits for.
fn check_draw<G: Game>(
    game: &G,
    state: &G::State,
    outcome: G::Chance,
    ticket: Option<&Ticket>,
    due: &dyn Fn(u32) -> Option<u32>,
) -> Result<(), Problem> {
    if game.awaits(state) != Awaits::Chance {
        return Err(Problem::Refused(StepError::NoDraw));
    }
    let Some(ticket) = ticket else { return Ok(()) };
    let bag = game.bag(state);
    let (number, total) = (ticket.number, bag.total());
    if ticket.bag != bag.to_string() {
        let (found, due) = (ticket.bag.clone(), bag.to_string());
        return Err(Problem::WrongBag { found, due });
    }
    if ticket.total != total {
        return Err(Problem::WrongTotal {
            found: ticket.total,
            due: total,
        });
    }
    if let Some(due) = due(total)
        && due != number
    {
        return Err(Problem::WrongTicket { found: number, due });
    }
    if number >= total {
        return Err(Problem::NoSuchTicket { number, total });
    }
    let drawn = bag.nth(number);
    if drawn != outcome {
        let (found, due) = (outcome.write(game), drawn.write(game));
        return Err(Problem::WrongOutcome {
            ticket: number,
            found,
            due,
        });
    }
    Ok(())
}

fn check_ending<G: Game>(journal: &Journal<G>, state: &G::State) -> Result<(), Fault> {
    let Some(ending) = &journal.ending else {
        return Ok(());
    };
    let line = journal.outcome_line();
    let outcome = journal
        .game
        .outcome(state)
        .ok_or(Problem::OverTooSoon.at(line))?;
    let found = outcome_text(&ending.outcome, journal.names());
    let due = outcome_text(&outcome, journal.names());
    if found != due {
        return Err(Problem::WrongEnd { found, due }.at(line));
    }
    Ok(())
}
