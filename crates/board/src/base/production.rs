//! What a roll pays (Rohstofferträge).

use game::{BySeat, MAX_SEATS, Seat};
use hexgrid::CornerSet;

use crate::Goods;
use crate::counts::Countable;
use crate::event::Event;
use crate::kinds::Resource;
use crate::play::Play;
use crate::rules::{Rules, Yield};
use crate::state::Public;

// BASE-41: Every hex with the rolled number pays one card for a settlement, two for a city.
// BASE-42: The hex with the robber pays nobody.
// BASE-48: a kind the bank cannot pay in full goes to nobody, or what is left to the only one due.

/// What everybody is due for a roll that was not a seven, on a board that is `WIDE` or not.
#[inline(always)]
pub fn claims<const WIDE: bool>(rules: &Rules, public: &Public, roll: u8) -> BySeat<Goods> {
    let yields = rules.yields(roll);
    let corners = |one: &Yield| {
        if one.hex == public.robber {
            CornerSet::EMPTY
        } else {
            one.corners
        }
    };
    let [first, second] = &yields.pair;
    let (at_first, at_second) = (corners(first), corners(second));
    // All four places, so that the compiler unrolls the loop; neutral owners are paid nothing.
    let mut claims = [Goods::NONE; MAX_SEATS];
    for (claim, pieces) in claims.iter_mut().zip(&public.pieces) {
        let due = |at: CornerSet| {
            pieces.settlements.shared::<WIDE>(at) + 2 * pieces.cities.shared::<WIDE>(at)
        };
        *claim = first.card.times(due(at_first)) + second.card.times(due(at_second));
    }
    if !yields.more.is_empty() {
        claim_more(public, &yields.more, &mut claims);
    }
    claims[usize::from(rules.players)..].fill(Goods::NONE);
    claims
}

/// What the third hex of a number and those after it add: few boards have any.
#[inline(never)]
fn claim_more(public: &Public, more: &[Yield], claims: &mut BySeat<Goods>) {
    for one in more.iter().filter(|one| one.hex != public.robber) {
        for (claim, pieces) in claims.iter_mut().zip(&public.pieces) {
            let settlements = (pieces.settlements & one.corners).len();
            let cities = (pieces.cities & one.corners).len();
            *claim += one.card.times(settlements + 2 * cities);
        }
    }
}

/// Pays everybody what he is due, as far as the bank has it.
#[inline(always)]
pub fn pay(play: &mut Play, mut claims: BySeat<Goods>) {
    let sum = claims.iter().copied().sum();
    if !play.state().public.bank.covers(sum) {
        ration(play, &mut claims, sum);
    }
    for (seat, claim) in claims.into_iter().enumerate() {
        if !claim.is_empty() {
            play.produce(Seat(seat as u8), claim);
        }
    }
}

/// Cuts the claims on kinds of which the bank has too few, kind by kind.
#[cold]
fn ration(play: &mut Play, claims: &mut BySeat<Goods>, sum: Goods) {
    let bank = play.state().public.bank;
    for kind in Resource::ALL.iter().copied() {
        if bank.count(kind) >= sum.count(kind) {
            continue;
        }
        let claimants = claims.iter().filter(|claim| claim.count(kind) > 0).count();
        let left = if claimants == 1 { bank.count(kind) } else { 0 };
        for claim in claims.iter_mut().filter(|claim| claim.count(kind) > 0) {
            *claim -= Goods::of(kind, u32::from(claim.count(kind)));
            *claim += Goods::of(kind, u32::from(left));
        }
        play.note(|| Event::Shortage { kind });
    }
}
