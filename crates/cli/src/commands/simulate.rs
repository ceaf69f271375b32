//! `landnam simulate`: many games between bots.
//!
//! With `--record` every game is written down, and played by the loop that keeps its steps.

use std::path::{Path, PathBuf};
use std::time::Instant;

use arena::{Measured, Plan, Players, Tally};
use cpu_time::ProcessTime;
use families::{BotSpec, Family, Listing, Maker, OptionsOf, Override, Visitor, maker, visit};
use game::{Fact, Phrase};
use serde::Serialize;
use words::Words;

use super::TableArgs;
use super::many_games::{Progress, seats_of, threads};
use super::rounds::{Player, Rounds, chosen, play_at_once};
use crate::collection::{self, Index, Writer};
use crate::failure::{Failure, quoted};
use crate::screen::{BOLD, DIM, Screen, styled};

#[derive(clap::Args)]
pub struct Args {
    #[arg(long)]
    list: bool,
    #[arg(long, value_name = "ID", required_unless_present = "list")]
    game: Option<String>,
    #[command(flatten)]
    table: TableArgs,
    #[arg(long, value_name = "NAMES", default_value = "random")]
    bots: String,
    #[arg(long, value_name = "N", default_value_t = 1000,
          value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    #[arg(long, value_name = "N", default_value_t = 100_000,
          value_parser = clap::value_parser!(u64).range(1..))]
    max_steps: u64,
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "FOLDER")]
    record: Option<PathBuf>,
}

pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    if args.list {
        return families::game_ids()
            .into_iter()
            .try_for_each(|id| screen.line(id));
    }
    let id = args.game.as_deref().unwrap_or_default();
    let mut overrides = args.table.overrides(id)?;
    let limit = families::limit_turns(id, &mut overrides)?;
    let report = {
        let simulation = Simulation {
            args,
            overrides: &overrides,
            words: &screen.words,
        };
        visit(id, args.table.seats, &overrides, simulation)??
    };
    let report = Report {
        turn_limit: limit,
        ..report
    };
    if args.json {
        let text = serde_json::to_string(&report).expect("a report can be written");
        return screen.line(text);
    }
    print(&report, screen)
}

struct Simulation<'a> {
    args: &'a Args,
    overrides: &'a [Override],
    words: &'a Words,
}

impl Visitor for Simulation<'_> {
    type Out = Result<Report, Failure>;

    fn visit<G: Family>(self, listing: &Listing, options: OptionsOf<G>) -> Self::Out {
        let args = self.args;
        let seats = seats_of::<G>(&options)?;
        let specs = BotSpec::for_seats(&args.bots, seats)?;
        let makers: Vec<Maker<G>> = specs.iter().map(maker::<G>).collect::<Result<_, _>>()?;
        let make = |bot: usize| makers[bot].make();
        let names: Vec<String> = specs.iter().map(BotSpec::to_string).collect();
        if let Some(folder) = &args.record {
            let measured = self.record::<G>(listing, &options, &specs, folder)?;
            return Ok(Report::new(listing, names, &measured));
        }
        let all_random = names.iter().all(|name| name == "random");
        let plan = Plan {
            options: &options,
            players: if all_random {
                Players::Random
            } else {
                Players::Bots(&make)
            },
            games: args.games,
            seed: args.seed,
            threads: threads(args.threads),
            max_actions: args.max_steps,
        };
        let progress = Progress::new(args.games, 0);
        let measured = arena::run(&plan, &|games| progress.advance(games))?;
        progress.finish();
        Ok(Report::new(listing, names, &measured))
    }
}

