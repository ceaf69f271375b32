//! `landnam play`: a person against bots in the terminal.

mod choose;
mod coach;
mod record;
mod seating;
mod terminal_game;
pub mod typed;

use std::io::{self, BufRead, IsTerminal};
use std::path::PathBuf;

use families::{Family, Listing, OptionsOf, Visitor, visit};
use records::Terms;

use crate::commands::TableArgs;
use crate::failure::Failure;
use crate::screen::Screen;
use record::Record;
use seating::Seating;
use terminal_game::TerminalGame;

/// What the terms of a game name as their table if it was played here: one person held everything.
pub const TERMINAL: &str = "terminal";

#[derive(clap::Args)]
pub struct Args {
    #[arg(long, value_name = "ID")]
    pub game: Option<String>,
    #[command(flatten)]
    pub table: TableArgs,
    #[arg(long, value_name = "NAMES")]
    pub bots: Option<String>,
    #[arg(long)]
    pub name: Option<String>,
    #[arg(long, value_name = "HEX")]
    pub seed: Option<String>,
    #[arg(long, value_name = "TEXT")]
    pub nonce: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
}

/// What is typed, line by line.
pub struct Input {
    stdin: io::StdinLock<'static>,
    pub is_terminal: bool,
}

impl Input {
    pub fn new() -> Input {
        let stdin = io::stdin();
        let is_terminal = stdin.is_terminal();
        Input {
            stdin: stdin.lock(),
            is_terminal,
        }
    }

    /// Asks, and reads the answer without blanks around it; none at the end of the input.
    pub fn answer(
        &mut self,
        question: &str,
        screen: &mut Screen,
    ) -> Result<Option<String>, Failure> {
        screen.ask(format!("{question} "))?;
        let mut bytes = Vec::new();
        let read = self.stdin.read_until(b'\n', &mut bytes).unwrap_or(0);
        if read == 0 {
            screen.line("")?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_string();
        if !self.is_terminal {
            // What comes through a pipe is not seen otherwise.
            screen.line(&line)?;
        }
        Ok(Some(line))
    }
}

pub fn run(args: Args, screen: &mut Screen) -> Result<(), Failure> {
    let mut input = Input::new();
    let Some(args) = choose::what_is_missing(args, screen, &mut input)? else {
        return Ok(());
    };
    let id = args.game.as_deref().unwrap_or_default();
    let overrides = args.table.overrides(id)?;
    let playing = Playing {
        args: &args,
        screen,
        input: &mut input,
    };
    visit(id, args.table.seats, &overrides, playing)?
}

struct Playing<'a> {
    args: &'a Args,
    screen: &'a mut Screen,
    input: &'a mut Input,
}

impl Visitor for Playing<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Family>(self, listing: &Listing, options: OptionsOf<G>) -> Self::Out {
        let seating = Seating::<G>::new(self.args, &options, &self.screen.words)?;
        let seed = terminal_game::seed(self.args)?;
        let seats = seating.count() as u8;
        let terms = Terms::of::<G>(&listing.id, &options, seats, TERMINAL);
        if let Some(path) = &self.args.record {
            Record::check(path)?;
        }
        seating.introduce(listing, self.screen)?;
        let (screen, input) = (self.screen, self.input);
        let Some(mut table) =
            TerminalGame::open(self.args, (seed, terms), &options, seating, screen, input)?
        else {
            return Ok(());
        };
        table.play(screen, input)
    }
}
