//! What chance decides, and the bags it draws from.

use std::fmt;

use game::Draw;

use crate::counts::{Counts, Kind};
use crate::kinds::{Development, Resource};
use crate::{Cards, Goods};

/// One outcome.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    Dice(u8, u8),
    Stolen(Resource),
    Drawn(Development),
}

/// What is drawn from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bag {
    /// Two dice; ticket `t` shows `t / 6 + 1` and `t % 6 + 1`.
    Dice,
    /// Somebody's hand, every card equally likely. BASE-65: development cards are not in it.
    Hand(Goods),
    Deck(Cards),
}

impl Draw<Chance> for Bag {
    #[inline(always)]
    fn total(&self) -> u32 {
        match self {
            Bag::Dice => 36,
            Bag::Hand(hand) => hand.total(),
            Bag::Deck(deck) => deck.total(),
        }
    }

    #[inline(always)]
    fn nth(&self, ticket: u32) -> Chance {
        match self {
            Bag::Dice => Chance::Dice((ticket / 6 + 1) as u8, (ticket % 6 + 1) as u8),
            Bag::Hand(hand) => Chance::Stolen(hand.kind_of_card(ticket)),
            Bag::Deck(deck) => Chance::Drawn(deck.kind_of_card(ticket)),
        }
    }

    fn each(&self, visit: &mut dyn FnMut(Chance, u32)) {
        match self {
            Bag::Dice => (0..36).for_each(|ticket| visit(self.nth(ticket), 1)),
            Bag::Hand(hand) => {
                hand.iter()
                    .for_each(|(kind, count)| visit(Chance::Stolen(kind), count.into()));
            }
            Bag::Deck(deck) => {
                deck.iter()
                    .for_each(|(kind, count)| visit(Chance::Drawn(kind), count.into()));
            }
        }
    }
}

/// What a stranger needs to redo a draw: `2d6`, or the cards in their order: `lumber*2 ore*1`.
impl fmt::Display for Bag {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Bag::Dice => f.write_str("2d6"),
            Bag::Hand(hand) => list(*hand, f),
            Bag::Deck(deck) => list(*deck, f),
        }
    }
}

fn list<K: Kind>(counts: Counts<K>, f: &mut fmt::Formatter) -> fmt::Result {
    for (i, (kind, count)) in counts.iter().enumerate() {
        write!(
            f,
            "{}{}*{count}",
            if i == 0 { "" } else { " " },
            kind.word()
        )?;
    }
    Ok(())
}
