//! Master Merchant (Großhändler): two cards of one's choice out of a shown hand.

use game::{Phrase, RuleId, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::{CardDef, CardQuestion, ProgressCard, Question, Shown};
use crate::knights::simple::Simple;
use crate::knights::{KnightAction, KnightMenu};
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{Public, State};

/// Look at the hand of an opponent with more points and take two cards of it.
pub const RULE: RuleId = RuleId("CK-CARD-master_merchant");
// CK-82: More points means strictly more, at the moment of play.

pub static CARD: CardDef = CardDef {
    can: |rules, state, seat| !victims(rules, state, seat).is_empty(),
    play: |play, _| play.ask(CardQuestion::MasterMerchant(Asks::Victim)),
    ..CardDef::new(RULE, 2)
};

/// Opponents with strictly more points and at least one card.
fn victims(rules: &Rules, state: &State, seat: Seat) -> SeatSet {
    let points = state.points(seat);
    Seat::all(rules.players)
        .filter(|other| state.points(*other) > points && state.pieces(*other).hand_size > 0)
        .collect()
}

/// Who is plundered, and of what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Asks {
    /// An opponent with more points.
    Victim,
    /// A card out of this seat's hand; is it the last one?
    Card(Seat, bool),
}

impl Question for Asks {
    fn key(&self) -> &'static str {
        match self {
            Asks::Victim => "knights-prompt-choose",
            Asks::Card(..) => "knights-prompt-plunder",
        }
    }

    fn prompt(&self, _: &Public) -> Phrase {
        let prompt = Phrase::new(self.key());
        match *self {
            Asks::Victim => prompt.with("card", ProgressCard::MasterMerchant),
            Asks::Card(of, _) => prompt.with("seat", of).with("count", self.picks()),
        }
    }

    fn options(&self, rules: &Rules, state: &State, seat: Seat) -> KnightMenu {
        KnightMenu::of(match self {
            Asks::Victim => Simple::choose(victims(rules, state, seat)),
            Asks::Card(..) => Simple::pick(state.own(seat).shown_hand.present()),
        })
    }

    fn answer(&self, play: &mut Play, seat: Seat, answer: KnightAction) {
        match *self {
            Asks::Victim => {
                let victim = answer.seat();
                let is_last = play.state().pieces(victim).hand_size == 1;
                play.show_hand(seat, victim);
                play.ask_instead(CardQuestion::MasterMerchant(Asks::Card(victim, is_last)));
            }
            Asks::Card(victim, false) => {
                play.hand_card(victim, seat, answer.kind());
                play.look_again(seat, victim);
                play.ask_instead(CardQuestion::MasterMerchant(Asks::Card(victim, true)));
            }
            Asks::Card(victim, true) => {
                play.hand_card(victim, seat, answer.kind());
                play.cover(seat);
                play.done();
            }
        }
    }

    fn picks(&self) -> u8 {
        match *self {
            Asks::Victim => 0,
            Asks::Card(_, is_last) => 2 - u8::from(is_last),
        }
    }

    fn shows(&self) -> Option<Shown> {
        match *self {
            Asks::Victim => None,
            Asks::Card(of, _) => Some(Shown::Hand(of)),
        }
    }
}
