//! `landnam bot-match`: bots of the house and programs in any language against each other.
//!
//! Places are dealt to the bots in turn and move on by a seat from game to game. What was played is
//! kept in a file, from which a match that was stopped goes on: a game depends on nothing but the
//! match and its number, unless a program remembers the games before.

mod report;
mod standings;

use std::path::PathBuf;

use families::{Family, Listing, OptionsOf, Override, Visitor, visit};
use game::Phrase;
use words::Words;

use super::TableArgs;
use super::kept::{Keeper, named};
use super::many_games::{Progress, seats_of};
use super::rounds::{Player, Rounds, chosen, play_at_once};
use crate::failure::{Failure, tell};
use crate::programs::{Program, is_command};
use crate::screen::Screen;
use report::Report;
use standings::{Match, Standings};

/// So many lapses are told one by one; they are all counted.
const MOST_TOLD: usize = 20;

#[derive(clap::Args)]
pub struct Args {
    #[arg(long, value_name = "ID")]
    game: String,
    #[command(flatten)]
    table: TableArgs,
    #[arg(long = "bot", value_name = "BOT", required = true)]
    bots: Vec<String>,
    #[arg(long, value_name = "N", default_value_t = 100,
          value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    #[arg(long, value_name = "MILLIS", default_value_t = 1000,
          value_parser = clap::value_parser!(u32).range(1..=3_600_000))]
    millis: u32,
    #[arg(long, value_name = "T", default_value_t = 1,
          value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    #[arg(long, value_name = "N", default_value_t = 100_000,
          value_parser = clap::value_parser!(u64).range(1..))]
    max_steps: u64,
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
}

pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let mut overrides = args.table.overrides(&args.game)?;
    let limit = families::limit_turns(&args.game, &mut overrides)?;
    let contest = Contest {
        args,
        overrides: &overrides,
        screen,
    };
    let (standings, names) = visit(&args.game, args.table.seats, &overrides, contest)??;
    let report = Report::new(&standings, &names, limit);
    if args.json {
        let text = serde_json::to_string(&report).expect("a report can be written");
        return screen.line(text);
    }
    report.print(screen)
}

/// Plays a match, from where it was left.
struct Contest<'a> {
    args: &'a Args,
    overrides: &'a [Override],
    screen: &'a mut Screen,
}

impl Visitor for Contest<'_> {
    /// How it stands, and what each bot is called; programs are marked.
    type Out = Result<(Standings, Vec<(String, bool)>), Failure>;

    fn visit<G: Family>(self, listing: &Listing, options: OptionsOf<G>) -> Self::Out {
        let args = self.args;
        let seats = seats_of::<G>(&options)?;
        check_count(args.bots.len(), seats)?;
        let contest = Match {
            game: listing.id.clone(),
            seats,
            options: named(self.overrides),
            bots: args.bots.clone(),
            seed: args.seed,
            max_steps: args.max_steps,
            millis: args.millis,
        };
        // Whoever cannot play at all is known before anything is written.
        let threads = usize::from(args.threads);
        let teams = (0..threads).map(|_| team::<G>(&args.bots, seats, &self.screen.words));
        let mut teams: Vec<Vec<Player<G>>> = teams.collect::<Result<_, _>>()?;
        let names = teams[0].iter().take(args.bots.len());
        let names = names
            .map(|it| (it.name().to_owned(), matches!(it, Player::Program(_))))
            .collect();
        let keeper = Keeper::of(args.state.as_deref());
        let (mut standings, goes_on) = keeper.begin(contest)?;
        if let Some(phrase) = goes_on {
            // Output is for the result.
            tell(&self.screen.label(&phrase));
        }
        let rounds = Rounds {
            game: &listing.id,
            options: &options,
            chosen: chosen(self.overrides),
            seed: args.seed,
            max_steps: args.max_steps,
            millis: args.millis,
            words: &self.screen.words,
        };
        play_on(&mut standings, &rounds, &mut teams, args.games, keeper)?;
        Ok((standings, names))
    }
}

/// Seats are divided evenly, or the comparison would not be even.
fn check_count(bots: usize, seats: usize) -> Result<(), Failure> {
    if seats.is_multiple_of(bots) {
        return Ok(());
    }
    let phrase = Phrase::new("cli-match-uneven").with("bots", bots as u32);
    Err(Failure::Usage(phrase.with("seats", seats as u32)))
}

/// A player for each place.
fn team<G: Family>(
    bots: &[String],
    seats: usize,
    words: &Words,
) -> Result<Vec<Player<G>>, Failure> {
    let player = |text: &String| {
        if is_command(text) {
            return Program::start(text, words).map(Player::Program);
        }
        Player::bot(&text.parse()?)
    };
    bots.iter().cycle().take(seats).map(player).collect()
}

/// Plays what is missing, as many games at a time as there are teams.
fn play_on<G: Family>(
    standings: &mut Standings,
    rounds: &Rounds<G>,
    teams: &mut [Vec<Player<G>>],
    games: u64,
    mut keeper: Keeper,
) -> Result<(), Failure> {
    let progress = Progress::new(games, standings.games);
    let mut told = 0;
    while standings.games < games {
        let left = (games - standings.games).min(teams.len() as u64) as usize;
        let played = play_at_once(rounds, standings.games, &mut teams[..left]);
        for game in played {
            let game = game?;
            for line in &game.said {
                told += 1;
                if told <= MOST_TOLD {
                    progress.aside(|| tell(line));
                }
            }
            standings.count(&game);
            progress.advance(1);
        }
        keeper.keep(standings, standings.games == games)?;
    }
    progress.finish();
    if told > MOST_TOLD {
        let more = Phrase::new("cli-lapse-more").with("count", (told - MOST_TOLD) as u32);
        tell(&rounds.words.label(more.key, &more.facts));
    }
    Ok(())
}
