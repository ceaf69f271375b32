//! Cities & Knights: a file for each question.

mod answers;
mod barbarians;
mod cards;
mod goals;
mod hexes;
mod moves;
mod posts;
mod roads;

use board::{Action, KnightAction, Menu};
use game::{Choices, Luck};
use hexgrid::{Corner, CornerSet};

use super::founding;
use super::pick::best;
use super::plan::{Outlook, Plan};
use super::sites::Estate;
use super::vantage::Vantage;

pub use answers::answer;
pub use cards::before_roll;
pub use goals::list as goals;

/// What comes before trading and building in the own turn.
pub fn in_turn(
    plan: &Plan,
    table: &Vantage,
    outlook: &Outlook,
    menu: &Menu,
    luck: &mut dyn Luck,
) -> Option<Action> {
    cards::in_turn(plan, table, outlook, menu)
        .or_else(|| moves::in_turn(plan, table, menu, luck))
        .or_else(|| cards::put_back(menu))
}

/// The second building, which is a city at once (CK-6).
pub fn first_city(table: &Vantage, corners: CornerSet, luck: &mut dyn Luck) -> Option<Corner> {
    let estate = Estate::of(table, table.seat);
    let merits = corners.into_iter().map(|corner| {
        let merit = founding::merit(table, &estate, corner) + estate.city_gain(table, corner);
        (corner, merit)
    });
    best(luck, merits).map(|(corner, _)| corner)
}

fn listed(menu: &Menu, action: KnightAction) -> Option<Action> {
    let action = Action::Knights(action);
    menu.contains(action).then_some(action)
}
