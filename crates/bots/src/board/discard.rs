//! Which card to part with, after a seven or in a forced trade.

use board::{Goods, Resource};
use game::Luck;

use super::pick;
use super::plan::Plan;

/// The kind whose loss leaves the best outlook.
pub fn kind(plan: &Plan, hand: Goods, luck: &mut dyn Luck) -> Option<Resource> {
    among(plan, hand, |_| true, luck)
}

/// The same among the kinds that may be given.
pub fn among(
    plan: &Plan,
    hand: Goods,
    may_give: impl Fn(Resource) -> bool,
    luck: &mut dyn Luck,
) -> Option<Resource> {
    let held = hand.iter().filter(|(kind, _)| may_give(*kind));
    let merits = held.map(|(kind, _)| {
        let rest = hand - Goods::of(kind, 1);
        // Of kinds the plan can do without, one keeps some of each.
        let plenty = f64::from(hand.count(kind)) / f64::from(plan.estate.rates.count(kind));
        (kind, plan.outlook(rest).worth + 0.01 * plenty)
    });
    pick::best(luck, merits).map(|(kind, _)| kind)
}
