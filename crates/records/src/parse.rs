//! Reading journals from anywhere: every byte is accounted for, and nothing is guessed.
//!
//! A journal has one proper form. Whatever is accepted here is written again with the same bytes.

use std::fmt::Display;
use std::str::FromStr;
use std::sync::Arc;

use game::{Game, MAX_SEATS, Notation, Outcome, Seat, SeatSet, Setup};

use crate::fault::excerpt;
use crate::journal::{FORMAT, digest, outcome_text, setup_text};
use crate::{
    Commitment, Ending, Fault, Journal, Nonce, Problem, Recorded, RecordedOf, Seal, Seed, Ticket,
};

/// Longer journals are refused unread.
pub const MAX_BYTES: usize = 4 << 20;
/// Longer lines are refused; only a set-up comes near.
pub const MAX_LINE: usize = 64 << 10;

/// What can be known of a journal without knowing its game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heading {
    pub family: String,
    pub rules_version: u32,
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
        if !(1..=G::RULES_VERSION).contains(&heading.rules_version) {
            let (found, ours) = (heading.rules_version, G::RULES_VERSION);
            return Err(Problem::OtherRules { found, ours }.at(3));
        }
        let game = Arc::new(lines.table::<G>()?);
        let names = game.setup().seat_names();
        let seal = lines.seal(names)?;
        lines.end_of_header()?;
        let (recorded, ended) = lines.recorded(&*game, seal.is_some())?;
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
    fn next(&mut self) -> Result<Option<&'a str>, Fault> {
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

    fn fault(&self, problem: Problem) -> Fault {
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
    fn out_of_place(&self, found: &str, due: &str) -> Fault {
        const KNOWN: [&str; 7] = [
            "family",
            "rules",
            "setup",
            "commitment",
            "outcome",
            "seed",
            "digest",
        ];
        self.fault(if self.keys.contains(&found) {
            Problem::Repeated(excerpt(found))
        } else if found.is_empty() || KNOWN.contains(&found) || found.starts_with("nonce ") {
            Problem::Missing(due.to_string())
        } else {
            Problem::Unknown(excerpt(found))
        })
    }

    pub(crate) fn heading(&mut self) -> Result<Heading, Fault> {
        if self.next()? != Some(FORMAT) {
            return Err(Problem::NotAJournal.at(1));
        }
        let family = self.value("family")?.to_string();
        let rules = self.value("rules")?;
        let rules_version = self.exact("rules version", rules, &())?;
        Ok(Heading {
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

    fn seal(&mut self, names: &[&str]) -> Result<Option<Seal>, Fault> {
        let commitment = self.value("commitment")?;
        if commitment == "none" {
            return Ok(None);
        }
        let commitment: Commitment = self.read("commitment", commitment)?;
        let mut nonces = Vec::new();
        for name in names {
            let nonce = self.value(&format!("nonce {name}"))?;
            nonces.push(self.read::<Nonce>("nonce", nonce)?);
        }
        Ok(Some(Seal { commitment, nonces }))
    }

    /// Seats and their nonces as the journal names them.
    pub(crate) fn any_seal(&mut self) -> Result<(Vec<&'a str>, Seal), Fault> {
        let commitment = self.value("commitment")?;
        if commitment == "none" {
            return Err(self.fault(Problem::NothingToVerify));
        }
        let commitment = self.read("commitment", commitment)?;
        let (mut names, mut nonces) = (Vec::new(), Vec::new());
        while let Some(line) = self.next()?
            && !line.is_empty()
        {
            let pair = line
                .strip_prefix("nonce ")
                .and_then(|it| it.split_once(": "));
            let (name, nonce) = pair.ok_or_else(|| self.out_of_place(line, "empty line"))?;
            names.push(name);
            nonces.push(self.read::<Nonce>("nonce", nonce)?);
        }
        Ok((names, Seal { commitment, nonces }))
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

    fn end_of_header(&mut self) -> Result<(), Fault> {
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
        sealed: bool,
    ) -> Result<(Vec<RecordedOf<G>>, bool), Fault> {
        let mut recorded = Vec::new();
        while let Some(line) = self.next()? {
            if line.is_empty() {
                return Ok((recorded, true));
            }
            recorded.push(match line.strip_prefix("* ") {
                Some(draw) => self.chance(draw, game, sealed)?,
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

    fn chance<G: Game>(&self, line: &str, game: &G, sealed: bool) -> Result<RecordedOf<G>, Fault> {
        let (outcome, ticket) = match line.split_once(" @ ") {
            Some((outcome, ticket)) if sealed => (outcome, Some(self.ticket(ticket)?)),
            Some(_) => return Err(self.fault(Problem::StrayTicket)),
            None if sealed => return Err(self.fault(Problem::NoTicket)),
            None => (line, None),
        };
        Ok(Recorded::Chance(
            self.exact("outcome", outcome, game)?,
            ticket,
        ))
    }

    fn ticket(&self, text: &str) -> Result<Ticket, Fault> {
        Ticket::read(text).map_err(|problem| self.fault(problem))
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
    fn read<T: FromStr<Err: Display>>(&self, what: &'static str, text: &str) -> Result<T, Fault> {
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
    /// `9/18 lumber*5 wool*9 ore*4`
    pub(crate) fn read(text: &str) -> Result<Ticket, Problem> {
        let parts = text.split_once(' ').and_then(|(numbers, bag)| {
            let (number, total) = numbers.split_once('/')?;
            Some((number, total, bag))
        });
        let (number, total, bag) = parts
            .ok_or_else(|| Problem::unreadable("ticket", "it needs number/total and the bag"))?;
        Ok(Ticket {
            number: exact("ticket", number, &())?,
            total: exact("number of tickets", total, &())?,
            bag: bag.to_string(),
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
