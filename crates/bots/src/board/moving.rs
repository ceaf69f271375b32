//! Ships that are of no use where they lie any more, and where they are.

use board::special::Special;
use board::{Action, Goods, Menu, SHIP_PRICE, chart};
use game::Choices;
use hexgrid::Edge;

use super::plan::Outlook;
use super::roads::closed_to;
use super::vantage::Vantage;

/// The turn in which a ship was taken up, so that none is taken up for ever and put back.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lifted(Option<u16>);

impl Lifted {
    /// Takes up a ship that can lie where the plan wants its next one: that one is free.
    pub fn lift(&mut self, table: &Vantage, outlook: &Outlook, menu: &Menu) -> Option<Action> {
        if self.0 == Some(table.public.turns) {
            return None;
        }
        let to = outlook.first?.what.ship()?;
        let action = idle(table, to).map(Action::Lift);
        let action = action.filter(|action| menu.contains(*action));
        if action.is_some() {
            self.0 = Some(table.public.turns);
        }
        action
    }
}

/// What so many ships cost, the next of them on `first`: an idle one need not be built.
pub fn price(table: &Vantage, first: Edge, count: usize) -> Goods {
    let free = usize::from(idle(table, first).is_some());
    SHIP_PRICE.times((count - free) as u32)
}

/// An own ship that could as well lie on `to`.
fn idle(table: &Vantage, to: Edge) -> Option<Edge> {
    let sea = &table.public.sea;
    let held = sea.fresh | chart::pirate_edges(table.rules, table.public);
    if sea.ship_moved || table.public.turn != table.seat {
        return None;
    }
    (table.fleet().loose & !held)
        .into_iter()
        .find(|from| is_idle(table, *from) && is_joined_without(table, *from, to))
}

/// Where a ship that was taken up goes; back if the plan has no use for it.
pub fn put_down(outlook: &Outlook, menu: &Menu) -> Option<Action> {
    let ship = outlook.first.and_then(|goal| goal.what.ship());
    let wanted = ship.map(Action::Ship).filter(|ship| menu.contains(*ship));
    wanted.or(Some(Action::Waive))
}

/// Has a ship nothing to wait for? It may lead to a place to settle, or be part of the award.
fn is_idle(table: &Vantage, ship: Edge) -> bool {
    let is_line_west = matches!(table.rules.sea().special, Special::Pirates(_));
    let holds_award = table.public.route_holder == Some(table.seat);
    let ends = table.rules.grid.edge_ends(ship);
    let leads_to_site = ends.iter().any(|end| table.public.open.contains(*end));
    !(is_line_west || holds_award || leads_to_site)
}

/// Could a ship be built on `to` if that on `from` were not there?
fn is_joined_without(table: &Vantage, from: Edge, to: Edge) -> bool {
    let (grid, own) = (&table.rules.grid, table.mine().buildings());
    let foreign = closed_to(table, table.seat);
    let mut others = table.fleet().ships;
    others.remove(from);
    grid.edge_ends(to).into_iter().any(|end| {
        let touches = !(others & grid.corner_edges(end)).is_empty();
        own.contains(end) || touches && !foreign.contains(end)
    })
}
