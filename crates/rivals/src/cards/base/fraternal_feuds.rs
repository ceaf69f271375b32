//! Fraternal Feuds (Bruderzwist):
//! the stronger player puts two cards of the other hand under stacks.

use game::{Luck, Seat};

use crate::actions::Action;
use crate::card::{CardDef, CardId, Kind};
use crate::effects::{Ask, Custom};
use crate::play::Play;
use crate::questions::{event_card, hand_limit, points};
use crate::setup::Rules;
use crate::stacks::StackId;
use crate::state::{About, Asked, Hand, Public, State, Task, other};

pub const CARD: CardDef = CardDef {
    moons: 1,
    custom: Custom {
        event: Some(event),
        threat: Some(threat),
        asks: Some(Ask {
            sees_hand: true,
            together: true,
            ..Ask::new(|_| "rivals-prompt-strip", options, answer)
        }),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-fraternal_feuds", Kind::Event, 1)
};

fn threat(state: &State, seat: Seat) -> bool {
    points::strength_holder(state) == Some(other(seat))
}

/// RIV-145, RIV-R-62: two cards, or the only one.
fn event(play: &mut Play) {
    let state = play.state();
    let Some(seat) = points::strength_holder(state) else {
        return;
    };
    let about = match state.public.hand_size(other(seat)) {
        0 => return,
        1 => About::Nothing,
        _ => FIRST,
    };
    if event_card::touches(state, other(seat)) {
        play.show_hand(seat);
        play.next([Some(Task::ask_about(CardId::FraternalFeuds, seat, about))]);
    }
}

/// RIV-R-65: the first card is only set aside and still counts as held. Both leave the hand
/// together, so that the victim cannot tell which of them went under which stack.
const FIRST: About = About::Left(2);
const SECOND: About = About::Left(1);

fn options(rules: &Rules, state: &State, asked: Asked, menu: &mut Vec<Action>) {
    let mut hand = *state.hand(other(asked.seat));
    if let Some((card, _)) = state.secret.own[asked.seat.index()].aside {
        hand.remove(card);
    }
    hand_limit::put_options(rules, &hand, menu);
}

/// RIV-R-50: one after the other, so the last one lies lowest.
fn answer(play: &mut Play, Asked { seat, about, .. }: Asked, action: Action) {
    let Action::Under { card, stack } = action else {
        unreachable!("a card goes under a stack");
    };
    let aside = play.state().secret.own[seat.index()].aside;
    match (about, aside) {
        (FIRST, _) => {
            play.set_aside(seat, card, stack);
            play.next([Some(Task::ask_about(CardId::FraternalFeuds, seat, SECOND))]);
        }
        (_, Some(first)) => play.strip(seat, &[first, (card, stack)]),
        (_, None) => play.strip(seat, &[(card, stack)]),
    }
}

/// Who has set a card aside right now.
pub fn has_set_aside(public: &Public) -> Option<Seat> {
    public.agenda.iter().find_map(|task| match task {
        Task::Ask(asked) if asked.card == CardId::FraternalFeuds && asked.about == SECOND => {
            Some(asked.seat)
        }
        _ => None,
    })
}

/// Some card of this hand and some stack, for whoever cannot know them.
pub fn imagine_aside(rules: &Rules, hand: &Hand, luck: &mut dyn Luck) -> (CardId, StackId) {
    let mut menu = Vec::new();
    hand_limit::put_options(rules, hand, &mut menu);
    match menu[luck.below(menu.len() as u32) as usize] {
        Action::Under { card, stack } => (card, stack),
        _ => unreachable!("cards go under stacks"),
    }
}
