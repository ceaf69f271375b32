//! A game that is being played and written down.
//!
//! Only adds: a draw that was made is never made again. Whoever seats people builds on it.

use std::sync::Arc;

use game::{Awaits, Game, Log, Seat, Setup, Tickets, Violation};

use crate::chance::{Purpose, TableLuck, WrittenLuck, draw};
use crate::journal::COMMITMENT_LINE;
use crate::replay::walk;
use crate::{
    Deal, Ending, Fault, Journal, Nonce, Problem, Recorded, RecordedOf, Replay, Seal, Seed, Start,
    TableSeed, Ticket,
};

/// One game, its secret seed, and the journal so far.
pub struct Recorder<G: Game> {
    state: G::State,
    seed: Seed,
    table_seed: TableSeed,
    draws: u64,
    journal: Journal<G>,
    opening: Vec<G::Event>,
    /// How many events of the opening belong to each of its steps.
    opening_steps: Vec<usize>,
}

/// What a decision leads to: every step up to the next question. It counts once it is accepted.
pub struct Ahead<G: Game> {
    state: G::State,
    draws: u64,
    /// Each step with what happened in it.
    pub steps: Vec<(RecordedOf<G>, Vec<G::Event>)>,
    ending: Option<Ending>,
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
    /// Deals and opens a table. Seed and terms were committed to before any seat pledged a nonce,
    /// and the nonces handed over after the list was closed.
    pub fn start(
        options: &<G::Setup as Setup>::Options,
        start: Start,
    ) -> Result<Recorder<G>, NotOpened> {
        let table_seed = start.seed.table_seed_of(&start.list, &start.nonces);
        let mut luck = WrittenLuck::layout(table_seed.clone());
        let setup = G::Setup::deal(options, &mut luck)?;
        let seal = Seal {
            commitment: start.seed.commitment_to(&start.terms),
            nonces: start.nonces,
            deal: Some(Box::new(Deal {
                terms: start.terms,
                list: start.list,
                layout: luck.drawn,
            })),
        };
        Recorder::sealed(setup, seal, start.seed, table_seed)
    }

    /// Deals and opens a table in the first form, for games that were promised it.
    pub fn open(
        options: &<G::Setup as Setup>::Options,
        seed: Seed,
        nonces: Vec<Nonce>,
    ) -> Result<Recorder<G>, NotOpened> {
        let table_seed = seed.table_seed(&nonces);
        let setup = G::Setup::deal(options, &mut TableLuck::layout(table_seed.clone()))?;
        let seal = Seal {
            commitment: seed.commitment(),
            nonces,
            deal: None,
        };
        Recorder::sealed(setup, seal, seed, table_seed)
    }

    fn sealed(
        setup: G::Setup,
        seal: Seal,
        seed: Seed,
        table_seed: TableSeed,
    ) -> Result<Recorder<G>, NotOpened> {
        let game = Arc::new(G::open(setup)?);
        let (given, seats) = (seal.nonces.len(), game.seats() as usize);
        if given != seats {
            return Err(NotOpened::Nonces { given, seats });
        }
        let state = game.start();
        let journal = Journal {
            game,
            rules_version: G::RULES_VERSION,
            seal: Some(seal),
            recorded: Vec::new(),
            ending: None,
        };
        Ok(Recorder::at(state, 0, journal, seed, table_seed))
    }

