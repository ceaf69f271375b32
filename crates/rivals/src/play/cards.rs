//! Cards leave hands and sites, and lie on the discard pile.

use game::Seat;

use super::Play;
use crate::card::CardId;
use crate::effects::Effect;
use crate::event::Event;
use crate::places::Side;
use crate::state::{Task, other};

impl Play<'_> {
    pub(super) fn add_to_hand(&mut self, seat: Seat, card: CardId) {
        self.state.secret.own[seat.index()].hand.add(card);
        self.state.public.hands[seat.index()][card.set() as usize] += 1;
    }

    pub(super) fn remove_from_hand(&mut self, seat: Seat, card: CardId) {
        self.state.secret.own[seat.index()].hand.remove(card);
        self.state.public.hands[seat.index()][card.set() as usize] -= 1;
    }

    /// An action card is laid open and read out; it is discarded when it is carried out (RIV-130).
    pub fn show_played(&mut self, seat: Seat, card: CardId) {
        self.remove_from_hand(seat, card);
        self.log.note(|| Event::Played { seat, card });
    }

    /// A card to be built is taken from the hand, or from the open stack (RIV-53).
    pub fn take_up(&mut self, seat: Seat, card: CardId) {
        if self.rules.is_open(card) {
            self.state.public.supply.open -= 1;
        } else {
            self.remove_from_hand(seat, card);
        }
    }

    pub fn discard(&mut self, card: CardId) {
        self.state.public.discard.add(card);
    }

    /// RIV-142, RIV-R-60: an own card is torn down, and helps no other one any more.
    pub fn tear_down(&mut self, seat: Seat, card: CardId, side: Side) {
        self.lift(seat, card, side);
        self.log.note(|| Event::TornDown { seat, card });
        self.dispose(card);
    }

    /// RIV-143: a card is lost to the discard pile.
    pub fn sink(&mut self, seat: Seat, card: CardId, side: Side) {
        self.lift(seat, card, side);
        self.log.note(|| Event::Removed { seat, card });
        self.dispose(card);
    }

    /// RIV-148, RIV-R-12: cards of the open stack go back there.
    fn dispose(&mut self, card: CardId) {
        if self.rules.is_open(card) {
            self.state.public.supply.open += 1;
            self.log.note(|| Event::Returned { card });
        } else {
            self.discard(card);
        }
    }

    /// RIV-144: a card is lost by an event or an attack; its owner chooses the stack it goes under.
    pub fn lose_card(&mut self, seat: Seat, card: CardId, side: Side) {
        let mut effects = self.state.realm(seat).effects();
        let is_consoled = effects.any(|effect| effect == Effect::Consoles);
        drop(effects);
        self.lift(seat, card, side);
        self.log.note(|| Event::Removed { seat, card });
        let goes_under = !self.rules.is_open(card);
        if !goes_under {
            self.dispose(card);
        }
        self.next([
            goes_under.then_some(Task::Under { seat, card }),
            is_consoled.then(|| Task::gain_any(seat, 1)),
        ]);
    }

    /// A building is named in a feud.
    pub fn name_building(&mut self, seat: Seat, card: CardId, side: Side) {
        let named = &mut self.state.public.named;
        let free = named.iter_mut().find(|it| it.is_none());
        *free.expect("at most three are named") = Some((side, card));
        self.log.note(|| Event::Named { seat, card });
    }

    pub fn forget_named(&mut self) {
        self.state.public.named = [None; 3];
    }

    /// A card of the discard pile is taken up; everybody sees which (RIV-R-51).
    pub fn fetch(&mut self, seat: Seat, card: CardId) {
        self.state.public.discard.remove(card);
        self.add_to_hand(seat, card);
        self.log.note(|| Event::Fetched { seat, card });
    }

    pub fn show_hand(&mut self, to: Seat) {
        let hand = self.state.hand(other(to));
        self.log.note(|| Event::HandShown {
            to,
            cards: Some(hand.iter().collect()),
        });
    }

    pub fn steal(&mut self, seat: Seat, card: CardId) {
        self.remove_from_hand(other(seat), card);
        self.add_to_hand(seat, card);
        let card = Some(card);
        self.log.note(|| Event::Stolen { seat, card });
    }
}
