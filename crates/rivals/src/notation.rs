//! The text of actions and outcomes, and its reader.
//!
//! `roll`, `end`, `propose`, `pass`, `agree`, `pay`, `search`, `play goldsmith`, `number 4`,
//! `draw 2`, `stack 2`, `take abbey`, `under abbey 1`, `store c0.u`, `spend c0.u`, `name ore`,
//! `road left`, `settle left`, `city s0`, `build abbey s0.u`, `attach gold_cache c0.u`, `trade 3
//! ore grain`, `ship c1.u wool`, `tear s0.u abbey`, `choose s0.u abbey`, `land c0.u`, `landscape
//! forest_stack_4`; an outcome is `start 3 5`, `dice 4 harvest`, `number 4`, `symbol trade`,
//! `card abbey`, `moon riots` or `landscape forest_stack_4`. Stacks count from one.

use std::fmt;
use std::str::{FromStr, SplitWhitespace};

use game::Unreadable;

use crate::actions::Action;
use crate::chance::Chance;
use crate::stacks::{STACKS, StackId};
use crate::state::Symbol;

impl fmt::Display for StackId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for StackId {
    type Err = ();
    fn from_str(text: &str) -> Result<StackId, ()> {
        let all = (0..STACKS as u8).map(StackId);
        let mut all = all.filter(|it| it.to_string() == text);
        all.next().ok_or(())
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Symbol {
    type Err = ();
    fn from_str(text: &str) -> Result<Symbol, ()> {
        let found = Symbol::FACES.into_iter().find(|it| it.word() == text);
        found.ok_or(())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let verb = self.verb();
        match *self {
            Action::Roll
            | Action::End
            | Action::Propose
            | Action::Pass
            | Action::Agree
            | Action::Pay
            | Action::Search => f.write_str(verb),
            Action::Play(card) | Action::Take(card) => write!(f, "{verb} {card}"),
            Action::Number(number) => write!(f, "{verb} {number}"),
            Action::Draw(stack) | Action::Stack(stack) => write!(f, "{verb} {stack}"),
            Action::Under { card, stack } => write!(f, "{verb} {card} {stack}"),
            Action::Store(place) | Action::Spend(place) | Action::Land(place) => {
                write!(f, "{verb} {place}")
            }
            Action::Name(kind) => write!(f, "{verb} {kind}"),
            Action::Road(end) | Action::Settle(end) => write!(f, "{verb} {end}"),
            Action::City(centre) => write!(f, "{verb} {centre}"),
            Action::Build { card, side } => write!(f, "{verb} {card} {side}"),
            Action::Attach { card, place } => write!(f, "{verb} {card} {place}"),
            Action::Trade { rate, give, get } => write!(f, "{verb} {rate} {give} {get}"),
            Action::ShipTrade { from, get } => write!(f, "{verb} {from} {get}"),
            Action::TearDown { side, card } | Action::Choose { side, card } => {
                write!(f, "{verb} {side} {card}")
            }
            Action::Landscape(landscape) => write!(f, "{verb} {landscape}"),
        }
    }
}

impl Action {
    /// The word its text begins with.
    pub const fn verb(self) -> &'static str {
        match self {
            Action::Roll => "roll",
            Action::End => "end",
            Action::Propose => "propose",
            Action::Pass => "pass",
            Action::Agree => "agree",
            Action::Pay => "pay",
            Action::Search => "search",
            Action::Play(_) => "play",
            Action::Number(_) => "number",
            Action::Draw(_) => "draw",
            Action::Stack(_) => "stack",
            Action::Take(_) => "take",
            Action::Under { .. } => "under",
            Action::Store(_) => "store",
            Action::Spend(_) => "spend",
            Action::Name(_) => "name",
            Action::Road(_) => "road",
            Action::Settle(_) => "settle",
            Action::City(_) => "city",
            Action::Build { .. } => "build",
            Action::Attach { .. } => "attach",
            Action::Trade { .. } => "trade",
            Action::ShipTrade { .. } => "ship",
            Action::TearDown { .. } => "tear",
            Action::Choose { .. } => "choose",
            Action::Land(_) => "land",
            Action::Landscape(_) => "landscape",
        }
    }
}

/// The words of a text, one after the other.
struct Words<'a>(SplitWhitespace<'a>);

