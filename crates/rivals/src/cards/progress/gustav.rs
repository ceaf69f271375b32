//! Gustav the Librarian (Gustav, der Bibliothekar): take a card out of the discard pile.

use crate::card::{CardDef, CardId, Kind};
use crate::effects::{Condition, Effect};

pub const CARD: CardDef = CardDef {
    requires: Condition::Any(&[Condition::Have(CardId::Library), Condition::FewerPoints]),
    effects: &[Effect::Fetches],
    ..CardDef::new("RIV-CARD-gustav", Kind::NeutralAction, 1)
};
