//! A journal read without its rules.
//!
//! Rules change and journals stay: whether its chance was fair can be seen of any journal, whatever
//! the version of its rules. Whether its decisions were allowed cannot.

use game::Outcome;

use crate::bag::{self, DiceDeck};
use crate::chance::{Purpose, draw};
use crate::fault::excerpt;
use crate::parse::Lines;
use crate::replay::check_number;
use crate::{Deal, Ending, Fault, Heading, Problem, Proof, Seal, TableSeed, Ticket, Verified};

/// What a finished or running game left behind, taken as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Transcript<'a> {
    pub heading: Heading,
    /// The seats in the order of turns.
    pub names: Vec<String>,
    /// One line for each step.
    pub steps: Vec<&'a str>,
    seal: Seal,
    ending: Option<Ending>,
}

impl<'a> Transcript<'a> {
    /// Reads a journal that promises fair chance; without a promise nothing names the seats.
    pub fn parse(bytes: &'a [u8]) -> Result<Transcript<'a>, Fault> {
        let mut lines = Lines::new(bytes)?;
        let heading = lines.heading()?;
        lines.value("setup")?;
        let (names, seal) = lines.any_seal(heading.form)?;
        let (steps, ended) = lines.texts()?;
        let ending = if ended {
            Some(lines.ending(&borrowed(&names), true)?)
        } else {
            None
        };
        Ok(Transcript {
            heading,
            names,
            steps,
            seal,
            ending,
        })
    }

    /// None while the game runs.
    pub fn outcome(&self) -> Option<Outcome> {
        self.ending.as_ref().map(|ending| ending.outcome)
    }

    /// The promise as it stands in the header.
    pub fn seal(&self) -> &Seal {
        &self.seal
    }

    /// Checks commitment, pledges, list and every draw; neither the bags nor any decision, nor
    /// what the draws of a layout are used for.
    pub fn verify(&self) -> Result<Verified, Fault> {
        let first = self.seal.head_lines() + 2;
        let end = first + self.steps.len();
        let ending = self.ending.as_ref().ok_or(Problem::NotOverYet.at(end))?;
        let missing = || Problem::Missing("seed".into()).at(end + 2);
        let seed = ending.seed.as_ref().ok_or_else(missing)?;
        let names = borrowed(&self.names);
        let table_seed = self.seal.open(seed, &self.heading, &names, end + 2)?;
        let (mut draws, mut deck) = (0, DiceDeck::default());
        for (line, step) in (first..).zip(&self.steps) {
            let Some(text) = step.strip_prefix("* ") else {
                let seat = step.split_once(": ").map_or(*step, |(seat, _)| seat);
                if !self.names.iter().any(|name| name == seat) {
                    return Err(Problem::NoSuchSeat(excerpt(seat)).at(line));
                }
                continue;
            };
            self.check_draw(text, &table_seed, draws)
                .and_then(|(bag, outcome)| self.check_deck(&mut deck, &bag, outcome))
                .map_err(|problem| problem.at(line))?;
            draws += 1;
        }
        let (proof, steps) = (Proof::WithoutRules, self.steps.len());
        Ok(self.seal.verified(proof, ending.outcome, steps, draws))
    }

    /// Bag and outcome of a draw in which the one gives the other.
    fn check_draw<'t>(
        &self,
        text: &'t str,
        seed: &TableSeed,
        draws: u64,
    ) -> Result<(String, &'t str), Problem> {
        let (outcome, ticket) = text.split_once(" @ ").ok_or(Problem::NoTicket)?;
        let ticket = Ticket::read(ticket, self.heading.form)?;
        check_number(Some(&ticket), draws)?;
        let Ticket { number, total, .. } = ticket;
        if number >= total {
            return Err(Problem::NoSuchTicket { number, total });
        }
        let due = draw(seed, Purpose::Chance, draws, total);
        if number != due {
            return Err(Problem::WrongTicket { found: number, due });
        }
        let strange = || Problem::StrangeBag(excerpt(&ticket.bag));
        let (tickets, due) = bag::due(&ticket.bag, number, outcome).ok_or_else(strange)?;
        if total != tickets {
            let (found, due) = (total, tickets);
            return Err(Problem::WrongTotal { found, due });
        }
        if outcome != due {
            return Err(Problem::WrongOutcome {
                ticket: number,
                found: excerpt(outcome),
                due,
            });
        }
        Ok((ticket.bag, outcome))
    }

    /// Cards in the place of dice are only for those who agreed on them.
    fn check_deck(&self, deck: &mut DiceDeck, bag: &str, outcome: &str) -> Result<(), Problem> {
        let agreed = |deal: &Deal| deal.terms.options["dice_deck"] == true;
        let may = !outcome.starts_with("turn ") || self.seal.deal.as_deref().is_none_or(agreed);
        if may && deck.follow(bag, outcome) {
            return Ok(());
        }
        Err(Problem::StrangeBag(excerpt(bag)))
    }
}

fn borrowed(names: &[String]) -> Vec<&str> {
    names.iter().map(String::as_str).collect()
}
