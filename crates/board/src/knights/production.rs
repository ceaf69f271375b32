//! What a roll pays with commodities, and the Aqueduct.

use game::{BySeat, MAX_SEATS, RuleId, Seat, SeatSet, Violation};

use super::kinds::{Area, commodity_of};
use super::knight::ABILITY;
use crate::Goods;
use crate::kinds::{Resource, Terrain};
use crate::play::Play;
use crate::questions::cards;
use crate::questions::roll::chips;
use crate::rules::Rules;
use crate::state::{KnightTask, State};

// CK-25: A city takes a resource and a commodity at forest, pasture and mountains, else two cards.
// CK-26: A shortage is looked at kind by kind, commodities included.
/// Whoever has the Aqueduct and got nothing may take a resource of their choice.
pub const AQUEDUCT: RuleId = RuleId("CK-27");

/// What everybody is due for a roll that was not a seven.
pub fn claims(rules: &Rules, state: &State, roll: u8) -> BySeat<Goods> {
    let public = &state.public;
    let mut claims = [Goods::NONE; MAX_SEATS];
    for hex in public.knights.chips[usize::from(roll)] {
        if hex == public.robber {
            continue;
        }
        let terrain = chips::terrain(rules, state, hex);
        let Some(resource) = terrain.resource() else {
            continue;
        };
        let corners = rules.grid.hex_corners(hex);
        let (one, city) = yields(terrain, resource);
        for (claim, pieces) in claims.iter_mut().zip(&public.pieces) {
            *claim += one.times((pieces.settlements & corners).len());
            *claim += city.times((pieces.cities & corners).len());
        }
    }
    claims
}

/// What a settlement and a city get at a terrain.
pub fn yields(terrain: Terrain, resource: Resource) -> (Goods, Goods) {
    let one = Goods::of(resource, 1);
    let second = commodity_of(terrain).unwrap_or(resource);
    (one, one + Goods::of(second, 1))
}

/// Asks those whose hand did not grow, if they have the Aqueduct.
pub fn relieve(play: &mut Play, is_empty_handed: impl Fn(Seat) -> bool) {
    let has_aqueduct = |seat: &Seat| {
        play.state()
            .public
            .knights
            .realm(*seat)
            .level(Area::Science)
            >= ABILITY
    };
    let thirsty = Seat::all(play.rules.players)
        .filter(|seat| has_aqueduct(seat) && is_empty_handed(*seat))
        .collect::<SeatSet>();
    if !thirsty.is_empty() {
        play.ask_each(thirsty);
        play.ask(KnightTask::Aqueduct);
    }
}

/// The resources the bank still has, one bit each.
pub fn sources(state: &State) -> u8 {
    cards::resources(&state.public)
}

pub fn check_pick(state: &State, kind: Resource) -> Result<(), Violation> {
    AQUEDUCT.require(sources(state) >> kind as u8 & 1 == 1)
}

pub fn pick(play: &mut Play, seat: Seat, kind: Resource) {
    play.asked(seat);
    play.take(seat, kind);
}
