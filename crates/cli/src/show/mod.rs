//! Drawing tables for a terminal: one file per family.

pub mod board;
mod canvas;
mod dice;
mod knights;
mod places;
mod remark;
mod rivals;
mod sea;
pub mod svg;

use families::{Family, TypedView};
use game::{Fact, Outcome, Phrase, Seat};

use crate::failure::{Failure, quoted};
use crate::screen::{BOLD, Names, Screen, styled};

/// Draws the whole table.
pub fn table<G: Family>(
    game: &G,
    view: &G::View,
    screen: &mut Screen,
    names: &Names,
) -> Result<(), Failure> {
    let lines = match game.typed_view(view) {
        TypedView::Dice(rules, view) => dice::table(rules, view, screen, names),
        TypedView::Board(rules, view) => board::table(rules, view, screen, names),
        TypedView::Rivals(rules, view) => {
            folded(&rivals::table(rules, view, screen, names), screen)
        }
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
    let lines = match game.typed_view(view) {
        TypedView::Dice(_, view) => dice::glance(view, screen, names),
        TypedView::Board(rules, view) => board::glance(rules, view, screen, names),
        TypedView::Rivals(_, view) => folded(&rivals::glance(view, screen, names), screen),
    };
    lines.into_iter().try_for_each(|line| screen.line(line))
}

/// Lines that are no drawing, broken where words end.
fn folded(lines: &[String], screen: &Screen) -> Vec<String> {
    lines.iter().flat_map(|line| screen.folded(line)).collect()
}

/// Draws what a viewer sees before anybody has done anything.
pub fn opening<G: Family>(
    game: &G,
    view: &G::View,
    screen: &mut Screen,
    names: &Names,
) -> Result<(), Failure> {
    match game.typed_view(view) {
        // Empty sheets tell nothing.
        TypedView::Dice(..) => Ok(()),
        TypedView::Board(..) | TypedView::Rivals(..) => table(game, view, screen, names),
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
    match game.typed_view(view) {
        TypedView::Dice(..) | TypedView::Rivals(..) => None,
        TypedView::Board(rules, view) => remark::remark(rules, view, notation, screen, names),
    }
}

/// The keys of the lines that show how a form is typed; none for a word that begins no form.
pub fn template<G: Family>(game: &G, view: &G::View, word: &str) -> Vec<&'static str> {
    let (rules, form) = match (game.typed_view(view), word) {
        (TypedView::Board(rules, _), "offer") => (rules, "cli-form-offer"),
        (TypedView::Board(rules, _), "counter") => (rules, "cli-form-counter"),
        (TypedView::Board(rules, _), "ask") => (rules, "cli-form-ask"),
        (TypedView::Board(rules, _), "propose") => (rules, "cli-form-propose"),
        (TypedView::Board(..) | TypedView::Dice(..) | TypedView::Rivals(..), _) => {
            return Vec::new();
        }
    };
    let commodities = rules.has_knights().then_some("cli-form-commodities");
    std::iter::once(form).chain(commodities).collect()
}

/// The notation of an action, with places named as they are drawn.
pub fn notation<G: Family>(game: &G, view: &G::View, notation: &str) -> String {
    match game.typed_view(view) {
        TypedView::Board(rules, _) => places::drawn(rules, notation),
        TypedView::Dice(..) | TypedView::Rivals(..) => notation.to_owned(),
    }
}

/// Names places in the facts of a sentence as they are drawn.
pub fn name_places<G: Family>(game: &G, view: &G::View, facts: &mut [(&'static str, Fact)]) {
    if let TypedView::Board(rules, _) = game.typed_view(view) {
        places::drawn_facts(rules, facts);
    }
}

/// The word of a line that should be a place and is none of this board's.
pub fn off_board<'a, G: Family>(game: &G, view: &G::View, line: &'a str) -> Option<&'a str> {
    match game.typed_view(view) {
        TypedView::Board(rules, _) => places::off_board(rules, line),
        TypedView::Dice(..) | TypedView::Rivals(..) => None,
    }
}

/// How an action that begins with this word is written, whether it is possible now or not.
pub fn example<G: Family>(game: &G, view: &G::View, word: &str) -> Option<&'static str> {
    let examples: &[&str] = match game.typed_view(view) {
        TypedView::Board(..) => &[
            "settle 0,0.N",
            "road 0,0.E",
            "city 0,0.N",
            "ship 0,0.E",
            "robber 0,0",
            "bank ore lumber",
            "discard 2 ore",
            "take ore",
            "monopoly ore",
            "rob blue",
            "conclude blue",
        ],
        TypedView::Dice(..) => &[
            "settle S3",
            "road R0",
            "city C7",
            "knight K1",
            "reroll ore gold",
            "trade ore",
            "joker K1 gold",
        ],
        TypedView::Rivals(..) => &[],
    };
    let begins = |example: &&&str| example.split(' ').next() == Some(word);
    examples.iter().find(begins).copied()
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
