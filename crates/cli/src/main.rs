//! The program `landnam`: tables for browsers; play, simulate, replay and verify in a terminal.
//!
//! Each command has its file in `commands/`; the table for a person is in `play/`, the drawing of
//! tables in `show/`. No rule is decided here.

mod collection;
mod commands;
mod failure;
mod fault;
mod help;
#[cfg(test)]
mod pages;
mod play;
mod processor;
mod programs;
mod screen;
mod show;

use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use words::{Language, Words};

use failure::Failure;
use screen::Screen;

/// The command line; what its help says is in `text/`.
#[derive(Parser)]
#[command(name = "landnam", version, max_term_width = 100)]
struct Arguments {
    #[arg(long, global = true, value_name = "LANGUAGE")]
    lang: Option<Language>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Play(play::Args),
    Simulate(commands::simulate::Args),
    Ladder(commands::ladder::Args),
    BotMatch(commands::bot_match::Args),
    Bot(commands::bot::Args),
    Replay(commands::replay::Args),
    Analyse(commands::analyse::Args),
    Puzzles(commands::puzzles::Args),
    Verify(commands::verify::Args),
    Export(commands::export::Args),
    Corpus(commands::corpus::Args),
    Import(commands::import::Args),
    Perft(commands::perft::Args),
    Rules(commands::rules::Args),
    Map(commands::map::Args),
    Serve(commands::serve::Args),
    Backup(commands::copies::BackupArgs),
    Restore(commands::copies::RestoreArgs),
    MigrateStore(commands::migrate_store::Args),
}

fn main() -> ExitCode {
    if let Some(complaint) = processor::complaint() {
        failure::tell(&complaint);
        return ExitCode::FAILURE;
    }
    let words = Words::new(wanted_language().unwrap_or_else(language_of_the_system));
    let command = Arguments::command().mut_subcommand("serve", commands::serve::with_variables);
    let command = help::translated(command, &words);
    let parsed = command
        .try_get_matches()
        .and_then(|matches| Arguments::from_arg_matches(&matches));
    let arguments = match parsed {
        Ok(arguments) => arguments,
        Err(error) => return failure::of_arguments(&error, &words),
    };
    let mut screen = Screen::new(words);
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
        Some(Command::Ladder(args)) => commands::ladder::run(&args, screen),
        Some(Command::BotMatch(args)) => commands::bot_match::run(&args, screen),
        Some(Command::Bot(args)) => commands::bot::run(&args, screen),
        Some(Command::Replay(args)) => commands::replay::run(&args, screen),
        Some(Command::Analyse(args)) => commands::analyse::run(&args, screen),
        Some(Command::Puzzles(args)) => commands::puzzles::run(&args, screen),
        Some(Command::Verify(args)) => commands::verify::run(&args, screen),
        Some(Command::Export(args)) => commands::export::run(&args, screen),
        Some(Command::Corpus(args)) => commands::corpus::run(&args, screen),
        Some(Command::Import(args)) => commands::import::run(&args, screen),
        Some(Command::Perft(args)) => commands::perft::run(&args, screen),
        Some(Command::Rules(args)) => commands::rules::run(&args, screen),
        Some(Command::Map(args)) => commands::map::run(&args, screen),
        Some(Command::Serve(args)) => commands::serve::run(&args, screen),
        Some(Command::Backup(args)) => commands::copies::backup(&args, screen),
        Some(Command::Restore(args)) => commands::copies::restore(&args, screen),
        Some(Command::MigrateStore(args)) => commands::migrate_store::run(&args, screen),
        None => commands::serve::run(&commands::serve::Args::default(), screen),
    }
}

/// The language named on the command line; even its mistakes are told in it.
fn wanted_language() -> Option<Language> {
    let mut words = std::env::args().skip(1);
    let named = words.find_map(|word| match word.strip_prefix("--lang")? {
        "" => Some(None),
        rest => rest.strip_prefix('=').map(|code| Some(code.to_owned())),
    })?;
    named.or_else(|| words.next())?.parse().ok()
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
