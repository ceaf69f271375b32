//! Wedding (Hochzeit): two cards from everybody with more points.

use game::{Phrase, RuleId, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::{CardDef, CardQuestion, Question};
use crate::knights::simple::Simple;
use crate::knights::{KnightAction, KnightMenu};
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{Public, State, Waits};

/// Every opponent with strictly more points gives two cards of his choice, or all he has.
pub const RULE: RuleId = RuleId("CK-CARD-wedding");

pub static CARD: CardDef = CardDef {
    can: |rules, state, seat| !guests(rules, state, seat).is_empty(),
    play,
    ..CardDef::new(RULE, 2)
};

const GIFT: u8 = 2;

/// CK-82: strictly more points.
fn guests(rules: &Rules, state: &State, seat: Seat) -> SeatSet {
    let points = state.points(seat);
    Seat::all(rules.players)
        .filter(|other| state.points(*other) > points)
        .collect()
}

fn play(play: &mut Play, seat: Seat) {
    let guests = guests(play.rules, play.state(), seat);
    let has_cards = |guest: &Seat| play.state().pieces(*guest).hand_size > 0;
    let giving = guests.iter().filter(has_cards).collect();
    play.ask_each(giving);
    play.ask(CardQuestion::Wedding(Asks::Gift(GIFT)));
}

/// What the guests bring.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Asks {
    /// Seats that are due give away so many cards.
    Gift(u8),
}

impl Question for Asks {
    fn key(&self) -> &'static str {
        "knights-prompt-gift"
    }

    fn prompt(&self, public: &Public) -> Phrase {
        let Asks::Gift(left) = *self;
        Phrase::new(self.key())
            .with("count", left)
            .with("seat", public.turn)
    }

    fn waits(&self) -> Waits {
        Waits::Due
    }

    fn options(&self, _: &Rules, state: &State, seat: Seat) -> KnightMenu {
        KnightMenu::of(Simple::hand(state.hand(seat).present()))
    }

    fn answer(&self, play: &mut Play, seat: Seat, answer: KnightAction) {
        let Asks::Gift(left) = *self;
        play.hand_card(seat, play.state().public.turn, answer.kind());
        if left > 1 && play.state().pieces(seat).hand_size > 0 {
            play.ask_instead(CardQuestion::Wedding(Asks::Gift(left - 1)));
        } else {
            play.asked(seat);
            play.ask_instead(CardQuestion::Wedding(Asks::Gift(GIFT)));
        }
    }
}
