//! What somebody's moves come to, and what may be told beforehand.

use families::Family;
use game::{Awaits, Notation, Phrase, Step, StepError, Violation};

use crate::certain::{Reached, reached};
use crate::{Kind, Odds, Puzzle, Search, Stage, shortest_wins};

/// Within so many states the rest of a turn is searched, when a move was left to chance.
const LOOKAHEAD: usize = 4_000;

/// How an attempt stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Nothing is lost yet.
    Going,
    Solved,
    /// What happened instead.
    Failed(Phrase),
    /// A move that a rule forbids; the ones before it stand.
    Refused(Violation),
    /// A move that means nothing here.
    Unreadable,
}

/// What may be told before it is solved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// What kind of move comes next.
    pub verb: &'static str,
    /// Where, or with what; empty if there is no place.
    pub target: String,
}

impl<G: Family> Stage<G> {
    /// Plays the moves and judges them; the stage is left where they lead. Draws are not made: what
    /// depends on one is no solution.
    pub fn judge(&mut self, puzzle: &Puzzle, moves: &[&str]) -> Verdict {
        match puzzle.kind {
            Kind::Win => self.judge_win(moves),
            Kind::Founding | Kind::Leader | Kind::Dice => self.judge_choice(puzzle, moves),
        }
    }

    fn judge_win(&mut self, moves: &[&str]) -> Verdict {
        for text in moves {
            if let Err(verdict) = self.act(text) {
                return verdict;
            }
            match reached(&self.game, &self.state, self.seat) {
                Reached::Win => return Verdict::Solved,
                Reached::Own => {}
                Reached::Elsewhere => return Verdict::Failed(Phrase::new(self.elsewhere())),
            }
        }
        if moves.is_empty() {
            return Verdict::Going;
        }
        // Somebody may have spent what was needed; then it is kinder to say so at once.
        match shortest_wins(&self.game, &self.state, self.seat, LOOKAHEAD) {
            Search::Nothing => Verdict::Failed(Phrase::new("puzzles-failed-out-of-reach")),
            Search::Wins(_) | Search::TooWide => Verdict::Going,
        }
    }

    fn judge_choice(&mut self, puzzle: &Puzzle, moves: &[&str]) -> Verdict {
        let Some(text) = moves.first() else {
            return Verdict::Going;
        };
        let action = match self.act(text) {
            Ok(action) => action,
            Err(verdict) => return verdict,
        };
        let is_best = |answer: &String| G::Action::read(answer, &self.game) == Some(action);
        if puzzle.answer.iter().any(is_best) {
            return Verdict::Solved;
        }
        let Odds { best, second, .. } = puzzle.odds.unwrap_or_default();
        let key = match puzzle.kind {
            Kind::Dice => "puzzles-failed-points",
            Kind::Leader => "puzzles-failed-leader",
            Kind::Win | Kind::Founding => "puzzles-failed-chance",
        };
        // Tenths are for files.
        let least = (best - second + 5) / 10;
        Verdict::Failed(Phrase::new(key).with("least", least))
    }

    fn act(&mut self, text: &str) -> Result<G::Action, Verdict> {
        let action = G::Action::read(text, &self.game).ok_or(Verdict::Unreadable)?;
        match self.play(Step::Act(self.seat, action)) {
            Ok(()) => Ok(action),
            Err(StepError::Rule(violation)) => Err(Verdict::Refused(violation)),
            Err(StepError::NoDraw | StepError::NotInBag) => unreachable!("it is no draw"),
        }
    }

    fn elsewhere(&self) -> &'static str {
        match self.game.awaits(&self.state) {
            Awaits::Chance => "puzzles-failed-chance-decides",
            Awaits::Seats(_) => "puzzles-failed-turn-over",
            Awaits::Over(_) => "puzzles-failed-over",
        }
    }

    /// What comes next on the way to the solution, from where the stage stands; none if it is out
    /// of reach.
    pub fn hint(&self, puzzle: &Puzzle) -> Option<Hint> {
        let action = match puzzle.kind {
            Kind::Win => match shortest_wins(&self.game, &self.state, self.seat, LOOKAHEAD) {
                Search::Wins(lines) => *lines.first()?.first()?,
                Search::Nothing | Search::TooWide => return None,
            },
            Kind::Founding | Kind::Leader | Kind::Dice => *self.answer(puzzle).ok()?.first()?,
        };
        let deed = self.game.deed(action);
        Some(Hint {
            verb: deed.verb,
            target: deed.target,
        })
    }
}
