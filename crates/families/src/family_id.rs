//! The one match on the family.

use game::Game;

use crate::{Family, SetupError};

/// A family, before its type is known to whoever asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FamilyId {
    Dice,
    Board,
    Rivals,
}

/// What is done with a family once its type is known.
pub trait FamilyVisitor {
    type Out;
    fn visit<G: Family>(self) -> Self::Out;
}

impl FamilyId {
    const ALL: [FamilyId; 3] = [FamilyId::Dice, FamilyId::Board, FamilyId::Rivals];

    /// Hands the type of the family to the visitor.
    pub fn visit<V: FamilyVisitor>(self, visitor: V) -> V::Out {
        match self {
            FamilyId::Dice => visitor.visit::<dice::Rules>(),
            FamilyId::Board => visitor.visit::<board::Rules>(),
            FamilyId::Rivals => visitor.visit::<rivals::Rules>(),
        }
    }

    /// Its name in journals.
    pub fn name(self) -> &'static str {
        self.visit(Name)
    }

    /// The family with this name in journals.
    pub fn named(family: &str) -> Result<FamilyId, SetupError> {
        FamilyId::ALL
            .into_iter()
            .find(|id| id.name() == family)
            .ok_or_else(|| SetupError::Family(family.to_string()))
    }
}

struct Name;

impl FamilyVisitor for Name {
    type Out = &'static str;
    fn visit<G: Family>(self) -> &'static str {
        <G as Game>::FAMILY
    }
}
