//! Takes what is worth most now: keeps the dice of one build after the other, the dearest first.

use dice::{Action, Face, Faces, ROLLS, Rules, Symbol};
use game::{Choices, Luck};

use super::position::Position;
use crate::{Bot, Sight};

/// Keeps the dice of the most promising build and builds the most expensive.
#[derive(Clone, Copy, Default, Debug)]
pub struct Greedy;

impl Bot<Rules> for Greedy {
    fn choose(&mut self, sight: &Sight<Rules>, _luck: &mut dyn Luck) -> Action {
        let state = sight.view().state;
        let turn = state.turn();
        let position = Position::of(state.own_sheet());
        if !turn.is_fixed() && turn.rolls() < ROLLS {
            let useless = turn.dice() - worth_keeping(position, turn.dice());
            if !useless.is_empty() {
                return Action::Reroll(useless);
            }
        }
        let menu = sight.menu();
        let actions = (0..menu.count()).map(|k| menu.nth(k));
        let build = actions.clone().filter_map(|action| match action {
            Action::Build(symbol) => Some(symbol),
            Action::Reroll(_) | Action::Joker { .. } | Action::Trade(_) | Action::End => None,
        });
        if let Some(symbol) = build.max_by_key(|symbol| rank(*symbol)) {
            return Action::Build(symbol);
        }
        complete(position, turn.dice(), &actions)
    }
}

/// The dice that serve a build: the best build takes its dice, the next one takes of the rest.
///
/// A build counts by its points over the dice it still lacks, so that a city that lacks four dice
/// comes behind a knight that is complete.
fn worth_keeping(position: Position, dice: Faces) -> Faces {
    let (mut position, mut left, mut kept) = (position, dice, Faces::NONE);
    loop {
        let room = dice::DICE - kept.total();
        let best = position
            .open()
            .filter(|symbol| symbol.cost().total() <= room)
            .max_by_key(|symbol| {
                let lacking = u32::from(left.missing(symbol.cost()).total());
                let chance = 4_u32.pow(4_u32.saturating_sub(lacking));
                (u32::from(symbol.points()) * chance, *symbol)
            });
        let Some(symbol) = best else {
            return kept;
        };
        let missing = left.missing(symbol.cost());
        let used = symbol.cost() - missing;
        kept = kept + used;
        left = left - used;
        if !missing.is_empty() {
            return kept;
        }
        position = position.with(symbol);
    }
}

/// Dearest first; of roads the one that comes first on the sheet.
fn rank(symbol: Symbol) -> (u8, std::cmp::Reverse<Symbol>) {
    (symbol.points(), std::cmp::Reverse(symbol))
}

/// A joker or a trade that brings the last die of a build, for the dearest build; else the end.
fn complete(
    position: Position,
    dice: Faces,
    actions: &(impl Iterator<Item = Action> + Clone),
) -> Action {
    let mut wanted: Vec<Symbol> = position.open().collect();
    wanted.sort_by_key(|symbol| std::cmp::Reverse(rank(*symbol)));
    for symbol in wanted {
        let helps = |action: &Action| match *action {
            Action::Joker { from, to, .. } => {
                let turned = dice - Faces::of(from) + Faces::of(to);
                turned.covers(symbol.cost())
            }
            Action::Trade(to) => {
                let gold = Faces::of(Face::Gold);
                (dice - gold - gold + Faces::of(to)).covers(symbol.cost())
            }
            Action::Reroll(_) | Action::Build(_) | Action::End => false,
        };
        // Gold costs nothing that lasts; a joker is gone for the game.
        if let Some(action) = actions.clone().filter(helps).max() {
            return action;
        }
    }
    Action::End
}
