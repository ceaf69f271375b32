//! Questions that come several times in a row, so that a screen can have all answers chosen before
//! any is given. Nothing is decided here: each answer is still an action of its own.

use super::{asking, goods, hand_limit};
use crate::places::{Place, Places};
use crate::state::{About, Public, Realm, STORE, Task};

/// Answers of one kind that follow each other without chance or the other player between them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Together {
    /// How many are asked for.
    pub count: u8,
    /// How often each place can be among them; empty if they name no places.
    pub each: Vec<(Place, u8)>,
    /// Once a single answer is left, the game gives it by itself.
    pub settles: bool,
}

/// What can be answered together now; none where one answer is asked for.
pub fn together(public: &Public) -> Option<Together> {
    let realm = |seat: game::Seat| &public.realms[seat.index()];
    let cards = |count: u8, settles: bool| (count, Vec::new(), settles);
    let (count, each, settles) = match public.agenda.top() {
        Task::Gain { seat, left, places } => {
            let open = places & realm(seat).room();
            let room = |place: Place| (place, STORE - realm(seat).store(place));
            (left, open.iter().map(room).collect(), true)
        }
        Task::Pay { seat, owed } => {
            let (kind, sources) = goods::next_payment(realm(seat), owed)?;
            (owed.count(kind), stored(realm(seat), sources), true)
        }
        Task::PayAny { seat, left } => (left, stored(realm(seat), realm(seat).filled()), true),
        Task::StartCards { left, .. } => cards(left, false),
        Task::Refill => {
            let limit = hand_limit::limit_of(realm(public.turn));
            cards(public.hand_size(public.turn).saturating_sub(limit), false)
        }
        Task::Ask(asked) if asking::ask(asked).together => match asked.about {
            About::Left(left) => cards(left, true),
            About::Nothing | About::Land(_) | About::Card(..) => return None,
        },
        Task::StartStack(_)
        | Task::Arrange { .. }
        | Task::BeforeRoll
        | Task::Main
        | Task::Exchange
        | Task::ExchangeTake
        | Task::Save { .. }
        | Task::Demand { .. }
        | Task::Give { .. }
        | Task::PickLandscape { .. }
        | Task::LayUpper { .. }
        | Task::Ask(_)
        | Task::Under { .. }
        | Task::Search { .. }
        | Task::TakeOne { .. }
        | Task::Agree(_)
        | crate::asks_nobody!() => return None,
    };
    let possible: u8 = each.iter().map(|(_, most)| most).sum();
    let count = if each.is_empty() {
        count
    } else {
        count.min(possible)
    };
    (count > 1).then_some(Together {
        count,
        each,
        settles,
    })
}

fn stored(realm: &Realm, places: Places) -> Vec<(Place, u8)> {
    places.iter().map(|it| (it, realm.store(it))).collect()
}
