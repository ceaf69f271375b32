//! Progress cards that change hands, and what they change besides pieces.

use game::Seat;
use hexgrid::{Hex, HexSet};

use super::Play;
use crate::Goods;
use crate::event::KnightEvent;
use crate::kinds::Resource;
use crate::knights::{Face, ProgressCard, ProgressCards, Returned};
use crate::state::KnightsState;

impl Play<'_> {
    /// Lays out what the box adds: commodities, decks, the numbers of the hexes.
    pub fn lay_out_knights(&mut self, bank: Goods, chips: [HexSet; 13]) {
        self.state.public.bank = bank;
        self.state.public.deck_left = 0;
        self.state.secret.deck = crate::Cards::NONE;
        self.state.secret.progress = ProgressCards::all();
        self.state.public.knights = KnightsState {
            chips,
            fresh: ProgressCards::all().by_deck(),
            ..KnightsState::default()
        };
    }

    pub fn show_event_die(&mut self, face: Face) {
        let seat = self.state.public.turn;
        self.tell(|| KnightEvent::EventDie { seat, face });
    }

    pub fn set_dice(&mut self, dice: [u8; 2]) {
        self.state.public.knights.dice = dice;
    }

    pub fn choose_dice(&mut self, seat: Seat, dice: [u8; 2]) {
        self.set_dice(dice);
        self.tell(|| KnightEvent::RollChosen { seat, dice });
    }

    /// Takes a card off its deck: a fresh one, or else the first that was put under it (CK-R-51).
    fn leave_deck(&mut self, card: ProgressCard) -> Option<Returned> {
        let (deck, knights) = (card.deck(), &mut self.state.public.knights);
        if knights.fresh[deck.index()] > 0 {
            knights.fresh[deck.index()] -= 1;
            self.state.secret.progress -= ProgressCards::of(card);
            return None;
        }
        let first = knights.returned.under(deck).draw();
        if let Some(Returned::Hidden(owner)) = first {
            let own = &mut self.state.secret.own[owner.index()];
            own.buried.under(deck).draw();
        }
        first
    }

    /// CK-51: points lie open at once; all else goes into the hand.
    pub fn draw_progress(&mut self, seat: Seat, card: ProgressCard) {
        let deck = card.deck();
        let returned = self.leave_deck(card);
        if let Some(point) = ProgressCard::POINTS.iter().position(|it| *it == card) {
            self.state.public.knights.laid_open[point] = Some(seat);
            self.state.public.pieces[seat.index()].points += 1;
            self.tell(|| KnightEvent::PointLaidOpen { seat, card });
            return;
        }
        self.state.public.knights.realms[seat.index()].hidden[deck.index()] += 1;
        self.state.secret.own[seat.index()].progress += ProgressCards::of(card);
        self.tell(|| KnightEvent::ProgressDrawn {
            seat,
            deck,
            card: Some(card),
            returned,
        });
    }

    fn leave_hand(&mut self, seat: Seat, card: ProgressCard) {
        self.state.secret.own[seat.index()].progress -= ProgressCards::of(card);
        let realm = &mut self.state.public.knights.realms[seat.index()];
        realm.hidden[card.deck().index()] -= 1;
    }

    pub fn play_progress(&mut self, seat: Seat, card: ProgressCard) {
        self.leave_hand(seat, card);
        let pile = self.state.public.knights.returned.under(card.deck());
        pile.put_under(Returned::Open(card));
        self.tell(|| KnightEvent::ProgressPlayed { seat, card });
    }

    /// CK-52: face down under its deck.
    pub fn return_progress(&mut self, seat: Seat, card: ProgressCard) {
        self.leave_hand(seat, card);
        let deck = card.deck();
        let pile = self.state.public.knights.returned.under(deck);
        pile.put_under(Returned::Hidden(seat));
        let own = &mut self.state.secret.own[seat.index()];
        own.buried.under(deck).put_under(Returned::Open(card));
        self.tell(|| KnightEvent::ProgressReturned {
            seat,
            deck,
            card: Some(card),
        });
    }

    pub fn seize_progress(&mut self, seat: Seat, of: Seat, card: ProgressCard) {
        self.leave_hand(of, card);
        let deck = card.deck();
        self.state.secret.own[seat.index()].progress += ProgressCards::of(card);
        self.state.public.knights.realms[seat.index()].hidden[deck.index()] += 1;
        self.tell(|| KnightEvent::CardSeized {
            seat,
            of,
            deck,
            card: Some(card),
        });
    }

    /// Shows one seat the hand of another until it has taken what it may.
    pub fn show_hand(&mut self, seat: Seat, of: Seat) {
        let goods = self.state.hand(of);
        self.state.secret.own[seat.index()].shown_hand = goods;
        self.tell(|| KnightEvent::HandShown {
            seat,
            of,
            goods: Some(goods),
        });
    }

    /// Keeps what is shown in step with a hand from which a card was taken.
    pub fn look_again(&mut self, seat: Seat, of: Seat) {
        self.state.secret.own[seat.index()].shown_hand = self.state.hand(of);
    }

    pub fn show_progress(&mut self, seat: Seat, of: Seat) {
        let cards = self.state.own(of).progress;
        self.state.secret.own[seat.index()].shown_progress = cards;
        self.tell(|| KnightEvent::CardsShown {
            seat,
            of,
            cards: Some(cards),
        });
    }

    pub fn cover(&mut self, seat: Seat) {
        let own = &mut self.state.secret.own[seat.index()];
        own.shown_hand = Goods::NONE;
        own.shown_progress = ProgressCards::NONE;
    }

    /// A card from one hand into another, known to the two.
    pub fn hand_card(&mut self, seat: Seat, to: Seat, kind: Resource) {
        self.hand_over(seat, to, Goods::of(kind, 1));
        self.tell(|| KnightEvent::Handed {
            seat,
            to,
            kind: Some(kind),
        });
    }

    /// So many cards of a named kind, for all to see.
    pub fn exact(&mut self, seat: Seat, from: Seat, kind: Resource, count: u8) {
        self.hand_over(from, seat, Goods::of(kind, u32::from(count)));
        self.log.note(|| crate::Event::Monopolised {
            seat,
            from,
            kind,
            count,
        });
    }

    pub fn name_kind(&mut self, seat: Seat, card: ProgressCard, kind: Resource) {
        self.tell(|| KnightEvent::KindNamed { seat, card, kind });
    }

    pub fn open_fleet(&mut self, kind: Resource) {
        self.state.public.knights.fleet |= 1 << kind as u8;
    }

    pub fn open_harbour(&mut self) {
        self.state.public.knights.harbour = true;
    }

    pub fn mark_bartered(&mut self, with: Seat) {
        let knights = &mut self.state.public.knights;
        knights.bartered = knights.bartered.with(with);
    }

    pub fn lay_chip(&mut self, hex: Hex, number: u8) {
        self.state.public.knights.chips[usize::from(number)].insert(hex);
    }

    pub fn swap_chips(&mut self, seat: Seat, hex: Hex, other: Hex) {
        let chips = &mut self.state.public.knights.chips;
        for set in chips.iter_mut() {
            let (has, has_other) = (set.contains(hex), set.contains(other));
            if has != has_other {
                let (gone, come) = if has { (hex, other) } else { (other, hex) };
                set.remove(gone);
                set.insert(come);
            }
        }
        self.tell(|| KnightEvent::ChipsSwapped { seat, hex, other });
    }
}
