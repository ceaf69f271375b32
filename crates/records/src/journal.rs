//! A whole game as text: set-up, promise of fair chance, steps, ending.
//!
//! Writing is here; reading, which trusts nothing, is in `parse.rs`.

use std::fmt::{self, Write};
use std::sync::Arc;

use game::{Game, Notation, Outcome, Seat, Setup, Step, StepOf};
use sha2::{Digest, Sha256};

use crate::deal::Part;
use crate::{Commitment, Deal, Form, Heading, Nonce, Seed};

pub(crate) const FORMAT: &str = "landnam journal 1";
pub(crate) const FORMAT_2: &str = "landnam journal 2";
/// Where the set-up stands, and the commitment if there are no terms before it.
pub(crate) const SETUP_LINE: usize = 4;
pub(crate) const COMMITMENT_LINE: usize = 5;
/// Where the header of the second form has its parts.
const TERMS_LINE: usize = 5;
const LIST_LINE: usize = 7;

/// A game from its first step to the last one known. Steps are only ever added.
pub struct Journal<G: Game> {
    pub(crate) game: Arc<G>,
    /// By which its steps were played.
    pub(crate) rules_version: u32,
    pub(crate) seal: Option<Seal>,
    pub(crate) recorded: Vec<RecordedOf<G>>,
    pub(crate) ending: Option<Ending>,
}

/// The promise of fair chance, as it stood before the first draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seal {
    pub commitment: Commitment,
    /// One for each seat, in the order of turns.
    pub nonces: Vec<Nonce>,
    /// Terms, list of seats and layout; none in the first form of fair chance.
    pub deal: Option<Box<Deal>>,
}

impl Seal {
    /// How many lines of the header come before the empty one.
    pub(crate) fn head_lines(&self) -> usize {
        let before = self.deal.as_ref().map_or(COMMITMENT_LINE, |_| LIST_LINE);
        let layout = self.deal.as_ref().map_or(0, |deal| deal.layout.len());
        before + self.nonces.len() + layout
    }

    pub(crate) fn line_of_part(part: Part) -> usize {
        match part {
            Part::Terms => TERMS_LINE,
            Part::List => LIST_LINE,
            Part::Nonce(seat) => LIST_LINE + seat + 1,
        }
    }

    pub(crate) fn line_of_layout(&self, draw: usize) -> usize {
        LIST_LINE + self.nonces.len() + draw + 1
    }
}

/// A step as it is recorded: a decision, or an outcome with the ticket that was drawn for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Recorded<A, C> {
    Act(Seat, A),
    /// The ticket is there if and only if the journal is sealed.
    Chance(C, Option<Ticket>),
}

pub type RecordedOf<G> = Recorded<<G as Game>::Action, <G as Game>::Chance>;

/// A draw as somebody without knowledge of the rules can redo it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ticket {
    /// Which draw this is, counted from zero; the first form does not say.
    pub draw: Option<u64>,
    pub number: u32,
    /// How many tickets there were.
    pub total: u32,
    /// What the tickets stood for: the text of the bag.
    pub bag: String,
}

/// How a game ended, with the seed that is no secret any more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    pub outcome: Outcome,
    /// There if and only if the journal is sealed.
    pub seed: Option<Seed>,
}

impl<A: Copy, C: Copy> Recorded<A, C> {
    pub fn step(&self) -> Step<A, C> {
        match self {
            Recorded::Act(seat, action) => Step::Act(*seat, *action),
            Recorded::Chance(outcome, _) => Step::Chance(*outcome),
        }
    }
}

impl<G: Game> Journal<G> {
    /// The journal of a game whose chance nobody vouches for: simulated, imported, or made up.
    pub fn unsealed(
        game: Arc<G>,
        steps: impl IntoIterator<Item = StepOf<G>>,
        outcome: Option<Outcome>,
    ) -> Journal<G> {
        let recorded = steps.into_iter().map(|step| match step {
            Step::Act(seat, action) => Recorded::Act(seat, action),
            Step::Chance(outcome) => Recorded::Chance(outcome, None),
        });
        Journal {
            game,
            rules_version: G::RULES_VERSION,
            seal: None,
            recorded: recorded.collect(),
            ending: outcome.map(|outcome| Ending {
                outcome,
                seed: None,
            }),
        }
    }

    pub(crate) fn heading(&self) -> Heading {
        let has_deal = self.seal.as_ref().is_some_and(|seal| seal.deal.is_some());
        Heading {
            form: if has_deal { Form::Second } else { Form::First },
            family: G::FAMILY.to_owned(),
            rules_version: self.rules_version,
        }
    }

