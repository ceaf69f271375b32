//! Cards in hand and stack: which to take, to keep, to put away, and from where to draw.

use game::Choices;
use rivals::{Action, CardId, Effect, Menu, StackId};

use super::goals::Plan;
use super::vantage::{Vantage, best};
use super::worth;

/// A card whose time has not come promises so little of what it would bring.
const LATER: f64 = 0.055;
/// A card of the discard pile is fetched if it promises so much.
const FETCH: f64 = 0.29;
/// A search finds more than the top card, by so much.
const CHOICE: f64 = 0.4;
/// A card is exchanged for one that promises more by so much.
const BETTER: f64 = 0.019;

/// What a card promises in the hand.
pub fn hold(table: &Vantage, plan: &Plan, card: CardId) -> f64 {
    if card.kind().is_action() {
        return worth::action(table, card);
    }
    let now = plan.promise(table, card);
    let is_there = card.def().once && table.realm().has(card);
    if now > 0.0 || is_there {
        return now;
    }
    // Its time may come: a city, a site, a condition.
    LATER * worth::to_its_owner(card)
}

/// The card that promises most; nothing, if one may pass and none promises anything.
pub fn take(table: &Vantage, plan: &Plan, menu: &Menu) -> Option<Action> {
    let merit = |action: Action| match action {
        // Cards that fetch would fetch each other without end.
        Action::Take(card) if fetches(card) => Some(-1.0),
        Action::Take(card) => {
            let copy = table.hand().contains(card) && card.def().once;
            Some(if copy { 0.0 } else { hold(table, plan, card) })
        }
        Action::Pass => Some(0.0),
        _ => None,
    };
    best(menu, merit).map(|(action, _)| action)
}

/// Does it take a card out of the discard pile?
fn fetches(card: CardId) -> bool {
    card.def().effects.contains(&Effect::Fetches)
}

/// Does something good lie in the discard pile?
pub fn is_worth_fetching(table: &Vantage, plan: &Plan) -> bool {
    let mut pile = table.public().discard.iter();
    pile.any(|(card, _)| !fetches(card) && hold(table, plan, card) > FETCH)
}

/// The dullest card goes under the highest stack.
pub fn put_away(table: &Vantage, plan: &Plan, menu: &Menu) -> Option<Action> {
    let merit = |action: Action| match action {
        Action::Under { card, stack } => Some(height(table, stack) - hold(table, plan, card)),
        _ => None,
    };
    best(menu, merit).map(|(action, _)| action)
}

/// A little for every card that comes before it.
fn height(table: &Vantage, stack: StackId) -> f64 {
    1e-4 * f64::from(table.public().heights[stack.index()].total())
}

/// Puts the dullest card away, if a card from a stack promises more.
pub fn exchange(table: &Vantage, plan: &Plan, menu: &Menu) -> Option<Action> {
    let dullest = table.hand().iter().map(|card| hold(table, plan, card));
    let dullest = dullest.fold(f64::INFINITY, f64::min);
    let heights = &table.public().heights;
    let filled = table.rules.stacks();
    let mut filled = filled.filter(|stack| heights[stack.index()].total() > 0);
    if filled.any(|stack| top(table, plan, stack) > dullest + BETTER) {
        return put_away(table, plan, menu);
    }
    Some(Action::Pass)
}

/// A search where it costs nothing: a card is not worth the goods. Else the stack that promises
/// most.
pub fn draw_or_search(table: &Vantage, plan: &Plan, menu: &Menu) -> Option<Action> {
    let is_free = table.realm().derived().search_price == 0;
    if is_free && menu.contains(Action::Search) {
        return Some(Action::Search);
    }
    draw(table, plan, menu)
}

/// The stack whose top card promises most.
pub fn draw(table: &Vantage, plan: &Plan, menu: &Menu) -> Option<Action> {
    let merit = |action: Action| match action {
        Action::Draw(stack) => Some(top(table, plan, stack)),
        _ => None,
    };
    best(menu, merit).map(|(action, _)| action)
}

/// The stack whose best card promises most; none, if one may pass and nothing is in it.
pub fn search(table: &Vantage, plan: &Plan, menu: &Menu) -> Option<Action> {
    let merit = |action: Action| match action {
        Action::Stack(stack) => {
            let memory = table.own().memory[stack.index()].list();
            let known = memory.iter().flatten().map(|card| hold(table, plan, card));
            let known = known.fold(0.0, f64::max);
            let is_known = memory.iter().all(|card| card.is_some())
                && table.public().heights[stack.index()].fresh == 0;
            let guess = if is_known {
                0.0
            } else {
                mean(table, plan, stack) + CHOICE
            };
            Some(known.max(guess))
        }
        Action::Pass => Some(0.0),
        _ => None,
    };
    best(menu, merit).map(|(action, _)| action)
}

/// What the top card of a stack promises.
fn top(table: &Vantage, plan: &Plan, stack: StackId) -> f64 {
    let known = known_top(table, stack).map(|card| hold(table, plan, card));
    known.unwrap_or_else(|| mean(table, plan, stack))
}

fn known_top(table: &Vantage, stack: StackId) -> Option<CardId> {
    let height = table.public().heights[stack.index()];
    let memory = &table.own().memory[stack.index()];
    let is_sure = height.fresh == 0 && memory.gaps(height.seen) == 0;
    is_sure.then(|| memory.list().top()).flatten()
}

/// What a card of this stack promises on average.
fn mean(table: &Vantage, plan: &Plan, stack: StackId) -> f64 {
    let set = table.rules.back(stack);
    *plan.means[set as usize].get_or_init(|| {
        let cards = table.unknown(set);
        let sum: f64 = cards
            .iter()
            .map(|(card, count)| f64::from(count) * hold(table, plan, card))
            .sum();
        sum / f64::from(cards.total().max(1))
    })
}
