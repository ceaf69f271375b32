//! `landnam analyse`: where a recorded game was won, what was luck, and what decisions cost.

mod tell;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use analysis::{Curve, Decision, Report, Sight, Tale, decisions, judge};
use families::{Family, FamilyVisitor};
use game::{Phrase, Setup, StepError, StepOf};
use protocol::GameAnalysis;
use records::{Fault, Journal, Problem};

use super::many_games::{Progress, threads};
use super::read_journal;
use super::verify::older;
use crate::failure::Failure;
use crate::screen::{Names, Screen};

#[derive(clap::Args)]
pub struct Args {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "N", conflicts_with = "curve")]
    step: Option<usize>,
    #[arg(long)]
    curve: bool,
    #[arg(long)]
    open: bool,
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
}

pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let (kind, bytes) = read_journal(&args.file)?;
    kind.visit(Reading {
        args,
        bytes: &bytes,
        screen,
    })
}

struct Reading<'a> {
    args: &'a Args,
    bytes: &'a [u8],
    screen: &'a mut Screen,
}

impl FamilyVisitor for Reading<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Family>(self) -> Self::Out {
        let Reading {
            args,
            bytes,
            screen,
        } = self;
        let wrong = |fault: Fault| Failure::journal(&args.file, fault);
        let journal = Journal::<G>::parse(bytes).map_err(wrong)?;
        let game = journal.game().as_ref();
        let recorded = journal.recorded().iter();
        let steps: Vec<StepOf<G>> = recorded.map(records::Recorded::step).collect();
        let (tale, refused) = Tale::new(game, steps.iter().copied());
        let version = journal.rules_version();
        let is_older = version < G::RULES_VERSION;
        let fault = |why: StepError| {
            let line = journal.line_of(tale.steps.len());
            wrong(Problem::Refused(why).at(line))
        };
        // A game of today's rules that they refuse was never played by them.
        let is_cut = match refused {
            Some(why) if !is_older => return Err(fault(why)),
            refused => refused.is_some(),
        };
        let wanted = wanted(args, &tale)?;
        let found = read(args, &tale, is_cut, &wanted);
        if args.json {
            let text = serde_json::to_string(&found.analysis).expect("an analysis is plain data");
            return screen.line(text);
        }
        if is_older {
            let key = if is_cut {
                "cli-analyse-cut"
            } else {
                "cli-analyse-older"
            };
            let phrase = older::<G>(key, version).with("steps", tale.steps.len() as u32);
            screen.say(&phrase)?;
        }
        let names = Names::colours(journal.setup().seat_names(), &screen.words);
        tell::analysis(&tale, &found, args.step.is_some(), (screen, &names))
    }
}

/// What was found, and in words of the game why the best choices are the best, by their steps.
struct Found {
    analysis: GameAnalysis,
    why: BTreeMap<u32, Vec<Phrase>>,
}

/// The decisions that are weighed.
fn wanted<G: Family>(args: &Args, tale: &Tale<G>) -> Result<Vec<usize>, Failure> {
    if args.curve {
        return Ok(Vec::new());
    }
    let Some(step) = args.step else {
        return Ok(decisions(tale));
    };
    let steps = tale.steps.len();
    if !(1..=steps).contains(&step) {
        let phrase = Phrase::new("cli-no-step")
            .with("step", step as u32)
            .with("steps", steps as u32);
        return Err(Failure::Usage(phrase));
    }
    Ok(vec![step - 1])
}

/// Several threads weigh; each has the game for itself.
fn read<G: Family>(args: &Args, tale: &Tale<G>, is_cut: bool, wanted: &[usize]) -> Found {
    let curve = Curve::of(tale, &mut |_| true).expect("nobody stops it");
    let mut report = Report::new(tale, curve, is_cut);
    let sight = if args.open { Sight::Open } else { Sight::Own };
    let progress = Progress::new(wanted.len() as u64, 0);
    let (next, done) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let chances: Vec<&[f64]> = wanted.iter().map(|step| report.chances(*step)).collect();
    thread::scope(|scope| {
        for _ in 0..threads(args.threads).min(wanted.len()) {
            let steps = tale.steps.clone();
            let (game, next, done) = (tale.game, &next, &done);
            let (progress, chances) = (&progress, &chances);
            scope.spawn(move || {
                let (tale, _) = Tale::new(game, steps);
                loop {
                    let place = next.fetch_add(1, Ordering::Relaxed);
                    let Some(step) = wanted.get(place) else {
                        break;
                    };
                    let decision = judge(&tale, *step, sight, chances[place]);
                    let mut done = done.lock().expect("no thread fails");
                    done.push(decision);
                    progress.advance(1);
                }
            });
        }
    });
    progress.finish();
    let mut done: Vec<Option<Decision<G::Action>>> = done.into_inner().expect("no thread fails");
    done.sort_by_key(|it| it.as_ref().map(|it| it.step));
    let mut why = BTreeMap::new();
    for decision in done {
        report.add(tale.game, decision.as_ref());
        why.extend(decision.map(|it| (it.step as u32 + 1, it.why)));
    }
    Found {
        analysis: report.analysis,
        why,
    }
}
