//! How chance deals a map of the sea: hexes, numbers, harbours, islands.

use game::{Luck, RuleId, Violation, shuffle};
use hexgrid::{Axial, Direction};

use crate::kinds::Terrain;
use crate::setup::layout::{Layout, Tile};
use crate::setup::sea_map::{Dealing, Region, RobberStart, SeaMap, Shuffled, SpecialMap};

/// A map is shuffled within its limits; one whose limits nothing meets cannot be played on.
pub const LIMITS: RuleId = RuleId("SEA-133");

/// What may be spent on finding a printed map within its limits: a draw costs one, and so does each
/// hex that is looked at afterwards. A budget in time would deal the same game here and not there.
///
/// One in 140 shuffles of the Four Islands for four will do, the fewest of all, and there are more
/// than 10,000 tries for any map; `docs/performance.md` has the figures.
pub const PRINTED: u32 = 2_000_000;
/// What may be spent on a map of one's own, which anybody may send.
pub const OWN: u32 = 50_000;

/// A dealt map: nothing of it is left to chance before the game.
pub fn deal(
    map: &Layout,
    variable: bool,
    budget: u32,
    luck: &mut dyn Luck,
) -> Result<Layout, Violation> {
    let mut dealt = map.clone();
    let Some(dealing) = dealt.sea.as_mut().and_then(|sea| sea.deal.take()) else {
        return Ok(dealt);
    };
    if variable || dealing.always {
        shuffle_groups(&mut dealt, &dealing, budget, luck)?;
        move_robber(&mut dealt, dealing.robber, luck);
    }
    let shuffles = match dealing.harbours {
        Shuffled::Never => false,
        Shuffled::Variable => variable,
        Shuffled::Always => true,
    };
    if shuffles {
        let mut kinds: Vec<_> = dealt.harbours.iter().map(|site| site.kind).collect();
        shuffle(luck, &mut kinds);
        let sites = dealt.harbours.iter_mut().zip(kinds);
        sites.for_each(|(site, kind)| site.kind = kind);
    }
    if let Some(sea) = dealt.sea.as_mut().filter(|_| dealing.gifts) {
        shuffle_gifts(sea, luck);
    }
    Ok(dealt)
}

/// SEA-133: deals again until no constraint is broken; SEA-R-28: and there are two islands.
fn shuffle_groups(
    map: &mut Layout,
    dealing: &Dealing,
    budget: u32,
    luck: &mut dyn Luck,
) -> Result<(), Violation> {
    let groups: Vec<Vec<usize>> = dealing
        .groups
        .iter()
        .map(|group| group.iter().filter_map(|at| place(map, *at)).collect())
        .collect();
    let tries = budget / cost_of_a_shuffle(map, &groups).max(1);
    for _ in 0..tries {
        for group in &groups {
            shuffle_group(&mut map.hexes, group, luck);
        }
        let recount = map.sea.as_ref().is_some_and(|sea| sea.islands);
        let islands = if recount { islands(map) } else { Vec::new() };
        if is_allowed(map, dealing) && (!recount || islands.len() > 1) {
            if let Some(sea) = map.sea.as_mut().filter(|_| recount) {
                sea.regions = islands;
            }
            return Ok(());
        }
    }
    Err(LIMITS.broken().with("tries", tries))
}

fn cost_of_a_shuffle(map: &Layout, groups: &[Vec<usize>]) -> u32 {
    let draws = |group: &Vec<usize>| {
        let numbers = group.iter().filter(|at| map.hexes[**at].number.is_some());
        group.len().saturating_sub(1) + numbers.count().saturating_sub(1)
    };
    (groups.iter().map(draws).sum::<usize>() + map.hexes.len()) as u32
}

pub fn place(map: &Layout, (q, r): (i8, i8)) -> Option<usize> {
    let at = Axial::new(q, r);
    map.hexes.iter().position(|tile| tile.at() == at)
}

