//! Dice as cards, if the table chose so: each pair of dice comes once before any comes again.

use serde::{Deserialize, Serialize};

use crate::play::Play;
use crate::rules::Rules;
use crate::state::Public;

// BASE-R-35: Each of the 36 pairs is on one card; after the last one all are shuffled again.

/// Cards with the pairs two dice can show, one card for each pair.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct DiceCards(u64);

impl DiceCards {
    const ALL: DiceCards = DiceCards((1 << 36) - 1);

    const fn card([one, two]: [u8; 2]) -> DiceCards {
        DiceCards(1 << ((one - 1) * 6 + two - 1))
    }

    /// Are there none?
    // Serde hands it a reference.
    #[allow(clippy::trivially_copy_pass_by_ref)]
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// What the cards show, in ascending order.
    pub fn iter(self) -> impl Iterator<Item = [u8; 2]> {
        let shown = |place: u8| [place / 6 + 1, place % 6 + 1];
        (0..36)
            .map(shown)
            .filter(move |pair| self.0 & DiceCards::card(*pair).0 != 0)
    }

    #[must_use]
    const fn with(self, pair: [u8; 2]) -> DiceCards {
        DiceCards(self.0 | DiceCards::card(pair).0)
    }
}

/// The cards that can still be turned over; there is always one (see [`turn_over`]).
pub const fn left(public: &Public) -> DiceCards {
    DiceCards(DiceCards::ALL.0 & !public.dice_turned.0)
}

/// How many cards are left to be turned over, which everybody sees; none at tables with dice.
pub fn count_left(rules: &Rules, public: &Public) -> Option<u8> {
    rules.dice_deck.then(|| left(public).len() as u8)
}

/// Lays the card aside; after the last one all are shuffled again.
pub fn turn_over(play: &mut Play, pair: [u8; 2]) {
    let turned = play.state().public.dice_turned.with(pair);
    let is_last = turned == DiceCards::ALL;
    play.set_dice_turned(if is_last {
        DiceCards::default()
    } else {
        turned
    });
}
