//! The lists of allowed actions: ours in their words, and what may be different.

use std::collections::BTreeSet;

use board::{Action, ROAD_PRICE, Rules, State, Task};
use game::{Game, Log, Notation, Seat, Step, actions};
use hexgrid::Edge;

use crate::deed::Deed;
use crate::difference::Difference;

/// Everything open to a seat, in their words.
#[derive(Default)]
struct Menu {
    deeds: BTreeSet<Deed>,
    /// They have no word for leaving the second free road unbuilt.
    may_waive: bool,
}

/// Compares our menu with their list; every documented difference is named once.
///
/// `after_first_free_road`: the last action was the first road of Road Building.
pub fn compare(
    rules: &Rules,
    state: &State,
    seat: Seat,
    theirs: &BTreeSet<Deed>,
    after_first_free_road: bool,
) -> Result<Vec<Difference>, String> {
    let ours = menu(rules, state, seat)?;
    let mut differences = BTreeSet::new();
    if ours.may_waive {
        differences.insert(Difference::SecondRoadCompulsory);
    }
    let is_free =
        after_first_free_road || matches!(state.task(), Task::FirstFreeRoad | Task::SecondFreeRoad);
    for deed in theirs.difference(&ours.deeds) {
        let known = excess(rules, state, seat, *deed, is_free);
        differences.insert(known.ok_or_else(|| {
            let text = deed.write(rules);
            format!("{text} is in their list only")
        })?);
    }
    // With the first free road built and no legal place for a second one our turn goes on; theirs
    // still asks for a road if there is an illegal place.
    let asks_for_illegal_road = after_first_free_road
        && state.task() != Task::SecondFreeRoad
        && theirs.iter().all(
            |deed| matches!(deed, Deed::Road(edge) if leads_through(rules, state, seat, *edge)),
        );
    if !asks_for_illegal_road && let Some(deed) = ours.deeds.difference(theirs).next() {
        return Err(format!("{} is in our list only", deed.write(rules)));
    }
    Ok(differences.into_iter().collect())
}

/// The difference that explains an action in their list that is not in ours.
fn excess(rules: &Rules, state: &State, seat: Seat, deed: Deed, free: bool) -> Option<Difference> {
    let leads = |edge| leads_through(rules, state, seat, edge);
    match deed {
        Deed::Road(edge) => {
            let can_pay = state.task() == Task::Main && state.hand(seat).covers(ROAD_PRICE);
            ((free || can_pay) && leads(edge)).then_some(Difference::RoadThroughBuilding)
        }
        Deed::RoadBuilding => {
            // Our refusal must be for want of a place, not for the card or the moment.
            let refused = rules.check(state, seat, Action::RoadBuilding).err()?;
            let has_illegal_place = rules.grid.all_edges().into_iter().any(leads);
            (refused.rule.0 == "BASE-68" && has_illegal_place)
                .then_some(Difference::RoadThroughBuilding)
        }
        Deed::Invention(kind, None) => {
            let bank = state.public.bank;
            let can_play = rules.check(state, seat, Action::Invention).is_ok();
            (can_play && bank.count(kind) > 0 && bank.total() > 1)
                .then_some(Difference::InventionOfOne)
        }
        _ => None,
    }
}

/// Would a road here be joined to the own network only through a foreign building (BASE-56)?
pub fn leads_through(rules: &Rules, state: &State, seat: Seat, edge: Edge) -> bool {
    let pieces = state.pieces(seat);
    let foreign = state.public.buildings & !pieces.buildings();
    state.public.free.contains(edge)
        && pieces.roads_left > 0
        && !pieces.joined.contains(edge)
        && rules
            .grid
            .edge_ends(edge)
            .iter()
            .any(|corner| foreign.contains(*corner) && pieces.touched.contains(*corner))
}

fn menu(rules: &Rules, state: &State, seat: Seat) -> Result<Menu, String> {
    let mut menu = Menu::default();
    for action in actions(rules, state, seat) {
        match action {
            Action::Waive => menu.may_waive = true,
            Action::Invention => menu.deeds.extend(inventions(rules, state, seat)),
            Action::MoveRobber(hex) => {
                let after = after(rules, state, seat, action);
                let victims = if let Task::Steal(victim) = after.task() {
                    vec![Some(victim)]
                } else if after.task() == Task::PickVictim {
                    picked(rules, &after, seat)
                } else {
                    vec![None]
                };
                let deeds = victims.into_iter().map(|victim| Deed::Robber(hex, victim));
                menu.deeds.extend(deeds);
            }
            _ => {
                menu.deeds
                    .insert(single(state, seat, action).ok_or_else(|| {
                        let text = action.write(rules);
                        format!("{text} is in our list only; they have no word for it")
                    })?);
            }
        }
    }
    Ok(menu)
}

/// An action that is one of theirs, too.
fn single(state: &State, seat: Seat, action: Action) -> Option<Deed> {
    match action {
        Action::Roll => Some(Deed::Roll),
        Action::End => Some(Deed::End),
        Action::Buy => Some(Deed::Buy),
        Action::Knight => Some(Deed::Knight),
        Action::RoadBuilding => Some(Deed::RoadBuilding),
        Action::Monopoly(kind) => Some(Deed::Monopoly(kind)),
        Action::Discard(kind) => Some(Deed::Discard(kind)),
        Action::BankTrade { give, get } => Some(Deed::Trade {
            give,
            rate: state.pieces(seat).rates.count(give),
            get,
        }),
        Action::Road(edge) => Some(Deed::Road(edge)),
        Action::Settle(corner) => Some(Deed::Settle(corner)),
        Action::City(corner) => Some(Deed::City(corner)),
        _ => None,
    }
}

/// All pairs of cards Invention can take, by trying.
fn inventions(rules: &Rules, state: &State, seat: Seat) -> Vec<Deed> {
    let mut deeds = Vec::new();
    let begun = after(rules, state, seat, Action::Invention);
    for first in actions(rules, &begun, seat) {
        let Action::Take(one) = first else { continue };
        let second = after(rules, &begun, seat, first);
        if !matches!(second.task(), Task::Take(_)) {
            deeds.push(Deed::Invention(one, None));
            continue;
        }
        for action in actions(rules, &second, seat) {
            if let Action::Take(other) = action {
                deeds.push(Deed::Invention(one.min(other), Some(one.max(other))));
            }
        }
    }
    deeds
}

fn picked(rules: &Rules, state: &State, seat: Seat) -> Vec<Option<Seat>> {
    let victim = |action| match action {
        Action::Rob(victim) => Some(Some(victim)),
        _ => None,
    };
    actions(rules, state, seat)
        .into_iter()
        .filter_map(victim)
        .collect()
}

/// The state after an action of our own menu.
fn after(rules: &Rules, state: &State, seat: Seat, action: Action) -> State {
    let mut state = state.clone();
    rules.apply(&mut state, Step::Act(seat, action), &mut Log::off());
    state
}
