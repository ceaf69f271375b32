//! Alchemist: chooses what the two number dice show.

use game::{RuleId, Seat, Violation};

use super::CardDef;
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{KnightTask, State, Task};

/// Before the roll: choose both number dice; only the event die is rolled.
pub const RULE: RuleId = RuleId("CK-CARD-alchemist");

pub static CARD: CardDef = CardDef {
    rule: RULE,
    copies: 2,
    check,
    play,
};

/// The moment is all that matters, and that is looked at for every card.
#[expect(clippy::unnecessary_wraps, reason = "every card has this shape")]
fn check(_: &Rules, _: &State, _: Seat) -> Result<(), Violation> {
    Ok(())
}

fn play(play: &mut Play, _: Seat) {
    play.ask(KnightTask::FirstDie);
}

pub fn check_die(die: u8) -> Result<(), Violation> {
    RULE.require((1..=6).contains(&die))
}

pub fn set_red(play: &mut Play, die: u8) {
    play.set_dice([die, 0]);
    play.ask_instead(KnightTask::SecondDie);
}

/// The event die follows at once; the turn's roll is done with it.
pub fn set_yellow(play: &mut Play, seat: Seat, die: u8) {
    let [red, _] = play.state().public.knights.dice;
    play.choose_dice(seat, [red, die]);
    play.done();
    play.instead(Task::Main);
    play.ask(KnightTask::EventDie);
}
