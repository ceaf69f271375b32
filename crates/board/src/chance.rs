//! What chance decides, and the bags it draws from.

use std::fmt;

use game::Tickets;

use crate::base::dice_deck::DiceCards;
use crate::counts::{Countable, Counts};
use crate::kinds::{Development, Harbour, Resource, Terrain};
use crate::knights::{Face, ProgressCard, ProgressCards};
use crate::{Cards, Goods};

/// One outcome.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
// A tag of its own byte: it is looked at in every step, and a borrowed one must be computed.
#[repr(u8)]
pub enum Chance {
    /// What two dice show.
    Dice(u8, u8),
    /// The card drawn out of a hand.
    Stolen(Resource),
    /// The development card on top of the deck.
    Drawn(Development),
    /// Cities & Knights: red, yellow and event die.
    ThreeDice(u8, u8, Face),
    /// Cities & Knights: the event die alone.
    EventDie(Face),
    /// Cities & Knights: the card on top of a deck.
    Progress(ProgressCard),
    /// What lies under the fog.
    Tile(Terrain),
    /// The number of what was found under the fog.
    Number(u8),
    /// A harbour to be placed.
    Token(Harbour),
    /// One die.
    Die(u8),
    /// The card turned over instead of rolling two dice.
    DiceCard(u8, u8),
}

/// What is drawn from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Bag {
    /// Two dice; ticket `t` shows `t / 6 + 1` and `t % 6 + 1`.
    Dice,
    /// Somebody's hand, every card equally likely, commodities, too (CK-29, CK-R-13, CK-R-48).
    /// BASE-65: development cards are not in it.
    Hand(Goods),
    /// The development cards that are left.
    Deck(Cards),
    /// Three dice; ticket `t` shows `t / 36 + 1`, `t / 6 % 6 + 1` and side `t % 6`.
    ThreeDice,
    /// The event die alone, by its six sides.
    EventDie,
    /// The cards of one deck of progress cards.
    Progress(ProgressCards),
    /// The undiscovered hexes that are left.
    Tiles(Counts<Terrain>),
    /// So many of each number.
    Numbers([u8; 13]),
    /// The harbours nobody has drawn yet.
    Tokens(Counts<Harbour>),
    /// One die.
    Die,
    /// The cards with dice that are left.
    DiceCards(DiceCards),
}

impl Tickets<Chance> for Bag {
    #[inline(always)]
    fn total(&self) -> u32 {
        match self {
            Bag::Dice => 36,
            Bag::Hand(hand) => hand.total(),
            Bag::Deck(deck) => deck.total(),
            Bag::ThreeDice => 216,
            Bag::Progress(deck) => deck.total(),
            Bag::Tiles(tiles) => tiles.total(),
            Bag::Numbers(numbers) => numbers.iter().map(|count| u32::from(*count)).sum(),
            Bag::Tokens(tokens) => tokens.total(),
            Bag::Die | Bag::EventDie => 6,
            Bag::DiceCards(cards) => cards.len(),
        }
    }

    #[inline(always)]
    fn nth(&self, ticket: u32) -> Chance {
        match self {
            Bag::Dice => Chance::Dice((ticket / 6 + 1) as u8, (ticket % 6 + 1) as u8),
            Bag::Hand(hand) => Chance::Stolen(hand.kind_of_card(ticket)),
            Bag::Deck(deck) => Chance::Drawn(deck.kind_of_card(ticket)),
            Bag::ThreeDice => {
                let [red, yellow] = [ticket / 36 + 1, ticket / 6 % 6 + 1].map(|die| die as u8);
                Chance::ThreeDice(red, yellow, Face::SIDES[ticket as usize % 6])
            }
            Bag::EventDie => Chance::EventDie(Face::SIDES[ticket as usize % 6]),
            Bag::Progress(deck) => Chance::Progress(deck.nth(ticket)),
            Bag::Tiles(tiles) => Chance::Tile(tiles.kind_of_card(ticket)),
            Bag::Numbers(numbers) => Chance::Number(nth_number(numbers, ticket)),
            Bag::Tokens(tokens) => Chance::Token(tokens.kind_of_card(ticket)),
            Bag::Die => Chance::Die(ticket as u8 + 1),
            Bag::DiceCards(cards) => {
                let mut pairs = cards.iter();
                let [one, two] = pairs
                    .nth(ticket as usize)
                    .expect("as many as there are tickets");
                Chance::DiceCard(one, two)
            }
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
            Bag::ThreeDice => {
                for dice in 0..36 {
                    let [red, yellow] = [dice / 6 + 1, dice % 6 + 1];
                    for face in Face::ALL {
                        visit(Chance::ThreeDice(red, yellow, face), face.weight());
                    }
                }
            }
            Bag::EventDie => {
                for face in Face::ALL {
                    visit(Chance::EventDie(face), face.weight());
                }
            }
            Bag::Progress(deck) => {
                for (card, count) in deck.iter() {
                    visit(Chance::Progress(card), count.into());
                }
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
            Bag::DiceCards(cards) => {
                for [one, two] in cards.iter() {
                    visit(Chance::DiceCard(one, two), 1);
                }
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
            Bag::ThreeDice => f.write_str("2d6 ship*3 trade*1 politics*1 science*1"),
            Bag::EventDie => f.write_str("ship*3 trade*1 politics*1 science*1"),
            Bag::Progress(deck) => {
                let cards = deck
                    .iter()
                    .map(|(card, count)| format!("{}*{count}", card.word()));
                f.write_str(&cards.collect::<Vec<_>>().join(" "))
            }
            Bag::Tiles(tiles) => list(*tiles, f),
            Bag::Tokens(tokens) => list(*tokens, f),
            Bag::Die => f.write_str("1d6"),
            Bag::DiceCards(cards) => {
                let cards = cards.iter().map(|[one, two]| format!("{one}+{two}*1"));
                f.write_str(&cards.collect::<Vec<_>>().join(" "))
            }
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

fn list<K: Countable>(counts: Counts<K>, f: &mut fmt::Formatter) -> fmt::Result {
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
