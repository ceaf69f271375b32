//! How people err at the board: they look at a few places only, and end the turn too early.

use board::{Action, Menu, Rules, Task};
use game::{Choices, Luck};

use super::robber;
use super::sites::richness;
use super::vantage::Vantage;
use crate::Sight;
use crate::whim::{Slips, one_of};

/// Places somebody looks at who does not look at all of them.
const GLANCES: u32 = 3;

impl Slips for Rules {
    fn slip(sight: &Sight<Rules>, choice: Action, luck: &mut dyn Luck) -> Option<Action> {
        let menu = sight.menu();
        let view = sight.view();
        let table = Vantage::new(sight.game(), &view, sight.seat());
        let slip = match view.public.agenda.top() {
            Task::FoundSettlement => richest_of_few(&table, &menu, luck),
            // Anywhere he hurts somebody else, and not oneself.
            Task::MoveRobber => one_of(&menu, luck, |it| robber::merit_of(&table, it) > 0.0),
            Task::FoundRoad
            | Task::PickVictim
            | Task::PickPrey
            | Task::Discard
            | Task::Take(_)
            | Task::Gold(_)
            | Task::GiveBack(_) => one_of(&menu, luck, |_| true),
            // The card that could be played is forgotten.
            Task::BeforeRoll | Task::BetweenRolls => Some(Action::Roll),
            // Nobody overlooks what wins.
            Task::Main if table.wins_with(1) && is_building(choice) => None,
            Task::Main => Some(instead_of(choice, &menu, luck)),
            // A trade that would help both does not come about.
            Task::Negotiate if table.seat == table.public.turn => Some(Action::Withdraw),
            Task::Negotiate => Some(Action::Reject),
            // Errors here would be nonsense, or nobody is asked.
            Task::FirstFreeRoad
            | Task::SecondFreeRoad
            | Task::NeutralRoad
            | Task::NeutralSettlement
            | Task::MoveShip(_)
            | Task::PlaceHarbour
            | Task::PickAnybody
            | Task::Knights(_)
            | Task::Over
            | board::asks_nobody!() => None,
        };
        slip.filter(|action| menu.contains(*action))
    }
}

/// The place with the most income, of the few that were looked at.
fn richest_of_few(table: &Vantage, menu: &Menu, luck: &mut dyn Luck) -> Option<Action> {
    let seen = (0..GLANCES).map(|_| menu.nth(luck.below(menu.count())));
    let income = |action: Action| match action {
        Action::Settle(corner) | Action::City(corner) => richness(table, corner),
        _ => 0.0,
    };
    seen.max_by(|one, other| income(*one).total_cmp(&income(*other)))
}

/// Another place for the same building; all else is overlooked, and the turn ends.
fn instead_of(choice: Action, menu: &Menu, luck: &mut dyn Luck) -> Action {
    let kind = std::mem::discriminant(&choice);
    let elsewhere = one_of(menu, luck, |other| {
        is_building(choice) && std::mem::discriminant(&other) == kind && other != choice
    });
    elsewhere.unwrap_or(Action::End)
}

const fn is_building(action: Action) -> bool {
    matches!(action, Action::Settle(_) | Action::City(_))
}
