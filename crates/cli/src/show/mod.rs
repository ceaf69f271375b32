//! Drawing tables for a terminal: one file per family.

mod board;
mod canvas;
mod dice;

use families::{Family, Scene};
use game::{Outcome, Phrase, Seat};

use crate::failure::{Failure, quoted};
use crate::screen::{BOLD, Names, Screen, styled};

/// Draws the whole table.
pub fn table<G: Family>(
    game: &G,
    view: &G::View,
    screen: &mut Screen,
    names: &Names,
) -> Result<(), Failure> {
    let lines = match game.scene(view) {
        Scene::Dice(rules, view) => dice::table(rules, view, screen, names),
        Scene::Board(rules, view) => board::table(rules, view, screen, names),
    };
    lines.into_iter().try_for_each(|line| screen.line(line))
}

/// Draws what a viewer who has to decide needs to know.
pub fn glance<G: Family>(
    game: &G,
    view: &G::View,
    screen: &mut Screen,
    names: &Names,
) -> Result<(), Failure> {
    let lines = match game.scene(view) {
        Scene::Dice(_, view) => dice::glance(view, screen, names),
        Scene::Board(rules, view) => board::glance(rules, view, screen, names),
    };
    lines.into_iter().try_for_each(|line| screen.line(line))
}

/// Says who has won; nothing while the game runs.
pub fn outcome(
    outcome: Option<Outcome>,
    screen: &mut Screen,
    names: &Names,
) -> Result<(), Failure> {
    let Some(outcome) = outcome else {
        return Ok(());
    };
    let best = outcome
        .winners
        .iter()
        .map(|seat: Seat| outcome.points[seat.index()]);
    let phrase = Phrase::new("cli-won")
        .with("winners", quoted(names.list(outcome.winners.iter())))
        .with("count", outcome.winners.len())
        .with("points", best.max().unwrap_or(0));
    let text = screen.label(&phrase);
    screen.line(styled(BOLD, text))
}
