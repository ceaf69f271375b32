//! Guido the Ambassador (Guido, der Gesandte): take a card out of the discard pile.

use crate::card::{CardDef, CardId, Kind};
use crate::effects::{Condition, Effect};

pub const CARD: CardDef = CardDef {
    requires: Condition::Any(&[Condition::Have(CardId::TownHall), Condition::FewerPoints]),
    effects: &[Effect::Fetches],
    ..CardDef::new("RIV-CARD-guido", Kind::AttackAction, 1)
};
