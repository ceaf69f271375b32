//! Spy (Spion): looks at the progress cards of an opponent and may take one.

use game::{Phrase, RuleId, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::{CardDef, CardQuestion, ProgressCard, Question, Shown};
use crate::knights::simple::Simple;
use crate::knights::{KnightAction, KnightMenu};
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{Public, State};

/// Look at the hidden progress cards of an opponent and take one of them, or none.
pub const RULE: RuleId = RuleId("CK-CARD-spy");
// CK-R-32: There are three of them.

pub static CARD: CardDef = CardDef {
    can: |rules, state, seat| !victims(rules, state, seat).is_empty(),
    play: |play, _| play.ask(CardQuestion::Spy(Asks::Victim)),
    ..CardDef::new(RULE, 3)
};

/// Opponents with hidden cards.
fn victims(rules: &Rules, state: &State, seat: Seat) -> SeatSet {
    let has_cards =
        |other: &Seat| *other != seat && state.public.knights.realm(*other).hidden_cards() > 0;
    Seat::all(rules.players).filter(has_cards).collect()
}

/// Who is spied on, and what is taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Asks {
    /// An opponent with progress cards.
    Victim,
    /// A card of this seat's, or none.
    Card(Seat),
}

impl Question for Asks {
    fn key(&self) -> &'static str {
        match self {
            Asks::Victim => "knights-prompt-choose",
            Asks::Card(_) => "knights-prompt-spy",
        }
    }

    fn prompt(&self, _: &Public) -> Phrase {
        let prompt = Phrase::new(self.key());
        match *self {
            Asks::Victim => prompt.with("card", ProgressCard::Spy),
            Asks::Card(of) => prompt.with("seat", of),
        }
    }

    fn options(&self, rules: &Rules, state: &State, seat: Seat) -> KnightMenu {
        KnightMenu::of(match self {
            Asks::Victim => Simple::choose(victims(rules, state, seat)),
            Asks::Card(_) => {
                Simple::PASS.with(Simple::seize(state.own(seat).shown_progress.present()))
            }
        })
    }

    fn answer(&self, play: &mut Play, seat: Seat, answer: KnightAction) {
        match *self {
            Asks::Victim => {
                let victim = answer.seat();
                play.show_progress(seat, victim);
                play.ask_instead(CardQuestion::Spy(Asks::Card(victim)));
            }
            Asks::Card(victim) => {
                play.done();
                play.cover(seat);
                if let KnightAction::Seize(card) = answer {
                    play.seize_progress(seat, victim, card);
                }
            }
        }
    }

    fn shows(&self) -> Option<Shown> {
        match *self {
            Asks::Victim => None,
            Asks::Card(of) => Some(Shown::Progress(of)),
        }
    }
}
