//! `landnam export`: journals become a table with a row for every decision.

mod cells;
mod features;

use std::io::{BufWriter, stdout};
use std::path::PathBuf;

use clap::ValueEnum;
use families::{Family, FamilyId, FamilyVisitor};
use game::{Choices, Notation, Outcome, Phrase, Seat, Setup, Step};
use records::{HolderKind, Journal, Moment, replay_each};
use tables::Sitting;

use super::rounds::sitting;
use crate::collection::{Found, each};
use crate::failure::{Failure, quoted};
use crate::screen::Screen;
use cells::{Lines, Parquet, Row, Sink};

#[derive(clap::Args)]
pub struct Args {
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    #[arg(long, value_name = "FORM", value_enum)]
    to: Form,
    #[arg(long, value_name = "FILE", required_if_eq("to", "parquet"))]
    out: Option<PathBuf>,
    #[arg(long)]
    anonymise: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Form {
    Jsonl,
    Parquet,
}

pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let saving = |path: &PathBuf, why| Failure::saving(path, &why);
    let mut sink: Box<dyn Sink + '_> = match (args.to, &args.out) {
        (Form::Parquet, Some(path)) => Box::new(Parquet::new(path)),
        (Form::Jsonl, Some(path)) => {
            let file = std::fs::File::create(path).map_err(|why| saving(path, why))?;
            Box::new(Lines(BufWriter::new(file)))
        }
        (_, None) => Box::new(Lines(BufWriter::new(stdout()))),
    };
    let mut export = Export {
        sink: &mut *sink,
        anonymous: args.anonymise,
        games: 0,
        decisions: 0,
        family: None,
        is_one_family: args.to == Form::Parquet,
    };
    for path in &args.paths {
        each(path, &mut |found| export.journal(&found))?;
    }
    let told = Phrase::new("cli-exported")
        .with("games", export.games)
        .with("decisions", export.decisions);
    sink.finish()?;
    if args.out.is_some() {
        screen.say(&told)?;
    }
    Ok(())
}

struct Export<'a> {
    sink: &'a mut dyn Sink,
    anonymous: bool,
    games: u32,
    decisions: i64,
    /// Of the journals so far.
    family: Option<FamilyId>,
    is_one_family: bool,
}

impl Export<'_> {
    fn journal(&mut self, found: &Found) -> Result<(), Failure> {
        let heading = records::peek(found.bytes).map_err(|fault| found.fault(fault))?;
        let family = FamilyId::named(&heading.family).map_err(|_| {
            let phrase =
                Phrase::new("journal-no-family").with("file", quoted(found.file.display()));
            let phrase = phrase.with("line", found.line as u32 + 1);
            Failure::Failed(phrase.with("family", quoted(&heading.family)))
        })?;
        if self.is_one_family && self.family.is_some_and(|known| known != family) {
            let phrase = Phrase::new("cli-export-families");
            let phrase = phrase.with("file", quoted(found.file.display()));
            return Err(Failure::Failed(phrase.with("line", found.line as u32)));
        }
        self.family = Some(family);
        family.visit(Table {
            export: self,
            found,
        })
    }
}

struct Table<'a, 'b> {
    export: &'a mut Export<'b>,
    found: &'a Found<'a>,
}

/// What is the same in all rows of a game.
struct Facts {
    number: i64,
    id: Option<String>,
    options: String,
    players: Vec<Option<String>>,
    /// Is it a bot's seat, where that is known?
    bots: Vec<Option<bool>>,
    outcome: Option<Outcome>,
}

impl FamilyVisitor for Table<'_, '_> {
    type Out = Result<(), Failure>;