impl Words<'_> {
    fn next<T: FromStr>(&mut self) -> Option<T> {
        self.0.next()?.parse().ok()
    }

    fn die(&mut self) -> Option<u8> {
        self.next().filter(|number| (1..=6).contains(number))
    }
}

fn read_all<T>(text: &str, read: impl Fn(&str, &mut Words) -> Option<T>) -> Result<T, Unreadable> {
    let mut words = Words(text.split_whitespace());
    let verb = words.0.next().unwrap_or("");
    let found = read(verb, &mut words).filter(|_| words.0.next().is_none());
    found.ok_or_else(|| Unreadable::new(text))
}

impl FromStr for Action {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Action, Unreadable> {
        read_all(text, read_action)
    }
}

fn read_action(verb: &str, words: &mut Words) -> Option<Action> {
    Some(match verb {
        "roll" => Action::Roll,
        "end" => Action::End,
        "propose" => Action::Propose,
        "pass" => Action::Pass,
        "agree" => Action::Agree,
        "pay" => Action::Pay,
        "search" => Action::Search,
        "play" => Action::Play(words.next()?),
        "number" => Action::Number(words.die()?),
        "draw" => Action::Draw(words.next()?),
        "stack" => Action::Stack(words.next()?),
        "take" => Action::Take(words.next()?),
        "store" => Action::Store(words.next()?),
        "spend" => Action::Spend(words.next()?),
        "name" => Action::Name(words.next()?),
        "road" => Action::Road(words.next()?),
        "settle" => Action::Settle(words.next()?),
        "city" => Action::City(words.next()?),
        "land" => Action::Land(words.next()?),
        "landscape" => Action::Landscape(words.next()?),
        _ => return read_pair(verb, words),
    })
}

/// Actions with two or three objects.
fn read_pair(verb: &str, words: &mut Words) -> Option<Action> {
    Some(match verb {
        "under" => Action::Under {
            card: words.next()?,
            stack: words.next()?,
        },
        "build" => Action::Build {
            card: words.next()?,
            side: words.next()?,
        },
        "attach" => Action::Attach {
            card: words.next()?,
            place: words.next()?,
        },
        "trade" => Action::Trade {
            rate: words.next().filter(|rate| (1..=3).contains(rate))?,
            give: words.next()?,
            get: words.next()?,
        },
        "ship" => Action::ShipTrade {
            from: words.next()?,
            get: words.next()?,
        },
        "tear" => Action::TearDown {
            side: words.next()?,
            card: words.next()?,
        },
        "choose" => Action::Choose {
            side: words.next()?,
            card: words.next()?,
        },
        _ => return None,
    })
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Chance::Start(red, blue) => write!(f, "start {red} {blue}"),
            Chance::Dice(number, symbol) => write!(f, "dice {number} {symbol}"),
            Chance::Number(number) => write!(f, "number {number}"),
            Chance::Symbol(symbol) => write!(f, "symbol {symbol}"),
            Chance::Card(card) => write!(f, "card {card}"),
            Chance::Moon(card) => write!(f, "moon {card}"),
            Chance::Landscape(landscape) => write!(f, "landscape {landscape}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Chance, Unreadable> {
        read_all(text, |verb, words| {
            Some(match verb {
                "start" => Chance::Start(words.die()?, words.die()?),
                "dice" => Chance::Dice(words.die()?, words.next()?),
                "number" => Chance::Number(words.die()?),
                "symbol" => Chance::Symbol(words.next()?),
                "card" => Chance::Card(words.next()?),
                "moon" => Chance::Moon(words.next()?),
                "landscape" => Chance::Landscape(words.next()?),
                _ => return None,
            })
        })
    }
}
