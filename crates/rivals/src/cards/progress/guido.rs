//! Guido the Ambassador (Guido, der Gesandte): take a card out of the discard pile.
//!
//! It is printed as an attack, but no card of the box defends against it (RIV-R-40).

use super::gustav::FETCH;
use crate::card::{CardDef, CardId, Kind};
use crate::effects::{Condition, Effect};

pub const CARD: CardDef = CardDef {
    requires: Condition::Any(&[Condition::Have(CardId::TownHall), Condition::FewerPoints]),
    effects: &[Effect::Fetches],
    custom: FETCH,
    ..CardDef::new("RIV-CARD-guido", Kind::AttackAction, 1)
};
