//! Intrigue (Intrige): drives a foreign knight away without a knight of one's own.

use game::{Fact, RuleId, Seat, Violation};
use hexgrid::{Corner, CornerSet};

use super::CardDef;
use crate::knights::movement;
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{KnightTask, State};

/// A foreign knight, however strong, on a corner at an own road has to make way.
pub const RULE: RuleId = RuleId("CK-CARD-intrigue");

pub static CARD: CardDef = CardDef {
    rule: RULE,
    copies: 2,
    check,
    play,
};

fn check(_: &Rules, state: &State, seat: Seat) -> Result<(), Violation> {
    RULE.require(!targets(state, seat).is_empty())
}

pub fn targets(state: &State, seat: Seat) -> CornerSet {
    let knights = &state.public.knights;
    knights.occupied & !knights.realm(seat).knights() & state.pieces(seat).touched
}

fn play(play: &mut Play, _: Seat) {
    play.ask(KnightTask::Judge);
    play.ask(KnightTask::Intrigue);
}

pub fn check_target(
    rules: &Rules,
    state: &State,
    seat: Seat,
    corner: Corner,
) -> Result<(), Violation> {
    if targets(state, seat).contains(corner) {
        return Ok(());
    }
    Err(RULE.broken().with("corner", Fact::Place(rules.corner_name(corner))))
}

pub fn oust(play: &mut Play, seat: Seat, corner: Corner) {
    play.done();
    let owner = play.state().public.knights.owner_at(corner);
    movement::drive_away(play, seat, owner.expect("a knight stands here"), corner);
    movement::settle_displaced(play);
}
