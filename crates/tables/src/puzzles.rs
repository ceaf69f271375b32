//! A puzzle in play: the moves so far are played anew, and judged by the crate `puzzles`.

use families::{Family, Listing, OptionsOf, Visitor};
use game::Notation;
use protocol::{
    ChoiceCard, Phrase, PuzzleCard, PuzzleFrame, PuzzleHelp, PuzzleHint, PuzzleOrigin,
    PuzzleStanding,
};
use puzzles::{Hint, Puzzle, Stage, Verdict};

use crate::TableError;
use crate::alone::{Alone, MOST_MOVES, is_too_long};

/// Why a move of a puzzle is not made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleError {
    /// It is no move of this game, or a rule forbids it.
    Refused(TableError),
    TooMany,
    /// The puzzle itself is wrong; a test finds those.
    Faulty(String),
}

/// A puzzle as lists show it.
pub fn puzzle_card(puzzle: &Puzzle) -> PuzzleCard {
    PuzzleCard {
        id: puzzle.id.clone(),
        game: puzzle.game.clone(),
        kind: puzzle.kind.name().to_owned(),
        level: puzzle.level,
        seats: puzzle.seats,
    }
}

/// What these moves come to, with the help that was asked for.
pub fn attempt(
    puzzle: &Puzzle,
    moves: &[String],
    help: Option<PuzzleHelp>,
) -> Result<PuzzleFrame, PuzzleError> {
    if moves.len() > MOST_MOVES {
        return Err(PuzzleError::TooMany);
    }
    if is_too_long(moves) {
        return Err(not_understood(moves));
    }
    let visitor = Attempt {
        puzzle,
        moves,
        help,
    };
    puzzles::visit(puzzle, visitor).map_err(PuzzleError::Faulty)?
}

fn not_understood(moves: &[String]) -> PuzzleError {
    let last = moves.last().map(String::as_str).unwrap_or_default();
    let beginning = last.chars().take(60).collect();
    PuzzleError::Refused(TableError::NotUnderstood(beginning))
}

struct Attempt<'a> {
    puzzle: &'a Puzzle,
    moves: &'a [String],
    help: Option<PuzzleHelp>,
}

impl Visitor for Attempt<'_> {
    type Out = Result<PuzzleFrame, PuzzleError>;

    fn visit<G: Family>(self, listing: &Listing, options: OptionsOf<G>) -> Self::Out {
        let Attempt {
            puzzle,
            moves,
            help,
        } = self;
        let stage = Stage::<G>::open(puzzle, &options);
        let mut stage = stage.map_err(PuzzleError::Faulty)?;
        let answer = stage.answer(puzzle).map_err(PuzzleError::Faulty)?;
        let words: Vec<&str> = moves.iter().map(String::as_str).collect();
        let begun = stage.steps;
        let (standing, why) = match stage.judge(puzzle, &words) {
            Verdict::Going => (PuzzleStanding::Going, None),
            Verdict::Solved => (PuzzleStanding::Solved, Some(puzzle.reason())),
            Verdict::Failed(why) => (PuzzleStanding::Failed, Some(why)),
            Verdict::Refused(violation) => {
                return Err(PuzzleError::Refused(TableError::Rule(violation)));
            }
            Verdict::Unreadable => return Err(not_understood(moves)),
        };
        let is_told = standing == PuzzleStanding::Solved || help == Some(PuzzleHelp::Answer);
        let made = stage.steps - begun;
        let seen = Alone {
            id: &puzzle.id,
            game: &stage.game,
            state: &stage.state,
            seat: stage.seat,
            past: &stage.past,
            steps: stage.steps,
            // Whoever begins is told the whole game before.
            before: if made == 0 { 0 } else { stage.steps - 1 },
            moves: made as usize,
            goes_on: standing == PuzzleStanding::Going,
        };
        let json = serde_json::to_value(&options).unwrap_or_default();
        let choices = || answer.iter().map(|action| choice(&stage.game, *action));
        Ok(PuzzleFrame {
            card: puzzle_card(puzzle),
            standing,
            why: why.as_ref().map(Phrase::from),
            hint: hint(&stage, puzzle, standing, help),
            answer: is_told.then(choices).into_iter().flatten().collect(),
            origin: PuzzleOrigin {
                seed: puzzle.deal.0 as u32,
                number: puzzle.deal.1 as u32,
                steps: begun,
            },
            table: seen.table(listing, json),
        })
    }
}

fn hint<G: Family>(
    stage: &Stage<G>,
    puzzle: &Puzzle,
    standing: PuzzleStanding,
    help: Option<PuzzleHelp>,
) -> Option<PuzzleHint> {
    if standing != PuzzleStanding::Going {
        return None;
    }
    let with_place = match help? {
        PuzzleHelp::Kind => false,
        PuzzleHelp::Place => true,
        PuzzleHelp::Answer => return None,
    };
    let Hint { verb, target } = stage.hint(puzzle)?;
    Some(PuzzleHint {
        verb: verb.to_owned(),
        target: with_place.then_some(target),
    })
}

