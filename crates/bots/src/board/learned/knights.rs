//! What a net is told with Cities & Knights: improvements, knights and barbarians, cards.

use board::barbarians::{LANDING, contribution};
use board::{Area, Countable, ProgressCard, Rank, Resource, Terrain, chart};
use game::Seat;

use super::super::vantage::Vantage;
use crate::learned::Inputs;

/// About each player.
pub const FIGURES: usize = 33;
/// About the hand of each player.
pub const HELD: usize = 3;

pub fn about_table(table: &Vantage, inputs: &mut Inputs) {
    let knights = &table.public.knights;
    inputs.push(f64::from(knights.barbarians) / f64::from(LANDING));
    inputs.flag(knights.barbarians + 1 == LANDING);
    inputs.flag(knights.landed);
    let seats = || Seat::all(table.rules.players);
    let cities: u32 = seats().map(|seat| table.pieces(seat).cities.len()).sum();
    let defence: u8 = seats()
        .map(|seat| contribution(table.public, seat, knights.active))
        .sum();
    inputs.push((f64::from(defence) - f64::from(cities)) / 3.0);
    inputs.flag(u32::from(defence) < cities);
    // The own cards by deck, and how many of them help at once.
    for card in ProgressCard::ALL {
        inputs.push(f64::from(table.own.progress.count(card)));
    }
}

pub fn describe(table: &Vantage, seat: Seat, inputs: &mut Inputs) {
    let (public, knights) = (table.public, &table.public.knights);
    let (realm, pieces) = (knights.realm(seat), table.pieces(seat));
    for area in Area::ALL {
        let level = realm.level(area);
        inputs.push(f64::from(level) / 3.0);
        inputs.flag(level >= 3);
        inputs.flag(level >= 4);
        let crowned = knights.metropolises[area.index()];
        inputs.flag(crowned.is_some_and(|corner| pieces.buildings().contains(corner)));
        inputs.push(f64::from(realm.hidden[area.index()]));
    }
    for rank in Rank::ALL {
        inputs.push(f64::from(realm.ranks[rank.index()].len()));
    }
    let active = contribution(public, seat, knights.active);
    let all = contribution(public, seat, realm.knights());
    inputs.push(f64::from(active) / 2.0);
    inputs.push(f64::from(all) / 2.0);
    let others = Seat::all(table.rules.players).filter(|other| *other != seat);
    let strengths = others.map(|other| contribution(public, other, knights.active));
    let (least, most) = strengths.fold((u8::MAX, 0), |(least, most), strength| {
        (least.min(strength), most.max(strength))
    });
    inputs.push((f64::from(active) - f64::from(least)) / 2.0);
    inputs.push((f64::from(active) - f64::from(most)) / 2.0);
    let at_risk = pieces.cities & !knights.crowned();
    inputs.push(f64::from(at_risk.len()) / 2.0);
    inputs.push(f64::from(realm.walls.len()) / 2.0);
    inputs.push(f64::from(realm.defenders));
    inputs.push(f64::from(realm.reduced.len()));
    inputs.flag(
        knights
            .merchant
            .is_some_and(|merchant| merchant.seat == seat),
    );
    for holder in knights.laid_open {
        inputs.flag(holder == Some(seat));
    }
    commodities(table, seat, inputs);
}

/// What cities pay besides.
fn commodities(table: &Vantage, seat: Seat, inputs: &mut Inputs) {
    let (rules, public) = (table.rules, table.public);
    let pieces = table.pieces(seat);
    let mut pips = [0_u32; 3];
    for corner in pieces.cities {
        for hex in rules.grid.corner_hexes(corner) {
            let terrain = if rules.is_at_sea() {
                chart::terrain(rules, public, hex)
            } else {
                rules.terrain(hex)
            };
            let kind = match terrain {
                Terrain::Mountains => 0,
                Terrain::Pasture => 1,
                Terrain::Forest => 2,
                _ => continue,
            };
            if hex != public.robber {
                pips[kind] += u32::from(table.pips(hex));
            }
        }
    }
    for sum in pips {
        inputs.push(f64::from(sum) / 6.0);
    }
}

/// Commodities in hand; of others what is to be expected.
pub fn held(table: &Vantage, seat: Seat, inputs: &mut Inputs) {
    let pool = table.in_other_hands();
    let share = f64::from(table.pieces(seat).hand_size) / f64::from(pool.total().max(1));
    for kind in &Resource::ALL[Resource::FIVE.len()..] {
        inputs.push(if seat == table.seat {
            f64::from(table.hand().count(*kind)) / 2.0
        } else {
            f64::from(pool.count(*kind)) * share / 2.0
        });
    }
}
