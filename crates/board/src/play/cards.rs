//! Cards that change hands: resources, offers, development cards.

use game::{Seat, SeatSet};

use super::Play;
use crate::event::Event;
use crate::kinds::{Development, Resource};
use crate::offer::{Offer, Parcel};
use crate::state::{Negotiation, OfferAnswer};
use crate::{Cards, Goods};

/// Resource cards.
impl Play<'_> {
    /// From the bank into a hand.
    #[inline]
    fn gain(&mut self, seat: Seat, goods: Goods) {
        self.state.public.bank -= goods;
        self.state.secret.own[seat.index()].hand += goods;
        self.state.public.pieces[seat.index()].hand_size += goods.total() as u8;
    }

    /// From a hand into the bank.
    #[inline]
    pub(super) fn lose(&mut self, seat: Seat, goods: Goods) {
        self.state.public.bank += goods;
        self.state.secret.own[seat.index()].hand -= goods;
        self.state.public.pieces[seat.index()].hand_size -= goods.total() as u8;
    }

    /// From one hand into another.
    pub(super) fn hand_over(&mut self, from: Seat, to: Seat, goods: Goods) {
        let count = goods.total() as u8;
        self.state.secret.own[from.index()].hand -= goods;
        self.state.secret.own[to.index()].hand += goods;
        self.state.public.pieces[from.index()].hand_size -= count;
        self.state.public.pieces[to.index()].hand_size += count;
        self.drop_proposal(from);
    }

    /// BASE-55e: what is paid goes back to the bank.
    #[inline]
    pub fn pay(&mut self, seat: Seat, goods: Goods) {
        self.lose(seat, goods);
        self.log.note(|| Event::Paid { seat, goods });
    }

    #[inline]
    pub fn produce(&mut self, seat: Seat, goods: Goods) {
        self.gain(seat, goods);
        self.log.note(|| Event::Produced { seat, goods });
    }

    pub fn take(&mut self, seat: Seat, kind: Resource) {
        self.gain(seat, Goods::of(kind, 1));
        self.log.note(|| Event::Taken { seat, kind });
    }

    #[inline]
    pub fn trade_with_bank(&mut self, seat: Seat, give: Resource, get: Resource) {
        let count = self.state.pieces(seat).rates.count(give);
        self.lose(seat, Goods::of(give, u32::from(count)));
        self.gain(seat, Goods::of(get, 1));
        self.log.note(|| Event::BankTraded {
            seat,
            give,
            count,
            get,
        });
    }

    pub fn must_discard(&mut self, seat: Seat, count: u8) {
        self.state.public.pieces[seat.index()].to_discard = count;
        self.state.public.discarding = self.state.public.discarding.with(seat);
        self.log.note(|| Event::MustDiscard { seat, count });
    }

    #[inline]
    pub fn lay_aside(&mut self, seat: Seat, kind: Resource) {
        let card = Goods::of(kind, 1);
        let own = &mut self.state.secret.own[seat.index()];
        own.hand -= card;
        own.laid_aside += card;
        let pieces = &mut self.state.public.pieces[seat.index()];
        pieces.hand_size -= 1;
        pieces.to_discard -= 1;
        pieces.laid_aside += 1;
        if pieces.to_discard == 0 {
            self.state.public.discarding = self.state.public.discarding.without(seat);
        }
        self.log.note(|| Event::LaidAside {
            seat,
            kind: Some(kind),
        });
    }

    /// Puts what a seat laid aside into the bank, for all to see.
    pub fn show_discards(&mut self, seat: Seat) {
        let goods = std::mem::take(&mut self.state.secret.own[seat.index()].laid_aside);
        self.state.public.pieces[seat.index()].laid_aside = 0;
        self.state.public.bank += goods;
        self.log.note(|| Event::Discarded { seat, goods });
    }

    pub fn steal(&mut self, thief: Seat, victim: Seat, kind: Resource) {
        self.hand_over(victim, thief, Goods::of(kind, 1));
        self.log.note(|| Event::Stolen {
            thief,
            victim,
            kind: Some(kind),
        });
    }

    pub fn give_back(&mut self, seat: Seat, to: Seat, kind: Resource) {
        self.hand_over(seat, to, Goods::of(kind, 1));
        self.log.note(|| Event::GivenBack {
            seat,
            to,
            kind: Some(kind),
        });
    }

    /// All cards of a kind from one seat to another.
    pub fn monopolise(&mut self, seat: Seat, from: Seat, kind: Resource) {
        let count = self.state.hand(from).count(kind);
        self.hand_over(from, seat, Goods::of(kind, u32::from(count)));
        self.log.note(|| Event::Monopolised {
            seat,
            from,
            kind,
            count,
        });
    }

    pub fn trade(&mut self, seat: Seat, with: Seat, offer: Offer) {
        self.hand_over(seat, with, offer.give());
        self.hand_over(with, seat, offer.get());
        self.log.note(|| Event::Traded { seat, with, offer });
    }
}

