//! What became of the hand cards of the card game: how each came, and how it left the hand.

use families::{Family, Happened, TypedView};
use game::{Seat, Viewer};
use protocol::{CardEnd, CardFate, CardSource};
use rivals::{CardId, Event, Task, View, other};

use crate::events::events;
use crate::tale::Tale;

/// All hand cards in the order in which they came; none in other families.
pub fn cards<G: Family>(tale: &Tale<G>) -> Option<Vec<CardFate>> {
    let mut hands = Hands::default();
    hands.look(tale, 0)?;
    for (step, events) in events(tale) {
        hands.step = step as u32;
        for event in &events {
            if let Happened::Rivals(_, event) = tale.game.happened(event) {
                hands.hear(event);
            }
        }
        hands.look(tale, step)?;
    }
    Some(hands.cards)
}

/// The cards so far.
#[derive(Default)]
struct Hands {
    cards: Vec<CardFate>,
    step: u32,
    /// What is to be done next.
    task: Option<Task>,
    /// So many cards go under stacks that were the other player's.
    taken: usize,
}

impl Hands {
    /// How it stands after a step; nothing to see in other families.
    fn look<G: Family>(&mut self, tale: &Tale<G>, step: usize) -> Option<()> {
        let view = tale.game.view(&tale.states[step], Viewer::Referee);
        let TypedView::Rivals(_, view) = tale.game.typed_view(&view) else {
            return None;
        };
        self.build(view);
        self.task = Some(view.public.agenda.top());
        Some(())
    }

    fn hear(&mut self, event: &Event) {
        match event {
            Event::Drawn { seat, card, .. } => self.come(*seat, *card, CardSource::Drawn),
            Event::Taken { seat, card, .. } => self.come(*seat, *card, CardSource::Chosen),
            Event::Fetched { seat, card } => self.come(*seat, Some(*card), CardSource::Fetched),
            Event::Stolen { seat, card } => {
                self.go(other(*seat), *card, CardEnd::Lost);
                self.come(*seat, *card, CardSource::Stolen);
            }
            Event::Stripped { seat, cards } => {
                let cards = cards.iter().flatten();
                self.taken = cards.clone().count();
                cards.for_each(|card| self.go(*seat, Some(*card), CardEnd::Lost));
            }
            Event::Played { seat, card } => self.go(*seat, Some(*card), CardEnd::Played),
            Event::PutUnder { open: false, .. } if self.taken > 0 => self.taken -= 1,
            Event::PutUnder {
                seat,
                card,
                open: false,
                ..
            } => {
                let end = match self.task {
                    Some(Task::Exchange) => CardEnd::Exchanged,
                    _ => CardEnd::PutBack,
                };
                self.go(*seat, *card, end);
            }
            _ => {}
        }
    }

    fn come(&mut self, seat: Seat, card: Option<CardId>, source: CardSource) {
        self.cards.extend(card.map(|card| CardFate {
            seat: seat.0,
            card: card.name().to_owned(),
            came: self.step,
            source,
            went: None,
            end: CardEnd::Kept,
        }));
    }

    /// Of equal cards the one goes that has been held longest.
    fn go(&mut self, seat: Seat, card: Option<CardId>, end: CardEnd) {
        let held = |it: &&mut CardFate| {
            it.went.is_none()
                && it.seat == seat.0
                && card.is_some_and(|card| it.card == card.name())
        };
        if let Some(card) = self.cards.iter_mut().find(held) {
            (card.went, card.end) = (Some(self.step), end);
        }
    }

    /// A card that is to be built leaves the hand before it is paid for, without an event.
    fn build(&mut self, view: &View) {
        for seat in [Seat(0), Seat(1)] {
            let Some(hand) = view.hand(seat) else {
                continue;
            };
            let mut left: Vec<&str> = hand.iter().map(CardId::name).collect();
            let step = self.step;
            let held = |it: &&mut CardFate| it.went.is_none() && it.seat == seat.0;
            // The newest first: of equal cards the one leaves that has been held longest.
            for card in self.cards.iter_mut().rev().filter(held) {
                if let Some(place) = left.iter().position(|it| *it == card.card) {
                    left.remove(place);
                } else {
                    (card.went, card.end) = (Some(step), CardEnd::Built);
                }
            }
        }
    }
}
