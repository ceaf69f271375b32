//! Knights that act: they chase robber and pirate, get out of the own way or into that of others.

use board::{ACTIVATION_PRICE, Action, KnightAction, Menu, Site};
use game::{Choices, Luck};
use hexgrid::{Corner, HexSet};

use super::super::pick::best;
use super::super::plan::Plan;
use super::super::robber;
use super::super::vantage::Vantage;
use super::barbarians::{Landing, rolls, soon};
use super::{listed, posts};

/// A pip of one's own that the robber frees, in points.
const FREED: f64 = 0.035;
/// What he costs others, in points for each unit of [`robber::merit_of`].
const ROBBED: f64 = 0.012;
/// The grain that makes the knight active again.
const GRAIN: f64 = 0.2;
/// A move must bring more than the grain.
const WORTH_MOVING: f64 = 0.15;
/// A foreign knight that has to go, for each point of its strength.
const DRIVEN_AWAY: f64 = 0.1;
/// The own roads on both sides of it are one line again.
const OWN_LINE: f64 = 0.5;

/// The best that a knight can do now, if it is worth its rest.
pub fn in_turn(plan: &Plan, table: &Vantage, menu: &Menu, luck: &mut dyn Luck) -> Option<Action> {
    let knights = &table.public.knights;
    if knights.ready.is_empty() {
        return None;
    }
    let landing = Landing::of(table, &plan.estate);
    let rest = |corner| rest(table, &landing, corner);
    let (robber, pirate) = (chasing_robber(table), chasing_pirate(table));
    let mut deeds: Vec<(Action, f64)> = Vec::new();
    for corner in knights.ready {
        let chases = [(Site::Chase, robber), (Site::ChasePirate, pirate)];
        for (site, worth) in chases {
            if let Some(action) = listed(menu, KnightAction::At(site, corner)) {
                deeds.push((action, worth - rest(corner)));
            }
        }
    }
    let moves = (0..menu.count()).map(|k| menu.nth(k));
    for action in moves {
        if let Action::Knights(KnightAction::Move(from, to)) = action {
            let worth = posts::merit(table, to) - posts::merit(table, from);
            let worth = worth + displaced(table, to) - WORTH_MOVING;
            deeds.push((action, worth - rest(from)));
        }
    }
    let (action, worth) = best(luck, deeds)?;
    (worth > 0.0).then_some(action)
}

/// What it costs that the knight on this corner is passive afterwards.
fn rest(table: &Vantage, landing: &Landing, corner: Corner) -> f64 {
    if table.hand().covers(ACTIVATION_PRICE) {
        return GRAIN;
    }
    let rank = table.public.knights.realm(table.seat).rank_at(corner);
    let strength = rank.map_or(0.0, |rank| f64::from(rank.strength()));
    let loss = landing.worth(landing.active) - landing.worth(landing.active - strength);
    GRAIN + loss * soon(table, rolls(table))
}

fn chasing_robber(table: &Vantage) -> f64 {
    let hexes = table.rules.grid.all_hexes() & !HexSet::of(table.public.robber);
    let merits = hexes
        .into_iter()
        .map(|hex| robber::merit_of(table, Action::MoveRobber(hex)));
    let freed = robber::pips_lost(table, table.seat, table.public.robber);
    let held: f64 = table
        .rivals()
        .map(|it| robber::threat(table, it) * robber::pips_lost(table, it, table.public.robber))
        .sum();
    FREED * freed + ROBBED * (merits.fold(0.0, f64::max) - held)
}

fn chasing_pirate(table: &Vantage) -> f64 {
    if !table.rules.is_at_sea() {
        return 0.0;
    }
    let held = robber::merit_of(table, Action::MovePirate(table.public.sea.pirate));
    // Where he holds ourselves he is driven away; elsewhere he only steals.
    if held < 0.0 { -held * FREED } else { 0.0 }
}

/// What it is worth that the knight on this corner has to make way, and ours stands there.
fn displaced(table: &Vantage, corner: Corner) -> f64 {
    let own = table.mine().roads & table.rules.grid.corner_edges(corner);
    let line = if own.len() > 1 { OWN_LINE } else { 0.0 };
    let strength = table.rivals().find_map(|rival| {
        let rank = table.public.knights.realm(rival).rank_at(corner)?;
        Some(robber::threat(table, rival) * f64::from(rank.strength()))
    });
    strength.map_or(0.0, |strength| line + DRIVEN_AWAY * strength)
}
