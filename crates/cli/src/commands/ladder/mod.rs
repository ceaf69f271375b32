//! `landnam ladder`: a round robin between bots, and the ratings that come of it.
//!
//! Any two bots meet equally often, as often with either of them in the first seat; at larger
//! tables they hold every other seat. What was played is kept in a file, from which a ladder that
//! was stopped goes on: the games of a batch depend on nothing but the ladder and its number.

mod plot;
mod report;
mod standings;

use std::path::PathBuf;

use arena::{Plan, Players};
use families::{BotSpec, Family, Listing, Maker, OptionsOf, Override, Visitor, maker, visit};
use game::Phrase;

use super::TableArgs;
use super::kept::{Keeper, named};
use super::many_games::{Progress, save, seats_of, threads};
use crate::failure::{Failure, quoted};
use crate::screen::Screen;
use report::Report;
use standings::{BATCH, Ladder, Standings};

#[derive(clap::Args)]
pub struct Args {
    #[arg(long, value_name = "ID")]
    game: String,
    #[command(flatten)]
    table: TableArgs,
    #[arg(long, value_name = "NAMES", default_value_t = families::LEVELS.join(","))]
    bots: String,
    #[arg(long, value_name = "N", default_value_t = 240,
          value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    max_steps: u64,
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
}

pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let mut overrides = args.table.overrides(&args.game)?;
    let limit = families::limit_turns(&args.game, &mut overrides)?;
    let climb = Climb {
        args,
        overrides: &overrides,
        screen,
    };
    let standings = visit(&args.game, args.table.seats, &overrides, climb)??;
    let report = Report::new(&standings);
    if let Some(path) = &args.json {
        let text = serde_json::to_string_pretty(&report).expect("a report can be written");
        save(path, &text)?;
    }
    if let Some(path) = &args.svg {
        save(path, plot::picture(&report))?;
    }
    report.print(screen)?;
    if let Some(turns) = limit {
        screen.say(&Phrase::new("cli-turn-limit").with("turns", u32::from(turns)))?;
    }
    Ok(())
}

/// Plays a ladder, from where it was left.
struct Climb<'a> {
    args: &'a Args,
    overrides: &'a [Override],
    screen: &'a mut Screen,
}

impl Visitor for Climb<'_> {
    type Out = Result<Standings, Failure>;

    fn visit<G: Family>(self, listing: &Listing, options: OptionsOf<G>) -> Self::Out {
        let args = self.args;
        let seats = seats_of::<G>(&options)?;
        if seats < 2 {
            return Err(Failure::Usage(Phrase::new("cli-ladder-alone")));
        }
        let specs = BotSpec::list(&args.bots)?;
        let makers: Vec<Maker<G>> = specs.iter().map(maker::<G>).collect::<Result<_, _>>()?;
        let ladder = Ladder {
            game: listing.id.clone(),
            seats,
            options: named(self.overrides),
            bots: distinct(&specs)?,
            seed: args.seed,
            max_steps: args.max_steps,
        };
        let mut keeper = Keeper::of(args.state.as_deref());
        let (mut standings, goes_on): (Standings, _) = keeper.begin(ladder)?;
        if let Some(phrase) = goes_on {
            self.screen.say(&phrase)?;
        }
        let batches = standings.ladder.batches(args.games);
        let progress = Progress::new(batches * BATCH, standings.batches * BATCH);
        while standings.batches < batches {
            let pair = standings.ladder.pair(standings.batches);
            let make = |place: usize| makers[pair[place % 2]].make();
            let plan = Plan {
                options: &options,
                players: Players::Bots(&make),
                games: BATCH,
                seed: standings.ladder.seed_of(standings.batches),
                threads: threads(args.threads),
                max_actions: args.max_steps,
            };
            let played = arena::run(&plan, &|games| progress.advance(games))?;
            standings.count(&played.tally);
            keeper.keep(&standings, standings.batches == batches)?;
        }
        progress.finish();
        Ok(standings)
    }
}

/// The specs as they are written; whoever meets itself learns nothing.
fn distinct(specs: &[BotSpec]) -> Result<Vec<String>, Failure> {
    let mut names: Vec<String> = Vec::new();
    for name in specs.iter().map(BotSpec::to_string) {
        if names.contains(&name) {
            let phrase = Phrase::new("cli-ladder-twice").with("bot", quoted(name));
            return Err(Failure::Usage(phrase));
        }
        names.push(name);
    }
    if names.len() < 2 {
        return Err(Failure::Usage(Phrase::new("cli-ladder-few")));
    }
    Ok(names)
}