/// Terrains change places, then the numbers among the hexes that bear one.
fn shuffle_group(hexes: &mut [Tile], group: &[usize], luck: &mut dyn Luck) {
    let mut terrains: Vec<Terrain> = group.iter().map(|at| hexes[*at].terrain).collect();
    let mut numbers: Vec<u8> = group.iter().filter_map(|at| hexes[*at].number).collect();
    shuffle(luck, &mut terrains);
    shuffle(luck, &mut numbers);
    let mut numbers = numbers.into_iter();
    for (at, terrain) in group.iter().zip(terrains) {
        let bears = bears_number(terrain);
        hexes[*at].terrain = terrain;
        hexes[*at].number = if bears { numbers.next() } else { None };
    }
}

pub const fn bears_number(terrain: Terrain) -> bool {
    !matches!(terrain, Terrain::Desert | Terrain::Sea)
}

fn is_allowed(map: &Layout, dealing: &Dealing) -> bool {
    let is_red = |at: Axial| {
        let tile = map.hexes.iter().find(|tile| tile.at() == at);
        tile.is_some_and(|tile| matches!(tile.number, Some(6 | 8)))
    };
    let has_red_neighbour = |at: Axial| Direction::ALL.iter().any(|side| is_red(at.towards(*side)));
    map.hexes.iter().all(|tile| {
        let at = tile.at();
        let touches = dealing.reds_apart && is_red(at) && has_red_neighbour(at);
        !touches && !dealing.bars(*tile)
    })
}

impl Dealing {
    /// Does a limit keep this number from lying on this hex of this terrain?
    pub fn bars(&self, tile: Tile) -> bool {
        self.barred.iter().any(|barred| {
            let here = barred.hexes.is_empty() || barred.hexes.contains(&(tile.q, tile.r));
            let so = barred.terrains.is_empty() || barred.terrains.contains(&tile.terrain);
            let is_number = |number| barred.numbers.contains(&number);
            here && so && tile.number.is_some_and(is_number)
        })
    }
}

/// SEA-22: the connected pieces of land.
pub fn islands(map: &Layout) -> Vec<Region> {
    let land: Vec<Axial> = map
        .hexes
        .iter()
        .filter(|tile| tile.terrain.is_land())
        .map(Tile::at)
        .collect();
    let mut seen: Vec<Axial> = Vec::new();
    let mut islands: Vec<Region> = Vec::new();
    for start in &land {
        if seen.contains(start) {
            continue;
        }
        let first = seen.len();
        seen.push(*start);
        let mut next = first;
        while let Some(at) = seen.get(next).copied() {
            next += 1;
            for beside in Direction::ALL.map(|side| at.towards(side)) {
                if land.contains(&beside) && !seen.contains(&beside) {
                    seen.push(beside);
                }
            }
        }
        islands.push(Region {
            name: format!("isle_{}", islands.len() + 1),
            hexes: seen[first..].iter().map(|at| (at.q, at.r)).collect(),
            bonus: true,
        });
    }
    islands
}

/// SEA-134: one of the hexes with a 12, or the desert.
fn move_robber(map: &mut Layout, to: Option<RobberStart>, luck: &mut dyn Luck) {
    let fits = |tile: &&Tile| match to {
        None => false,
        Some(RobberStart::Twelve) => tile.number == Some(12),
        Some(RobberStart::Desert) => tile.terrain == Terrain::Desert,
    };
    let hexes: Vec<Axial> = map.hexes.iter().filter(fits).map(Tile::at).collect();
    if !hexes.is_empty() {
        map.robber = Some(hexes[luck.below(hexes.len() as u32) as usize]);
    }
}

fn shuffle_gifts(sea: &mut SeaMap, luck: &mut dyn Luck) {
    let SpecialMap::Tribe { gifts } = &mut sea.special else {
        return;
    };
    let mut kinds: Vec<_> = gifts.iter().filter_map(|gift| gift.kind).collect();
    shuffle(luck, &mut kinds);
    let with_kind = gifts.iter_mut().filter(|gift| gift.kind.is_some());
    with_kind
        .zip(kinds)
        .for_each(|(gift, kind)| gift.kind = Some(kind));
}
