//! `landnam perft`: counts the positions reachable in a number of steps.

use arena::FastLuck;
use families::{Family, Listing, OptionsOf, Visitor, visit};
use game::{Setup, perft};

use super::TableArgs;
use crate::failure::Failure;
use crate::screen::Screen;

#[derive(clap::Args)]
pub struct Args {
    #[arg(long, value_name = "ID")]
    game: String,
    #[command(flatten)]
    table: TableArgs,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=64))]
    depth: u32,
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
}

pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let overrides = args.table.overrides(&args.game)?;
    visit(
        &args.game,
        args.table.seats,
        &overrides,
        Counting { args, screen },
    )?
}

struct Counting<'a> {
    args: &'a Args,
    screen: &'a mut Screen,
}

impl Visitor for Counting<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Family>(self, _: &Listing, options: OptionsOf<G>) -> Self::Out {
        let setup = G::Setup::deal(&options, &mut FastLuck::of_game(self.args.seed, 0))?;
        let game = G::open(setup)?;
        let start = game.start();
        for depth in 1..=self.args.depth {
            let count = perft(&game, &start, depth);
            self.screen.line(format!("{depth} {count}"))?;
            self.screen.flush()?;
        }
        Ok(())
    }
}
