//! When a development card is played, and what it is used for.

use board::{Action, Development, Goods, Menu, Resource};
use game::{Choices, Luck};
use hexgrid::{Edge, EdgeSet};

use super::goals::{self, What};
use super::pick;
use super::pirates;
use super::plan::{Outlook, Plan};
use super::robber;
use super::sites::{Estate, richness};
use super::vantage::Vantage;

/// A progress card is kept until it brings so many points, or until the game nears its end.
const WORTH_PLAYING: f64 = 0.5;

/// Before the roll only a knight helps: against a robber on own hexes, and for the army.
pub fn before_roll(table: &Vantage, menu: &Menu) -> Option<Action> {
    let blocked = robber::pips_lost(table, table.seat, table.public.robber) > 0.0;
    let wanted = menu.contains(Action::Knight) && (blocked || takes_army(table));
    wanted.then_some(Action::Knight)
}

/// The card to play in the trade and build part, if any.
pub fn in_turn(plan: &Plan, table: &Vantage, outlook: &Outlook, menu: &Menu) -> Option<Action> {
    let gain = |goods: Goods| plan.outlook(table.hand() + goods).worth - outlook.worth;
    let enough = WORTH_PLAYING * (table.rounds_left() / 4.0).min(1.0);
    if menu.contains(Action::RoadBuilding) && wants_roads(outlook) {
        return Some(Action::RoadBuilding);
    }
    if menu.contains(Action::Invention) {
        let (pair, worth) = best_pair(plan, table.hand(), table.public.bank);
        if worth - outlook.worth > enough && !pair.is_empty() {
            return Some(Action::Invention);
        }
    }
    let others = table.in_other_hands();
    let monopolies = Resource::FIVE.iter().copied().filter_map(|kind| {
        let count = u32::from(others.count(kind));
        let listed = count > 0 && menu.contains(Action::Monopoly(kind));
        listed.then(|| (kind, gain(Goods::of(kind, count))))
    });
    let dearest = monopolies.max_by(|one, other| one.1.total_cmp(&other.1));
    if let Some((kind, worth)) = dearest
        && worth > enough
    {
        return Some(Action::Monopoly(kind));
    }
    let is_useful = is_somebody_to_rob(table) || pirates::wants_warships(table);
    let wants_knight = menu.contains(Action::Knight) && is_useful;
    wants_knight.then_some(Action::Knight)
}

/// The kind to take from the bank, when so many may be taken.
pub fn take(plan: &Plan, table: &Vantage, left: u8, luck: &mut dyn Luck) -> Option<Resource> {
    let (hand, bank) = (table.hand(), table.public.bank);
    if left > 1 {
        let (pair, _) = best_pair(plan, hand, bank);
        return pair.iter().next().map(|(kind, _)| kind);
    }
    // Commodities are never given away.
    let resources = bank.iter().filter(|(kind, _)| !kind.is_commodity());
    let merits = resources.map(|(kind, _)| (kind, plan.outlook(hand + Goods::of(kind, 1)).worth));
    pick::best(luck, merits).map(|(kind, _)| kind)
}

/// Where a road that costs nothing leads farthest; `left` may still be built.
pub fn free_road(table: &Vantage, edges: EdgeSet, left: u8, luck: &mut dyn Luck) -> Option<Edge> {
    let estate = Estate::of(table, table.seat);
    let worth_of = |what: What, worth: f64| match what {
        // Roads that are still missing afterwards make a goal distant.
        What::SettlementAfter(_, edge, roads) | What::Route(edge, roads) => {
            let distance = f64::from(roads.saturating_sub(left));
            Some((edge, worth / (1.0 + distance)))
        }
        What::City(_)
        | What::Settlement(_)
        | What::SettlementAfterShips(..)
        | What::Ships(..)
        | What::Wonder
        | What::Card
        | What::Improve(_)
        | What::Knight(_)
        | What::Wall(_) => None,
    };
    let goals = goals::list(table, &estate).into_iter();
    let wanted = goals.filter_map(|goal| worth_of(goal.what, goal.worth));
    let wanted = wanted.filter(|(edge, _)| edges.contains(*edge));
    let outwards = |edge: Edge| {
        let ends = table.rules.grid.edge_ends(edge).into_iter();
        ends.map(|end| richness(table, end)).fold(0.0, f64::max)
    };
    let best = pick::best(luck, wanted);
    let best = best.or_else(|| pick::best(luck, edges.into_iter().map(|e| (e, outwards(e)))));
    best.map(|(edge, _)| edge)
}

/// Does one more open knight bring the award?
fn takes_army(table: &Vantage) -> bool {
    let holder = table.public.army_holder;
    let to_beat = holder.map_or(2, |seat| table.pieces(seat).knights);
    holder != Some(table.seat) && table.mine().knights + 1 > to_beat
}

fn wants_roads(outlook: &Outlook) -> bool {
    let goals = [outlook.first, outlook.second].into_iter().flatten();
    goals
        .into_iter()
        .any(|goal| goal.what.road().or(goal.what.ship()).is_some())
}

/// A knight is kept while nobody has a card, unless the army is at stake.
fn is_somebody_to_rob(table: &Vantage) -> bool {
    let several = table.own.cards.count(Development::Knight) > 1;
    several
        || takes_army(table)
        || table
            .rivals()
            .any(|rival| table.pieces(rival).hand_size > 0)
}

/// The two cards out of the bank that help most, and the outlook with them.
fn best_pair(plan: &Plan, hand: Goods, bank: Goods) -> (Goods, f64) {
    let mut best = (Goods::NONE, 0.0);
    for (i, one) in Resource::FIVE.iter().enumerate() {
        for other in &Resource::FIVE[i..] {
            let pair = Goods::of(*one, 1) + Goods::of(*other, 1);
            if bank.covers(pair) {
                let worth = plan.outlook(hand + pair).worth;
                if worth > best.1 {
                    best = (pair, worth);
                }
            }
        }
    }
    best
}
