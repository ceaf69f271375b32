//! What a card is and does, as data.

use game::{RuleId, Seat, Violation};

use crate::play::Play;
use crate::rules::Rules;
use crate::state::State;

/// What one kind of card is and does.
#[derive(Debug)]
pub struct CardDef {
    pub rule: RuleId,
    pub copies: u8,
    /// CK-20: played before the roll, instead of after it.
    pub before_roll: bool,
    /// CK-51: a point that is shown at once and never in a hand.
    pub is_point: bool,
    /// May it be played by somebody who holds it, at its time? CK-R-33: only what is public counts.
    pub can: fn(&Rules, &State, Seat) -> bool,
    /// Why not, where there is more to say than its own rule.
    pub why_not: fn(&State, Seat) -> Option<Violation>,
    pub play: fn(&mut Play, Seat),
}

impl CardDef {
    /// A card that may always be played; its file says what else it is.
    pub(super) const fn new(rule: RuleId, copies: u8) -> CardDef {
        CardDef {
            rule,
            copies,
            before_roll: false,
            is_point: false,
            can: |_, _, _| true,
            why_not: |_, _| None,
            play: |_, _| (),
        }
    }

    /// Checks what [`CardDef::can`] answers.
    pub fn check(&self, rules: &Rules, state: &State, seat: Seat) -> Result<(), Violation> {
        if (self.can)(rules, state, seat) {
            return Ok(());
        }
        Err((self.why_not)(state, seat).unwrap_or_else(|| self.rule.broken()))
    }

    pub(super) const fn point(rule: RuleId) -> CardDef {
        CardDef {
            is_point: true,
            ..CardDef::new(rule, 1)
        }
    }
}
