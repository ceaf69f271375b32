//! Drawing tables for a terminal: one file per family.

pub mod board;
mod canvas;
mod dice;
mod knights;
mod remark;
mod rivals;
mod sea;
pub mod svg;

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
        Scene::Rivals(rules, view) => rivals::table(rules, view, screen, names),
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
        Scene::Rivals(_, view) => rivals::glance(view, screen, names),
    };
    lines.into_iter().try_for_each(|line| screen.line(line))
}

/// Draws what a viewer sees before anybody has done anything.
pub fn opening<G: Family>(
    game: &G,
    view: &G::View,
    screen: &mut Screen,
    names: &Names,
) -> Result<(), Failure> {
    match game.scene(view) {
        // Empty sheets tell nothing.
        Scene::Dice(..) => Ok(()),
        Scene::Board(..) | Scene::Rivals(..) => table(game, view, screen, names),
    }
}

/// What the sentence of a choice leaves unsaid, given the choice's notation.
pub fn remark<G: Family>(
    game: &G,
    view: &G::View,
    notation: &str,
    screen: &Screen,
    names: &Names,
) -> Option<String> {
    match game.scene(view) {
        Scene::Dice(..) | Scene::Rivals(..) => None,
        Scene::Board(rules, view) => remark::remark(rules, view, notation, screen, names),
    }
}

/// The keys of the lines that show how a form is typed; none for a word that begins no form.
pub fn template<G: Family>(game: &G, view: &G::View, word: &str) -> Vec<&'static str> {
    let (rules, form) = match (game.scene(view), word) {
        (Scene::Board(rules, _), "offer") => (rules, "cli-form-offer"),
        (Scene::Board(rules, _), "counter") => (rules, "cli-form-counter"),
        (Scene::Board(..) | Scene::Dice(..) | Scene::Rivals(..), _) => return Vec::new(),
    };
    let commodities = rules.has_knights().then_some("cli-form-commodities");
    std::iter::once(form).chain(commodities).collect()
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
