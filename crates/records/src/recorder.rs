//! A game that is being played and written down.
//!
//! Only adds: a draw that was made is never made again. Whoever seats people builds on it.

use std::sync::Arc;

use game::{Awaits, Draw, Game, Log, Seat, Setup, Step, Violation};

use crate::chance::{Purpose, TableLuck, draw};
use crate::journal::COMMITMENT_LINE;
use crate::replay::walk;
use crate::{Ending, Entry, Fault, Journal, Nonce, Problem, Replay, Seal, Seed, TableSeed, Ticket};

/// One game, its secret seed, and the journal so far.
pub struct Recorder<G: Game> {
    state: G::State,
    seed: Seed,
    table_seed: TableSeed,
    draws: u64,
    journal: Journal<G>,
    opening: Vec<G::Event>,
}

/// Why a table could not be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotOpened {
    #[error("the options are refused: {0}")]
    Rule(#[from] Violation),
    #[error("{given} nonces were given for {seats} seats")]
    Nonces { given: usize, seats: usize },
}

impl<G: Game> Recorder<G> {
    /// Deals and opens a table. The seed's commitment was shown before the nonces were asked for.
    pub fn open(
        options: &<G::Setup as Setup>::Options,
        seed: Seed,
        nonces: Vec<Nonce>,
    ) -> Result<Recorder<G>, NotOpened> {
        let table_seed = seed.table_seed(&nonces);
        let setup = G::Setup::deal(options, &mut TableLuck::layout(table_seed.clone()))?;
        let game = Arc::new(G::open(setup)?);
        let (given, seats) = (nonces.len(), game.seats() as usize);
        if given != seats {
            return Err(NotOpened::Nonces { given, seats });
        }
        let state = game.start();
        let seal = Some(Seal {
            commitment: seed.commitment(),
            nonces,
        });
        let journal = Journal {
            game,
            seal,
            entries: Vec::new(),
            ending: None,
        };
        Ok(Recorder::at(state, 0, journal, seed, table_seed))
    }

    /// Goes on with a game from its journal, after every step of it was checked against the seed.
    pub fn resume(journal: Journal<G>, seed: Seed) -> Result<Recorder<G>, Fault> {
        let seal = journal
            .seal
            .as_ref()
            .ok_or(Problem::NothingToVerify.at(COMMITMENT_LINE))?;
        if seed.commitment() != seal.commitment {
            return Err(Problem::WrongSeed.at(COMMITMENT_LINE));
        }
        let table_seed = seed.table_seed(&seal.nonces);
        let Replay { state, draws } = walk(&journal, Some(&table_seed), None)?;
        Ok(Recorder::at(state, draws, journal, seed, table_seed))
    }

    fn at(
        state: G::State,
        draws: u64,
        journal: Journal<G>,
        seed: Seed,
        table_seed: TableSeed,
    ) -> Recorder<G> {
        let opening = Vec::new();
        let mut recorder = Recorder {
            state,
            seed,
            table_seed,
            draws,
            journal,
            opening,
        };
        recorder.opening = recorder.advance(Log::on());
        recorder
    }

    /// Carries out a decision and every draw that follows from it; what is refused changes nothing.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Vec<G::Event>, Violation> {
        self.game().check(&self.state, seat, action)?;
        let mut log = Log::on();
        self.journal
            .game
            .apply(&mut self.state, Step::Act(seat, action), &mut log);
        self.journal.entries.push(Entry::Act(seat, action));
        Ok(self.advance(log))
    }

    pub fn game(&self) -> &Arc<G> {
        self.journal.game()
    }

    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Whom the game waits for; never chance, which is drawn at once.
    pub fn awaits(&self) -> Awaits {
        self.game().awaits(&self.state)
    }

    /// Secret while the game runs, like everything a referee sees.
    pub fn journal(&self) -> &Journal<G> {
        &self.journal
    }

    /// What happened before the first decision, or when the game was taken up again.
    pub fn opening(&self) -> &[G::Event] {
        &self.opening
    }

    /// Draws until somebody is asked or the game is over.
    fn advance(&mut self, mut log: Log<G::Event>) -> Vec<G::Event> {
        loop {
            match self.awaits() {
                Awaits::Chance => self.draw(&mut log),
                Awaits::Seats(_) => break,
                Awaits::Over(outcome) => {
                    let seed = Some(self.seed.clone());
                    self.journal.ending = Some(Ending { outcome, seed });
                    break;
                }
            }
        }
        log.take()
    }

    fn draw(&mut self, log: &mut Log<G::Event>) {
        let bag = self.game().bag(&self.state);
        let total = bag.total();
        let number = draw(&self.table_seed, Purpose::Chance, self.draws, total);
        let outcome = bag.nth(number);
        let ticket = Ticket {
            number,
            total,
            bag: bag.to_string(),
        };
        self.draws += 1;
        self.journal
            .game
            .apply(&mut self.state, Step::Chance(outcome), log);
        self.journal
            .entries
            .push(Entry::Chance(outcome, Some(ticket)));
    }
}
