//! A first opponent: builds what brings most for the waiting, trades for it, robs the strongest.
//!
//! It looks no step ahead. What it knows of each concern is in the files beside this one; here is
//! only which of them answers which question.

use board::{Action, KnightAction, Menu, Rules, Site, Task};
use game::{Choices, Luck, Seat};

use super::goals::{Goal, What};
use super::moving::{self, Lifted};
use super::plan::Plan;
use super::trade::Talk;
use super::vantage::Vantage;
use super::{cards, discard, founding, harbours, knights, pirates, robber, trade, two, wonders};
use crate::{Bot, Sight};

/// Remembers only what it offered and which ship it took up in this turn.
#[derive(Clone, Debug, Default)]
pub struct Greedy {
    talk: Talk,
    lifted: Lifted,
}

impl Bot<Rules> for Greedy {
    fn choose(&mut self, sight: &Sight<Rules>, luck: &mut dyn Luck) -> Action {
        let menu = sight.menu();
        let view = sight.view();
        let table = Vantage::new(sight.game(), &view, sight.seat());
        let task = view.public.agenda.top();
        // In the trade part there is always an offer to be made, even if nothing else is listed;
        // and whoever can only reject may still name a price.
        if menu.count() == 1 && task != Task::Main && !menu.contains(Action::Reject) {
            return menu.nth(0);
        }
        let wanted = self.answer(&table, task, sight, &menu, luck);
        wanted.unwrap_or_else(|| first_of(&menu))
    }
}

impl Greedy {
    /// The answer to the question on top of the agenda; none if there is nothing to prefer.
    fn answer(
        &mut self,
        table: &Vantage,
        task: Task,
        sight: &Sight<Rules>,
        menu: &Menu,
        luck: &mut dyn Luck,
    ) -> Option<Action> {
        match task {
            Task::PickVictim | Task::PickPrey | Task::PickAnybody => rob(table, menu, luck),
            Task::BeforeRoll | Task::BetweenRolls => cards::before_roll(table, menu)
                .or_else(|| two::before_roll(table, menu))
                .or_else(|| knights::before_roll(table, menu))
                .or_else(|| Some(Action::Roll).filter(|roll| menu.contains(*roll))),
            Task::Discard => {
                let kind = discard::kind(&Plan::new(table), table.hand(), luck);
                kind.map(Action::Discard)
            }
            Task::GiveBack(_) => {
                discard::kind(&Plan::new(table), table.hand(), luck).map(Action::Give)
            }
            Task::Gold(_) => {
                let left = table.fleet().gold;
                cards::take(&Plan::new(table), table, left, luck).map(Action::Take)
            }
            Task::Take(left) => cards::take(&Plan::new(table), table, left, luck).map(Action::Take),
            Task::Negotiate if table.seat == table.public.turn => {
                Some(trade::conclude(&Plan::new(table), table, menu, luck))
            }
            Task::Negotiate => Some(trade::answer(&Plan::new(table), table, menu)),
            Task::Main => self.turn(table, sight, menu, luck),
            Task::Knights(task) => knights::answer(table, task, menu, luck),
            Task::FoundSettlement
            | Task::FoundRoad
            | Task::MoveRobber
            | Task::FirstFreeRoad
            | Task::SecondFreeRoad
            | Task::NeutralRoad
            | Task::NeutralSettlement
            | Task::PlaceHarbour
            | Task::MoveShip(_) => place(table, task, menu, luck),
            // Nobody is asked what comes by itself.
            Task::Over | board::asks_nobody!() => None,
        }
        .filter(|action| menu.contains(*action) || sight.allows(*action))
    }

    /// The trade and build part: cards, then the plan, then whatever brings the plan closer.
    fn turn(
        &mut self,
        table: &Vantage,
        sight: &Sight<Rules>,
        menu: &Menu,
        luck: &mut dyn Luck,
    ) -> Option<Action> {
        let plan = Plan::new(table);
        let outlook = plan.outlook(table.hand());
        if table.rules.has_knights()
            && let Some(action) = knights::in_turn(&plan, table, &outlook, menu, luck)
        {
            return Some(action);
        }
        let build = || outlook.first.and_then(|goal| build(goal, menu));
        let action = trade::proposal(&plan, table, menu, luck)
            .or_else(|| wonders::claim(&plan.estate, menu));
        if action.is_some() {
            return action;
        }
        let action = self.lifted.lift(table, &outlook, menu);
        if action.is_some() {
            return action;
        }
        let action = cards::in_turn(&plan, table, &outlook, menu)
            .or_else(|| trade::with_bank(table, &outlook, menu, luck))
            .or_else(build)
            .or_else(|| two::in_turn(table, &outlook, menu));
        if action.is_some() {
            return action;
        }
        self.talk.begin(table.public.turns);
        if let Some(offer) = trade::offer(&plan, table, &outlook, &self.talk) {
            self.talk.note(offer);
            if sight.allows(Action::Offer(offer)) {
                return Some(Action::Offer(offer));
            }
        }
        pirates::attack(table, menu).or(Some(Action::End))
    }
}