    /// Goes on with a game from its journal, after every step of it was checked against the seed. A
    /// game of older rules follows today's from now on: all its steps do.
    pub fn resume(mut journal: Journal<G>, seed: Seed) -> Result<Recorder<G>, Fault> {
        let seal = journal
            .seal
            .as_ref()
            .ok_or(Problem::NothingToVerify.at(COMMITMENT_LINE))?;
        if !seal.is_opened_by(&seed) {
            return Err(Problem::WrongSeed.at(COMMITMENT_LINE));
        }
        let table_seed = seal.table_seed(&seed);
        let Replay { state, draws } = walk(&journal, Some(&table_seed), None)?;
        journal.rules_version = G::RULES_VERSION;
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
            opening_steps: Vec::new(),
        };
        let mut ahead = recorder.ahead();
        recorder.advance(&mut ahead);
        recorder.opening_steps = ahead.steps.iter().map(|(_, events)| events.len()).collect();
        recorder.opening = recorder.accept(ahead);
        recorder
    }

    /// Carries out a decision and every draw that follows from it; what is refused changes nothing.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Vec<G::Event>, Violation> {
        let ahead = self.look_ahead(seat, action)?;
        Ok(self.accept(ahead))
    }

    /// What a decision would lead to, draws included. Asked again, it answers the same.
    pub fn look_ahead(&self, seat: Seat, action: G::Action) -> Result<Ahead<G>, Violation> {
        self.look_further(self.ahead(), seat, action)
    }

    /// What a further decision would lead to after what was looked at.
    pub fn look_further(
        &self,
        mut ahead: Ahead<G>,
        seat: Seat,
        action: G::Action,
    ) -> Result<Ahead<G>, Violation> {
        self.game().check(&ahead.state, seat, action)?;
        ahead.carry_out(self.game(), Recorded::Act(seat, action));
        self.advance(&mut ahead);
        Ok(ahead)
    }

    /// Makes what was looked at come true. Nothing may have been accepted in between.
    pub fn accept(&mut self, ahead: Ahead<G>) -> Vec<G::Event> {
        assert!(ahead.draws >= self.draws, "looked at from a later step");
        self.state = ahead.state;
        self.draws = ahead.draws;
        self.journal.ending = ahead.ending;
        let mut happened = Vec::new();
        for (recorded, events) in ahead.steps {
            self.journal.recorded.push(recorded);
            happened.extend(events);
        }
        happened
    }

    /// Begins at another position than the start, and on another layout if need be: for puzzles and
    /// tests, and to go on with a game somewhere else. Its chance cannot be verified, since no
    /// journal tells how the position came about.
    pub fn placed(self, game: Arc<G>, state: G::State) -> Recorder<G> {
        let journal = Journal {
            game,
            seal: None,
            recorded: Vec::new(),
            ending: None,
            ..self.journal
        };
        Recorder::at(state, 0, journal, self.seed, self.table_seed)
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

    /// The opening step by step.
    pub fn opening_steps(&self) -> impl Iterator<Item = &[G::Event]> {
        let mut rest = self.opening();
        self.opening_steps.iter().map(move |count| {
            let (step, later) = rest.split_at(*count);
            rest = later;
            step
        })
    }

    fn is_sealed(&self) -> bool {
        self.journal.seal.is_some()
    }

    fn is_numbered(&self) -> bool {
        let seal = self.journal.seal.as_ref();
        seal.is_some_and(|seal| seal.deal.is_some())
    }

    fn ahead(&self) -> Ahead<G> {
        Ahead {
            state: self.state.clone(),
            draws: self.draws,
            steps: Vec::new(),
            ending: None,
        }
    }

    /// Draws until somebody is asked or the game is over.
    fn advance(&self, ahead: &mut Ahead<G>) {
        loop {
            match self.game().awaits(&ahead.state) {
                Awaits::Chance => self.draw(ahead),
                Awaits::Seats(_) => break,
                Awaits::Over(outcome) => {
                    let seed = self.is_sealed().then(|| self.seed.clone());
                    ahead.ending = Some(Ending { outcome, seed });
                    break;
                }
            }
        }
    }

    fn draw(&self, ahead: &mut Ahead<G>) {
        let bag = self.game().bag(&ahead.state);
        let total = bag.total();
        let number = draw(&self.table_seed, Purpose::Chance, ahead.draws, total);
        let outcome = bag.nth(number);
        let ticket = Ticket {
            draw: self.is_numbered().then_some(ahead.draws),
            number,
            total,
            bag: bag.to_string(),
        };
        ahead.draws += 1;
        let ticket = self.is_sealed().then_some(ticket);
        ahead.carry_out(self.game(), Recorded::Chance(outcome, ticket));
    }
}

impl<G: Game> Ahead<G> {
    fn carry_out(&mut self, game: &G, recorded: RecordedOf<G>) {
        let mut log = Log::on();
        game.apply(&mut self.state, recorded.step(), &mut log);
        self.steps.push((recorded, log.take()));
    }
}