/// As a table lists it.
fn choice<G: Family>(game: &G, action: G::Action) -> ChoiceCard {
    let deed = game.deed(action);
    ChoiceCard {
        action: action.write(game),
        verb: deed.verb.to_owned(),
        target: deed.target,
        phrase: Phrase::from(&deed.phrase),
    }
}

#[cfg(test)]
mod tests {
    use puzzles::{Kind, all};

    use super::*;

    fn try_out(puzzle: &Puzzle, moves: &[String]) -> PuzzleFrame {
        attempt(puzzle, moves, None).expect("it can be played")
    }

    /// One of each kind and family.
    fn some() -> impl Iterator<Item = &'static Puzzle> {
        let first = |puzzle: &&Puzzle| {
            let same = |it: &&Puzzle| it.kind == puzzle.kind && it.family() == puzzle.family();
            all().iter().find(same).map(|it| &it.id) == Some(&puzzle.id)
        };
        all().iter().filter(first)
    }

    #[test]
    fn the_answer_is_told_when_it_is_found_or_asked_for() {
        for puzzle in some() {
            let begun = try_out(puzzle, &[]);
            assert_eq!(begun.standing, PuzzleStanding::Going, "{}", puzzle.id);
            assert!(begun.answer.is_empty() && begun.why.is_none() && begun.hint.is_none());
            let solved = try_out(puzzle, &puzzle.answer);
            assert_eq!(solved.standing, PuzzleStanding::Solved, "{}", puzzle.id);
            let told: Vec<&String> = solved.answer.iter().map(|it| &it.action).collect();
            assert_eq!(told, puzzle.answer.iter().collect::<Vec<_>>());
            assert!(solved.why.is_some());
            let asked = attempt(puzzle, &[], Some(PuzzleHelp::Answer)).expect("it is told");
            assert_eq!(asked.answer, solved.answer);
            assert_eq!(asked.standing, PuzzleStanding::Going);
        }
    }

    #[test]
    fn a_hint_names_the_kind_of_move_first_and_then_its_place() {
        for puzzle in some() {
            let hint = |help| {
                let frame = attempt(puzzle, &[], Some(help)).expect("it is told");
                assert!(frame.answer.is_empty(), "{}", puzzle.id);
                (frame.hint.expect("there is one"), frame.table.update)
            };
            let (kind, _) = hint(PuzzleHelp::Kind);
            assert_eq!(kind.target, None);
            let (place, update) = hint(PuzzleHelp::Place);
            let mut choices = update.choices.iter();
            let is_meant =
                |it: &ChoiceCard| it.verb == kind.verb && Some(&it.target) == place.target.as_ref();
            assert!(choices.any(is_meant), "{}: {place:?}", puzzle.id);
        }
    }

    #[test]
    fn another_choice_fails_with_a_reason_and_shows_what_it_did() {
        let puzzle = all().iter().find(|it| it.kind == Kind::Dice);
        let puzzle = puzzle.expect("there are puzzles of the dice game");
        let choices = try_out(puzzle, &[]).table.update.choices;
        let mut others = choices.iter().filter(|it| it.action != puzzle.answer[0]);
        let other = others.next().expect("there is something else to do");
        let failed = try_out(puzzle, std::slice::from_ref(&other.action));
        assert_eq!(failed.standing, PuzzleStanding::Failed);
        assert!(failed.why.is_some() && failed.answer.is_empty() && failed.hint.is_none());
    }

    #[test]
    fn bad_moves_are_refused() {
        let puzzle = &all()[0];
        let refused = |moves: &[&str]| {
            let moves: Vec<String> = moves.iter().map(|it| (*it).to_owned()).collect();
            attempt(puzzle, &moves, None).expect_err("it is refused")
        };
        let dance = TableError::NotUnderstood("dance".to_owned());
        assert_eq!(refused(&["dance"]), PuzzleError::Refused(dance));
        assert_eq!(refused(&["end"; 65]), PuzzleError::TooMany);
        let far = refused(&["city 0,0.N", "city 0,0.N"]);
        assert!(matches!(far, PuzzleError::Refused(TableError::Rule(_))));
        let long = "x".repeat(201);
        assert!(matches!(
            refused(&[&long]),
            PuzzleError::Refused(TableError::NotUnderstood(_))
        ));
    }

    /// Of the game before it, nothing that the others hold.
    #[test]
    fn the_beginning_tells_the_game_before_as_its_seat_knows_it() {
        let puzzle = all().iter().find(|it| it.kind == Kind::Win);
        let frame = try_out(puzzle.expect("there is one"), &[]);
        assert!(frame.table.update.events.len() > 50);
        let text = serde_json::to_value(&frame.table.update.picture).unwrap_or_default();
        let players = text["players"].as_array().cloned().unwrap_or_default();
        let me = frame.table.lobby.table.my_seat;
        for player in players {
            let is_mine = player["seat"].as_u64() == me.map(u64::from);
            assert_eq!(player["hand"].is_array(), is_mine, "{player}");
        }
    }
}
