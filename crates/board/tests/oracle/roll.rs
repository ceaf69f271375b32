//! What a roll brings: cards, gold, cloth, and the fights of the fleet.

use board::{Resource, Task, Terrain};
use game::Seat;

use super::geometry::corners_of;
use super::ledger::Ledger;
use super::world::World;

type Goods = [u32; 5];

const KINDS: [Resource; 5] = [
    Resource::Lumber,
    Resource::Brick,
    Resource::Wool,
    Resource::Grain,
    Resource::Ore,
];

/// Hands and bank, counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cards {
    pub hands: Vec<Goods>,
    pub bank: Goods,
}

impl Cards {
    pub fn of(world: &World) -> Cards {
        let count = |goods: board::Goods| KINDS.map(|kind| u32::from(goods.count(kind)));
        let seats = Seat::all(world.rules.players);
        Cards {
            hands: seats.map(|seat| count(world.state.hand(seat))).collect(),
            bank: count(world.state.public.bank),
        }
    }

    /// A card from the bank to a hand, or back.
    pub fn take(&mut self, seat: usize, kind: Resource) {
        self.bank[kind as usize] -= 1;
        self.hands[seat][kind as usize] += 1;
    }

    pub fn give(&mut self, seat: usize, kind: Resource) {
        self.bank[kind as usize] += 1;
        self.hands[seat][kind as usize] -= 1;
    }
}

/// BASE-42, SEA-90, SEA-91: how often each seat is paid by a terrain that fits.
fn claims(world: &World, sum: u8, fits: impl Fn(Terrain) -> bool) -> Vec<u32> {
    let mut claims = vec![0; world.sides.len()];
    for (hex, (terrain, number)) in &world.tiles {
        if *number != Some(sum) || !fits(*terrain) || world.robber == Some(*hex) {
            continue;
        }
        for corner in corners_of(*hex) {
            for (seat, side) in world.sides.iter().enumerate() {
                claims[seat] += u32::from(side.settlements.contains(&corner))
                    + 2 * u32::from(side.cities.contains(&corner));
            }
        }
    }
    claims
}

const fn resource(terrain: Terrain) -> Option<Resource> {
    match terrain {
        Terrain::Forest => Some(Resource::Lumber),
        Terrain::Hills => Some(Resource::Brick),
        Terrain::Pasture => Some(Resource::Wool),
        Terrain::Fields => Some(Resource::Grain),
        Terrain::Mountains => Some(Resource::Ore),
        Terrain::Desert | Terrain::Sea | Terrain::Gold | Terrain::Fog => None,
    }
}

/// BASE-42, BASE-48: pays a roll.
pub fn pay(world: &World, sum: u8, cards: &mut Cards) {
    for kind in KINDS {
        let claims = claims(world, sum, |terrain| resource(terrain) == Some(kind));
        let stock = cards.bank[kind as usize];
        let is_short = claims.iter().sum::<u32>() > stock;
        let claimants = claims.iter().filter(|claim| **claim > 0).count();
        for (seat, claim) in claims.into_iter().enumerate() {
            let paid = match claimants {
                1 => claim.min(stock),
                _ if is_short => 0,
                _ => claim,
            };
            (0..paid).for_each(|_| cards.take(seat, kind));
        }
    }
}

/// SEA-90, SEA-94: the cards of choice that a roll brings each seat.
pub fn gold(world: &World, sum: u8) -> Vec<u32> {
    claims(world, sum, |terrain| terrain == Terrain::Gold)
}

/// SC6-12, SC6-13, SEA-R-19.
pub fn pay_cloth(world: &World, sum: u8, ledger: &mut Ledger) {
    for (place, village) in world.book.villages.iter().zip(&mut ledger.villages) {
        if place.number != sum || village.cloth == 0 {
            continue;
        }
        for seat in world.in_turn_order() {
            if !village.traders.contains(&seat) {
                continue;
            }
            if village.cloth > 0 {
                village.cloth -= 1;
            } else if ledger.cloth_left > 0 {
                ledger.cloth_left -= 1;
            } else {
                continue;
            }
            ledger.cloth[seat] += 1;
        }
    }
}

/// SC7-10 … SC7-13, SEA-R-20: what the fleet is to each seat where it has arrived, in turn order;
/// equals part in peace.
pub fn fights(arrived: &World, strength: u8, ledger: &Ledger) -> Vec<Task> {
    let Some(hex) = arrived.pirate else {
        return Vec::new();
    };
    let mut fights = Vec::new();
    for seat in arrived.in_turn_order() {
        let side = &arrived.sides[seat];
        if !corners_of(hex)
            .iter()
            .any(|corner| side.has_building(*corner))
        {
            continue;
        }
        let warships = side
            .ships
            .iter()
            .filter(|ship| ledger.warships.contains(*ship));
        let warships = warships.count() as u8;
        let own = Seat(seat as u8);
        if warships > strength {
            fights.push(Task::Gold(own));
        } else if warships < strength {
            let held = arrived.state.hand(own).total();
            let lost = (1 + side.cities.len() as u32).min(held) as u8;
            fights.extend((lost > 0).then_some(Task::FleetTakes(own, lost)));
        }
    }
    fights
}
