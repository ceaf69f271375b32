//! Cards come from stacks and go under them, and everybody remembers his part of it.

use game::Seat;

use super::Play;
use crate::card::CardId;
use crate::event::Event;
use crate::stacks::StackId;
use crate::state::{Own, other};

impl Play<'_> {
    fn own(&mut self, seat: Seat) -> &mut Own {
        &mut self.state.secret.own[seat.index()]
    }

    /// A fresh card is drawn from the top.
    pub fn draw_fresh(&mut self, seat: Seat, stack: StackId, card: CardId) {
        self.state.secret.fresh.remove(card);
        self.state.public.heights[stack.index()].fresh -= 1;
        self.add_to_hand(seat, card);
        self.note_drawn(seat, stack, card);
    }

    /// The top card, which somebody has seen before, is drawn.
    pub fn draw_seen(&mut self, seat: Seat, stack: StackId) {
        let number = stack.index();
        let card = self.state.secret.seen[number].pop();
        let card = card.expect("the true order has no blanks");
        self.state.public.heights[number].seen -= 1;
        self.own(seat).memory[number].draw(card);
        self.own(other(seat)).memory[number].other_draws();
        self.add_to_hand(seat, card);
        self.note_drawn(seat, stack, card);
    }

    fn note_drawn(&mut self, seat: Seat, stack: StackId, card: CardId) {
        let card = Some(card);
        self.log.note(|| Event::Drawn { seat, stack, card });
    }

    /// The next fresh card of a stack that is looked through turns out to be this one.
    pub fn see(&mut self, seat: Seat, stack: StackId, card: CardId) {
        let number = stack.index();
        self.state.secret.fresh.remove(card);
        let height = &mut self.state.public.heights[number];
        height.fresh -= 1;
        height.seen += 1;
        self.state.secret.seen[number].push(Some(card));
        self.own(seat).memory[number].see(Some(card));
        self.own(other(seat)).memory[number].see(None);
        let card = Some(card);
        self.log.note(|| Event::Seen { seat, stack, card });
    }

    /// The whole stack has been looked through.
    pub fn look(&mut self, seat: Seat, stack: StackId) {
        let seen = self.state.secret.seen[stack.index()];
        self.own(seat).memory[stack.index()].look(&seen);
        self.log.note(|| Event::Searched {
            seat,
            stack,
            cards: Some(seen.iter().flatten().collect()),
        });
    }

    /// RIV-79: one card is taken out of a stack just looked through.
    pub fn take_out(&mut self, seat: Seat, stack: StackId, card: CardId) {
        let number = stack.index();
        let seen = &mut self.state.secret.seen[number];
        let place = seen.find(card).expect("only a card that is there is taken");
        seen.take_out(place);
        self.state.public.heights[number].seen -= 1;
        self.own(seat).memory[number].take_out(place);
        self.add_to_hand(seat, card);
        let card = Some(card);
        self.log.note(|| Event::Taken { seat, stack, card });
    }

    /// RIV-146: a hand card goes under a stack; only its owner knows it (RIV-84).
    pub fn put_under(&mut self, seat: Seat, card: CardId, stack: StackId) {
        self.remove_from_hand(seat, card);
        self.slide_under(card, stack, [Some(seat), None]);
        let card = Some(card);
        self.log.note(|| Event::PutUnder {
            seat,
            stack,
            card,
            open: false,
        });
    }

    /// RIV-R-65: the first of two cards of the other's hand is chosen; nobody sees it.
    pub fn set_aside(&mut self, seat: Seat, card: CardId, stack: StackId) {
        self.own(seat).aside = Some((card, stack));
    }

    /// RIV-145, RIV-R-65: cards of the other's hand go under stacks. He sees which he misses, and
    /// which stacks grow; of two with one back he does not see which went where.
    pub fn strip(&mut self, seat: Seat, cards: &[(CardId, StackId)]) {
        let victim = other(seat);
        let can_tell = match *cards {
            [(one, _), (two, _)] => one == two || one.set() != two.set(),
            _ => true,
        };
        self.own(seat).aside = None;
        let mut missed: Vec<CardId> = cards.iter().map(|(card, _)| *card).collect();
        missed.sort_unstable();
        self.log.note(|| Event::Stripped {
            seat: victim,
            cards: Some(missed),
        });
        // Which stack came first would tell which card was chosen first.
        let mut cards = cards.to_vec();
        cards.sort_by_key(|(_, stack)| *stack);
        for (card, stack) in cards {
            self.remove_from_hand(victim, card);
            self.slide_under(card, stack, [Some(seat), can_tell.then_some(victim)]);
            let card = Some(card);
            self.log.note(|| Event::PutUnder {
                seat,
                stack,
                card,
                open: false,
            });
        }
    }

    /// RIV-144: a card that lay open goes under a stack.
    pub fn put_open_under(&mut self, seat: Seat, card: CardId, stack: StackId) {
        self.slide_under(card, stack, [Some(seat), Some(other(seat))]);
        let card = Some(card);
        self.log.note(|| Event::PutUnder {
            seat,
            stack,
            card,
            open: true,
        });
    }

    fn slide_under(&mut self, card: CardId, stack: StackId, knowing: [Option<Seat>; 2]) {
        let number = stack.index();
        self.state.secret.seen[number].put_under(Some(card));
        let height = &mut self.state.public.heights[number];
        height.seen += 1;
        let seen = height.seen;
        for seat in [Seat(0), Seat(1)] {
            let known = knowing.contains(&Some(seat)).then_some(card);
            self.own(seat).memory[number].put_under(known, seen);
        }
    }
}
