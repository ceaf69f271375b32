//! Stacks of which each player knows a part: memory against all that could be true.
//!
//! The slow model keeps every world a player could be in: the order of the stack and the hand of
//! the other player. Whatever happens is done in all of them, and those in which the player would
//! have seen something else are dropped.

use std::collections::BTreeSet;

use game::testing::TestLuck;
use game::{Luck, shuffle};
use rivals::{CardId, Counts, KnownStack, Memory, Pile, guess};

/// From below to the top, and the other's hand in ascending order.
type World = (Vec<CardId>, Vec<CardId>);

const CARDS: [CardId; 6] = [
    CardId::Abbey,
    CardId::Abbey,
    CardId::Scout,
    CardId::Inga,
    CardId::Storehouse,
    CardId::Storehouse,
];

struct Model {
    stack: Vec<CardId>,
    own: Vec<CardId>,
    other: Vec<CardId>,
    memory: Memory,
    worlds: BTreeSet<World>,
}

fn pile(cards: &[CardId]) -> Pile {
    cards.iter().map(|card| Some(*card)).collect()
}

fn counts(cards: &[CardId]) -> Counts {
    let mut counts = Counts::NONE;
    for card in cards {
        counts.add(*card);
    }
    counts
}

fn permutations(cards: &[CardId]) -> BTreeSet<Vec<CardId>> {
    if cards.is_empty() {
        return BTreeSet::from([Vec::new()]);
    }
    let mut all = BTreeSet::new();
    for place in 0..cards.len() {
        let mut rest = cards.to_vec();
        let card = rest.remove(place);
        all.extend(permutations(&rest).into_iter().map(|mut it| {
            it.push(card);
            it
        }));
    }
    all
}

impl Model {
    /// Two cards in the other's hand, the rest in the stack; nobody has seen its order.
    fn new(luck: &mut TestLuck) -> Model {
        let mut cards = CARDS.to_vec();
        shuffle(luck, &mut cards);
        let mut other = cards.split_off(4);
        other.sort_unstable();
        let worlds = permutations(&CARDS).into_iter().map(|mut order| {
            let mut hand = order.split_off(4);
            hand.sort_unstable();
            (order, hand)
        });
        Model {
            memory: Memory::blank(cards.len() as u8),
            stack: cards,
            own: Vec::new(),
            other,
            worlds: worlds.collect(),
        }
    }

    fn seen(&self) -> u8 {
        self.stack.len() as u8
    }

    /// Does the same in every world; each may go on in several ways.
    fn everywhere(&mut self, change: impl Fn(World) -> Vec<World>) {
        let worlds = std::mem::take(&mut self.worlds);
        self.worlds = worlds.into_iter().flat_map(change).collect();
    }

    fn step(&mut self, luck: &mut TestLuck) {
        match luck.below(6) {
            0 if !self.stack.is_empty() => self.look_and_take(luck),
            1 if !self.stack.is_empty() => self.other_looks_and_takes(luck),
            2 if !self.stack.is_empty() => self.draw(),
            3 if !self.stack.is_empty() => self.other_draws(),
            4 if !self.own.is_empty() => self.put_under(luck),
            5 if !self.other.is_empty() => self.other_puts_under(luck),
            _ => {}
        }
    }

    fn look_and_take(&mut self, luck: &mut TestLuck) {
        let (truth, place) = (
            self.stack.clone(),
            luck.below(u32::from(self.seen())) as usize,
        );
        self.memory.look(&pile(&truth));
        self.worlds.retain(|(stack, _)| *stack == truth);
        self.own.push(self.stack.remove(place));
        self.memory.take_out(place as u8);
        self.everywhere(|(mut stack, hand)| {
            stack.remove(place);
            vec![(stack, hand)]
        });
    }

    fn other_looks_and_takes(&mut self, luck: &mut TestLuck) {
        let place = luck.below(u32::from(self.seen())) as usize;
        self.other.push(self.stack.remove(place));
        self.other.sort_unstable();
        self.everywhere(|(stack, hand)| {
            let each = (0..stack.len()).map(|place| {
                let (mut stack, mut hand) = (stack.clone(), hand.clone());
                hand.push(stack.remove(place));
                hand.sort_unstable();
                (stack, hand)
            });
            each.collect()
        });
    }

    fn draw(&mut self) {
        let card = self.stack.pop().unwrap();
        self.memory.draw(card);
        self.own.push(card);
        self.worlds.retain(|(stack, _)| stack.last() == Some(&card));
        self.everywhere(|(mut stack, hand)| {
            stack.pop();
            vec![(stack, hand)]
        });
    }

    fn other_draws(&mut self) {
        self.other.push(self.stack.pop().unwrap());
        self.other.sort_unstable();
        self.memory.other_draws();
        self.everywhere(|(mut stack, mut hand)| {
            hand.push(stack.pop().unwrap());
            hand.sort_unstable();
            vec![(stack, hand)]
        });
    }

