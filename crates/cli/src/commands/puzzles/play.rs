//! `landnam puzzles play`: moves are typed until the puzzle is solved.

use families::{Family, Listing, OptionsOf, Visitor};
use game::{Notation, Phrase, Viewer, Violation, actions};
use puzzles::{Puzzle, Stage, Verdict};

use super::{broken, names, present};
use crate::commands::rules;
use crate::failure::{Failure, quoted};
use crate::play::Input;
use crate::play::typed::{self, Typed};
use crate::screen::{BAD, DIM, GOOD, Screen, styled};
use crate::show;

pub struct Play<'a>(pub &'static Puzzle, pub &'a mut Screen);

impl Visitor for Play<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Family>(self, _: &Listing, options: OptionsOf<G>) -> Self::Out {
        let Play(puzzle, screen) = self;
        let stage = Stage::<G>::open(puzzle, &options).map_err(broken)?;
        present(puzzle, &stage, screen)?;
        screen.say(&Phrase::new("cli-puzzles-how-to"))?;
        let beginning = stage.state.clone();
        let attempt = Attempt {
            puzzle,
            stage,
            beginning,
            hints: 0,
        };
        attempt.play(screen)
    }
}

struct Attempt<G: Family> {
    puzzle: &'static Puzzle,
    stage: Stage<G>,
    beginning: G::State,
    /// Asked for since the last move.
    hints: u8,
}

impl<G: Family> Attempt<G> {
    /// Until it is solved or the person leaves.
    fn play(mut self, screen: &mut Screen) -> Result<(), Failure> {
        let mut input = Input::new();
        while let Some(line) = input.answer(">", screen)? {
            if line == "?" {
                self.hint(screen)?;
                continue;
            }
            let (game, seat) = (&self.stage.game, self.stage.seat);
            let choices = actions(game, &self.stage.state, seat);
            match typed::read(&line, game, &choices) {
                Typed::Nothing | Typed::Talk => {}
                Typed::Quit => break,
                Typed::Help => self.explain(&choices, screen)?,
                Typed::Hint => self.hint(screen)?,
                Typed::Show => present(self.puzzle, &self.stage, screen)?,
                Typed::Rules(asked) => {
                    let view = self.view();
                    rules::look_up(&asked, &game.typed_view(&view).boxes(), screen)?;
                }
                Typed::NoSuchNumber => {
                    let phrase = Phrase::new("cli-puzzles-no-number");
                    screen.say(&phrase.with("count", choices.len() as u32))?;
                }
                Typed::Unknown => {
                    screen.say(&Phrase::new("cli-puzzles-what").with("text", quoted(&line)))?;
                }
                Typed::Act(moves) => {
                    if self.act(&moves, screen)? {
                        return Ok(());
                    }
                }
            }
        }
        Ok(())
    }

    fn view(&self) -> G::View {
        let stage = &self.stage;
        stage.game.view(&stage.state, Viewer::Seat(stage.seat))
    }

    /// Is it solved? An attempt that failed begins again.
    fn act(&mut self, moves: &[G::Action], screen: &mut Screen) -> Result<bool, Failure> {
        for action in moves {
            let sentence = self.sentence(&self.stage.game.deed(*action).phrase, screen);
            let text = action.write(&self.stage.game);
            match self.stage.judge(self.puzzle, &[&text]) {
                Verdict::Going => screen.line(format!("  {sentence}"))?,
                Verdict::Solved => {
                    screen.line(format!("  {sentence}"))?;
                    let solved = screen.word("cli-puzzles-solved");
                    screen.line(styled(GOOD, solved))?;
                    screen.say(&self.puzzle.reason())?;
                    return Ok(true);
                }
                Verdict::Failed(why) => {
                    screen.line(format!("  {sentence}"))?;
                    let why = screen.label(&why);
                    screen.line(styled(BAD, why))?;
                    screen.say(&Phrase::new("cli-puzzles-again"))?;
                    self.stage.state = self.beginning.clone();
                    self.stage.past.clear();
                    self.hints = 0;
                    return Ok(false);
                }
                Verdict::Refused(violation) => {
                    self.refuse(violation, screen)?;
                    return Ok(false);
                }
                Verdict::Unreadable => unreachable!("what is written can be read"),
            }
            self.hints = 0;
        }
        Ok(false)
    }

    fn refuse(&self, mut violation: Violation, screen: &mut Screen) -> Result<(), Failure> {
        let game = &self.stage.game;
        show::name_places(game, &self.view(), &mut violation.facts);
        let names = names(game, screen);
        let sentence = screen.words.violation(&violation, &|seat| names.of(seat));
        screen.line(styled(BAD, format!("{sentence} [{}]", violation.rule)))
    }

    /// First the kind of the next move, then its place.
    fn hint(&mut self, screen: &mut Screen) -> Result<(), Failure> {
        let Some(hint) = self.stage.hint(self.puzzle) else {
            return screen.say(&Phrase::new("cli-puzzles-no-hint"));
        };
        self.hints += 1;
        if self.hints == 1 || hint.target.is_empty() {
            let phrase = Phrase::new("cli-puzzles-hint-kind");
            return screen.say(&phrase.with("verb", quoted(hint.verb)));
        }
        let target = show::notation(&self.stage.game, &self.view(), &hint.target);
        screen.say(&Phrase::new("cli-puzzles-hint-place").with("target", quoted(target)))
    }

    /// Every choice with its number, its notation and what it means.
    fn explain(&self, choices: &[G::Action], screen: &mut Screen) -> Result<(), Failure> {
        let (game, view) = (&self.stage.game, self.view());
        let written = choices.iter().map(|action| action.write(game));
        let notations: Vec<_> = written.map(|it| show::notation(game, &view, &it)).collect();
        let width = notations.iter().map(String::len).max().unwrap_or(0);
        for (place, (action, notation)) in choices.iter().zip(notations).enumerate() {
            let number = styled(DIM, format!("{:>4}", place + 1));
            let sentence = self.sentence(&game.deed(*action).phrase, screen);
            screen.line(format!("{number}  {notation:width$}  {sentence}"))?;
        }
        screen.say(&Phrase::new("cli-puzzles-how-to"))
    }

    fn sentence(&self, phrase: &Phrase, screen: &Screen) -> String {
        let (mut phrase, game) = (phrase.clone(), &self.stage.game);
        show::name_places(game, &self.view(), &mut phrase.facts);
        let names = names(game, screen);
        screen.words.phrase(&phrase, &|seat| names.of(seat))
    }
}
