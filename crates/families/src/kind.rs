//! The one match on the family.

use game::Game;

use crate::{Family, Refusal};

/// A family, before its type is known to whoever asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Dice,
    Board,
    Rivals,
}

/// What is done with a family once its type is known.
pub trait FamilyVisitor {
    type Out;
    fn visit<G: Family>(self) -> Self::Out;
}

impl Kind {
    const ALL: [Kind; 3] = [Kind::Dice, Kind::Board, Kind::Rivals];

    /// Hands the type of the family to the visitor.
    pub fn visit<V: FamilyVisitor>(self, visitor: V) -> V::Out {
        match self {
            Kind::Dice => visitor.visit::<dice::Rules>(),
            Kind::Board => visitor.visit::<board::Rules>(),
            Kind::Rivals => visitor.visit::<rivals::Rules>(),
        }
    }

    /// The family with this name in journals.
    pub fn named(family: &str) -> Result<Kind, Refusal> {
        Kind::ALL
            .into_iter()
            .find(|kind| kind.visit(Name) == family)
            .ok_or_else(|| Refusal::Family(family.to_string()))
    }
}

struct Name;

impl FamilyVisitor for Name {
    type Out = &'static str;
    fn visit<G: Family>(self) -> &'static str {
        <G as Game>::FAMILY
    }
}
