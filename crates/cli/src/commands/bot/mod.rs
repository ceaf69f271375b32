//! `landnam bot`: a bot at a table elsewhere. A program in any language plays on a server of ours,
//! or one of our bots where another engine is the referee.

mod arena;
mod door;
mod server;

use std::path::PathBuf;

use clap::ValueEnum;

use crate::failure::Failure;
use crate::screen::Screen;

#[derive(clap::Args)]
pub struct Args {
    #[arg(
        long,
        value_name = "BOT",
        requires = "protocol",
        required_unless_present = "server",
        conflicts_with = "server"
    )]
    name: Option<String>,
    #[arg(long, value_name = "NAME", value_enum, requires = "name")]
    protocol: Option<Protocol>,
    #[command(flatten)]
    server: ServerArgs,
}

/// Where a program plays, and for whom.
#[derive(clap::Args)]
struct ServerArgs {
    #[arg(
        long,
        value_name = "URL",
        value_parser = super::serve::origin,
        requires = "token_file",
        requires = "command"
    )]
    server: Option<String>,
    #[arg(long, value_name = "FILE", requires = "server")]
    token_file: Option<PathBuf>,
    #[arg(
        long,
        value_name = "N",
        value_parser = clap::value_parser!(u32).range(1..),
        requires = "server"
    )]
    games: Option<u32>,
    #[arg(last = true, value_name = "COMMAND", requires = "server")]
    command: Vec<String>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Protocol {
    Arena,
}

pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    match (&args.name, args.protocol, &args.server) {
        (Some(name), Some(Protocol::Arena) | None, _) => arena::run(name),
        (None, _, args) => server::run(args, screen),
    }
}