    fn put_under(&mut self, luck: &mut TestLuck) {
        let card = self.own.remove(luck.below(self.own.len() as u32) as usize);
        self.stack.insert(0, card);
        self.memory.put_under(Some(card), self.seen());
        self.everywhere(|(mut stack, hand)| {
            stack.insert(0, card);
            vec![(stack, hand)]
        });
    }

    fn other_puts_under(&mut self, luck: &mut TestLuck) {
        let card = self
            .other
            .remove(luck.below(self.other.len() as u32) as usize);
        self.stack.insert(0, card);
        self.memory.put_under(None, self.seen());
        self.everywhere(|(stack, hand)| {
            let each = (0..hand.len()).map(|place| {
                let (mut stack, mut hand) = (stack.clone(), hand.clone());
                stack.insert(0, hand.remove(place));
                (stack, hand)
            });
            each.collect()
        });
    }

    /// What the memory allows, given the cards that are not in the own hand.
    fn check(&self, luck: &mut TestLuck) {
        let truth = (self.stack.clone(), self.other.clone());
        assert!(self.worlds.contains(&truth), "the model lost the truth");
        for (stack, _) in &self.worlds {
            assert!(
                self.memory.admits(&pile(stack)),
                "{:?} {stack:?}",
                self.memory
            );
        }
        let is_exact = self.memory.gaps(self.seen()) == 0;
        for place in 0..self.seen() {
            let possible = |(stack, _): &World| stack[place as usize];
            let cards: BTreeSet<CardId> = self.worlds.iter().map(possible).collect();
            if let (true, Some(card)) = (is_exact, self.memory.list().get(place)) {
                assert_eq!(
                    cards,
                    BTreeSet::from([card]),
                    "what is remembered is certain"
                );
            }
        }
        let mut unseen = self.stack.clone();
        unseen.extend(&self.other);
        let mut left = counts(&unseen);
        let known = KnownStack {
            memory: &self.memory,
            seen: self.seen(),
        };
        let guessed = guess(&[known], &mut left, luck).remove(0);
        assert_eq!(guessed.len(), self.seen());
        assert!(self.memory.admits(&guessed));
        guessed.iter().flatten().for_each(|card| left.add(card));
        assert_eq!(left, counts(&unseen), "a guess uses the cards there are");
    }
}

/// RIV-79, RIV-84, RIV-158: the memory never excludes what is possible, and what it claims holds.
#[test]
fn a_memory_agrees_with_every_world_that_could_be_true() {
    for seed in 0..400 {
        let mut luck = TestLuck(seed);
        let mut model = Model::new(&mut luck);
        for _ in 0..12 {
            model.step(&mut luck);
            model.check(&mut luck);
        }
    }
}

/// Equal knowledge, equal memory: it depends on nothing the player has not seen.
#[test]
fn a_memory_is_the_same_in_every_world_one_cannot_tell_apart() {
    let look = pile(&[CardId::Abbey, CardId::Scout, CardId::Inga]);
    let mut memory = Memory::blank(3);
    memory.look(&look);
    // The other takes one of three: whichever it was, the same is remembered.
    assert_eq!(memory.gaps(2), 1);
    let list: Vec<_> = memory.list().iter().collect();
    assert_eq!(
        list,
        [Some(CardId::Abbey), Some(CardId::Scout), Some(CardId::Inga)]
    );
    // Then he draws the top card: Inga is gone for certain, either way.
    memory.other_draws();
    assert_eq!((memory.list().len(), memory.gaps(1)), (2, 1));
    // The player draws Abbey himself and so learns that Scout was the missing one.
    memory.draw(CardId::Abbey);
    assert!(memory.list().is_empty());
}

#[test]
fn a_guess_gives_missing_cards_a_place_where_copies_are_short() {
    // Both stacks remember the only Inga; one copy left means that one of the lists lacks it.
    let (mut one, mut two) = (Memory::blank(2), Memory::blank(2));
    one.look(&pile(&[CardId::Inga, CardId::Scout]));
    two.look(&pile(&[CardId::Abbey, CardId::Inga]));
    for seed in 0..50 {
        let mut left = counts(&[CardId::Scout, CardId::Inga, CardId::Abbey]);
        let known = [
            KnownStack {
                memory: &one,
                seen: 1,
            },
            KnownStack {
                memory: &two,
                seen: 2,
            },
        ];
        let piles = guess(&known, &mut left, &mut TestLuck(seed));
        assert_eq!(piles[0], pile(&[CardId::Scout]));
        assert_eq!(piles[1], pile(&[CardId::Abbey, CardId::Inga]));
        assert!(left.is_empty());
    }
}

#[test]
fn a_memory_that_overflows_forgets_and_stays_true() {
    let mut memory = Memory::blank(1);
    for _ in 0..200 {
        // The other takes a card out and puts one under, again and again.
        memory.put_under(None, 1);
    }
    assert!(memory.gaps(1) <= 35);
    assert!(memory.admits(&pile(&[CardId::Abbey])));
}
