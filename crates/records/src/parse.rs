//! Reading journals from anywhere: every byte is accounted for, and nothing is guessed.
//!
//! A journal has one proper form. Whatever is accepted here is written again with the same bytes.

use std::fmt::Display;
use std::str::FromStr;
use std::sync::Arc;

use game::{Game, MAX_SEATS, Notation, Outcome, Seat, SeatSet, Setup};

use crate::fault::excerpt;
use crate::journal::{FORMAT, FORMAT_2, digest, outcome_text, setup_text};
use crate::{Ending, Fault, Journal, LayoutDraw, Problem, Recorded, RecordedOf, Seed, Ticket};

/// Longer journals are refused unread.
pub const MAX_BYTES: usize = 4 << 20;
/// Longer lines are refused; only a set-up comes near.
pub const MAX_LINE: usize = 64 << 10;

/// What can be known of a journal without knowing its game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heading {
    pub form: Form,
    pub family: String,
    pub rules_version: u32,
}

/// The form of fair chance a journal follows; its version in the first line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// A seed and nonces in clear; also of journals without any promise.
    First,
    /// Terms, pledges, a closed list, and the draws of the layout.
    Second,
}

/// Reads no more than is needed to find the family.
pub fn peek(bytes: &[u8]) -> Result<Heading, Fault> {
    Lines::new(bytes)?.heading()
}

impl<G: Game> Journal<G> {
    /// Reads a journal of this family in its proper form, also one of older rules: whether today's
    /// rules play it the same way is seen by trying.
    pub fn parse(bytes: &[u8]) -> Result<Journal<G>, Fault> {
        let mut lines = Lines::new(bytes)?;
        let heading = lines.heading()?;
        if heading.family != G::FAMILY {
            let (found, wanted) = (excerpt(&heading.family), G::FAMILY);
            return Err(Problem::OtherFamily { found, wanted }.at(2));
        }
        if heading.rules_version > G::RULES_VERSION {
            let (found, ours) = (heading.rules_version, G::RULES_VERSION);
            return Err(Problem::OtherRules { found, ours }.at(3));
        }
        let game = Arc::new(lines.table::<G>()?);
        let names = game.setup().seat_names();
        let seal = lines.seal(heading.form, names)?;
        let tickets = seal.as_ref().map(|_| heading.form);
        let (recorded, ended) = lines.recorded(&*game, tickets)?;
        let ending = if ended {
            Some(lines.ending(names, seal.is_some())?)
        } else {
            None
        };
        Ok(Journal {
            game,
            rules_version: heading.rules_version,
            seal,
            recorded,
            ending,
        })
    }
}

/// The lines of a journal, taken from the top.
pub(crate) struct Lines<'a> {
    text: &'a str,
    /// Bytes taken so far.
    taken: usize,
    /// Number of the line last taken.
    number: usize,
    keys: Vec<&'a str>,
}

