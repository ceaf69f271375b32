//! Commercial Harbor (Handelshafen): one resource against one commodity, once with each opponent.

use game::{Luck, Phrase, RuleId, Seat, SeatSet, Violation};
use serde::{Deserialize, Serialize};

use super::{CardDef, CardQuestion, Question};
use crate::Goods;
use crate::event::KnightEvent;
use crate::kinds::Resource;
use crate::knights::simple::Simple;
use crate::knights::{KnightAction, KnightMenu};
use crate::play::Play;
use crate::questions::turn::moments;
use crate::rules::Rules;
use crate::state::{Public, State, Waits};

/// Once with each opponent a turn: a resource of one's choice for a commodity of his choice.
pub const RULE: RuleId = RuleId("CK-CARD-commercial_harbor");
// CK-R-26: The exchanges may be spread over the turn.

pub static CARD: CardDef = CardDef {
    can: |rules, state, seat| resources(state, seat) != 0 && !unused(rules, state, seat).is_empty(),
    play: |play, _| play.open_harbour(),
    ..CardDef::new(RULE, 2)
};

const RESOURCES: u8 = 0b0001_1111;
const COMMODITIES: u8 = 0b1110_0000;

/// The resources in a hand, one bit each.
fn resources(state: &State, seat: Seat) -> u8 {
    state.hand(seat).present() & RESOURCES
}

fn commodities(state: &State, seat: Seat) -> u8 {
    state.hand(seat).present() & COMMODITIES
}

/// The opponents with whom the seat on turn may still trade.
pub fn partners(rules: &Rules, state: &State, seat: Seat) -> SeatSet {
    if !state.public.knights.harbour || resources(state, seat) == 0 {
        return SeatSet::EMPTY;
    }
    unused(rules, state, seat)
}

/// The opponents without an exchange this turn; a second card gives no second one.
fn unused(rules: &Rules, state: &State, seat: Seat) -> SeatSet {
    let bartered = state.public.knights.bartered;
    let is_left = |other: &Seat| *other != seat && !bartered.contains(*other);
    Seat::all(rules.players).filter(is_left).collect()
}

pub fn check_partner(
    rules: &Rules,
    state: &State,
    seat: Seat,
    with: Seat,
) -> Result<(), Violation> {
    moments::check_main(state, seat)?;
    RULE.require(partners(rules, state, seat).contains(with))
}

pub fn begin(play: &mut Play, with: Seat) {
    play.mark_bartered(with);
    play.ask(CardQuestion::CommercialHarbor(Asks::Resource(with)));
}

/// What is exchanged with an opponent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Asks {
    /// A resource for this seat.
    Resource(Seat),
    /// …which gives a commodity for it.
    Commodity(Seat),
}

impl Question for Asks {
    fn key(&self) -> &'static str {
        match self {
            Asks::Resource(_) => "knights-prompt-barter",
            Asks::Commodity(_) => "knights-prompt-barter-back",
        }
    }

    fn prompt(&self, public: &Public) -> Phrase {
        Phrase::new(self.key()).with(
            "seat",
            match *self {
                Asks::Resource(with) => with,
                Asks::Commodity(_) => public.turn,
            },
        )
    }

    fn waits(&self) -> Waits {
        match *self {
            Asks::Resource(_) => Waits::Turn,
            Asks::Commodity(with) => Waits::Seat(with),
        }
    }

    fn options(&self, _: &Rules, state: &State, seat: Seat) -> KnightMenu {
        KnightMenu::of(Simple::hand(match self {
            Asks::Resource(_) => resources(state, seat),
            Asks::Commodity(_) => commodities(state, seat),
        }))
    }

    fn answer(&self, play: &mut Play, seat: Seat, answer: KnightAction) {
        match *self {
            Asks::Resource(with) => offer(play, seat, with, answer.kind()),
            Asks::Commodity(with) => {
                let turn = play.state().public.turn;
                play.done();
                play.hand_card(with, turn, answer.kind());
            }
        }
    }

    fn held(&self, public: &Public, seat: Seat, hidden: Goods, luck: &mut dyn Luck) -> Goods {
        match *self {
            Asks::Resource(_) if seat == public.turn => one_of(hidden, Resource::FIVE, luck),
            Asks::Commodity(with) if seat == with => one_of(hidden, Resource::COMMODITIES, luck),
            Asks::Resource(_) | Asks::Commodity(_) => Goods::NONE,
        }
    }
}

/// Hands the resource over; without a commodity in the other hand it comes back at once.
fn offer(play: &mut Play, seat: Seat, with: Seat, kind: Resource) {
    if commodities(play.state(), with) == 0 {
        play.done();
        play.tell(|| KnightEvent::BarterFailed { seat, with });
        return;
    }
    play.hand_card(seat, with, kind);
    play.ask_instead(CardQuestion::CommercialHarbor(Asks::Commodity(with)));
}

/// A card of one of these kinds.
fn one_of(hidden: Goods, kinds: &[Resource], luck: &mut dyn Luck) -> Goods {
    let such: Goods = kinds
        .iter()
        .map(|kind| Goods::of(*kind, u32::from(hidden.count(*kind))))
        .sum();
    Goods::of(such.kind_of_card(luck.below(such.total())), 1)
}