/// Negotiations.
impl Play<'_> {
    pub fn make_offer(&mut self, seat: Seat, to: Option<Seat>, offer: Offer) {
        self.clear_offer();
        self.state.public.negotiation.offer = offer;
        self.state.public.negotiation.to = to;
        self.log.note(|| Event::OfferMade { seat, to, offer });
    }

    pub fn ask_openly(&mut self, seat: Seat, wish: Parcel) {
        self.clear_offer();
        self.state.public.negotiation.offer.get = wish;
        self.state.public.proposals.made[seat.index()] += 1;
        self.log.note(|| Event::Asked {
            seat,
            goods: wish.into(),
        });
    }

    /// A seat has one proposal on the table: a new one takes the place of the last.
    pub fn propose(&mut self, seat: Seat, offer: Offer) {
        self.state.public.negotiation.answers[seat.index()] = OfferAnswer::Countered(offer);
        let proposals = &mut self.state.public.proposals;
        proposals.open = proposals.open.with(seat);
        proposals.made[seat.index()] += 1;
        self.log.note(|| Event::Proposed { seat, offer });
    }

    /// BASE-R-33: a proposal is void once its maker has lost or traded cards.
    pub fn drop_proposal(&mut self, seat: Seat) {
        let public = &mut self.state.public;
        if public.proposals.open.contains(seat) {
            public.proposals.open = public.proposals.open.without(seat);
            public.negotiation.answers[seat.index()] = OfferAnswer::Open;
        }
    }

    pub fn answer(&mut self, seat: Seat, answer: OfferAnswer) {
        self.state.public.negotiation.answers[seat.index()] = answer;
        self.log.note(|| match answer {
            OfferAnswer::Accepted => Event::OfferAccepted { seat },
            OfferAnswer::Countered(offer) => Event::OfferCountered { seat, offer },
            OfferAnswer::Rejected | OfferAnswer::Open => Event::OfferRejected { seat },
        });
    }

    /// Nothing is on the table any more, proposals included.
    pub fn clear_offer(&mut self) {
        self.state.public.negotiation = Negotiation::default();
        self.state.public.proposals.open = SeatSet::EMPTY;
    }
}

/// Development cards.
impl Play<'_> {
    pub fn draw_card(&mut self, seat: Seat, card: Development) {
        let one = Cards::of(card, 1);
        self.state.secret.deck -= one;
        let own = &mut self.state.secret.own[seat.index()];
        own.cards += one;
        own.fresh += one;
        self.state.public.pieces[seat.index()].cards_held += 1;
        self.state.public.cards_new += 1;
        self.state.public.deck_left -= 1;
        self.log.note(|| Event::CardBought {
            seat,
            card: Some(card),
        });
    }

    pub fn play_card(&mut self, seat: Seat, card: Development) {
        let one = Cards::of(card, 1);
        self.state.secret.own[seat.index()].cards -= one;
        let public = &mut self.state.public;
        public.played += one;
        public.card_played = true;
        public.pieces[seat.index()].cards_held -= 1;
        if card == Development::Knight {
            public.pieces[seat.index()].knights += 1;
        }
        self.log.note(|| Event::CardPlayed { seat, card });
    }
}
