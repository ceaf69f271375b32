//! What a choice of the board family leaves unsaid: the land at a place, the terms of a trade.

use board::{Action, Offer, OfferAnswer, Rules, View};
use game::{Notation, Phrase, Seat};
use hexgrid::{Corner, Hex, HexSet};

use super::board::{harbour_kind, terrain};
use crate::screen::{Names, Screen};

/// A remark on the choice with this notation; none if its sentence says it all.
pub fn remark(
    rules: &Rules,
    view: &View,
    notation: &str,
    screen: &Screen,
    names: &Names,
) -> Option<String> {
    match Action::read(notation, rules)? {
        Action::MoveRobber(hex) => Some(hex_and_neighbours(rules, view, hex, screen, names)),
        Action::Road(edge) | Action::NeutralRoad(_, edge) => {
            Some(lands(rules, rules.grid.edge_hexes(edge), screen).join(", "))
        }
        Action::Settle(corner) | Action::City(corner) | Action::NeutralSettle(_, corner) => {
            Some(at_corner(rules, corner, screen))
        }
        Action::Conclude(with) => concluded(view, with).map(|offer| terms(offer, screen)),
        Action::Accept => Some(terms(view.public.negotiation.offer.turned(), screen)),
        _ => None,
    }
}

/// `fields 8`, for each of the hexes.
fn lands(rules: &Rules, hexes: HexSet, screen: &Screen) -> Vec<String> {
    let land = |hex: Hex| {
        let word = screen.word(terrain(rules.terrain(hex)));
        rules
            .number(hex)
            .map_or(word.clone(), |number| format!("{word} {number}"))
    };
    hexes.into_iter().map(land).collect()
}

fn at_corner(rules: &Rules, corner: Corner, screen: &Screen) -> String {
    let mut list = lands(rules, rules.grid.corner_hexes(corner), screen);
    for site in &rules.setup.layout.harbours {
        let side = site.direction().expect("the set-up was checked");
        let edge = rules.grid.edge(hexgrid::EdgeName::of(site.at(), side));
        if edge.is_some_and(|edge| rules.grid.edge_ends(edge).contains(&corner)) {
            let harbour = screen.word("cli-board-harbour");
            list.push(format!("{harbour} {}", harbour_kind(*site, screen)));
        }
    }
    list.join(", ")
}

/// The land, and whose buildings are there.
fn hex_and_neighbours(
    rules: &Rules,
    view: &View,
    hex: Hex,
    screen: &Screen,
    names: &Names,
) -> String {
    let mut list = lands(rules, HexSet::of(hex), screen);
    let corners = rules.grid.hex_corners(hex);
    let builds = |seat: &Seat| !(view.public.pieces[seat.index()].buildings() & corners).is_empty();
    list.extend(
        Seat::all(rules.owners)
            .filter(builds)
            .map(|seat| names.of(seat)),
    );
    list.join(", ")
}

/// What the seat on turn gives and gets if it trades with `with`.
fn concluded(view: &View, with: Seat) -> Option<Offer> {
    let negotiation = &view.public.negotiation;
    match negotiation.answers[with.index()] {
        OfferAnswer::Accepted => Some(negotiation.offer),
        OfferAnswer::Countered(counter) => Some(counter.turned()),
        OfferAnswer::Open | OfferAnswer::Rejected => None,
    }
}

fn terms(offer: Offer, screen: &Screen) -> String {
    let phrase = Phrase::new("cli-board-terms")
        .with("give", offer.give())
        .with("get", offer.get());
    screen.label(&phrase)
}