    /// The table the game was played at.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    pub fn setup(&self) -> &G::Setup {
        self.game.setup()
    }

    /// The version of the rules it says it follows; not later than today's.
    pub fn rules_version(&self) -> u32 {
        self.rules_version
    }

    pub(crate) fn names(&self) -> &'static [&'static str] {
        self.setup().seat_names()
    }

    /// None if the chance of this game cannot be verified.
    pub fn seal(&self) -> Option<&Seal> {
        self.seal.as_ref()
    }

    pub fn recorded(&self) -> &[RecordedOf<G>] {
        &self.recorded
    }

    pub fn steps(&self) -> impl Iterator<Item = StepOf<G>> {
        self.recorded.iter().map(Recorded::step)
    }

    /// None while the game runs.
    pub fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// The line on which a step stands, counted from one.
    pub fn line_of(&self, step: usize) -> usize {
        let head = self.seal.as_ref().map_or(COMMITMENT_LINE, Seal::head_lines);
        head + 1 + step + 1
    }

    pub(crate) fn outcome_line(&self) -> usize {
        // One empty line lies between the steps and the ending.
        self.line_of(self.recorded.len()) + 1
    }

    pub(crate) fn seed_line(&self) -> usize {
        self.outcome_line() + 1
    }

    /// The text from a step on: what a store that has the text before it must add.
    pub fn text_from(&self, step: usize) -> String {
        let before = self.line_of(step) - 1;
        self.to_string()
            .split_inclusive('\n')
            .skip(before)
            .collect()
    }

    /// The line of a step, without its end.
    pub fn line(&self, recorded: &RecordedOf<G>) -> String {
        step_text(recorded, &*self.game)
    }

    fn head(&self) -> String {
        let deal = self.seal.as_ref().and_then(|seal| seal.deal.as_deref());
        let mut text = format!(
            "{}\nfamily: {}\nrules: {}\nsetup: {}\n",
            deal.map_or(FORMAT, |_| FORMAT_2),
            G::FAMILY,
            self.rules_version,
            setup_text::<G>(self.setup()),
        );
        if let Some(deal) = deal {
            push_line(&mut text, format_args!("terms: {}", deal.terms));
        }
        match &self.seal {
            None => text.push_str("commitment: none\n"),
            Some(seal) => push_line(&mut text, format_args!("commitment: {}", seal.commitment)),
        }
        if let Some(deal) = deal {
            push_line(&mut text, format_args!("list: {}", deal.list));
        }
        let nonces = self.seal.iter().flat_map(|seal| &seal.nonces);
        for (name, nonce) in self.names().iter().zip(nonces) {
            push_line(&mut text, format_args!("nonce {name}: {nonce}"));
        }
        let layout = deal.into_iter().flat_map(|deal| &deal.layout);
        for (number, draw) in layout.enumerate() {
            push_line(&mut text, format_args!("layout {number}: {draw}"));
        }
        text.push('\n');
        text
    }
}

/// The proper form of the whole journal; reading it back gives the journal.
impl<G: Game> fmt::Display for Journal<G> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let mut text = self.head();
        for recorded in &self.recorded {
            push_line(
                &mut text,
                format_args!("{}", step_text(recorded, &*self.game)),
            );
        }
        if let Some(ending) = &self.ending {
            let seed = ending.seed.as_ref().map_or("none".into(), Seed::reveal);
            let outcome = outcome_text(&ending.outcome, self.names());
            push_line(
                &mut text,
                format_args!("\noutcome: {outcome}\nseed: {seed}"),
            );
            let digest = digest(&text);
            push_line(&mut text, format_args!("digest: {digest}"));
        }
        f.write_str(&text)
    }
}

pub(crate) fn setup_text<G: Game>(setup: &G::Setup) -> String {
    serde_json::to_string(setup).expect("a set-up can be written")
}

fn step_text<G: Game>(recorded: &RecordedOf<G>, game: &G) -> String {
    match recorded {
        Recorded::Act(seat, action) => {
            let name = game.setup().seat_names()[seat.index()];
            format!("{name}: {}", action.write(game))
        }
        Recorded::Chance(outcome, None) => format!("* {}", outcome.write(game)),
        Recorded::Chance(outcome, Some(ticket)) => format!("* {} @ {ticket}", outcome.write(game)),
    }
}

impl fmt::Display for Ticket {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if let Some(draw) = self.draw {
            write!(f, "{draw} ")?;
        }
        write!(f, "{}/{} {}", self.number, self.total, self.bag)
    }
}

/// `red 11, blue 9; won by red`
pub(crate) fn outcome_text(outcome: &Outcome, names: &[&str]) -> String {
    let points: Vec<_> = names
        .iter()
        .zip(outcome.points)
        .map(|(name, points)| format!("{name} {points}"))
        .collect();
    let winners: Vec<_> = outcome
        .winners
        .iter()
        .map(|seat| names[seat.index()])
        .collect();
    let winners = if winners.is_empty() {
        "nobody".into()
    } else {
        winners.join(", ")
    };
    format!("{}; won by {winners}", points.join(", "))
}

/// The hash that shows whether anything before it was changed.
pub(crate) fn digest(text: &str) -> String {
    hex::encode(Sha256::digest(text))
}

fn push_line(text: &mut String, line: fmt::Arguments) {
    writeln!(text, "{line}").expect("a string takes any text");
}

// Derived implementations would ask the same of `G` itself.

impl<G: Game> Clone for Journal<G> {
    fn clone(&self) -> Self {
        Journal {
            game: Arc::clone(&self.game),
            rules_version: self.rules_version,
            seal: self.seal.clone(),
            recorded: self.recorded.clone(),
            ending: self.ending.clone(),
        }
    }
}

impl<G: Game> PartialEq for Journal<G> {
    fn eq(&self, other: &Self) -> bool {
        self.setup() == other.setup()
            && self.rules_version == other.rules_version
            && self.seal == other.seal
            && self.recorded == other.recorded
            && self.ending == other.ending
    }
}

impl<G: Game> Eq for Journal<G> {}

impl<G: Game> fmt::Debug for Journal<G> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "Journal of {} steps:\n{self}", self.recorded.len())
    }
}
