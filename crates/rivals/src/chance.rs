//! What chance decides, and the bags it draws from.

use std::fmt;

use game::Tickets;

use crate::card::{CardId, Counts};
use crate::landscape::Landscape;
use crate::state::{EventStack, Symbol};

/// One outcome.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// The production die of red and of blue.
    Start(u8, u8),
    Dice(u8, Symbol),
    /// The production die alone.
    Number(u8),
    /// The event die alone.
    Symbol(Symbol),
    /// A draw card nobody has seen before, or an event that is in the game for certain.
    Card(CardId),
    /// An event with a half-moon of which nobody knew that it is in this duel (RIV-60).
    Moon(CardId),
    Landscape(Landscape),
}

/// What is drawn from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Bag {
    /// Ticket `t` shows `t / 6 + 1` for red and `t % 6 + 1` for blue.
    Start,
    /// Ticket `t` shows the number `t / 6 + 1` and face `t % 6` of the event die.
    Dice,
    Number,
    Symbol,
    Fresh(Counts),
    Events(EventStack),
    Landscapes(u32),
}

impl Bag {
    /// Every event in both of its forms, with their tickets.
    fn events(stack: &EventStack) -> impl Iterator<Item = (Chance, u32)> + '_ {
        CardId::events().flat_map(|event| {
            [
                (Chance::Card(event), stack.weight(event)),
                (Chance::Moon(event), stack.moon_weight(event)),
            ]
        })
    }

    fn landscapes(stack: u32) -> impl Iterator<Item = Landscape> {
        Landscape::stack().filter(move |it| stack >> it.0 & 1 == 1)
    }
}

impl Tickets<Chance> for Bag {
    fn total(&self) -> u32 {
        match self {
            Bag::Start | Bag::Dice => 36,
            Bag::Number | Bag::Symbol => 6,
            Bag::Fresh(cards) => cards.total(),
            Bag::Events(stack) => Bag::events(stack).map(|(_, weight)| weight).sum(),
            Bag::Landscapes(stack) => stack.count_ones(),
        }
    }

    fn nth(&self, ticket: u32) -> Chance {
        let (high, low) = ((ticket / 6 + 1) as u8, (ticket % 6 + 1) as u8);
        match self {
            Bag::Start => Chance::Start(high, low),
            Bag::Dice => Chance::Dice(high, Symbol::FACES[low as usize - 1]),
            Bag::Number => Chance::Number(low),
            Bag::Symbol => Chance::Symbol(Symbol::FACES[low as usize - 1]),
            Bag::Fresh(cards) => Chance::Card(cards.nth(ticket)),
            Bag::Events(stack) => {
                let mut left = ticket;
                let found = Bag::events(stack).find(|(_, weight)| {
                    let is_it = left < *weight;
                    left = left.saturating_sub(*weight);
                    is_it
                });
                found.expect("a ticket is below the total").0
            }
            Bag::Landscapes(stack) => {
                let found = Bag::landscapes(*stack).nth(ticket as usize);
                Chance::Landscape(found.expect("a ticket is below the total"))
            }
        }
    }

    fn each(&self, visit: &mut dyn FnMut(Chance, u32)) {
        match self {
            Bag::Start | Bag::Number | Bag::Landscapes(_) => {
                (0..self.total()).for_each(|ticket| visit(self.nth(ticket), 1));
            }
            Bag::Dice => {
                for ticket in (0..36).filter(|ticket| ticket % 6 < 5) {
                    visit(self.nth(ticket), 1 + u32::from(ticket % 6 == 4));
                }
            }
            Bag::Symbol => {
                (0..5).for_each(|ticket| visit(self.nth(ticket), 1 + u32::from(ticket == 4)));
            }
            Bag::Fresh(cards) => {
                for (card, count) in cards.iter() {
                    visit(Chance::Card(card), count.into());
                }
            }
            Bag::Events(stack) => {
                for (outcome, weight) in Bag::events(stack).filter(|(_, weight)| *weight > 0) {
                    visit(outcome, weight);
                }
            }
        }
    }
}

/// What a stranger needs to redo a draw: the dice, or the cards in their order with their tickets.
impl fmt::Display for Bag {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Bag::Start => f.write_str("2d6"),
            Bag::Dice => f.write_str("d6 and event die"),
            Bag::Number => f.write_str("d6"),
            Bag::Symbol => f.write_str("event die"),
            Bag::Fresh(_) | Bag::Events(_) | Bag::Landscapes(_) => {
                let mut result = Ok(());
                let mut gap = "";
                self.each(&mut |outcome, weight| {
                    let (mark, name) = match outcome {
                        Chance::Card(card) => ("", card.name()),
                        Chance::Moon(card) => ("moon:", card.name()),
                        Chance::Landscape(landscape) => ("", landscape.name()),
                        Chance::Start(..)
                        | Chance::Dice(..)
                        | Chance::Number(_)
                        | Chance::Symbol(_) => unreachable!("cards are drawn"),
                    };
                    if result.is_ok() {
                        result = write!(f, "{gap}{mark}{name}*{weight}");
                    }
                    gap = " ";
                });
                result
            }
        }
    }
}