impl<'a> Lines<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Result<Lines<'a>, Fault> {
        if bytes.len() > MAX_BYTES {
            return Err(Problem::TooLong.at(1));
        }
        let text = std::str::from_utf8(bytes).map_err(|error| {
            let before = bytes[..error.valid_up_to()].split(|byte| *byte == b'\n');
            Problem::NotUtf8.at(before.count())
        })?;
        Ok(Lines {
            text,
            taken: 0,
            number: 0,
            keys: Vec::new(),
        })
    }

    /// The next line without its end; none after the last.
    pub(crate) fn next(&mut self) -> Result<Option<&'a str>, Fault> {
        let rest = &self.text[self.taken..];
        if rest.is_empty() {
            return Ok(None);
        }
        self.number += 1;
        let end = rest.find('\n').ok_or(self.fault(Problem::UnfinishedLine))?;
        if end > MAX_LINE {
            return Err(self.fault(Problem::LineTooLong));
        }
        self.taken += end + 1;
        Ok(Some(&rest[..end]))
    }

    /// Number of the line last taken.
    pub(crate) fn number(&self) -> usize {
        self.number
    }

    pub(crate) fn fault(&self, problem: Problem) -> Fault {
        problem.at(self.number)
    }

    /// The value of the header line that must come next.
    pub(crate) fn value(&mut self, key: &str) -> Result<&'a str, Fault> {
        let Some(line) = self.next()? else {
            return Err(Problem::Missing(key.to_string()).at(self.number + 1));
        };
        let (found, value) = line.split_once(": ").unwrap_or((line, ""));
        if found == key {
            self.keys.push(found);
            return Ok(value);
        }
        Err(self.out_of_place(found, key))
    }

    /// Says what is wrong with a header line that stands where `due` should.
    pub(crate) fn out_of_place(&self, found: &str, due: &str) -> Fault {
        const KNOWN: [&str; 9] = [
            "family",
            "rules",
            "setup",
            "terms",
            "commitment",
            "list",
            "outcome",
            "seed",
            "digest",
        ];
        let is_numbered = found.starts_with("nonce ") || found.starts_with("layout ");
        self.fault(if self.keys.contains(&found) {
            Problem::Repeated(excerpt(found))
        } else if found.is_empty() || KNOWN.contains(&found) || is_numbered {
            Problem::Missing(due.to_string())
        } else {
            Problem::Unknown(excerpt(found))
        })
    }

    pub(crate) fn heading(&mut self) -> Result<Heading, Fault> {
        let form = match self.next()? {
            Some(FORMAT) => Form::First,
            Some(FORMAT_2) => Form::Second,
            Some(_) | None => return Err(Problem::NotAJournal.at(1)),
        };
        let family = self.value("family")?.to_string();
        let rules = self.value("rules")?;
        let rules_version = self.exact("rules version", rules, &())?;
        if rules_version == 0 {
            let why = "versions are counted from 1";
            return Err(self.fault(Problem::unreadable("rules version", why)));
        }
        Ok(Heading {
            form,
            family,
            rules_version,
        })
    }

    fn table<G: Game>(&mut self) -> Result<G, Fault> {
        let text = self.value("setup")?;
        let setup = serde_json::from_str(text)
            .map_err(|why| self.fault(Problem::unreadable("set-up", why)))?;
        let game = G::open(setup).map_err(|why| self.fault(Problem::NoTable(why)))?;
        self.proper("set-up", text, &setup_text::<G>(game.setup()))?;
        Ok(game)
    }

    /// The steps as they stand there, and whether an ending follows them.
    pub(crate) fn texts(&mut self) -> Result<(Vec<&'a str>, bool), Fault> {
        let mut steps = Vec::new();
        while let Some(line) = self.next()? {
            if line.is_empty() {
                return Ok((steps, true));
            }
            steps.push(line);
        }
        Ok((steps, false))
    }

    pub(crate) fn end_of_header(&mut self) -> Result<(), Fault> {
        match self.next()? {
            Some("") => Ok(()),
            None => Err(Problem::Missing("empty line".into()).at(self.number + 1)),
            Some(line) => {
                let key = line.split_once(": ").map_or(line, |(key, _)| key);
                Err(self.out_of_place(key, "empty line"))
            }
        }
    }

    /// The steps, and whether an ending follows them.
    fn recorded<G: Game>(
        &mut self,
        game: &G,
        tickets: Option<Form>,
    ) -> Result<(Vec<RecordedOf<G>>, bool), Fault> {
        let mut recorded = Vec::new();
        while let Some(line) = self.next()? {
            if line.is_empty() {
                return Ok((recorded, true));
            }
            recorded.push(match line.strip_prefix("* ") {
                Some(draw) => self.chance(draw, game, tickets)?,
                None => self.act(line, game)?,
            });
        }
        Ok((recorded, false))
    }

    fn act<G: Game>(&self, line: &str, game: &G) -> Result<RecordedOf<G>, Fault> {
        let (name, action) = line
            .split_once(": ")
            .ok_or_else(|| self.fault(Problem::Unknown(excerpt(line))))?;
        let seat = self.seat(name, game.setup().seat_names())?;
        Ok(Recorded::Act(seat, self.exact("action", action, game)?))
    }

    fn chance<G: Game>(
        &self,
        line: &str,
        game: &G,
        tickets: Option<Form>,
    ) -> Result<RecordedOf<G>, Fault> {
        let (outcome, ticket) = match (line.split_once(" @ "), tickets) {
            (Some((outcome, ticket)), Some(form)) => {
                let ticket = Ticket::read(ticket, form).map_err(|problem| self.fault(problem))?;
                (outcome, Some(ticket))
            }
            (Some(_), None) => return Err(self.fault(Problem::StrayTicket)),
            (None, Some(_)) => return Err(self.fault(Problem::NoTicket)),
            (None, None) => (line, None),
        };
        Ok(Recorded::Chance(
            self.exact("outcome", outcome, game)?,
            ticket,
        ))
    }

    pub(crate) fn ending(&mut self, names: &[&str], sealed: bool) -> Result<Ending, Fault> {
        let outcome = self.value("outcome")?;
        let outcome = self.outcome(outcome, names)?;
        let seed = match self.value("seed")? {
            "none" if sealed => return Err(self.fault(Problem::Missing("seed".into()))),
            "none" => None,
            _ if !sealed => return Err(self.fault(Problem::StraySeed)),
            seed => Some(self.read::<Seed>("seed", seed)?),
        };
        let before = &self.text[..self.taken];
        if self.value("digest")? != digest(before) {
            return Err(self.fault(Problem::WrongDigest));
        }
        if self.next()?.is_some() {
            return Err(self.fault(Problem::Trailing));
        }
        Ok(Ending { outcome, seed })
    }

    fn outcome(&self, text: &str, names: &[&str]) -> Result<Outcome, Fault> {
        let strange = || self.fault(Problem::unreadable("outcome", excerpt(text)));
        let (list, victors) = text.split_once("; won by ").ok_or_else(strange)?;
        let mut points = [0; MAX_SEATS];
        for (place, part) in points.iter_mut().zip(list.split(", ")) {
            let (_, number) = part.split_once(' ').ok_or_else(strange)?;
            *place = number.parse().map_err(|_| strange())?;
        }
        let mut winners = SeatSet::EMPTY;
        if victors != "nobody" {
            for name in victors.split(", ") {
                winners = winners.with(self.seat(name, names)?);
            }
        }
        let outcome = Outcome { points, winners };
        // Names, order and number of the seats are compared all at once.
        self.proper("outcome", text, &outcome_text(&outcome, names))?;
        Ok(outcome)
    }

    fn seat(&self, name: &str, names: &[&str]) -> Result<Seat, Fault> {
        names
            .iter()
            .position(|known| *known == name)
            .map(|place| Seat(place as u8))
            .ok_or_else(|| self.fault(Problem::NoSuchSeat(excerpt(name))))
    }

    /// Reads what has only one way to be written.
    pub(crate) fn read<T: FromStr<Err: Display>>(
        &self,
        what: &'static str,
        text: &str,
    ) -> Result<T, Fault> {
        text.parse()
            .map_err(|why| self.fault(Problem::unreadable(what, why)))
    }

    /// Reads notation, and refuses other ways to write the same.
    fn exact<G, T: Notation<G>>(&self, what: What, text: &str, game: &G) -> Result<T, Fault> {
        exact(what, text, game).map_err(|problem| self.fault(problem))
    }

    fn proper(&self, what: What, found: &str, proper: &str) -> Result<(), Fault> {
        check_proper(what, found, proper).map_err(|problem| self.fault(problem))
    }
}

