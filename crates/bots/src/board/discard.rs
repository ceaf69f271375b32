//! Which card to part with, after a seven or in a forced trade.

use board::{Goods, Resource};
use game::Luck;

use super::pick;
use super::plan::Plan;

/// The kind whose loss leaves the best outlook.
pub fn kind(plan: &Plan, hand: Goods, luck: &mut dyn Luck) -> Option<Resource> {
    let held = Resource::FIVE
        .iter()
        .copied()
        .filter(|kind| hand.count(*kind) > 0);
    let merits = held.map(|kind| {
        let rest = hand - Goods::of(kind, 1);
        // Of kinds the plan can do without, one keeps some of each.
        let plenty = f64::from(hand.count(kind)) / f64::from(plan.estate.rates.count(kind));
        (kind, plan.outlook(rest).worth + 0.01 * plenty)
    });
    pick::best(luck, merits).map(|(kind, _)| kind)
}
