//! Resource Monopoly (Rohstoffmonopol): two cards of a resource from every opponent.

use game::{RuleId, Seat, Violation};

use super::{CardDef, ProgressCard, exact};
use crate::kinds::Resource;
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{KnightTask, State};

/// Every opponent gives two cards of the named resource, or what he has of it.
pub const RULE: RuleId = RuleId("CK-CARD-resource_monopoly");

pub static CARD: CardDef = CardDef {
    rule: RULE,
    copies: 4,
    check,
    play,
};

#[expect(clippy::unnecessary_wraps, reason = "every card has this shape")]
fn check(_: &Rules, _: &State, _: Seat) -> Result<(), Violation> {
    Ok(())
}

fn play(play: &mut Play, _: Seat) {
    play.ask(KnightTask::Name(ProgressCard::ResourceMonopoly));
}

pub fn name(play: &mut Play, seat: Seat, kind: Resource) {
    exact(play, seat, kind, 2);
}
