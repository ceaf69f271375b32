//! What follows from the pieces: yields, points, routes, rates, the battle.

use std::collections::BTreeSet;

use super::geometry::{Corner, Edge, Hex, corners, edges_at, ends};
use super::world::{COMMODITIES, KINDS, Purse, RESOURCES, World};

fn add(purse: &mut Purse, kind: &'static str, count: u32) {
    if count > 0 {
        *purse.entry(kind).or_default() += count;
    }
}

fn kind_of(word: &str) -> Option<&'static str> {
    RESOURCES.iter().find(|kind| **kind == word).copied()
}

impl World {
    fn works_at(&self, seat: usize, hex: Hex) -> (u32, u32) {
        let me = &self.players[seat];
        let around = corners(hex);
        let count = |set: &BTreeSet<Corner>| around.iter().filter(|it| set.contains(*it)).count();
        (count(&me.settlements) as u32, count(&me.cities) as u32)
    }

    /// CK-25: what everybody is due for a roll.
    pub fn claims(&self, roll: u32) -> Vec<Purse> {
        let mut claims = vec![Purse::new(); self.players.len()];
        for (hex, number) in &self.numbers {
            let Some(kind) = kind_of(self.terrain[hex]) else {
                continue;
            };
            if *number != roll || *hex == self.robber {
                continue;
            }
            let second = match kind {
                "wool" => "cloth",
                "ore" => "coin",
                "lumber" => "paper",
                other => other,
            };
            for (seat, claim) in claims.iter_mut().enumerate() {
                let (settlements, cities) = self.works_at(seat, *hex);
                add(claim, kind, settlements + cities);
                add(claim, second, cities);
            }
        }
        claims
    }

    /// BASE-48, CK-26: what everybody gets, with what the bank has.
    pub fn yields(&self, roll: u32) -> Vec<Purse> {
        let mut paid = self.claims(roll);
        for kind in KINDS {
            let left = self.bank.get(kind).copied().unwrap_or(0);
            let due: u32 = paid.iter().filter_map(|claim| claim.get(kind)).sum();
            let claimants = paid.iter().filter(|claim| claim.contains_key(kind)).count();
            if due <= left {
                continue;
            }
            for claim in &mut paid {
                if claim.remove(kind).is_some() && claimants == 1 {
                    add(claim, kind, left);
                }
            }
        }
        paid
    }

    /// Is anybody owed gold (CK-73)?
    pub fn is_owed_gold(&self, seat: usize, roll: u32) -> bool {
        let mut golden = self.numbers.iter().filter(|(hex, number)| {
            **number == roll && self.terrain[*hex] == "gold" && **hex != self.robber
        });
        golden.any(|(hex, _)| self.works_at(seat, *hex) != (0, 0))
    }

    /// CK-9 without the Longest Road.
    pub fn points(&self, seat: usize) -> u32 {
        let me = &self.players[seat];
        let crowned = me.cities.iter();
        let crowned = crowned.filter(|city| self.metropolises.contains(&Some(**city)));
        let merchant = u32::from(self.merchant.is_some_and(|(_, owner)| owner == seat));
        let pieces = me.settlements.len() + 2 * me.cities.len() + 2 * crowned.count();
        pieces as u32 + merchant + me.defenders + me.shown
    }

    /// BASE-72, SEA-82, CK-41: the longest trail over own lines.
    pub fn route(&self, seat: usize) -> u32 {
        let lines = self.players[seat].lines();
        let starts = lines.iter().flat_map(|edge| ends(*edge));
        let longest = starts.map(|from| self.trail(seat, from, None, &mut BTreeSet::new()));
        longest.max().unwrap_or(0)
    }

    fn trail(&self, seat: usize, at: Corner, last: Option<Edge>, used: &mut BTreeSet<Edge>) -> u32 {
        let me = &self.players[seat];
        if last.is_some() && self.stops(seat, &at) {
            return 0;
        }
        let is_built = me.settlements.contains(&at) || me.cities.contains(&at);
        let mut best = 0;
        for edge in edges_at(at) {
            let is_mine = me.roads.contains(&edge) || me.ships.contains(&edge);
            let joins = last.is_none_or(|last| {
                is_built || me.roads.contains(&last) == me.roads.contains(&edge)
            });
            if is_mine && joins && used.insert(edge) {
                let [one, other] = ends(edge);
                let on = if one == at { other } else { one };
                best = best.max(1 + self.trail(seat, on, Some(edge), used));
                used.remove(&edge);
            }
        }
        best
    }

    /// CK-31, CK-32, CK-60: what the bank takes for one card.
    pub fn rate(&self, seat: usize, kind: &str, fleet: &BTreeSet<String>) -> u32 {
        let me = &self.players[seat];
        let buildings = me.buildings();
        let mut rate = 4;
        for (edge, takes) in &self.harbours {
            if ends(*edge).iter().any(|end| buildings.contains(end)) {
                match *takes {
                    "any" => rate = rate.min(3),
                    takes if takes == kind => rate = 2,
                    _ => {}
                }
            }
        }
        let merchant = self
            .merchant
            .is_some_and(|(hex, owner)| owner == seat && self.terrain[&hex] == kind);
        let guild = me.levels[0] >= 3 && COMMODITIES.contains(&kind);
        if merchant || guild || fleet.contains(kind) {
            rate = 2;
        }
        rate
    }

    /// The sum of the strengths of knights on these corners.
    pub fn strength(&self, seat: usize, fighting: &BTreeSet<Corner>) -> u32 {
        let knights = self.players[seat].knights.iter();
        let fight = knights.filter(|(corner, _)| fighting.contains(*corner));
        fight.map(|(_, knight)| knight.strength).sum()
    }

    /// CK-54 … CK-59.
    pub fn battle(&self, fighting: &BTreeSet<Corner>) -> Battle {
        let seats = 0..self.players.len();
        let brought: Vec<u32> = seats
            .clone()
            .map(|seat| self.strength(seat, fighting))
            .collect();
        let barbarians: usize = self.players.iter().map(|it| it.cities.len()).sum();
        let knights: u32 = brought.iter().sum();
        let mut battle = Battle {
            barbarians: barbarians as u32,
            knights,
            ..Battle::default()
        };
        if battle.barbarians > knights {
            let exposed: Vec<usize> = seats
                .filter(|seat| !self.plain_cities(*seat).is_empty())
                .collect();
            let least = exposed.iter().map(|seat| brought[*seat]).min();
            let weakest = exposed.iter().filter(|seat| Some(brought[**seat]) == least);
            battle.losers = weakest.copied().collect();
        } else {
            let most = brought.iter().copied().max().unwrap_or(0);
            let best = seats.filter(|seat| most > 0 && brought[*seat] == most);
            battle.best = best.collect();
        }
        battle
    }
}

/// How a landing ends.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Battle {
    pub barbarians: u32,
    pub knights: u32,
    /// Who loses a city.
    pub losers: BTreeSet<usize>,
    /// Who contributed most: the Defender of Catan, or those who draw.
    pub best: BTreeSet<usize>,
}
