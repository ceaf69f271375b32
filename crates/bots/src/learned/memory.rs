//! What the parts of a position bring to a net, remembered from one position to the next.
//!
//! Most of a table stays as it is while a turn is searched: what the others have, and the land
//! as long as nobody builds. Their part of the first layer is summed once.

use std::collections::HashMap;

use game::Seat;

use super::inputs::Inputs;
use super::net::{Net, Scratch};
use super::turn::Learnable;

/// No family tells more parts.
const MOST_PARTS: usize = 10;
/// Parts that are kept; then everything is forgotten.
const MOST_KEPT: usize = 1024;

/// Sums of parts by the keys of what they depend on.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    places: HashMap<u64, usize>,
    kept: Vec<i32>,
    inputs: Inputs,
    sums: Vec<i32>,
    scratch: Scratch,
}

impl Memory {
    /// The log-odds of `seat` by a net.
    pub fn odds<G: Learnable>(&mut self, net: &Net, game: &G, state: &G::State, seat: Seat) -> f64 {
        debug_assert_eq!(
            G::PARTS.iter().sum::<usize>(),
            net.inputs(),
            "a net for other inputs"
        );
        let mut keys = [None; MOST_PARTS];
        game.keys(state, seat, &mut keys[..G::PARTS.len()]);
        let width = net.width();
        self.sums.clear();
        self.sums.resize(width, 0);
        let mut begin = 0;
        for (part, (length, key)) in G::PARTS.iter().zip(keys).enumerate() {
            let place = key.and_then(|key| self.places.get(&key).copied());
            let place = place.or_else(|| {
                self.inputs.clear();
                game.describe(state, seat, part, &mut self.inputs);
                self.inputs.fill(*length);
                self.work_out(net, begin, key)
            });
            if let Some(place) = place {
                for (sum, kept) in self.sums.iter_mut().zip(&self.kept[place..]) {
                    *sum += kept;
                }
            }
            begin += length;
        }
        net.odds(&self.sums, &mut self.scratch)
    }

    /// Sums a part that was told: into a place of its own if it has a key, at once if not.
    fn work_out(&mut self, net: &Net, begin: usize, key: Option<u64>) -> Option<usize> {
        let Some(key) = key else {
            net.add(begin, self.inputs.steps(), &mut self.sums);
            return None;
        };
        if self.places.len() >= MOST_KEPT {
            self.forget();
        }
        let place = self.kept.len();
        self.kept.resize(place + net.width(), 0);
        net.add(begin, self.inputs.steps(), &mut self.kept[place..]);
        self.places.insert(key, place);
        Some(place)
    }

    /// Gives the memory back.
    pub fn forget(&mut self) {
        self.places.clear();
        self.kept.clear();
    }
}

/// Everything a net is told about a position, part after part.
pub fn tell<G: Learnable>(game: &G, state: &G::State, seat: Seat, inputs: &mut Inputs) {
    let mut end = inputs.steps().len();
    for (part, length) in G::PARTS.iter().enumerate() {
        game.describe(state, seat, part, inputs);
        end += length;
        inputs.fill(end);
    }
}
