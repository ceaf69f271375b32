//! The game for two: pieces for the neutral players, trade cards, knights given up.

use board::{Action, Menu, NeutralMenu};
use game::{Choices, Luck, Seat};
use hexgrid::{Corner, CornerSet, Edge};

use super::income::{missing, spare};
use super::pick;
use super::plan::Outlook;
use super::roads::Reach;
use super::robber;
use super::sites::Estate;
use super::vantage::Vantage;

/// What is taken from oneself counts more than what is taken from the other.
const CAUTION: f64 = 1.2;
/// A robber who costs us so many pips is sent home.
const MUCH: f64 = 4.0;
const NEUTRALS: [Seat; 2] = [Seat(2), Seat(3)];

/// How much the two players want corners and edges.
struct Wishes<'a> {
    table: &'a Vantage<'a>,
    mine: (Estate, Reach),
    theirs: (Estate, Reach),
}

impl<'a> Wishes<'a> {
    fn of(table: &'a Vantage<'a>) -> Wishes<'a> {
        let both = |seat| (Estate::of(table, seat), Reach::of(table, seat));
        Wishes {
            table,
            mine: both(table.seat),
            theirs: both(other(table)),
        }
    }

    /// What closing these corners costs the other, less what it costs us.
    fn harm(&self, corners: CornerSet) -> f64 {
        let open = corners & self.table.public.open;
        let loss = |(estate, reach): &(Estate, Reach)| {
            let sites = reach.sites(open);
            let worth = sites.map(|(corner, roads)| {
                (1.0 + estate.gain(self.table, corner)) / (1.0 + roads as f64)
            });
            worth.sum::<f64>()
        };
        loss(&self.theirs) - CAUTION * loss(&self.mine)
    }
}

/// The neutral piece that is in the other's way, and not in ours.
pub fn neutral(table: &Vantage, menu: &NeutralMenu, luck: &mut dyn Luck) -> Option<Action> {
    let wishes = Wishes::of(table);
    let grid = &table.rules.grid;
    let settle = |(owner, corners): (Seat, CornerSet)| {
        let wishes = &wishes;
        corners.into_iter().map(move |corner: Corner| {
            let closed = grid.corner_neighbours(corner) | CornerSet::of(corner);
            (Action::NeutralSettle(owner, corner), wishes.harm(closed))
        })
    };
    let road = |(owner, edges): (Seat, hexgrid::EdgeSet)| {
        let wishes = &wishes;
        edges.into_iter().map(move |edge: Edge| {
            let ends = grid.edge_ends(edge).into_iter();
            // A road takes an edge and brings its owner's settlements nearer.
            let near: CornerSet = ends
                .clone()
                .chain(ends.flat_map(|e| grid.corner_neighbours(e)))
                .collect();
            (Action::NeutralRoad(owner, edge), wishes.harm(near))
        })
    };
    let settlements = NEUTRALS.into_iter().zip(menu.settlements).flat_map(settle);
    let roads = NEUTRALS.into_iter().zip(menu.roads).flat_map(road);
    pick::best(luck, settlements.chain(roads)).map(|(action, _)| action)
}

/// Before a roll: the robber goes home if he stands on much of ours and no knight can move him.
pub fn before_roll(table: &Vantage, menu: &Menu) -> Option<Action> {
    if !menu.contains(Action::RobberHome) {
        return None;
    }
    let lost = |seat| robber::pips_lost(table, seat, table.public.robber);
    let (mine, theirs) = (lost(table.seat), lost(other(table)));
    (mine >= MUCH && mine > theirs).then_some(Action::RobberHome)
}

/// In the trade and build part: a forced trade where it is likely to help, and the knights for it.
pub fn in_turn(table: &Vantage, outlook: &Outlook, menu: &Menu) -> Option<Action> {
    if !table.rules.modules.two_player {
        return None;
    }
    let (hand, cost) = (table.hand(), outlook.cost());
    let lacking = missing(hand, cost);
    if lacking.is_empty() || spare(hand, cost).total() < 2 {
        return None;
    }
    // With two at the table, everybody can work out the other's hand.
    let theirs = table.in_other_hands();
    let useful: u32 = theirs
        .iter()
        .filter(|(kind, _)| lacking.count(*kind) > 0)
        .map(|(_, n)| u32::from(n))
        .sum();
    let is_likely = 2 * useful >= theirs.total() && useful > 0;
    if !is_likely {
        return None;
    }
    if menu.contains(Action::ForceTrade) {
        return Some(Action::ForceTrade);
    }
    let can_spare = menu.contains(Action::GiveUpKnight)
        && !table.public.two.action_used
        && knight_is_spare(table);
    can_spare.then_some(Action::GiveUpKnight)
}

/// The one opponent.
fn other(table: &Vantage) -> Seat {
    table.seat.next(table.rules.players)
}

/// May a knight go without losing the army, or the race for it?
fn knight_is_spare(table: &Vantage) -> bool {
    let mine = table.mine().knights;
    let theirs = table.pieces(other(table)).knights;
    match table.public.army_holder {
        // TWO-35: three must be left, and more than the other has; one more against his next.
        Some(holder) if holder == table.seat => mine >= 4 && mine > theirs + 2,
        Some(_) => theirs >= mine + 3,
        None => false,
    }
}
