//! Some truth that agrees with what a player knows of the stacks with one back.

use game::{Luck, shuffle};

use super::{Memory, Pile};
use crate::card::{CardId, Counts};

/// What is known of one stack: the memory, and how many seen cards lie there.
#[derive(Clone, Copy, Debug)]
pub struct Known<'a> {
    pub memory: &'a Memory,
    pub seen: u8,
}

/// Lays out the seen parts of all stacks with one back; `cards` are all cards with this back that
/// the player cannot see, and what is not laid out stays there.
///
/// A remembered card of which no copy is left to lie anywhere must be one of the missing ones. That
/// comes first; all else is left to luck.
pub fn guess(stacks: &[Known], cards: &mut Counts, luck: &mut dyn Luck) -> Vec<Pile> {
    let mut missing = Missing::new(stacks);
    let excess = excess(stacks, cards);
    let solved = missing.place(stacks, &excess, luck);
    debug_assert!(solved, "a memory contradicts the cards that are left");
    missing.fill(stacks, luck);
    let mut piles: Vec<Pile> = stacks
        .iter()
        .zip(&missing.places)
        .map(|(stack, gone)| remaining(stack.memory, gone))
        .collect();
    for pile in &piles {
        pile.iter().flatten().for_each(|card| cards.remove(card));
    }
    for pile in &mut piles {
        for place in 0..pile.len() {
            if pile.get(place).is_none() {
                pile.set(place, cards.draw(luck));
            }
        }
    }
    piles
}

/// One entry for each remembered copy of which there is none left to lie in a stack.
fn excess(stacks: &[Known], cards: &Counts) -> Vec<CardId> {
    let mut left = *cards;
    let remembered = stacks.iter().flat_map(|it| it.memory.list().iter());
    let mut excess = Vec::new();
    for card in remembered.flatten() {
        if left.count(card) == 0 {
            excess.push(card);
        } else {
            left.remove(card);
        }
    }
    excess
}

/// The places of each list that are taken to be missing.
struct Missing {
    places: Vec<Vec<u8>>,
}

impl Missing {
    fn new(stacks: &[Known]) -> Missing {
        Missing {
            places: stacks.iter().map(|_| Vec::new()).collect(),
        }
    }

    fn gaps_left(&self, stacks: &[Known], number: usize) -> usize {
        let stack = stacks[number];
        stack.memory.gaps(stack.seen) as usize - self.places[number].len()
    }

    /// Finds a gap for every card of `excess`; a wrong try is taken back.
    fn place(&mut self, stacks: &[Known], excess: &[CardId], luck: &mut dyn Luck) -> bool {
        let Some((card, others)) = excess.split_first() else {
            return true;
        };
        let mut tries: Vec<(usize, u8)> = Vec::new();
        for (number, stack) in stacks.iter().enumerate() {
            if self.gaps_left(stacks, number) > 0 {
                let list = (0..).zip(stack.memory.list().iter());
                let same = list.filter(|(place, it)| {
                    *it == Some(*card) && !self.places[number].contains(place)
                });
                tries.extend(same.map(|(place, _)| (number, place)));
            }
        }
        shuffle(luck, &mut tries);
        for (number, place) in tries {
            self.places[number].push(place);
            if self.place(stacks, others, luck) {
                return true;
            }
            self.places[number].pop();
        }
        false
    }

    /// Chooses the other gaps among all that is left of the lists.
    fn fill(&mut self, stacks: &[Known], luck: &mut dyn Luck) {
        for (number, stack) in stacks.iter().enumerate() {
            let all = 0..stack.memory.list().len();
            let mut rest: Vec<u8> = all
                .filter(|place| !self.places[number].contains(place))
                .collect();
            shuffle(luck, &mut rest);
            rest.truncate(self.gaps_left(stacks, number));
            self.places[number].extend(rest);
        }
    }
}

fn remaining(memory: &Memory, gone: &[u8]) -> Pile {
    let list = (0..).zip(memory.list().iter());
    list.filter(|(place, _)| !gone.contains(place))
        .map(|(_, card)| card)
        .collect()
}
