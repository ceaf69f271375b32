//! Alchemist: chooses what the two number dice show.

use game::{RuleId, Seat};
use serde::{Deserialize, Serialize};

use super::{CardDef, CardQuestion, Question};
use crate::knights::simple::Simple;
use crate::knights::{KnightAction, KnightMenu};
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{KnightTask, State, Task};

/// Before the roll: choose both number dice; only the event die is rolled.
pub const RULE: RuleId = RuleId("CK-CARD-alchemist");

pub static CARD: CardDef = CardDef {
    before_roll: true,
    play: |play, _| play.ask(CardQuestion::Alchemist(Asks::Red)),
    ..CardDef::new(RULE, 2)
};

/// What the two number dice show.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Asks {
    /// The red die, which also decides who draws cards.
    Red,
    /// The yellow die.
    Yellow,
}

impl Question for Asks {
    fn key(&self) -> &'static str {
        match self {
            Asks::Red => "knights-prompt-red-die",
            Asks::Yellow => "knights-prompt-yellow-die",
        }
    }

    fn options(&self, _: &Rules, _: &State, _: Seat) -> KnightMenu {
        KnightMenu::of(Simple::DIES)
    }

    fn answer(&self, play: &mut Play, seat: Seat, answer: KnightAction) {
        match self {
            Asks::Red => {
                play.set_dice([answer.die(), 0]);
                play.ask_instead(CardQuestion::Alchemist(Asks::Yellow));
            }
            Asks::Yellow => set_yellow(play, seat, answer.die()),
        }
    }
}

/// The event die follows at once; the turn's roll is done with it.
fn set_yellow(play: &mut Play, seat: Seat, die: u8) {
    let [red, _] = play.state().public.knights.dice;
    play.choose_dice(seat, [red, die]);
    play.done();
    play.instead(Task::Main);
    play.ask(KnightTask::EventDie);
}
