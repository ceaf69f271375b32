//! Reading the promise of fair chance from the header of a journal.

use crate::parse::{Form, Lines};
use crate::{Commitment, Deal, Fault, LayoutDraw, Nonce, Problem, Seal, StartList, Terms};

impl Lines<'_> {
    /// The seal at a table with these seats, and the end of the header; none if there is no
    /// promise.
    pub(crate) fn seal(&mut self, form: Form, names: &[&str]) -> Result<Option<Seal>, Fault> {
        if form == Form::Second {
            return self.second_seal(Some(names)).map(|(_, seal)| Some(seal));
        }
        let commitment = self.value("commitment")?;
        if commitment == "none" {
            self.end_of_header()?;
            return Ok(None);
        }
        let seal = Seal {
            commitment: self.read("commitment", commitment)?,
            nonces: self.nonces(names)?,
            deal: None,
        };
        self.end_of_header()?;
        Ok(Some(seal))
    }

    /// Seats and seal as the journal names them, and the end of the header.
    pub(crate) fn any_seal(&mut self, form: Form) -> Result<(Vec<String>, Seal), Fault> {
        if form == Form::Second {
            return self.second_seal(None);
        }
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
            names.push(name.to_owned());
            nonces.push(self.read::<Nonce>("nonce", nonce)?);
        }
        let seal = Seal {
            commitment,
            nonces,
            deal: None,
        };
        Ok((names, seal))
    }

    /// The seats are those of the list if the set-up is not understood.
    fn second_seal(&mut self, names: Option<&[&str]>) -> Result<(Vec<String>, Seal), Fault> {
        let terms = self.value("terms")?;
        let terms: Terms = self.read("terms", terms)?;
        let commitment = self.value("commitment")?;
        let commitment: Commitment = self.read("commitment", commitment)?;
        let list = self.value("list")?;
        let list: StartList = self.read("list", list)?;
        let listed: Vec<&str> = list.seats.iter().map(|seat| seat.colour.as_str()).collect();
        let names = names.unwrap_or(&listed);
        let nonces = self.nonces(names)?;
        let names = names.iter().map(|name| (*name).to_owned()).collect();
        let layout = self.layout()?;
        let deal = Some(Box::new(Deal {
            terms,
            list,
            layout,
        }));
        let seal = Seal {
            commitment,
            nonces,
            deal,
        };
        Ok((names, seal))
    }

    fn nonces(&mut self, names: &[&str]) -> Result<Vec<Nonce>, Fault> {
        let mut nonces = Vec::new();
        for name in names {
            let nonce = self.value(&format!("nonce {name}"))?;
            nonces.push(self.read::<Nonce>("nonce", nonce)?);
        }
        Ok(nonces)
    }

    /// The draws of the layout, numbered without a gap, and the empty line after them.
    fn layout(&mut self) -> Result<Vec<LayoutDraw>, Fault> {
        let mut layout = Vec::new();
        while let Some(line) = self.next()? {
            if line.is_empty() {
                return Ok(layout);
            }
            let key = format!("layout {}: ", layout.len());
            let draw = line.strip_prefix(&key).ok_or_else(|| {
                let found = line.split_once(": ").map_or(line, |(found, _)| found);
                self.out_of_place(found, key.trim_end_matches(": "))
            })?;
            layout.push(LayoutDraw::read(draw).map_err(|problem| self.fault(problem))?);
        }
        Err(Problem::Missing("empty line".into()).at(self.number() + 1))
    }
}
