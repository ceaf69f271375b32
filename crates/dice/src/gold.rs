//! Gold trade (Goldtausch): two dice with gold become one die with a resource.

use game::{RuleId, Violation};

use crate::dice::{Face, Faces};
use crate::play::Play;
use crate::state::State;

/// Two dice with gold replace one resource; a single gold is worthless.
pub const TWO_GOLD: RuleId = RuleId("DICE-40");
/// The die that stays is turned to a resource, not back to gold.
pub const NO_GOLD: RuleId = RuleId("DICE-R-10");

pub const PRICE: Faces = Faces::list(&[Face::Gold, Face::Gold]);

/// May two gold be traded for `to`? Six dice pay for at most three trades, so nothing counts them.
pub fn check(state: &State, to: Face) -> Result<(), Violation> {
    NO_GOLD.require(to.is_resource())?;
    if !state.turn.dice.covers(PRICE) {
        let gold = state.turn.dice.count(Face::Gold);
        return Err(TWO_GOLD.broken().with("gold", gold));
    }
    Ok(())
}

/// The resources that pass [`check`], a bit for each face.
pub fn options(dice: Faces) -> u8 {
    if dice.covers(PRICE) { 0b1_1111 } else { 0 }
}

/// Makes a trade that passed [`check`].
pub fn trade(play: &mut Play, to: Face) {
    play.fix_result();
    play.trade_gold(to);
}
