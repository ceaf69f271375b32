//! Bots by their specs: `aud`, `greedy:whim=20`. Whoever seats bots reads them here.

use std::fmt;
use std::str::FromStr;

use bots::Bot;
use game::Game;

use crate::visit::excerpt;
use crate::{BotError, Family};

/// The bots people are offered, the same in every family, the weakest first.
pub const LEVELS: [&str; 4] = ["floki", "ketil", "aud", "njal"];
/// The strongest of them.
pub const BEST: &str = LEVELS[LEVELS.len() - 1];

/// A bot's name and what is set of its parameters, as somebody wrote it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotSpec {
    pub name: String,
    set: Vec<(String, u32)>,
}

impl BotSpec {
    /// Several specs with commas between them. What sets a parameter belongs to the bot before it:
    /// `floki:whim=3,bold=1,aud` are two.
    pub fn list(text: &str) -> Result<Vec<BotSpec>, BotError> {
        let mut specs: Vec<String> = Vec::new();
        for part in text.split(',') {
            match specs.last_mut() {
                Some(last) if last.contains(':') && part.contains('=') && !part.contains(':') => {
                    last.push(',');
                    last.push_str(part);
                }
                _ => specs.push(part.to_owned()),
            }
        }
        specs.iter().map(|spec| spec.parse()).collect()
    }

    /// One spec for each of so many seats: a single one stands for all.
    pub fn for_seats(text: &str, seats: usize) -> Result<Vec<BotSpec>, BotError> {
        let specs = BotSpec::list(text)?;
        match specs.as_slice() {
            [one] => Ok(vec![one.clone(); seats]),
            _ if specs.len() == seats => Ok(specs),
            _ => Err(BotError::Count {
                given: specs.len(),
                seats,
            }),
        }
    }
}

impl FromStr for BotSpec {
    type Err = BotError;

    fn from_str(text: &str) -> Result<BotSpec, BotError> {
        let (name, rest) = text.split_once(':').unwrap_or((text, ""));
        let parts = rest.split(',').filter(|_| name.len() < text.len());
        let pair = |part: &str| -> Result<(String, u32), BotError> {
            let bad = || BotError::NoPair(excerpt(part));
            let (key, value) = part.split_once('=').ok_or_else(bad)?;
            let value = value.parse().map_err(|_| bad())?;
            Ok((key.trim().to_owned(), value))
        };
        Ok(BotSpec {
            name: name.trim().to_owned(),
            set: parts.map(pair).collect::<Result<_, _>>()?,
        })
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.name)?;
        for (number, (key, value)) in self.set.iter().enumerate() {
            let mark = if number == 0 { ':' } else { ',' };
            write!(f, "{mark}{key}={value}")?;
        }
        Ok(())
    }
}

/// Something about a bot that can be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Key {
    pub name: &'static str,
    /// What it is unless somebody sets it.
    pub usual: u32,
    pub most: u32,
}

/// The parameters of one bot, each with its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Values(Vec<(&'static str, u32)>);

impl Values {
    /// The value of a parameter the bot has.
    pub fn get(&self, key: &str) -> u32 {
        let found = self.0.iter().find(|(name, _)| *name == key);
        found.expect("a bot asks for its own parameters").1
    }
}

/// A bot of a family.
pub struct KnownBot<G: Game> {
    pub name: &'static str,
    pub keys: &'static [Key],
    pub make: fn(&Values) -> Box<dyn Bot<G>>,
}

/// Makes bots with an empty memory, all of one spec.
pub struct Maker<G: Game> {
    make: fn(&Values) -> Box<dyn Bot<G>>,
    values: Values,
}

impl<G: Game> Maker<G> {
    pub fn make(&self) -> Box<dyn Bot<G>> {
        (self.make)(&self.values)
    }
}

/// The names of all bots that play this family, the weakest first.
pub fn bot_names<G: Family>() -> Vec<&'static str> {
    G::BOTS.iter().map(|known| known.name).collect()
}

/// What makes the bots of a spec, if the family has such bots.
pub fn maker<G: Family>(spec: &BotSpec) -> Result<Maker<G>, BotError> {
    let known = G::BOTS.iter().find(|known| known.name == spec.name);
    let known = known.ok_or_else(|| BotError::Unknown {
        name: excerpt(&spec.name),
        known: bot_names::<G>().join(", "),
    })?;
    let mut values: Vec<_> = (known.keys.iter().map(|key| (key.name, key.usual))).collect();
    for (name, value) in &spec.set {
        let place = known.keys.iter().position(|key| key.name == name);
        let place = place.ok_or_else(|| no_key(known, name))?;
        if *value > known.keys[place].most {
            return Err(BotError::TooMuch {
                key: name.clone(),
                value: *value,
                most: known.keys[place].most,
            });
        }
        values[place].1 = *value;
    }
    Ok(Maker {
        make: known.make,
        values: Values(values),
    })
}

fn no_key<G: Game>(known: &KnownBot<G>, key: &str) -> BotError {
    let keys: Vec<_> = known.keys.iter().map(|key| key.name).collect();
    let (bot, key) = (known.name.to_owned(), excerpt(key));
    if keys.is_empty() {
        return BotError::NoKeys { bot, key };
    }
    let known = keys.join(", ");
    BotError::NoKey { bot, key, known }
}
