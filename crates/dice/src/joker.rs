//! Resource jokers (Rohstoff-Joker): every built knight turns one die, once in the game.
//!
//! A die that was turned before may be turned again (DICE-R-04); several jokers in a turn are
//! allowed, also that of a knight built in this turn (DICE-32). Neither needs a line here.

use game::{RuleId, Violation};

use crate::dice::{Face, Faces};
use crate::play::Play;
use crate::sheet::{KNIGHTS, Knight, Symbol};
use crate::state::State;

/// A joker turns a die to the resource printed below its knight.
pub const PRINTED: RuleId = RuleId("DICE-3");
/// Every built knight gives one joker for the whole game.
pub const ONE_EACH: RuleId = RuleId("DICE-30");
/// No joker before the player has stopped rolling.
pub const AFTER_ROLLING: RuleId = RuleId("DICE-R-05");
/// The sixth knight's joker gives any resource (DICE-31), but not gold.
pub const NO_GOLD: RuleId = RuleId("DICE-R-06");
/// Dice that were used for a build or given up in a trade are gone for this turn.
pub const DICE_ARE_GONE: RuleId = RuleId("DICE-R-11");
/// A joker replaces another result: the die must not show the resource already.
pub const OTHER_RESULT: RuleId = RuleId("DICE-R-13");

/// May the joker of `knight` turn a die from one face to another?
pub fn check(state: &State, knight: Knight, from: Face, to: Face) -> Result<(), Violation> {
    let sheet = state.own_sheet();
    if !sheet.has_knight(knight) || sheet.joker_is_used(knight) {
        return Err(ONE_EACH
            .broken()
            .with("knight", Symbol::Knight(knight))
            .with("built", u8::from(sheet.has_knight(knight))));
    }
    if knight.joker().is_some_and(|printed| printed != to) {
        return Err(PRINTED
            .broken()
            .with("knight", Symbol::Knight(knight))
            .with("printed", knight.joker().unwrap_or(to))
            .with("wanted", to));
    }
    NO_GOLD.require(to.is_resource())?;
    if from == to {
        return Err(OTHER_RESULT.broken().with("face", from));
    }
    if state.turn.dice.count(from) == 0 {
        return Err(DICE_ARE_GONE.broken().with("face", from));
    }
    Ok(())
}

/// Jokers that pass [`check`]: for the first five knights six bits each, one per face turned; then
/// for the sixth six bits per face turned, one per face it becomes.
pub fn options(jokers: u8, dice: Faces) -> u128 {
    if jokers == 0 {
        return 0;
    }
    let kinds = u128::from(dice.kinds());
    let mut options = 0;
    for knight in Knight::all().filter(|knight| jokers >> knight.0 & 1 == 1) {
        if let Some(printed) = knight.joker() {
            options |= (kinds & !(1 << printed as u8)) << (6 * knight.0);
        } else {
            for from in Face::ALL
                .into_iter()
                .filter(|from| kinds >> *from as u8 & 1 == 1)
            {
                let becomes = RESOURCES & !(1 << from as u8);
                options |= becomes << (6 * (KNIGHTS - 1 + from as u8));
            }
        }
    }
    options
}

/// All faces but gold, as bits.
const RESOURCES: u128 = 0b1_1111;

/// Turns a die by a joker that passed [`check`]. The knight keeps its points (DICE-33); nothing
/// takes the joker back, not even a turn without a build (DICE-R-12).
pub fn play(play: &mut Play, knight: Knight, from: Face, to: Face) {
    play.fix_result();
    play.use_joker(knight, from, to);
}
