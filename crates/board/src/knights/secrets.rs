//! Who may know what about progress cards, and a truth a viewer could believe in.

use game::{Luck, MAX_SEATS, Seat};

use super::kinds::Area;
use super::progress::{ProgressCards, Returned, Shown};
use crate::Goods;
use crate::event::KnightEvent;
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
        KnightEvent::ProgressReturned { .. }
        | KnightEvent::Handed { .. }
        | KnightEvent::HandShown { .. }
        | KnightEvent::CardsShown { .. }
        | KnightEvent::CardSeized { .. }
        | KnightEvent::EventDie { .. }
        | KnightEvent::RollChosen { .. }
        | KnightEvent::BarbariansSailed { .. }
        | KnightEvent::BarbariansLanded { .. }
        | KnightEvent::KnightCommitted { .. }
        | KnightEvent::CityLost { .. }
        | KnightEvent::DefenderNamed { .. }
        | KnightEvent::BattleOver
        | KnightEvent::PointLaidOpen { .. }
        | KnightEvent::ProgressPlayed { .. }
        | KnightEvent::KindNamed { .. }
        | KnightEvent::Improved { .. }
        | KnightEvent::MetropolisFounded { .. }
        | KnightEvent::MetropolisLost { .. }
        | KnightEvent::WallBuilt { .. }
        | KnightEvent::CityRepaired { .. }
        | KnightEvent::KnightPlaced { .. }
        | KnightEvent::KnightActivated { .. }
        | KnightEvent::KnightPromoted { .. }
        | KnightEvent::KnightMoved { .. }
        | KnightEvent::KnightDrivenAway { .. }
        | KnightEvent::KnightLeft { .. }
        | KnightEvent::KnightChases { .. }
        | KnightEvent::DeserterLost { .. }
        | KnightEvent::MerchantPlaced { .. }
        | KnightEvent::ChipsSwapped { .. }
        | KnightEvent::RoadRemoved { .. }
        | KnightEvent::BarterFailed { .. } => {}
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
    for seat in Seat::all(MAX_SEATS as u8) {
        pile -= knights.shown(seat);
    }
    if let Some((seat, own)) = viewer {
        pile -= own.progress + own.buried.known().collect();
        if let Some(Shown::Progress(of)) = public.agenda.top().shows()
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
    let Task::Knights(KnightTask::Card(question)) = public.agenda.top() else {
        return Goods::NONE;
    };
    if question.of_card().shows() == Some(Shown::Hand(seat)) {
        // The card player sees the hand itself.
        return viewer
            .filter(|(viewer, _)| *viewer == public.turn)
            .map_or(Goods::NONE, |(_, own)| own.shown_hand);
    }
    question.of_card().held(public, seat, hidden, luck)
}

/// Shows the seat on turn what it looks at, once everything is dealt.
pub fn show(public: &Public, secret: &mut Secret) {
    let turn = public.turn.index();
    match public.agenda.top().shows() {
        Some(Shown::Hand(of)) => secret.own[turn].shown_hand = secret.own[of.index()].hand,
        Some(Shown::Progress(of)) => {
            secret.own[turn].shown_progress = secret.own[of.index()].progress;
        }
        None => {}
    }
}

/// A card out of the pile; points are never hidden in a hand or put back.
fn take(pile: &mut ProgressCards, area: Area, luck: &mut dyn Luck) -> ProgressCards {
    let mut deck = pile.of_deck(area);
    for (point, count) in deck.iter().filter(|(card, _)| card.is_point()) {
        (0..count).for_each(|_| deck -= ProgressCards::of(point));
    }
    let card = ProgressCards::of(deck.nth(luck.below(deck.total())));
    *pile -= card;
    card
}
