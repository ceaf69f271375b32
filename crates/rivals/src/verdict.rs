//! May one, and if not, why not: a refusal that costs nothing until it is shown.
//!
//! Menus ask the same checks as players do, thousands of times a second, so an [`Obstacle`] is a
//! few plain bytes. [`game::Violation`] is what it becomes when somebody wants to read it.

use game::{Fact, RuleId, Seat, Violation};

use crate::card::CardId;
use crate::goods::{Goods, Resource};
use crate::places::{Centre, Place, Side};

pub type Verdict = Result<(), Obstacle>;

/// The rule that stands in the way, with at most two facts for its sentence.
#[derive(Clone, Copy, Debug)]
pub struct Obstacle {
    rule: RuleId,
    facts: [Option<(&'static str, Plain)>; 2],
}

/// A fact before it becomes one for people.
#[derive(Clone, Copy, Debug)]
pub enum Plain {
    Number(u8),
    Word(&'static str),
    Card(CardId),
    Goods(Goods),
    Seat(Seat),
    Side(Side),
    Place(Place),
    Centre(Centre),
}

/// The obstacle that cites `rule`.
pub const fn stop(rule: RuleId) -> Obstacle {
    Obstacle {
        rule,
        facts: [None; 2],
    }
}

/// Passes if the rule is kept.
pub const fn require(rule: RuleId, kept: bool) -> Verdict {
    if kept { Ok(()) } else { Err(stop(rule)) }
}

impl Obstacle {
    pub fn with(mut self, name: &'static str, fact: impl Into<Plain>) -> Obstacle {
        let free = self.facts.iter_mut().find(|it| it.is_none());
        *free.expect("two facts are enough") = Some((name, fact.into()));
        self
    }
}

impl From<Obstacle> for Violation {
    fn from(obstacle: Obstacle) -> Violation {
        let facts = obstacle.facts.into_iter().flatten();
        facts.fold(obstacle.rule.broken(), |violation, (name, plain)| {
            violation.with(name, plain)
        })
    }
}

impl From<Plain> for Fact {
    fn from(plain: Plain) -> Fact {
        match plain {
            Plain::Number(number) => number.into(),
            Plain::Word(word) => Fact::Word(word),
            Plain::Card(card) => card.into(),
            Plain::Goods(goods) => goods.into(),
            Plain::Seat(seat) => seat.into(),
            Plain::Side(side) => side.into(),
            Plain::Place(place) => place.into(),
            Plain::Centre(centre) => centre.into(),
        }
    }
}

macro_rules! plain {
    ($($arm:ident $kind:ty),*) => {
        $(impl From<$kind> for Plain {
            fn from(fact: $kind) -> Plain {
                Plain::$arm(fact)
            }
        })*
    };
}
plain!(
    Number u8,
    Word & 'static str,
    Card CardId,
    Goods Goods,
    Seat Seat,
    Side Side,
    Place Place,
    Centre Centre
);

impl From<Resource> for Plain {
    fn from(kind: Resource) -> Plain {
        Plain::Word(kind.word())
    }
}