/// The next step of a goal, if the hand can pay it.
fn build(goal: Goal, menu: &Menu) -> Option<Action> {
    let step = match goal.what {
        What::City(corner) => Action::City(corner),
        What::Settlement(corner) => Action::Settle(corner),
        What::SettlementAfter(_, edge, _) | What::Route(edge, _) => Action::Road(edge),
        What::SettlementAfterShips(_, edge, _) | What::Ships(edge, _) => Action::Ship(edge),
        What::Wonder => Action::BuildWonder,
        What::Card => Action::Buy,
        What::Improve(area) => Action::Knights(KnightAction::Improve(area)),
        What::Knight(action) => Action::Knights(action),
        What::Wall(corner) => Action::Knights(KnightAction::At(Site::Wall, corner)),
    };
    menu.contains(step).then_some(step)
}

/// What is never wrong for long: end, reject or roll where one can, else what is listed first.
fn first_of(menu: &Menu) -> Action {
    let harmless = [Action::Roll, Action::End, Action::Reject, Action::Withdraw];
    let listed = harmless.into_iter().find(|action| menu.contains(*action));
    listed.unwrap_or_else(|| menu.nth(0))
}

/// Who is robbed, and of what.
fn rob(table: &Vantage, menu: &Menu, luck: &mut dyn Luck) -> Option<Action> {
    let ways = |seat: Seat| [Action::RobCloth(seat), Action::Rob(seat)];
    let way = |seat: Seat| (ways(seat).into_iter()).find(|action| menu.contains(*action));
    let victims = table.rivals().filter(|seat| way(*seat).is_some());
    robber::victim(table, victims, luck).and_then(way)
}

/// Where a piece or figure goes that is to be placed.
fn place(table: &Vantage, task: Task, menu: &Menu, luck: &mut dyn Luck) -> Option<Action> {
    match (task, menu) {
        (Task::FoundSettlement, Menu::Corners(corners)) => {
            founding::corner(table, *corners, luck).map(Action::Settle)
        }
        (Task::FoundSettlement, Menu::Turn(turn)) => {
            knights::first_city(table, turn.cities, luck).map(Action::City)
        }
        (Task::FoundRoad, Menu::Edges { edges, .. }) => {
            founding::road(table, *edges, luck).map(Action::Road)
        }
        (Task::FoundRoad, Menu::Pieces { roads, ships, .. }) => {
            founding::piece(table, *roads, *ships, luck)
        }
        (Task::MoveShip(_), _) => moving::put_down(&Plan::new(table).outlook(table.hand()), menu),
        (Task::FirstFreeRoad | Task::SecondFreeRoad, Menu::Pieces { roads, .. }) => {
            let outlook = Plan::new(table).outlook(table.hand());
            let goals = [outlook.first, outlook.second].into_iter().flatten();
            let piece = |goal: Goal| {
                let ship = goal.what.ship().map(Action::Ship);
                ship.or(goal.what.road().map(Action::Road))
            };
            let wanted = goals.filter_map(piece).find(|piece| menu.contains(*piece));
            wanted.or_else(|| cards::free_road(table, *roads, 1, luck).map(Action::Road))
        }
        (Task::FirstFreeRoad, Menu::Edges { edges, .. }) => {
            cards::free_road(table, *edges, 2, luck).map(Action::Road)
        }
        (Task::SecondFreeRoad, Menu::Edges { edges, .. }) => {
            cards::free_road(table, *edges, 1, luck).map(Action::Road)
        }
        (Task::MoveRobber, Menu::Hexes(hexes)) => {
            robber::hex(table, *hexes, luck).map(Action::MoveRobber)
        }
        (Task::MoveRobber, Menu::Figures { robber, pirate }) => {
            robber::figure(table, *robber, *pirate, luck)
        }
        (Task::PlaceHarbour, Menu::Harbours { kinds, edges }) => {
            harbours::place(table, *kinds, *edges, luck)
        }
        (Task::NeutralRoad | Task::NeutralSettlement, Menu::Neutral(neutral)) => {
            two::neutral(table, neutral, luck)
        }
        _ => None,
    }
}
