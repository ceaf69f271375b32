//! All sheets in numbers: a place (roads, settlements, cities) and a crew (knights and jokers).

use std::collections::BTreeMap;

use dice::Symbol;

use super::hands::Build;
use super::position::Position;

/// One for every number of knights and every set of their jokers.
pub const CREWS: usize = 127;

/// The places in an order in which builds lead to earlier ones.
pub struct Map {
    /// The places, in that order.
    pub places: Vec<Position>,
    numbers: BTreeMap<Position, usize>,
}

impl Map {
    /// Finds every place.
    pub fn draw() -> Map {
        let mut numbers = BTreeMap::from([(Position::default(), 0)]);
        let mut open = vec![Position::default()];
        while let Some(place) = open.pop() {
            let builds = place
                .open()
                .filter(|symbol| !matches!(symbol, Symbol::Knight(_)));
            for next in builds.map(|symbol| place.with(symbol)) {
                if numbers.insert(next, 0).is_none() {
                    open.push(next);
                }
            }
        }
        let mut places: Vec<Position> = numbers.into_keys().collect();
        places.sort_by_key(|place| std::cmp::Reverse(dice_needed(*place)));
        let numbers = places
            .iter()
            .enumerate()
            .map(|(number, place)| (*place, number));
        Map {
            numbers: numbers.collect(),
            places,
        }
    }

    /// The number of a position among all, place by place.
    pub fn number(&self, position: Position) -> usize {
        let place = Position {
            knights: 0,
            jokers: 0,
            ..position
        };
        self.numbers[&place] * CREWS + crew(position)
    }
}

/// More knights come later, and with the same knights more jokers come later.
pub fn crew(position: Position) -> usize {
    (1 << position.knights) - 1 + position.jokers as usize
}

/// All crews of a place, in an order in which builds and jokers lead to earlier ones.
pub fn crews(place: Position) -> impl Iterator<Item = Position> {
    (0..=6_u8).rev().flat_map(move |knights| {
        (0..1_u8 << knights).map(move |jokers| Position {
            knights,
            jokers,
            ..place
        })
    })
}

/// The dice all builds of a position took.
pub fn dice_needed(position: Position) -> u32 {
    position.roads.count_ones() * u32::from(Build::Road.cost().total())
        + u32::from(position.settlements) * u32::from(Build::Settlement.cost().total())
        + u32::from(position.cities) * u32::from(Build::City.cost().total())
        + u32::from(position.knights) * u32::from(Build::Knight.cost().total())
}
