//! Playing a journal again, step by step, by the rules.

use game::{Awaits, Draw, Game, Log, Refused, Setup};

use crate::chance::{Purpose, draw};
use crate::journal::{SETUP_LINE, outcome_text};
use crate::{Entry, EntryOf, Fault, Journal, Problem, TableSeed, Ticket};

/// Where a journal leads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replay<G: Game> {
    pub game: G,
    pub state: G::State,
    /// Chance steps so far; the number of the next draw.
    pub draws: u64,
}

/// One step of a replay, after it was carried out.
pub struct Moment<'a, G: Game> {
    pub line: usize,
    pub game: &'a G,
    pub entry: &'a EntryOf<G>,
    pub events: Vec<G::Event>,
    pub state: &'a G::State,
}

/// Plays the journal again; the fault is the first step that the rules refuse.
pub fn replay<G: Game>(journal: &Journal<G>) -> Result<Replay<G>, Fault> {
    walk(journal, None, None)
}

/// Like [`replay`], for somebody who watches every step.
pub fn replay_each<G: Game>(
    journal: &Journal<G>,
    visit: &mut dyn FnMut(Moment<G>),
) -> Result<Replay<G>, Fault> {
    walk(journal, None, Some(visit))
}

type Visit<'a, G> = &'a mut dyn FnMut(Moment<G>);

/// Replays, and with a seed also compares every ticket with the one that was due.
pub(crate) fn walk<G: Game>(
    journal: &Journal<G>,
    seed: Option<&TableSeed>,
    mut visit: Option<Visit<G>>,
) -> Result<Replay<G>, Fault> {
    let game =
        G::open(journal.setup.clone()).map_err(|why| Problem::NoTable(why).at(SETUP_LINE))?;
    let mut log = if visit.is_some() {
        Log::on()
    } else {
        Log::off()
    };
    let mut state = game.start();
    let mut draws = 0;
    for (place, entry) in journal.entries.iter().enumerate() {
        let line = journal.line_of(place);
        if let Entry::Chance(outcome, ticket) = entry {
            let due = |total| seed.map(|seed| draw(seed, Purpose::Chance, draws, total));
            check_draw(&game, &state, *outcome, ticket.as_ref(), &due)
                .map_err(|problem| problem.at(line))?;
            draws += 1;
        }
        game.play(&mut state, entry.step(), &mut log)
            .map_err(|why| Problem::Refused(why).at(line))?;
        if let Some(visit) = &mut visit {
            let events = log.take();
            visit(Moment {
                line,
                game: &game,
                entry,
                events,
                state: &state,
            });
        }
    }
    check_ending(journal, &game, &state)?;
    Ok(Replay { game, state, draws })
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
        return Err(Problem::Refused(Refused::NoDraw));
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
    match due(total) {
        Some(due) if due != number => return Err(Problem::WrongTicket { found: number, due }),
        Some(_) | None => {}
    }
    if number >= total {
        return Err(Problem::NoSuchTicket { number, total });
    }
    let drawn = bag.nth(number);
    if drawn != outcome {
        let (found, due) = (outcome.to_string(), drawn.to_string());
        return Err(Problem::WrongOutcome {
            ticket: number,
            found,
            due,
        });
    }
    Ok(())
}

fn check_ending<G: Game>(journal: &Journal<G>, game: &G, state: &G::State) -> Result<(), Fault> {
    let Some(ending) = &journal.ending else {
        return Ok(());
    };
    let line = journal.outcome_line();
    let outcome = game.outcome(state).ok_or(Problem::OverTooSoon.at(line))?;
    let names = journal.setup.seat_names();
    let (found, due) = (
        outcome_text(&ending.outcome, names),
        outcome_text(&outcome, names),
    );
    if found != due {
        return Err(Problem::WrongEnd { found, due }.at(line));
    }
    Ok(())
}