    fn visit<G: Family>(self) -> Self::Out {
        let fault = |fault| self.found.fault(fault);
        let journal = Journal::<G>::parse(self.found.bytes).map_err(fault)?;
        let facts = self.facts(&journal);
        let game = journal.game().as_ref();
        let mut state = game.start();
        let (mut past, mut steps, mut decision) = (Vec::new(), 0_u32, 0_i64);
        let mut failed = None;
        let scene = sitting(game, &state, &past, 0, Seat(0)).scene();
        let replayed = replay_each(&journal, &mut |moment: Moment<G>| {
            if let Step::Act(seat, action) = moment.recorded.step()
                && failed.is_none()
            {
                let table = sitting(game, &state, &past, steps, seat);
                let mut row = facts.row::<G>(&journal, seat);
                row.number("step", i64::from(steps) + 1);
                row.number("decision", decision);
                add_choice(&mut row, &table, action);
                let picture = table.decide(0, steps, 0).picture;
                features::add(&mut row, &scene, &picture, seat.0);
                failed = self.export.sink.add(row).err();
                decision += 1;
            }
            steps += 1;
            past.extend(moment.events.into_iter().map(|event| (steps, event)));
            state.clone_from(moment.state);
        });
        replayed.map_err(fault)?;
        self.export.games += 1;
        self.export.decisions += decision;
        failed.map_or(Ok(()), Err)
    }
}

impl Table<'_, '_> {
    fn facts<G: Family>(&self, journal: &Journal<G>) -> Facts {
        let seats = usize::from(journal.game().seats());
        let deal = journal.seal().and_then(|seal| seal.deal.as_ref());
        let listed = deal.map(|deal| &deal.list.seats);
        let part = self
            .found
            .part
            .map(|(number, index)| (index.players(number), index));
        let id = part.as_ref().map(|(_, index)| index.game.clone());
        let player = |seat: usize| match (&part, listed) {
            _ if self.export.anonymous => None,
            (Some((players, _)), _) => players.get(seat).cloned(),
            (None, Some(listed)) => listed.get(seat).map(|it| it.name.clone()),
            (None, None) => None,
        };
        let bot = |seat: usize| match (&part, listed) {
            (Some(_), _) => Some(true),
            (None, Some(listed)) => listed.get(seat).map(|it| it.kind == HolderKind::Bot),
            (None, None) => None,
        };
        Facts {
            number: i64::from(self.export.games),
            id: id.or_else(|| deal.map(|deal| deal.terms.game.clone())),
            options: serde_json::to_string(journal.setup().options())
                .expect("options can be written"),
            players: (0..seats).map(player).collect(),
            bots: (0..seats).map(bot).collect(),
            outcome: journal.ending().map(|ending| ending.outcome),
        }
    }
}

impl Facts {
    fn row<G: Family>(&self, journal: &Journal<G>, seat: Seat) -> Row {
        let mut row = Row::default();
        let names = journal.setup().seat_names();
        let won = |outcome: Outcome| {
            if outcome.winners.contains(seat) {
                1.0 / f64::from(outcome.winners.len())
            } else {
                0.0
            }
        };
        row.number("game", self.number);
        row.text_if("game_id", self.id.clone());
        row.text("family", G::FAMILY);
        row.number("rules", journal.rules_version());
        row.text("options", self.options.clone());
        row.number("seats", names.len() as i64);
        row.number("seat", seat.0);
        row.text("colour", names[seat.index()]);
        row.text_if("player", self.players[seat.index()].clone());
        row.flag_if("bot", self.bots[seat.index()]);
        row.flag("finished", self.outcome.is_some());
        row.real_if("won", self.outcome.map(won));
        let points = self.outcome.map(|outcome| outcome.points[seat.index()]);
        row.number_if("final_points", points);
        row
    }
}

/// What was chosen, and out of how much.
fn add_choice<G: Family>(row: &mut Row, table: &Sitting<G>, action: G::Action) {
    let menu = table.game.menu(table.state, table.seat);
    let place = (0..menu.count()).position(|place| menu.nth(place) == action);
    let deed = table.game.deed(action);
    row.text("action", action.write(table.game));
    row.text("verb", deed.verb);
    row.text("target", deed.target);
    row.number_if("choice", place.map(|place| place as i64));
    row.number("choices", menu.count());
    row.flag(
        "forms",
        !table.game.forms(table.state, table.seat).is_empty(),
    );
}
