//! The program `landnam`: tables for browsers; play, simulate, replay and verify in a terminal.
//!
//! Each command has its file in `commands/`; the table for a person is in `play/`, the drawing of
//! tables in `show/`. No rule is decided here.

mod commands;
mod failure;
mod fault;
#[cfg(test)]
mod pages;
mod play;
mod processor;
mod screen;
mod show;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use words::{Language, Words};

use failure::Failure;
use screen::Screen;

/// Games of the CATAN family: play, simulate, replay and verify. Without a command: `serve`.
#[derive(Parser)]
#[command(name = "landnam", version, max_term_width = 100)]
struct Arguments {
    /// Language of all messages, such as en or de [default: that of the system]
    #[arg(long, global = true, value_name = "LANGUAGE")]
    lang: Option<Language>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Plays a game against bots in this terminal
    Play(play::Args),
    /// Plays many games between bots and counts who wins, and how fast it goes
    Simulate(commands::simulate::Args),
    /// Tells a recorded game step by step
    Replay(commands::replay::Args),
    /// Checks recorded games: every step by the rules, every draw against the seed
    Verify(commands::verify::Args),
    /// Replays games of other engines and compares every ply
    Import(commands::import::Args),
    /// Counts all ways a game can begin, to test the rules
    Perft(commands::perft::Args),
    /// Shows rules by id, by words or by box
    Rules(commands::rules::Args),
    /// Checks and draws maps of one's own
    Map(commands::map::Args),
    /// Lets people play in their browsers, with friends or against bots
    Serve(commands::serve::Args),
}

fn main() -> ExitCode {
    if let Some(complaint) = processor::complaint() {
        failure::tell(&complaint);
        return ExitCode::FAILURE;
    }
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return failure::of_arguments(&error),
    };
    let language = arguments.lang.unwrap_or_else(language_of_the_system);
    let mut screen = Screen::new(Words::new(language));
    let done = run(arguments.command, &mut screen).and_then(|()| screen.flush());
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&screen.words),
    }
}

fn run(command: Option<Command>, screen: &mut Screen) -> Result<(), Failure> {
    match command {
        Some(Command::Play(args)) => play::run(args, screen),
        Some(Command::Simulate(args)) => commands::simulate::run(&args, screen),
        Some(Command::Replay(args)) => commands::replay::run(&args, screen),
        Some(Command::Verify(args)) => commands::verify::run(&args, screen),
        Some(Command::Import(args)) => commands::import::run(&args, screen),
        Some(Command::Perft(args)) => commands::perft::run(&args, screen),
        Some(Command::Rules(args)) => commands::rules::run(&args, screen),
        Some(Command::Map(args)) => commands::map::run(&args, screen),
        Some(Command::Serve(args)) => commands::serve::run(&args, screen),
        None => commands::serve::run(&commands::serve::Args::default(), screen),
    }
}

/// The first of the usual variables that names a language we have.
fn language_of_the_system() -> Language {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .and_then(|value| value.parse().ok())
        .unwrap_or_default()
}
