//! Who may know what about progress cards, and a truth a viewer could believe in.

use game::{Luck, MAX_SEATS, Seat};

use super::event::KnightEvent;
use super::improvement;
use super::kinds::Area;
use super::progress::{ProgressCard, ProgressCards, Returned, medicine};
use crate::Goods;
use crate::kinds::Resource;
use crate::state::{KnightTask, Own, Public, Secret, Task};

// CK-R-43: Number and deck of hidden cards are public, their kind is not.
// CK-R-52: What was played is known under its deck, too; what was put back, to its owner.
// CK-R-44: What Bishop, Master Merchant, Wedding and Commercial Harbor move, only the two know.

/// Takes out what only some may know.
pub fn redact(event: &mut KnightEvent, sees: impl Fn(&[Seat]) -> bool) {
    match event {
        KnightEvent::ProgressDrawn {
            seat,
            card,
            returned,
            ..
        } => {
            let is_known = match returned {
                Some(Returned::Open(_)) => true,
                Some(Returned::Hidden(owner)) => sees(&[*seat, *owner]),
                None => sees(&[*seat]),
            };
            card.take_if(|_| !is_known);
        }
        KnightEvent::ProgressReturned { seat, card, .. } if !sees(&[*seat]) => *card = None,
        KnightEvent::Handed { seat, to, kind } if !sees(&[*seat, *to]) => *kind = None,
        KnightEvent::HandShown { seat, of, goods } if !sees(&[*seat, *of]) => *goods = None,
        KnightEvent::CardsShown { seat, of, cards } if !sees(&[*seat, *of]) => *cards = None,
        KnightEvent::CardSeized { seat, of, card, .. } if !sees(&[*seat, *of]) => *card = None,
        _ => {}
    }
}

/// Deals the hidden progress cards to hands, decks and what lies under them.
pub fn imagine(
    public: &Public,
    secret: &mut Secret,
    viewer: Option<(Seat, Own)>,
    luck: &mut dyn Luck,
) {
    let knights = &public.knights;
    let mut pile = ProgressCards::all() - knights.returned.known().collect();
    for seat in Seat::first(MAX_SEATS as u8) {
        pile -= knights.shown(seat);
    }
    if let Some((seat, own)) = viewer {
        pile -= own.progress + own.buried.known().collect();
        if let Task::Knights(KnightTask::Spy(of)) = public.agenda.top()
            && seat == public.turn
        {
            secret.own[of.index()].progress = own.shown_progress;
            pile -= own.shown_progress;
        }
    }
    for (index, realm) in knights.realms.iter().enumerate() {
        let known = secret.own[index].progress.by_deck();
        for area in Area::ALL {
            let missing = realm.hidden[area.index()] - known[area.index()];
            for _ in 0..missing {
                secret.own[index].progress += take(&mut pile, area, luck);
            }
        }
    }
    for area in Area::ALL {
        for card in knights.returned.of(area).iter() {
            if let Returned::Hidden(seat) = card
                && viewer.is_none_or(|(viewer, _)| viewer != seat)
            {
                let card = take(&mut pile, area, luck).nth(0);
                let own = &mut secret.own[seat.index()];
                own.buried.under(area).put_under(Returned::Open(card));
            }
        }
    }
    secret.progress = pile;
}

/// What a seat is known to hold because of what it is asked, out of the cards nobody has seen.
pub fn held(
    public: &Public,
    viewer: Option<(Seat, Own)>,
    seat: Seat,
    hidden: Goods,
    luck: &mut dyn Luck,
) -> Goods {
    let Task::Knights(task) = public.agenda.top() else {
        return Goods::NONE;
    };
    let is_turn = seat == public.turn;
    match task {
        // The card player sees the hand itself.
        KnightTask::Plunder(of, _) if of == seat => viewer
            .filter(|(seat, _)| *seat == public.turn)
            .map_or(Goods::NONE, |(_, own)| own.shown_hand),
        KnightTask::Barter(_) if is_turn => one_of(hidden, Resource::FIVE, luck),
        KnightTask::BarterBack(with) if with == seat => one_of(hidden, Resource::COMMODITIES, luck),
        KnightTask::Medicine if is_turn => medicine::PRICE,
        KnightTask::Crane if is_turn => {
            let prices = Area::ALL
                .into_iter()
                .filter_map(|area| improvement::price_of_next(public, seat, area, 1));
            let possible: Vec<Goods> = prices.filter(|price| hidden.covers(*price)).collect();
            possible[luck.below(possible.len() as u32) as usize]
        }
        _ => Goods::NONE,
    }
}

/// A card of one of these kinds.
fn one_of(hidden: Goods, kinds: &[Resource], luck: &mut dyn Luck) -> Goods {
    let such: Goods = kinds
        .iter()
        .map(|kind| Goods::of(*kind, u32::from(hidden.count(*kind))))
        .sum();
    Goods::of(such.kind_of_card(luck.below(such.total())), 1)
}

/// Shows the seat on turn what it looks at, once everything is dealt.
pub fn show(public: &Public, secret: &mut Secret) {
    let turn = public.turn.index();
    match public.agenda.top() {
        Task::Knights(KnightTask::Plunder(of, _)) => {
            secret.own[turn].shown_hand = secret.own[of.index()].hand;
        }
        Task::Knights(KnightTask::Spy(of)) => {
            secret.own[turn].shown_progress = secret.own[of.index()].progress;
        }
        _ => {}
    }
}

/// A card out of the pile; points are never hidden in a hand or put back.
fn take(pile: &mut ProgressCards, area: Area, luck: &mut dyn Luck) -> ProgressCards {
    let mut deck = pile.of_deck(area);
    for point in [ProgressCard::Printer, ProgressCard::Constitution] {
        if deck.covers(point) {
            deck -= ProgressCards::of(point);
        }
    }
    let card = ProgressCards::of(deck.nth(luck.below(deck.total())));
    *pile -= card;
    card
}