impl Simulation<'_> {
    /// Plays the same games, and writes each of them down.
    fn record<G: Family>(
        &self,
        listing: &Listing,
        options: &OptionsOf<G>,
        specs: &[BotSpec],
        folder: &Path,
    ) -> Result<Measured, Failure> {
        let args = self.args;
        let (clock, cpu) = (Instant::now(), ProcessTime::now());
        let seats = specs.len();
        let index = Index {
            format: collection::FORMAT.to_owned(),
            game: listing.id.clone(),
            seats: seats as u8,
            options: chosen(self.overrides),
            bots: specs.iter().map(BotSpec::to_string).collect(),
            seed: args.seed,
        };
        let mut writer = Writer::begin(folder, &index)?;
        let rounds = Rounds {
            game: &listing.id,
            options,
            chosen: index.options.clone(),
            seed: args.seed,
            max_steps: args.max_steps,
            millis: 0,
            words: self.words,
        };
        let team = || -> Result<Vec<Player<G>>, Failure> {
            let player = |spec| Player::bot(spec);
            specs.iter().map(player).collect()
        };
        let teams = (0..threads(args.threads)).map(|_| team());
        let mut teams: Vec<Vec<Player<G>>> = teams.collect::<Result<_, _>>()?;
        let progress = Progress::new(args.games, 0);
        let mut tally = Tally::default();
        while tally.games < args.games {
            let left = (args.games - tally.games).min(teams.len() as u64) as usize;
            for game in play_at_once(&rounds, tally.games, &mut teams[..left]) {
                let game = game?;
                tally.count(tally.games, seats, &game.playout);
                writer.add(&game.journal.to_string())?;
                progress.advance(1);
            }
        }
        progress.finish();
        writer.finish()?;
        Ok(Measured {
            seats,
            tally,
            seconds: clock.elapsed().as_secs_f64(),
            cpu_seconds: cpu.elapsed().as_secs_f64(),
        })
    }
}

/// The result as it is printed; entries of lists belong to bots, in the order of `bots`.
#[derive(Serialize)]
struct Report {
    game: String,
    seats: usize,
    bots: Vec<String>,
    games: u64,
    steps: u64,
    seconds: f64,
    cpu_seconds: f64,
    games_per_second: f64,
    steps_per_second: f64,
    ns_per_step: f64,
    wins: Vec<u64>,
    mean_points: Vec<f64>,
    truncated: u64,
    /// Set because nothing else was asked for.
    turn_limit: Option<u16>,
}

impl Report {
    fn new(listing: &Listing, bots: Vec<String>, measured: &Measured) -> Report {
        let Measured {
            seats,
            tally,
            seconds,
            cpu_seconds,
        } = *measured;
        // A clock may be too coarse for a short run.
        let cpu = cpu_seconds.max(1e-9);
        Report {
            game: listing.id.clone(),
            seats,
            bots,
            games: tally.games,
            steps: tally.steps,
            seconds,
            cpu_seconds,
            games_per_second: tally.games as f64 / cpu,
            steps_per_second: tally.steps as f64 / cpu,
            ns_per_step: cpu * 1e9 / tally.steps.max(1) as f64,
            wins: tally.wins[..seats].to_vec(),
            mean_points: (0..seats).map(|bot| tally.mean_points(bot)).collect(),
            truncated: tally.truncated,
            turn_limit: None,
        }
    }
}

fn print(report: &Report, screen: &mut Screen) -> Result<(), Failure> {
    let title = Phrase::new("cli-simulated")
        .with("game", quoted(&report.game))
        .with("seats", report.seats as u32)
        .with("games", Fact::Number(report.games as i64));
    let title = screen.label(&title);
    screen.line(styled(BOLD, title))?;

    let head = ["cli-bot", "cli-wins", "cli-share", "cli-mean-points"].map(|key| screen.word(key));
    let width = report.bots.iter().map(String::len).max().unwrap_or(0);
    let width = (width + 3).max(head[0].len() + 2);
    let last = (head[3].chars().count() + 2).max(16);
    let head = format!(
        "{:width$}{:>12}{:>10}{:>last$}",
        head[0], head[1], head[2], head[3]
    );
    screen.line(styled(DIM, head))?;
    for (i, name) in report.bots.iter().enumerate() {
        let share = 100.0 * report.wins[i] as f64 / report.games as f64;
        screen.line(format!(
            "{:width$}{:>12}{:>9.2}%{:>last$.2}",
            format!("{} {name}", i + 1),
            report.wins[i],
            share,
            report.mean_points[i],
        ))?;
    }
    if report.truncated > 0 {
        let truncated = Fact::Number(report.truncated as i64);
        screen.say(&Phrase::new("cli-truncated").with("games", truncated))?;
    }
    if let Some(turns) = report.turn_limit {
        screen.say(&Phrase::new("cli-turn-limit").with("turns", u32::from(turns)))?;
    }
    screen.say(
        &Phrase::new("cli-speed")
            .with("games", quoted(format!("{:.0}", report.games_per_second)))
            .with("steps", quoted(format!("{:.0}", report.steps_per_second)))
            .with("ns", quoted(format!("{:.0}", report.ns_per_step)))
            .with("cpu", quoted(format!("{:.2}", report.cpu_seconds)))
            .with("clock", quoted(format!("{:.2}", report.seconds))),
    )
}
