//! The best use of dice after rolling: every order of jokers, trades and builds, exactly.

use std::collections::BTreeMap;

use dice::{DICE, Face, Symbol};

use super::hands::{ALL, Build, HANDS, Hand, NONE, up_to};
use super::position::Position;
use super::rolls::Values;

/// What lies one step ahead of a position, each as values by hand.
#[derive(Default)]
pub struct Ahead<'a> {
    /// After a build of each kind, the points of the build not included.
    pub builds: Vec<(Build, f64, &'a [f64])>,
    /// After each joker, with the face it gives; none for any resource.
    pub jokers: Vec<(Option<Face>, &'a [f64])>,
}

/// Fills `values` for the first hands: the best of ending now, which is worth `end`, and of every
/// step that can come first.
pub fn fill(values: &mut [f64], end: f64, ahead: &Ahead) {
    for number in 0..values.len() {
        let hand = &HANDS[number];
        let mut best = end;
        for (kind, points, after) in &ahead.builds {
            let rest = hand.built[*kind as usize];
            if rest != NONE {
                best = best.max(points + after[rest as usize]);
            }
        }
        for (printed, after) in &ahead.jokers {
            best = match printed {
                Some(to) => best.max(turned(hand, *to, after)),
                None => RESOURCES
                    .iter()
                    .fold(best, |best, to| best.max(turned(hand, *to, after))),
            };
        }
        // A trade makes the hand smaller, so its value is there already.
        for rest in hand.traded.iter().filter(|rest| **rest != NONE) {
            best = best.max(values[*rest as usize]);
        }
        values[number] = best;
    }
}

const RESOURCES: [Face; 5] = [
    Face::Wool,
    Face::Grain,
    Face::Brick,
    Face::Ore,
    Face::Lumber,
];

/// The best that comes of turning one die to `to`.
fn turned(hand: &Hand, to: Face, after: &[f64]) -> f64 {
    let hands = hand.turned[to as usize].iter();
    hands
        .filter(|next| **next != NONE)
        .fold(f64::NEG_INFINITY, |best, next| {
            best.max(after[*next as usize])
        })
}

/// The values of every position that can come up before the turn ends.
pub struct Plan<'a> {
    end: &'a dyn Fn(Position, bool) -> f64,
    /// Something was built: the values of hands that are left then.
    built: BTreeMap<Position, Vec<f64>>,
    /// Nothing was built yet; only jokers tell these positions from the first.
    unbuilt: BTreeMap<Position, Vec<f64>>,
}

impl<'a> Plan<'a> {
    /// `end` says what it is worth to end the turn at a position, where something was built or not.
    pub fn new(end: &'a dyn Fn(Position, bool) -> f64) -> Plan<'a> {
        Plan {
            end,
            built: BTreeMap::new(),
            unbuilt: BTreeMap::new(),
        }
    }

    /// The values of all hands of up to `dice` dice, where something was built or not.
    pub fn values(&mut self, position: Position, has_built: bool, dice: u8) -> &[f64] {
        self.prepare(position, has_built, dice);
        let values = if has_built {
            &self.built
        } else {
            &self.unbuilt
        };
        &values[&position]
    }

    fn prepare(&mut self, position: Position, has_built: bool, dice: u8) {
        let known = if has_built {
            &self.built
        } else {
            &self.unbuilt
        };
        if known
            .get(&position)
            .is_some_and(|values| values.len() >= up_to(dice))
        {
            return;
        }
        let builds: Vec<Symbol> = affordable(position, dice).collect();
        for symbol in &builds {
            let left = dice - symbol.cost().total();
            self.prepare(position.with(*symbol), true, left);
        }
        for knight in position.knights_with_jokers() {
            self.prepare(position.without_joker(knight), has_built, dice);
        }
        let same = if has_built {
            &self.built
        } else {
            &self.unbuilt
        };
        let ahead = Ahead {
            builds: builds
                .iter()
                .map(|symbol| {
                    let after = &self.built[&position.with(*symbol)][..];
                    // What was built by then counts when the turn ends.
                    (Build::of(*symbol), 0.0, after)
                })
                .collect(),
            jokers: position
                .knights_with_jokers()
                .map(|knight| (knight.joker(), &same[&position.without_joker(knight)][..]))
                .collect(),
        };
        let mut values = vec![0.0; up_to(dice)];
        fill(&mut values, self.end(position, has_built), &ahead);
        let known = if has_built {
            &mut self.built
        } else {
            &mut self.unbuilt
        };
        known.insert(position, values);
    }

    /// What it is worth to end the turn here.
    pub fn end(&self, position: Position, has_built: bool) -> f64 {
        (self.end)(position, has_built)
    }

    /// The values of full hands before anything was built.
    pub fn full(&mut self, position: Position) -> Box<Values> {
        let values = self.values(position, false, DICE);
        let mut full = Box::new([0.0; ALL]);
        full.copy_from_slice(values);
        full
    }
}

/// What can be built next with so many dice, were they the right ones.
fn affordable(position: Position, dice: u8) -> impl Iterator<Item = Symbol> {
    position
        .open()
        .filter(move |symbol| symbol.cost().total() <= dice)
}