type What = &'static str;

impl Ticket {
    /// `9/18 lumber*5 wool*9 ore*4`, in the second form with the number of the draw before it.
    pub(crate) fn read(text: &str, form: Form) -> Result<Ticket, Problem> {
        let strange = || Problem::unreadable("ticket", "it needs number/total and the bag");
        let (draw, text) = match form {
            Form::First => (None, text),
            Form::Second => {
                let (draw, rest) = text.split_once(' ').ok_or_else(strange)?;
                (Some(exact("number of the draw", draw, &())?), rest)
            }
        };
        let (numbers, bag) = text.split_once(' ').ok_or_else(strange)?;
        let LayoutDraw { ticket, total } = LayoutDraw::read(numbers)?;
        Ok(Ticket {
            draw,
            number: ticket,
            total,
            bag: bag.to_string(),
        })
    }
}

impl LayoutDraw {
    /// `9/18`
    pub(crate) fn read(text: &str) -> Result<LayoutDraw, Problem> {
        let (ticket, total) = text
            .split_once('/')
            .ok_or_else(|| Problem::unreadable("ticket", "it needs number/total"))?;
        Ok(LayoutDraw {
            ticket: exact("ticket", ticket, &())?,
            total: exact("number of tickets", total, &())?,
        })
    }
}

fn exact<G, T: Notation<G>>(what: What, text: &str, game: &G) -> Result<T, Problem> {
    let unreadable = || Problem::unreadable(what, format!("`{text}`"));
    let value = T::read(text, game).ok_or_else(unreadable)?;
    check_proper(what, text, &value.write(game))?;
    Ok(value)
}

fn check_proper(what: What, found: &str, proper: &str) -> Result<(), Problem> {
    if found == proper {
        return Ok(());
    }
    let proper = excerpt(proper);
    Err(Problem::Improper { what, proper })
}
