//! `landnam import`: games of other engines, replayed in ours.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use clap::Subcommand;
use game::{Fact, Phrase};
use serde::Serialize;
use traces::{Difference, Differences, Replayed, Total};

use crate::failure::{Failure, quoted};
use crate::screen::{BAD, BOLD, GOOD, Screen, styled};

#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    engine: Engine,
}

#[derive(Subcommand)]
enum Engine {
    Catanatron(Catanatron),
}

#[derive(clap::Args)]
struct Catanatron {
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    allow: Option<Vec<String>>,
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

/// What `--json` prints.
#[derive(Serialize)]
struct Report<'a> {
    games: u64,
    plies: u64,
    compared: u64,
    left_after_flag: u64,
    divergences: u64,
    /// All names, also of those that did not occur.
    differences: BTreeMap<&'static str, u64>,
    first_divergence: Option<&'a str>,
}

pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let Engine::Catanatron(args) = &args.engine;
    let allowed = allowed(args.allow.as_deref())?;
    if let Some(folder) = &args.out {
        fs::create_dir_all(folder).map_err(|why| Failure::recording(folder, &why))?;
    }
    let mut total = Total::default();
    for path in &args.files {
        import(path, args, &allowed, &mut total, screen)?;
    }
    if args.json {
        let text = serde_json::to_string(&report(&total)).expect("a report can be written");
        screen.line(text)?;
    } else {
        print(&total, screen)?;
    }
    if total.divergences > 0 {
        screen.flush()?;
        return Err(Failure::Told);
    }
    Ok(())
}

fn allowed(names: Option<&[String]>) -> Result<Differences, Failure> {
    match names {
        None => Ok(Differences::default()),
        Some([name]) if name == "none" => Ok(Differences::from_iter([])),
        Some(names) => names.iter().map(|name| difference(name)).collect(),
    }
}

fn difference(name: &str) -> Result<Difference, Failure> {
    let known = Difference::ALL.map(Difference::name).join(", ");
    name.parse().map_err(|_| {
        Failure::Usage(
            Phrase::new("cli-no-difference")
                .with("name", quoted(name))
                .with("known", quoted(known)),
        )
    })
}

/// Replays one file; a file that cannot be read to its end is a failure.
fn import(
    path: &Path,
    args: &Catanatron,
    allowed: &Differences,
    total: &mut Total,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let traces = traces::open(path).map_err(|why| Failure::reading(path, &why))?;
    for (index, trace) in traces.enumerate() {
        let number = index + 1;
        let trace = trace.map_err(|fault| {
            Failure::Failed(
                Phrase::new("cli-import-fault")
                    .with("file", quoted(path.display()))
                    .with("fault", quoted(fault)),
            )
        })?;
        let replayed = traces::replay(&trace, allowed);
        total.add(&replayed, &format!("{}, game {number}", path.display()));
        if !args.json {
            print_divergence(path, number, &replayed, screen)?;
        }
        if let Some(folder) = &args.out {
            let file = folder.join(format!("{}-{number:04}.txt", stem(path)));
            fs::write(&file, replayed.journal.to_string())
                .map_err(|why| Failure::recording(&file, &why))?;
        }
    }
    Ok(())
}

/// The name of a file without its folder and endings.
fn stem(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let name = name.trim_end_matches(".gz").trim_end_matches(".jsonl");
    name.to_owned()
}

fn print_divergence(
    path: &Path,
    number: usize,
    game: &Replayed,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let Some(divergence) = &game.divergence else {
        return Ok(());
    };
    let word = styled(BAD, screen.word("cli-diverged-word"));
    let place = screen.label(
        &Phrase::new("cli-import-place")
            .with("file", quoted(path.display()))
            .with("game", number as u32)
            .with("divergence", quoted(divergence)),
    );
    screen.line(format!("{word}: {place}"))
}

fn report(total: &Total) -> Report<'_> {
    let count = |one: Difference| (one.name(), total.differences.of(one));
    Report {
        games: total.games,
        plies: total.plies,
        compared: total.compared,
        left_after_flag: total.left_after_flag,
        divergences: total.divergences,
        differences: Difference::ALL.map(count).into_iter().collect(),
        first_divergence: total.first_divergence.as_deref(),
    }
}

fn print(total: &Total, screen: &mut Screen) -> Result<(), Failure> {
    let number = |count: u64| Fact::Number(count as i64);
    let title = screen.label(
        &Phrase::new("cli-imported")
            .with("games", number(total.games))
            .with("plies", number(total.plies))
            .with("compared", number(total.compared))
            .with("left", number(total.left_after_flag)),
    );
    screen.line(styled(BOLD, title))?;
    if total.differences.iter().next().is_some() {
        screen.say(&Phrase::new("cli-import-differences"))?;
    }
    for (difference, count) in total.differences.iter() {
        let (name, rule) = (difference.name(), difference.rule());
        screen.line(format!("  {name:<28}{count:>8}  {rule}"))?;
    }
    if total.divergences == 0 {
        let text = screen.word("cli-import-agrees");
        return screen.line(styled(GOOD, text));
    }
    let games = number(total.divergences);
    let text = screen.label(&Phrase::new("cli-import-diverges").with("games", games));
    screen.line(styled(BAD, text))
}
