//! Inventor (Erfinder): swaps two number chips.

use game::{RuleId, Seat};
use hexgrid::{Hex, HexSet};
use serde::{Deserialize, Serialize};

use super::{CardDef, CardQuestion, Question};
use crate::knights::{KnightAction, KnightMenu, Spot};
use crate::play::Play;
use crate::questions::roll::chips;
use crate::rules::Rules;
use crate::state::State;

/// Swap two different number chips, but none of 2, 6, 8 and 12.
pub const RULE: RuleId = RuleId("CK-CARD-inventor");

pub static CARD: CardDef = CardDef {
    can: |rules, state, _| !first(rules, state).is_empty(),
    play: |play, _| play.ask(CardQuestion::Inventor(Asks::First)),
    ..CardDef::new(RULE, 2)
};

const MOVABLE: [u8; 6] = [3, 4, 5, 9, 10, 11];

/// Hexes whose chip may move and has another one to be swapped with.
fn first(rules: &Rules, state: &State) -> HexSet {
    let sets = MOVABLE.map(|number| chips::hexes(rules, state, number));
    let kinds = sets.iter().filter(|set| !set.is_empty()).count();
    if kinds < 2 {
        return HexSet::EMPTY;
    }
    sets.into_iter().fold(HexSet::EMPTY, |all, set| all | set)
}

/// Hexes whose chip differs from that of the first.
fn second(rules: &Rules, state: &State, chosen: Hex) -> HexSet {
    let sets = MOVABLE.map(|number| chips::hexes(rules, state, number));
    let others = sets.into_iter().filter(|set| !set.contains(chosen));
    others.fold(HexSet::EMPTY, |all, set| all | set)
}

/// Which two chips change places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Asks {
    /// The first of the two.
    First,
    /// The chip to be swapped with the one on this hex.
    Second(Hex),
}

impl Question for Asks {
    fn key(&self) -> &'static str {
        match self {
            Asks::First => "knights-prompt-first-chip",
            Asks::Second(_) => "knights-prompt-second-chip",
        }
    }

    fn options(&self, rules: &Rules, state: &State, _: Seat) -> KnightMenu {
        let hexes = match *self {
            Asks::First => first(rules, state),
            Asks::Second(chosen) => second(rules, state, chosen),
        };
        KnightMenu::none().on(Spot::Chip, hexes)
    }

    /// It counts from the next roll on; the robber stays where he is.
    fn answer(&self, play: &mut Play, seat: Seat, answer: KnightAction) {
        match *self {
            Asks::First => {
                play.ask_instead(CardQuestion::Inventor(Asks::Second(answer.hex())));
            }
            Asks::Second(chosen) => {
                play.done();
                chips::swap(play, seat, chosen, answer.hex());
            }
        }
    }
}
