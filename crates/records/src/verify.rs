//! Was the chance of a finished game fair? Redoes every draw from the revealed seed.

use game::{Game, Outcome, Setup};

use crate::chance::{Purpose, WrittenLuck, draw};
use crate::deal::Part;
use crate::journal::{COMMITMENT_LINE, SETUP_LINE};
use crate::replay::walk;
use crate::{Fault, Form, Heading, Journal, Problem, Seal, Seed, TableSeed};

/// What was found to be in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified {
    pub proof: Proof,
    pub form: Form,
    pub outcome: Outcome,
    pub steps: usize,
    /// How many of the steps were draws.
    pub draws: u64,
    /// How many draws before the first step dealt the layout; the first form does not tell.
    pub layout: u64,
    /// The game began at a made-up position or with a chosen layout.
    pub is_practice: bool,
}

/// What a verifier can know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proof {
    /// Bags, layout and steps are those the rules give, besides everything else.
    WithRules,
    /// Commitment, pledges and list fit, every ticket follows from the seed, and chooses the
    /// outcome that is written; that the bags are the right ones is not known.
    WithoutRules,
}

/// Checks commitment, list, layout, every draw, every decision and the outcome.
///
/// The digest has been checked by whoever read the journal: see `Journal::parse`.
pub fn verify<G: Game>(journal: &Journal<G>) -> Result<Verified, Fault> {
    let seal = journal
        .seal
        .as_ref()
        .ok_or(Problem::NothingToVerify.at(COMMITMENT_LINE))?;
    let not_over = Problem::NotOverYet.at(journal.line_of(journal.recorded.len()));
    let ending = journal.ending.as_ref().ok_or(not_over)?;
    let seed = ending
        .seed
        .as_ref()
        .ok_or(Problem::Missing("seed".into()).at(journal.seed_line()))?;
    let heading = journal.heading();
    let table_seed = seal.open(seed, &heading, journal.names(), journal.seed_line())?;
    let mut luck = WrittenLuck::layout(table_seed.clone());
    let dealt = G::Setup::deal(journal.setup().options(), &mut luck);
    let dealt = dealt.map_err(|why| Problem::NoTable(why).at(SETUP_LINE))?;
    if let Some(deal) = &seal.deal {
        let options = journal.setup().options();
        let options = serde_json::to_value(options).expect("options can be written");
        if deal.terms.options != options {
            let what = "options";
            return Err(Problem::WrongTerms { what }.at(Seal::line_of_part(Part::Terms)));
        }
        if luck.drawn != deal.layout {
            let (found, due) = (deal.layout.len(), luck.drawn.len());
            let mut both = luck.drawn.iter().zip(&deal.layout);
            let parted = both.position(|(due, found)| due != found);
            let line = seal.line_of_layout(parted.unwrap_or(found.min(due)));
            return Err(Problem::WrongLayoutDraws { found, due }.at(line));
        }
    }
    if dealt != *journal.setup() {
        return Err(Problem::WrongLayout.at(SETUP_LINE));
    }
    let replay = walk(journal, Some(&table_seed), None)?;
    let steps = journal.recorded.len();
    Ok(seal.verified(Proof::WithRules, ending.outcome, steps, replay.draws))
}

impl Seal {
    /// Checks everything before the first step that needs no rules, and gives the key of all
    /// draws.
    pub(crate) fn open(
        &self,
        seed: &Seed,
        heading: &Heading,
        names: &[&str],
        seed_line: usize,
    ) -> Result<TableSeed, Fault> {
        if !self.is_opened_by(seed) {
            return Err(Problem::WrongSeed.at(seed_line));
        }
        self.check(heading, names)
            .map_err(|(part, problem)| problem.at(Seal::line_of_part(part)))?;
        let table_seed = self.table_seed(seed);
        for (number, drawn) in self.layout().iter().enumerate() {
            let (found, total) = (drawn.ticket, drawn.total);
            let line = self.line_of_layout(number);
            if found >= total {
                let number = found;
                return Err(Problem::NoSuchTicket { number, total }.at(line));
            }
            let due = draw(&table_seed, Purpose::Layout, number as u64, total);
            if found != due {
                return Err(Problem::WrongTicket { found, due }.at(line));
            }
        }
        Ok(table_seed)
    }

    fn layout(&self) -> &[crate::LayoutDraw] {
        self.deal.as_ref().map_or(&[], |deal| &deal.layout)
    }

    /// The good verdict on a game with this seal.
    pub(crate) fn verified(
        &self,
        proof: Proof,
        outcome: Outcome,
        steps: usize,
        draws: u64,
    ) -> Verified {
        Verified {
            proof,
            form: self.deal.as_ref().map_or(Form::First, |_| Form::Second),
            outcome,
            steps,
            draws,
            layout: self.layout().len() as u64,
            is_practice: self.deal.as_ref().is_some_and(|deal| deal.list.practice),
        }
    }
}
