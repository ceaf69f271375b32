//! Yule (Julfest): the event stack is mixed again, and another event drawn.

use crate::card::{CardDef, Kind};

pub const CARD: CardDef = CardDef::new("RIV-CARD-yule", Kind::Event, 1);
