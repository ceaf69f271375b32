//! Mining (Bergbau): two ore for every mountains hex beside an own building.

use game::{RuleId, Seat, Violation};

use super::{CardDef, hexes_beside, take_up_to};
use crate::kinds::{Resource, Terrain};
use crate::play::Play;
use crate::rules::Rules;
use crate::state::State;

/// Two ore for each mountains hex with an own settlement or city, whatever its number.
pub const RULE: RuleId = RuleId("CK-CARD-mining");
// CK-81: If the bank has less, one takes what is left.

pub static CARD: CardDef = CardDef {
    rule: RULE,
    copies: 2,
    check,
    play,
};

fn check(rules: &Rules, state: &State, seat: Seat) -> Result<(), Violation> {
    RULE.require(hexes_beside(rules, state, seat, Terrain::Mountains) > 0)
}

fn play(play: &mut Play, seat: Seat) {
    let hexes = hexes_beside(play.rules, play.state(), seat, Terrain::Mountains);
    take_up_to(play, seat, Resource::Ore, 2 * hexes);
}
