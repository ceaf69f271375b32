//! The game of a single player, solved: what every sheet is worth at every turn if all decisions
//! are the best ones.
//!
//! A sheet is a *place* (roads, settlements, cities: 1,225 of them) and a *crew* (knights and which
//! of their jokers are left: 127). Points add up, so the worth of a sheet with n turns left follows
//! from the worths with n − 1 turns left by one exact turn; sheets that need more dice than the
//! turns before them had cannot come up and are left out.

use dice::{CROSS, DICE, Knight};

use super::hands::{ALL, Build, up_to};
use super::places::{CREWS, Map, crew, crews, dice_needed};
use super::plan::{Ahead, fill};
use super::position::Position;
use super::rolls;

/// The cheapest build takes two dice, so at most four are left after it.
const LEFT_AFTER_BUILD: usize = up_to(4);

/// Worths by turns left, place and crew.
pub struct Solution {
    map: Map,
    turns: u8,
    /// One table for each number of turns left, beginning with none.
    tables: Vec<Vec<f64>>,
}

/// Solves a game of so many turns from the blank sheet.
pub fn solve(turns: u8) -> Solution {
    let map = Map::draw();
    let mut tables = vec![vec![0.0; map.places.len() * CREWS]];
    for left in 1..=turns {
        let before = u32::from(turns - left) * u32::from(DICE);
        let next = Round {
            map: &map,
            after: &tables[left as usize - 1],
            before,
        };
        let table = next.table();
        tables.push(table);
    }
    Solution { map, turns, tables }
}

impl Solution {
    /// What is still to be won from a position with so many turns left.
    ///
    /// The position must be one that can come up then.
    pub fn worth(&self, left: u8, position: Position) -> f64 {
        debug_assert!(self.can_come_up(left, position));
        self.tables[left as usize][self.map.number(position)]
    }

    /// Had the turns before so many left enough dice for this position?
    pub fn can_come_up(&self, left: u8, position: Position) -> bool {
        dice_needed(position) <= u32::from(self.turns - left) * u32::from(DICE)
    }

    /// Every position with so many turns left, with its worth.
    pub fn each(&self, left: u8) -> impl Iterator<Item = (Position, f64)> {
        let places = self.map.places.iter();
        places
            .flat_map(|place| crews(*place))
            .filter(move |position| self.can_come_up(left, *position))
            .map(move |position| (position, self.worth(left, position)))
    }
}

/// One turn of all sheets at once.
struct Round<'a> {
    map: &'a Map,
    /// The worths when this turn is over.
    after: &'a [f64],
    /// The dice of all turns before.
    before: u32,
}

impl Round<'_> {
    fn table(&self) -> Vec<f64> {
        let mut table = vec![0.0; self.after.len()];
        // The values of small hands after a build, for all sheets.
        let mut built = vec![0.0; self.after.len() * LEFT_AFTER_BUILD];
        // The values of all hands before a build, for the crews of one place.
        let mut unbuilt = vec![[0.0; ALL]; CREWS];
        for place in &self.map.places {
            for position in crews(*place) {
                let needed = dice_needed(position);
                if needed > self.before + u32::from(DICE) {
                    continue;
                }
                self.fill_built(position, &mut built);
                if needed <= self.before {
                    self.fill_unbuilt(position, &built, &mut unbuilt);
                    let values = &unbuilt[crew(position)];
                    table[self.map.number(position)] = rolls::turn(values);
                }
            }
        }
        table
    }

    /// A turn in which something was built ends without an X.
    fn fill_built(&self, position: Position, built: &mut [f64]) {
        let number = self.map.number(position);
        let mut values = [0.0; LEFT_AFTER_BUILD];
        let jokers = jokers(position)
            .map(|(knight, after)| (knight.joker(), part(built, self.map.number(after))));
        let ahead = Ahead {
            builds: self.builds(position, built),
            jokers: jokers.collect(),
        };
        fill(&mut values, self.after[number], &ahead);
        built[number * LEFT_AFTER_BUILD..][..LEFT_AFTER_BUILD].copy_from_slice(&values);
    }

    fn fill_unbuilt(&self, position: Position, built: &[f64], unbuilt: &mut [[f64; ALL]]) {
        let end = f64::from(CROSS) + self.after[self.map.number(position)];
        let mut values = [0.0; ALL];
        let jokers =
            jokers(position).map(|(knight, after)| (knight.joker(), &unbuilt[crew(after)][..]));
        let ahead = Ahead {
            builds: self.builds(position, built),
            jokers: jokers.collect(),
        };
        fill(&mut values, end, &ahead);
        unbuilt[crew(position)] = values;
    }

    fn builds<'b>(&self, position: Position, built: &'b [f64]) -> Vec<(Build, f64, &'b [f64])> {
        let within_turn = |next: &Position| {
            // Beyond this the turn has not dice enough, and nothing was computed.
            dice_needed(*next) <= self.before + u32::from(DICE)
        };
        position
            .open()
            .map(|symbol| (symbol, position.with(symbol)))
            .filter(|(_, next)| within_turn(next))
            .map(|(symbol, next)| {
                let points = f64::from(symbol.points());
                (
                    Build::of(symbol),
                    points,
                    part(built, self.map.number(next)),
                )
            })
            .collect()
    }
}

/// What each joker leads to.
fn jokers(position: Position) -> impl Iterator<Item = (Knight, Position)> {
    let knights = position.knights_with_jokers();
    knights.map(move |knight| (knight, position.without_joker(knight)))
}

fn part(values: &[f64], number: usize) -> &[f64] {
    &values[number * LEFT_AFTER_BUILD..][..LEFT_AFTER_BUILD]
}
