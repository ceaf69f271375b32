//! A journal read without its rules.
//!
//! Rules change and journals stay: whether its chance was fair can be seen of any journal, whatever
//! the version of its rules. Whether its decisions were allowed cannot.

use game::Outcome;

use crate::chance::{Purpose, draw};
use crate::journal::COMMITMENT_LINE;
use crate::parse::Lines;
use crate::{Ending, Fault, Heading, Problem, Seal, TableSeed, Ticket, Verified};

/// What a finished or running game left behind, taken as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Transcript<'a> {
    pub heading: Heading,
    /// The seats in the order of turns.
    pub names: Vec<&'a str>,
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
        let (names, seal) = lines.any_seal()?;
        let (steps, ended) = lines.texts()?;
        let ending = if ended {
            Some(lines.ending(&names, true)?)
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

    /// Checks commitment and every draw; neither the layout nor any decision.
    pub fn verify(&self) -> Result<Verified, Fault> {
        let first = COMMITMENT_LINE + self.names.len() + 2;
        let end = first + self.steps.len();
        let ending = self.ending.as_ref().ok_or(Problem::NotOverYet.at(end))?;
        let missing = || Problem::Missing("seed".into()).at(end + 2);
        let seed = ending.seed.as_ref().ok_or_else(missing)?;
        if seed.commitment() != self.seal.commitment {
            return Err(Problem::WrongSeed.at(end + 2));
        }
        let table_seed = seed.table_seed(&self.seal.nonces);
        let mut draws = 0;
        for (line, step) in (first..).zip(&self.steps) {
            let Some(text) = step.strip_prefix("* ") else {
                continue;
            };
            check_draw(text, &table_seed, draws).map_err(|problem| problem.at(line))?;
            draws += 1;
        }
        Ok(Verified {
            outcome: ending.outcome,
            steps: self.steps.len(),
            draws,
        })
    }
}

fn check_draw(text: &str, seed: &TableSeed, draws: u64) -> Result<(), Problem> {
    let (outcome, ticket) = text.split_once(" @ ").ok_or(Problem::NoTicket)?;
    let Ticket { number, total, bag } = Ticket::read(ticket)?;
    if total == 0 || number >= total {
        return Err(Problem::NoSuchTicket { number, total });
    }
    let due = draw(seed, Purpose::Chance, draws, total);
    if number != due {
        return Err(Problem::WrongTicket { found: number, due });
    }
    let Some((tickets, drawn)) = look_into(&bag, number) else {
        return Ok(());
    };
    if total != tickets {
        let (found, due) = (total, tickets);
        return Err(Problem::WrongTotal { found, due });
    }
    let found = outcome.rsplit(' ').next().unwrap_or(outcome);
    // Not all families write two dice in the same way.
    let is_comparable = bag != "2d6" || found.contains('+');
    if is_comparable && found != drawn {
        return Err(Problem::WrongOutcome {
            ticket: number,
            found: found.to_owned(),
            due: drawn,
        });
    }
    Ok(())
}

/// How many tickets a bag has, and the last word of the outcome this one stands for; none if the
/// text does not say, as with most dice.
fn look_into(bag: &str, ticket: u32) -> Option<(u32, String)> {
    if bag == "2d6" {
        return Some((36, format!("{}+{}", ticket / 6 + 1, ticket % 6 + 1)));
    }
    let (mut total, mut drawn) = (0_u32, None);
    for item in bag.split(' ') {
        let (name, weight) = item.split_once('*')?;
        let before = total;
        total = total.checked_add(weight.parse().ok()?)?;
        if (before..total).contains(&ticket) {
            drawn = Some(name.to_owned());
        }
    }
    Some((total, drawn.unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bag_says_what_its_tickets_stand_for() {
        assert_eq!(look_into("2d6", 10), Some((36, "2+5".into())));
        let cards = "lumber*5 wool*9 ore*4";
        assert_eq!(look_into(cards, 4), Some((18, "lumber".into())));
        assert_eq!(look_into(cards, 5), Some((18, "wool".into())));
        assert_eq!(look_into(cards, 18), Some((18, String::new())));
        assert_eq!(look_into("3 faces", 18), None);
    }
}
