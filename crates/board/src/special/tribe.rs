//! The Forgotten Tribe: gifts at the coasts of the tribe's islands.

use game::{RuleId, Seat};
use hexgrid::{Edge, Grid};

use crate::kinds::{Development, Harbour};
use crate::play::Play;
use crate::questions::build::docks;
use crate::rules::sea;
use crate::setup::sea_map::{GiftKind, GiftSite};
use crate::state::Task;

// SC5-1 … SC5-3: start, robber and pirate are figures of the map, and so is `numbered_only`.
/// Settlements stand at hexes with a number.
pub const SETTLED: RuleId = RuleId("SC5-4");
/// The robber enters only hexes with a number.
pub const ROBBED: RuleId = RuleId("SC5-5");
// SC5-6: Eighteen coast edges carry a gift.
// SC5-7: Eight times a point.
// SC5-8: Four times the top card of the deck, laid out before the start.
// SC5-9: Six harbours, face up.
// SC5-10: The first ship that is built on the edge or moved there takes the gift for good.
// SC5-11: The card is as if it had been bought this turn.
/// A harbour of the tribe's is placed at an own building.
pub const AT_BUILDING: RuleId = RuleId("SC5-12");
/// No two harbours share a corner.
pub const APART: RuleId = RuleId("SC5-13");
// SC5-15: A placed harbour is a harbour like any other (`sea/harbours.rs`).

/// What the tribe gives to the first ship at an edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gift {
    /// A point.
    Point,
    /// A development card.
    Card,
    /// A harbour to be placed at an own building.
    Harbour(Harbour),
}

/// The Forgotten Tribe: what it gives.
#[derive(Clone, Debug)]
pub struct Tribe {
    /// The edge of each gift, whether it still lies there or not.
    pub gifts: Vec<(Edge, Gift)>,
}

impl Tribe {
    pub(crate) fn new(sites: &[GiftSite], grid: &Grid) -> Tribe {
        let gift = |site: &GiftSite| {
            let gift = match site.gift {
                GiftKind::Point => Gift::Point,
                GiftKind::Card => Gift::Card,
                GiftKind::Harbour => Gift::Harbour(site.kind.unwrap_or(Harbour::Generic)),
            };
            (sea::edge(grid, &site.edge), gift)
        };
        Tribe {
            gifts: sites.iter().map(gift).collect(),
        }
    }

    /// How many cards lie among the gifts.
    pub fn cards(&self) -> usize {
        self.gifts
            .iter()
            .filter(|(_, gift)| *gift == Gift::Card)
            .count()
    }
}

pub fn lay_out(play: &mut Play, it: &Tribe) {
    play.lay_gifts(it.gifts.len() as u32);
    play.set_cards_aside(it.cards() as u8);
}

/// Hands over the gift at the edge of a new or moved ship, if one still lies there.
pub fn accept(play: &mut Play, it: &Tribe, seat: Seat, edge: Edge) {
    let lies = play.state().public.sea.gifts;
    let Some(index) = it.gifts.iter().position(|(at, _)| *at == edge) else {
        return;
    };
    if lies >> index & 1 == 0 {
        return;
    }
    play.take_gift(seat, edge, index as u32);
    match it.gifts[index].1 {
        Gift::Point => play.gain_bonus(seat, 1),
        Gift::Card => play.next(Task::DrawGift),
        Gift::Harbour(kind) => {
            play.hold_token(seat, kind);
            docks::offer(play, seat);
        }
    }
}

/// Hands over the card that chance named.
pub fn draw(play: &mut Play, card: Development) {
    let seat = play.state().public.turn;
    play.done();
    play.draw_gift(seat, card);
}
