//! What a roll pays on large boards, with commodities, and with what the sea adds.

use game::{BySeat, Seat, SeatSet};
use hexgrid::HexSet;

use crate::base::production;
use crate::combinations::sea_knights;
use crate::knights::production as with_commodities;
use crate::play::Play;
use crate::sea::{fog, gold};
use crate::special::{Special, cloth};

/// Production.
#[inline(never)]
pub fn pay(play: &mut Play, sum: u8) {
    let golden = if play.rules.modules.knights {
        pay_with_commodities(play, sum)
    } else {
        pay_on_large_board(play, sum)
    };
    if play.rules.modules.sea {
        if let Special::Cloth(it) = &play.rules.sea().special {
            cloth::pay(play, it, sum);
        }
        // SEA-92: gold comes last.
        gold::owe(play, golden);
    }
}

/// What was found pays, too. Returns the hexes of gold.
fn pay_on_large_board(play: &mut Play, sum: u8) -> HexSet {
    let (rules, public) = (play.rules, &play.state().public);
    let mut claims = production::claims::<true>(rules, public, sum);
    let golden = if rules.modules.sea {
        rules.sea().gold(sum) | fog::claim(rules, public, sum, &mut claims)
    } else {
        HexSet::EMPTY
    };
    production::pay(play, claims);
    golden
}

/// CK-27: whoever got nothing may have an Aqueduct. CK-R-36: gold that is owed is something.
/// Returns the hexes of gold.
#[inline(never)]
fn pay_with_commodities(play: &mut Play, sum: u8) -> HexSet {
    let before = hand_sizes(play);
    let claims = with_commodities::claims(play.rules, play.state(), sum);
    production::pay(play, claims);
    let now = hand_sizes(play);
    let (rules, public) = (play.rules, &play.state().public);
    let golden = if rules.modules.sea {
        sea_knights::golden(rules, public, sum)
    } else {
        HexSet::EMPTY
    };
    let is_owed = |seat: &Seat| gold::due(rules, public, *seat, golden) > 0;
    let owed: SeatSet = Seat::all(rules.players).filter(is_owed).collect();
    with_commodities::relieve(play, |seat| {
        now[seat.index()] == before[seat.index()] && !owed.contains(seat)
    });
    golden
}

fn hand_sizes(play: &Play) -> BySeat<u8> {
    std::array::from_fn(|seat| play.state().public.pieces[seat].hand_size)
}
