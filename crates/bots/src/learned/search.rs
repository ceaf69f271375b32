//! Positions of one's own turn, the most promising first.

use std::cmp::Ordering;
use std::collections::{BinaryHeap, HashSet};
use std::hash::{Hash, Hasher};

use game::{Awaits, Choices, Game, Log, Seat, SeatSet, Step};

use super::turn::{Learnable, Line, Mind, choices};

/// Positions that are judged for each that is expanded, on average; then the search ends.
const LOOKS: u64 = 30;
/// Lines that are kept.
const MOST_LINES: usize = 5;

/// A search that has begun.
pub struct Search<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    mind: &'a mut Mind,
    /// The best first.
    best: Vec<Best<G::Action>>,
    nodes: Vec<Node<G>>,
    open: BinaryHeap<(Hope, usize)>,
    seen: HashSet<u64>,
}

/// A position of the own turn, and the step that led to it from an earlier one.
struct Node<G: Game> {
    state: G::State,
    from: Option<(usize, G::Action)>,
}

/// A promising line: what it comes to, its last step from a position, and whether
/// the turn is ended after it.
#[derive(Clone, Copy)]
struct Best<A> {
    chance: f64,
    last: Option<(usize, A)>,
    ends: bool,
}

/// The chance with which a position is entered into the list.
#[derive(Clone, Copy, PartialEq)]
struct Hope(f64);

impl<'a, G: Learnable> Search<'a, G> {
    pub fn new(game: &'a G, seat: Seat, root: &G::State, mind: &'a mut Mind) -> Self {
        let best = Best {
            chance: mind.settle(game, root, seat, 0),
            last: None,
            ends: true,
        };
        let mut search = Search {
            game,
            seat,
            mind,
            best: vec![best],
            nodes: Vec::with_capacity(64),
            open: BinaryHeap::new(),
            seen: HashSet::from([key(root)]),
        };
        search.enter(best.chance, root.clone(), None);
        search
    }

    /// The best lines that are found from so many positions, the best first.
    pub fn best(mut self, expansions: u32) -> Vec<Line<G::Action>> {
        let most = self.mind.looks() + u64::from(expansions) * LOOKS;
        for _ in 0..expansions {
            let Some((Hope(hope), index)) = self.open.pop() else {
                break;
            };
            if self.mind.looks() > most {
                break;
            }
            let state = self.nodes[index].state.clone();
            for action in choices(self.game, &state, self.seat) {
                if action != self.game.end() {
                    self.step(&state, index, action, hope);
                }
            }
        }
        self.best.iter().map(|best| self.line(*best)).collect()
    }

    /// The steps of a line.
    fn line(&self, Best { chance, last, ends }: Best<G::Action>) -> Line<G::Action> {
        let mut rest = if ends {
            vec![self.game.end()]
        } else {
            Vec::new()
        };
        let mut next = last;
        while let Some((index, action)) = next {
            rest.push(action);
            next = self.nodes[index].from;
        }
        let action = rest.pop().expect("a line has at least its end");
        Line {
            action,
            rest,
            chance,
        }
    }

    /// Keeps a line if it is one of the best.
    fn keep(&mut self, line: Best<G::Action>) {
        let place = self.best.partition_point(|best| best.chance >= line.chance);
        if place < MOST_LINES {
            self.best.truncate(MOST_LINES - 1);
            self.best.insert(place, line);
        }
    }

    fn enter(&mut self, hope: f64, state: G::State, from: Option<(usize, G::Action)>) {
        self.open.push((Hope(hope), self.nodes.len()));
        self.nodes.push(Node { state, from });
    }

    fn step(&mut self, from: &G::State, index: usize, action: G::Action, hope: f64) {
        let (game, seat) = (self.game, self.seat);
        let mut state = from.clone();
        game.apply(&mut state, Step::Act(seat, action), &mut Log::off());
        if !self.seen.insert(key(&state)) {
            return;
        }
        let goes_on = game.awaits(&state) == Awaits::Seats(SeatSet::of(seat))
            && game.is_on_turn(&state, seat)
            && !game.rests(&state);
        let last = Some((index, action));
        if goes_on && !game.menu(&state, seat).contains(game.end()) {
            // In the middle of something, it goes on with the hope it began with.
            self.enter(hope, state, last);
            return;
        }
        let chance = self.mind.settle(game, &state, seat, 0);
        self.keep(Best {
            chance,
            last,
            ends: goes_on,
        });
        if goes_on {
            self.enter(chance, state, last);
        }
    }
}

impl Eq for Hope {}

impl PartialOrd for Hope {
    fn partial_cmp(&self, other: &Hope) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Hope {
    fn cmp(&self, other: &Hope) -> Ordering {
        self.0.total_cmp(&other.0)
    }
}

/// A short key. Two things with one key are taken for the same.
pub fn key<S: Hash>(state: &S) -> u64 {
    let mut words = Words(0);
    state.hash(&mut words);
    words.finish()
}

/// Quick, and the same everywhere; nobody can choose what it is given.
struct Words(u64);

impl Words {
    #[inline]
    fn word(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

impl Hasher for Words {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..part.len()].copy_from_slice(part);
            self.word(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, byte: u8) {
        self.word(u64::from(byte));
    }

    fn write_u64(&mut self, word: u64) {
        self.word(word);
    }

    fn write_usize(&mut self, word: usize) {
        self.word(word as u64);
    }

    fn write_u16(&mut self, word: u16) {
        self.word(u64::from(word));
    }

    fn write_isize(&mut self, word: isize) {
        self.word(word as u64);
    }
}
