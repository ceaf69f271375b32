//! `landnam puzzles`: positions with one best answer, to look at, to solve and to search for.

mod find;
mod play;

use std::time::{SystemTime, UNIX_EPOCH};

use families::{Family, Listing, OptionsOf, Visitor};
use game::{Game, Phrase, Setup, Viewer};
use puzzles::{Kind, Puzzle, Stage};

use crate::failure::{Failure, quoted};
use crate::screen::{BOLD, Names, Screen, styled};
use crate::show;

#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    List {
        #[arg(long, value_name = "ID")]
        game: Option<String>,
        #[arg(long, value_name = "KIND")]
        kind: Option<String>,
    },
    Show {
        #[arg(value_name = "ID")]
        id: String,
    },
    Play {
        #[arg(value_name = "ID")]
        id: Option<String>,
    },
    Find(find::Args),
}

pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    match &args.what {
        What::List { game, kind } => list(game.as_deref(), kind.as_deref(), screen),
        What::Show { id } => {
            let puzzle = named(id)?;
            puzzles::visit(puzzle, Show(puzzle, screen)).map_err(broken)?
        }
        What::Play { id } => {
            let puzzle = id.as_deref().map_or_else(|| Ok(of_today()), named)?;
            puzzles::visit(puzzle, play::Play(puzzle, screen)).map_err(broken)?
        }
        What::Find(args) => find::run(args, screen),
    }
}

/// Every puzzle in a line, below its game and its kind.
fn list(game: Option<&str>, kind: Option<&str>, screen: &mut Screen) -> Result<(), Failure> {
    let kind = kind.map(read_kind).transpose()?;
    if let Some(game) = game {
        families::listing(game)?;
    }
    let is_wanted = |puzzle: &&Puzzle| {
        game.is_none_or(|game| puzzle.game == game) && kind.is_none_or(|kind| puzzle.kind == kind)
    };
    let mut wanted: Vec<&Puzzle> = puzzles::all().iter().filter(is_wanted).collect();
    wanted.sort_by_key(|puzzle| (&puzzle.game, puzzle.kind.name(), puzzle.level));
    for group in wanted.chunk_by(|one, other| (&one.game, one.kind) == (&other.game, other.kind)) {
        let title = screen.word(group[0].kind.title());
        screen.line(styled(BOLD, format!("{}: {title}", group[0].game)))?;
        for puzzle in group {
            let level = Phrase::new("cli-puzzles-level").with("level", puzzle.level);
            let level = screen.label(&level);
            screen.line(format!("  {:32} {level}", puzzle.id))?;
        }
    }
    screen.say(&Phrase::new("cli-puzzles-count").with("count", wanted.len() as u32))
}

fn named(id: &str) -> Result<&'static Puzzle, Failure> {
    let missing = || Failure::Usage(Phrase::new("cli-puzzles-unknown").with("id", quoted(id)));
    puzzles::by_id(id).ok_or_else(missing)
}

fn of_today() -> &'static Puzzle {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    puzzles::of_day(puzzles::day(now.map_or(0, |passed| passed.as_secs())))
}

fn read_kind(name: &str) -> Result<Kind, Failure> {
    let known = Kind::ALL.map(Kind::name).join(", ");
    let phrase = Phrase::new("cli-puzzles-no-kind")
        .with("name", quoted(name))
        .with("known", quoted(known));
    Kind::named(name).ok_or(Failure::Usage(phrase))
}

/// A puzzle that today's rules cannot play is a mistake of ours.
fn broken(why: String) -> Failure {
    Failure::Failed(Phrase::new("cli-puzzles-broken").with("why", quoted(why)))
}

struct Show<'a>(&'static Puzzle, &'a mut Screen);

impl Visitor for Show<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Family>(self, _: &Listing, options: OptionsOf<G>) -> Self::Out {
        let Show(puzzle, screen) = self;
        let stage = Stage::<G>::open(puzzle, &options).map_err(broken)?;
        present(puzzle, &stage, screen)
    }
}

/// Draws the position as its seat sees it, and names the task.
fn present<G: Family>(
    puzzle: &Puzzle,
    stage: &Stage<G>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let (game, seat) = (&stage.game, stage.seat);
    let names = names(game, screen);
    let heading = Phrase::new("cli-puzzles-heading")
        .with("id", quoted(&puzzle.id))
        .with("seat", names.fact(seat))
        .with("level", puzzle.level);
    let heading = screen.label(&heading);
    screen.line(heading)?;
    let view = game.view(&stage.state, Viewer::Seat(seat));
    show::table(game, &view, screen, &names)?;
    let task = screen.word(puzzle.kind.task());
    for line in screen.folded(&task) {
        screen.line(styled(BOLD, line))?;
    }
    Ok(())
}

fn names<G: Game>(game: &G, screen: &Screen) -> Names {
    Names::colours(game.setup().seat_names(), &screen.words)
}
