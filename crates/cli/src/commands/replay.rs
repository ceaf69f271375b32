//! `landnam replay`: a recorded game told step by step.

use std::path::PathBuf;

use families::{Family, FamilyVisitor};
use game::{Game, Notation, Phrase, Setup, Viewer};
use records::{Fault, Journal, Moment, Recorded, RecordedOf, replay_each};
use serde::Serialize;
use serde_json::{Value, json};

use super::read_journal;
use super::verify::older;
use crate::failure::Failure;
use crate::screen::{DIM, Names, Screen, styled};
use crate::show;

#[derive(clap::Args)]
pub struct Args {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "N")]
    step: Option<usize>,
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let (kind, bytes) = read_journal(&args.file)?;
    kind.visit(Telling {
        args,
        bytes: &bytes,
        screen,
    })
}

struct Telling<'a> {
    args: &'a Args,
    bytes: &'a [u8],
    screen: &'a mut Screen,
}

impl FamilyVisitor for Telling<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Family>(self) -> Self::Out {
        let wrong = |fault: Fault| Failure::journal(&self.args.file, fault);
        let journal = Journal::<G>::parse(self.bytes).map_err(wrong)?;
        let steps = journal.recorded().len();
        let last = self.args.step.unwrap_or(steps);
        if last > steps {
            let phrase = Phrase::new("cli-no-step")
                .with("step", last as u32)
                .with("steps", steps as u32);
            return Err(Failure::Usage(phrase));
        }
        let names = Names::colours(journal.setup().seat_names(), &self.screen.words);
        let (tale, fault) = Tale::gather(&journal, last, self.screen, &names);
        if self.args.json {
            self.screen.line(tale.json(&journal))?;
        } else {
            let found = journal.rules_version();
            if found < G::RULES_VERSION {
                self.screen.say(&older::<G>("cli-replay-older", found))?;
            }
            tale.print(&journal, self.screen, &names)?;
        }
        // Told up to the fault, and then why there is no more.
        fault.map_or(Ok(()), |fault| Err(wrong(fault)))
    }
}

/// Columns of a step's number.
const NUMBER: usize = 7;

/// A game put into words, and the state in which the telling stops.
struct Tale<G: Game> {
    steps: Vec<Told>,
    state: G::State,
}

#[derive(Serialize)]
struct Told {
    step: String,
    events: Vec<String>,
}

impl<G: Family> Tale<G> {
    fn gather(
        journal: &Journal<G>,
        last: usize,
        screen: &Screen,
        names: &Names,
    ) -> (Tale<G>, Option<Fault>) {
        let game = journal.game().as_ref();
        let mut tale = Tale {
            steps: Vec::new(),
            state: game.start(),
        };
        let replayed = replay_each(journal, &mut |moment: Moment<G>| {
            if tale.steps.len() == last {
                return;
            }
            let sentences = moment.events.iter().filter_map(|event| game.event(event));
            tale.steps.push(Told {
                step: step_text(game, moment.recorded),
                events: sentences
                    .map(|phrase| screen.words.phrase(&phrase, &|seat| names.of(seat)))
                    .collect(),
            });
            tale.state = moment.state.clone();
        });
        // What comes after the last step asked for is nobody's concern; after the last of all
        // steps it is the outcome.
        let is_whole = last == journal.recorded().len();
        let fault = replayed
            .err()
            .filter(|_| tale.steps.len() < last || is_whole);
        (tale, fault)
    }

    fn print(
        &self,
        journal: &Journal<G>,
        screen: &mut Screen,
        names: &Names,
    ) -> Result<(), Failure> {
        let width = self.steps.iter().map(|told| told.step.len()).max();
        let width = width.unwrap_or(0) + NUMBER;
        for (number, told) in self.steps.iter().enumerate() {
            let step = format!("{:>NUMBER$}{}", format!("{}  ", number + 1), told.step);
            if told.events.is_empty() {
                screen.line(styled(DIM, step))?;
                continue;
            }
            for (i, sentence) in told.events.iter().enumerate() {
                let place = if i == 0 { step.as_str() } else { "" };
                screen.line(format!(
                    "{}  {sentence}",
                    styled(DIM, format!("{place:width$}"))
                ))?;
            }
        }
        let game = journal.game().as_ref();
        let view = game.view(&self.state, Viewer::Referee);
        screen.line("")?;
        show::table(game, &view, screen, names)?;
        show::outcome(game.outcome(&self.state), screen, names)
    }

    fn json(&self, journal: &Journal<G>) -> Value {
        let plain = |told: &Told| {
            let events = told.events.iter();
            let events: Vec<_> = events
                .map(|text| anstream::adapter::strip_str(text).to_string())
                .collect();
            json!({ "step": told.step, "events": events })
        };
        json!({
            "family": G::FAMILY,
            "rules": journal.rules_version(),
            "setup": journal.setup(),
            "seats": journal.setup().seat_names(),
            "steps": self.steps.iter().map(plain).collect::<Vec<_>>(),
            "state": self.state,
            "outcome": journal.game().outcome(&self.state),
        })
    }
}

/// The step in notation, with who did it.
fn step_text<G: Game>(game: &G, recorded: &RecordedOf<G>) -> String {
    match recorded {
        Recorded::Act(seat, action) => {
            let name = game.setup().seat_names()[seat.index()];
            format!("{name}: {}", action.write(game))
        }
        Recorded::Chance(outcome, _) => outcome.write(game),
    }
}
