//! What chance decides, and the bags it draws from.

use std::fmt;

use game::Draw;

use crate::counts::{Counts, Kind};
use crate::kinds::{Development, Harbour, Resource, Terrain};
use crate::{Cards, Goods};

/// One outcome.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    Dice(u8, u8),
    Stolen(Resource),
    Drawn(Development),
    /// What lies under the fog, and its number.
    Tile(Terrain),
    Number(u8),
    /// A harbour to be placed.
    Token(Harbour),
    /// One die.
    Die(u8),
}

/// What is drawn from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bag {
    /// Two dice; ticket `t` shows `t / 6 + 1` and `t % 6 + 1`.
    Dice,
    /// Somebody's hand, every card equally likely. BASE-65: development cards are not in it.
    Hand(Goods),
    Deck(Cards),
    Tiles(Counts<Terrain>),
    /// So many of each number.
    Numbers([u8; 13]),
    Tokens(Counts<Harbour>),
    Die,
}

impl Draw<Chance> for Bag {
    #[inline(always)]
    fn total(&self) -> u32 {
        match self {
            Bag::Dice => 36,
            Bag::Hand(hand) => hand.total(),
            Bag::Deck(deck) => deck.total(),
            Bag::Tiles(tiles) => tiles.total(),
            Bag::Numbers(numbers) => numbers.iter().map(|count| u32::from(*count)).sum(),
            Bag::Tokens(tokens) => tokens.total(),
            Bag::Die => 6,
        }
    }

    #[inline(always)]
    fn nth(&self, ticket: u32) -> Chance {
        match self {
            Bag::Dice => Chance::Dice((ticket / 6 + 1) as u8, (ticket % 6 + 1) as u8),
            Bag::Hand(hand) => Chance::Stolen(hand.kind_of_card(ticket)),
            Bag::Deck(deck) => Chance::Drawn(deck.kind_of_card(ticket)),
            Bag::Tiles(tiles) => Chance::Tile(tiles.kind_of_card(ticket)),
            Bag::Numbers(numbers) => Chance::Number(nth_number(numbers, ticket)),
            Bag::Tokens(tokens) => Chance::Token(tokens.kind_of_card(ticket)),
            Bag::Die => Chance::Die(ticket as u8 + 1),
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
            Bag::Tiles(tiles) => {
                tiles
                    .iter()
                    .for_each(|(kind, count)| visit(Chance::Tile(kind), count.into()));
            }
            Bag::Numbers(numbers) => {
                present(numbers).for_each(|(number, count)| visit(Chance::Number(number), count));
            }
            Bag::Tokens(tokens) => {
                tokens
                    .iter()
                    .for_each(|(kind, count)| visit(Chance::Token(kind), count.into()));
            }
            Bag::Die => (1..=6).for_each(|shown| visit(Chance::Die(shown), 1)),
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
            Bag::Tiles(tiles) => list(*tiles, f),
            Bag::Tokens(tokens) => list(*tokens, f),
            Bag::Die => f.write_str("1d6"),
            Bag::Numbers(numbers) => {
                for (i, (number, count)) in present(numbers).enumerate() {
                    write!(f, "{}{number}*{count}", if i == 0 { "" } else { " " })?;
                }
                Ok(())
            }
        }
    }
}

/// The numbers there are any of, in ascending order.
fn present(numbers: &[u8; 13]) -> impl Iterator<Item = (u8, u32)> {
    let counts = (0..).zip(numbers.iter().map(|count| u32::from(*count)));
    counts.filter(|(_, count)| *count > 0)
}

fn nth_number(numbers: &[u8; 13], ticket: u32) -> u8 {
    let mut left = ticket;
    for (number, count) in present(numbers) {
        if left < count {
            return number;
        }
        left -= count;
    }
    unreachable!("a bag has no more tickets than it counts")
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
