//! The island of the board family, with pieces and hands.
//!
//! Every hex shows its name, from which its corners and edges are named: `0,0.N`, `0,0.E`.

use anstyle::Style;
use board::{
    Area, BAY, Countable as _, Development, Goods, HarbourSite, Known, Resource, Rules, Task,
    Terrain, View, chart,
};
use game::{Fact, Phrase, Seat};
use hexgrid::{Axial, CornerName, Direction, Hex};

use super::canvas::Canvas;
use super::{folded, knights, places, sea};
use crate::failure::quoted;
use crate::screen::{BOLD, DIM, Names, Screen, styled};

/// Columns from a hex to half a hex to its right, rows from a hex to the next row of hexes, rows
/// from a hex to its northern corner.
const HALF: i16 = 6;
const ROW: i16 = 4;
const TIP: i16 = 3;

/// The island, then a line for every seat, then the viewer's hand.
pub fn table(rules: &Rules, view: &View, screen: &Screen, names: &Names) -> Vec<String> {
    let mut canvas = Canvas::default();
    draw_land(&mut canvas, rules, view, screen);
    draw_pieces(&mut canvas, rules, view, names);
    if rules.has_knights() {
        knights::draw(&mut canvas, rules, view, names);
    }
    let mut told = vec![legend(rules, screen, names), harbours(rules, screen)];
    told.extend(sea::scenario(rules, view, screen, names));
    let mut lines = canvas.lines();
    lines.extend(folded(&told, screen));
    lines.extend(status(rules, view, screen, names));
    lines.push(String::new());
    lines
}

/// The land alone, with its harbours.
pub fn map(rules: &Rules, view: &View, screen: &Screen) -> Vec<String> {
    let mut canvas = Canvas::default();
    draw_land(&mut canvas, rules, view, screen);
    let mut lines = canvas.lines();
    lines.push(harbours(rules, screen));
    lines
}

/// How to read the island, and which letters nobody plays.
fn legend(rules: &Rules, screen: &Screen, names: &Names) -> String {
    let neutral = Seat::all(rules.owners).skip(usize::from(rules.players));
    let letter = |owner: Seat| format!("{} {}", names.mark(owner).0, names.of(owner));
    let letters: Vec<_> = neutral.map(letter).collect();
    let mut legend = screen.word("cli-board-legend");
    if rules.is_at_sea() {
        legend = format!("{legend} {}", screen.word("cli-board-ships"));
    }
    if rules.has_knights() {
        legend = format!("{legend} {}", screen.word("cli-knights-legend"));
    }
    if letters.is_empty() {
        return legend;
    }
    let neutral = Phrase::new("cli-board-neutrals").with("list", quoted(letters.join(", ")));
    format!("{legend} {}", screen.label(&neutral))
}

/// What a viewer decides by; the island itself when his turn begins and while he founds.
pub fn glance(rules: &Rules, view: &View, screen: &Screen, names: &Names) -> Vec<String> {
    let task = view.public.agenda.top();
    let is_new = matches!(task, Task::FoundSettlement | Task::FoundRoad)
        || task == Task::BeforeRoll && !view.public.card_played;
    if is_new {
        return table(rules, view, screen, names);
    }
    status(rules, view, screen, names)
}

/// A line for every seat and every neutral owner, then the cards the viewer knows.
fn status(rules: &Rules, view: &View, screen: &Screen, names: &Names) -> Vec<String> {
    let mut lines = vec![bank(rules, view, screen)];
    if let Some(count) = board::dice_cards_left(rules, &view.public) {
        let phrase = Phrase::new("cli-board-dice-cards").with("count", count);
        lines.push(screen.label(&phrase));
    }
    if rules.has_knights() {
        lines.push(knights::barbarians(rules, view, screen));
    }
    for seat in Seat::all(rules.players) {
        lines.push(seat_line(rules, view, seat, screen, names));
        if rules.has_knights() {
            lines.push(knights::realm(view, seat, screen));
            lines.extend(knights::hand(view, seat, screen));
        } else {
            lines.extend(shown_cards(view, seat, screen));
        }
    }
    let neutral = Seat::all(rules.owners).skip(usize::from(rules.players));
    lines.extend(neutral.map(|owner| neutral_line(view, owner, screen, names)));
    if !rules.has_knights() {
        lines.extend(hand(view, screen));
    }
    if let Known::Own(seat, _) = &view.known {
        let all = view.public.pieces[seat.index()].rates;
        let kinds = if rules.has_knights() {
            Resource::ALL
        } else {
            Resource::FIVE
        };
        let rate = |kind: &Resource| Goods::of(*kind, u32::from(all.count(*kind)));
        let rates: Goods = kinds.iter().map(rate).sum();
        let phrase = Phrase::new("cli-board-rates").with("rates", rates);
        lines.push(format!("  {}", screen.label(&phrase)));
    }
    folded(&lines, screen)
}

/// What the bank has, and how many cards lie in the deck or decks.
fn bank(rules: &Rules, view: &View, screen: &Screen) -> String {
    let phrase = if rules.has_knights() {
        let size = |area: Area| (area.word(), view.public.knights.deck_size(area));
        let decks = Fact::Amounts(Area::ALL.map(size).to_vec());
        Phrase::new("cli-knights-bank").with("decks", decks)
    } else {
        Phrase::new("cli-board-bank").with("cards", view.public.deck_left)
    };
    screen.label(&phrase.with("goods", view.public.bank))
}

fn draw_land(canvas: &mut Canvas, rules: &Rules, view: &View, screen: &Screen) {
    for edge in rules.grid.all_edges() {
        let ends = rules.grid.edge_name(edge).ends().map(place);
        let (x, y) = middle(ends);
        canvas.write(x, y, stroke(ends), DIM);
    }
    for corner in rules.grid.all_corners() {
        let (x, y) = place(rules.grid.corner_name(corner));
        canvas.write(x, y, "·", DIM);
    }
    for hex in rules.grid.all_hexes() {
        let land = land(rules, view, hex);
        let (x, y) = centre(rules.grid.hex_name(hex));
        canvas.write(x, y - 1, &rules.hex_name(hex), DIM);
        canvas.write(
            x,
            y,
            &screen.word(terrain(land.0)),
            if land.0 == Terrain::Sea {
                DIM
            } else {
                Style::new()
            },
        );
        let number = land.1.map(|number| number.to_string());
        let robber = (view.public.robber == hex).then(|| screen.word("cli-board-robber"));
        let has_pirate = rules.is_at_sea() && view.public.sea.pirate == hex;
        let pirate = has_pirate.then(|| screen.word("cli-board-pirate"));
        let merchant = view.public.knights.merchant;
        let has_merchant = merchant.is_some_and(|merchant| merchant.hex == hex);
        let merchant = has_merchant.then(|| screen.word("cli-knights-merchant-mark"));
        let figures = robber.into_iter().chain(pirate).chain(merchant);
        let marks: Vec<_> = number.into_iter().chain(figures).collect();
        canvas.write(x, y + 1, &marks.join(" "), BOLD);
    }
    if let Some(bay) = rules.bay().filter(|_| view.public.sea.pirate == BAY) {
        let (x, y) = centre(bay.name);
        canvas.write(x, y + 1, &screen.word("cli-board-pirate"), BOLD);
    }
}

/// What a hex shows now.
fn land(rules: &Rules, view: &View, hex: Hex) -> (Terrain, Option<u8>) {
    let terrain = if rules.is_at_sea() {
        chart::terrain(rules, &view.public, hex)
    } else {
        rules.terrain(hex)
    };
    (terrain, board::number_on(rules, &view.public, hex))
}

fn draw_pieces(canvas: &mut Canvas, rules: &Rules, view: &View, names: &Names) {
    for owner in Seat::all(rules.owners) {
        let pieces = &view.public.pieces[owner.index()];
        let (letter, style) = names.mark(owner);
        for edge in pieces.roads {
            let ends = rules.grid.edge_name(edge).ends().map(place);
            let (x, y) = middle(ends);
            let length = stroke(ends).len();
            canvas.write(x, y, &letter.to_lowercase().repeat(length), style);
        }
        for edge in view.public.sea.fleets[owner.index()].ships {
            let (x, y) = middle(rules.grid.edge_name(edge).ends().map(place));
            canvas.write(x, y, &format!("<{}>", letter.to_lowercase()), style);
        }
        for corner in pieces.settlements {
            let (x, y) = place(rules.grid.corner_name(corner));
            canvas.write(x, y, letter, style);
        }
        for corner in pieces.cities {
            let (x, y) = place(rules.grid.corner_name(corner));
            canvas.write(x, y, &format!("{letter}*"), style);
        }
    }
}

fn centre(hex: Axial) -> (i16, i16) {
    let (q, r) = (i16::from(hex.q), i16::from(hex.r));
    (HALF * (2 * q + r), ROW * r)
}

pub fn place(corner: CornerName) -> (i16, i16) {
    let (hex, south) = corner.tip_of();
    let (x, y) = centre(hex);
    (x, if south { y + TIP } else { y - TIP })
}

fn middle([one, other]: [(i16, i16); 2]) -> (i16, i16) {
    (i16::midpoint(one.0, other.0), i16::midpoint(one.1, other.1))
}

/// A line between two corners: upright, rising or falling to the right.
fn stroke([one, other]: [(i16, i16); 2]) -> &'static str {
    if one.0 == other.0 {
        "|"
    } else if (one.0 < other.0) == (one.1 < other.1) {
        "'-."
    } else {
        ".-'"
    }
}

pub fn terrain(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Forest => "cli-board-forest",
        Terrain::Hills => "cli-board-hills",
        Terrain::Pasture => "cli-board-pasture",
        Terrain::Fields => "cli-board-fields",
        Terrain::Mountains => "cli-board-mountains",
        Terrain::Desert => "cli-board-desert",
        Terrain::Sea => "cli-board-sea",
        Terrain::Gold => "cli-board-gold",
        Terrain::Fog => "cli-board-fog",
    }
}

/// Every harbour with the edge it lies at.
fn harbours(rules: &Rules, screen: &Screen) -> String {
    let harbour = |site: &HarbourSite| {
        let side = site.direction().unwrap_or(Direction::E);
        let edge = hexgrid::EdgeName::of(site.at(), side);
        let edge = places::drawn(rules, &edge.to_string());
        format!("{} {edge}", harbour_kind(*site, screen))
    };
    let list: Vec<_> = rules.setup.layout.harbours.iter().map(harbour).collect();
    let phrase = Phrase::new("cli-board-harbours").with("list", quoted(list.join(", ")));
    screen.label(&phrase)
}

/// What a harbour takes two of, or 3:1.
pub fn harbour_kind(site: HarbourSite, screen: &Screen) -> String {
    match site.kind.resource() {
        None => "3:1".to_string(),
        Some(resource) => {
            let word = Fact::from(resource);
            screen.words.label("cli-word", &[("word", word)])
        }
    }
}

fn seat_line(rules: &Rules, view: &View, seat: Seat, screen: &Screen, names: &Names) -> String {
    let (public, pieces) = (&view.public, &view.public.pieces[seat.index()]);
    let hidden = match &view.known {
        Known::Everything(secret) => secret.own[seat.index()].cards.count(Development::Point),
        Known::Own(..) | Known::Nothing => 0,
    };
    // Points only the viewer knows of.
    let own = match &view.known {
        Known::Own(viewer, own) if *viewer == seat => own.cards.count(Development::Point),
        Known::Own(..) | Known::Nothing | Known::Everything(_) => 0,
    };
    let state = view.open_part();
    let route = board::route_length(rules, &state, seat);
    let mut line = if rules.has_knights() {
        knights::seat(view, seat, route, screen, names)
    } else {
        let phrase = Phrase::new("cli-board-seat")
            .with("seat", names.fact(seat))
            .with("points", pieces.points + hidden)
            .with("total", pieces.points + own)
            .with("hidden", own)
            .with("route", route)
            .with("hand", pieces.hand_size)
            .with("cards", pieces.cards_held)
            .with("knights", pieces.knights)
            .with("roads", pieces.roads_left)
            .with("settlements", pieces.settlements_left)
            .with("cities", pieces.cities_left);
        screen.label(&phrase)
    };
    if rules.modules.two_player {
        let count = public.two.trade_cards[seat.index()];
        let price = board::trade_card_price(rules, &state, seat);
        let cards = Phrase::new("cli-board-trade-cards").with("count", count);
        let cards = cards.with("price", price);
        line = format!("{line}; {}", screen.label(&cards));
    }
    if rules.is_at_sea() {
        line = format!("{line}; {}", sea::fleet(rules, view, seat, screen));
    }
    let holds = |holder: Option<Seat>| holder == Some(seat);
    if holds(public.route_holder) {
        line = format!("{line}; {}", styled(BOLD, screen.word("cli-board-route")));
    }
    if holds(public.army_holder) {
        line = format!("{line}; {}", styled(BOLD, screen.word("cli-board-army")));
    }
    let turn = if public.turn == seat { "▶ " } else { "  " };
    format!("{turn}{line}")
}

/// A neutral owner has pieces and nothing else.
fn neutral_line(view: &View, owner: Seat, screen: &Screen, names: &Names) -> String {
    let pieces = &view.public.pieces[owner.index()];
    let phrase = Phrase::new("cli-board-neutral")
        .with("seat", names.fact(owner))
        .with("roads", pieces.roads_left)
        .with("settlements", pieces.settlements_left);
    let mut line = screen.label(&phrase);
    if view.public.route_holder == Some(owner) {
        line = format!("{line}; {}", styled(BOLD, screen.word("cli-board-route")));
    }
    format!("  {line}")
}

/// The cards of a seat, for somebody who may see all of them.
fn shown_cards(view: &View, seat: Seat, screen: &Screen) -> Option<String> {
    let Known::Everything(secret) = &view.known else {
        return None;
    };
    let own = &secret.own[seat.index()];
    let phrase = Phrase::new("cli-board-shown")
        .with("hand", own.hand)
        .with("cards", own.cards);
    Some(format!("      {}", screen.label(&phrase)))
}

fn hand(view: &View, screen: &Screen) -> Option<String> {
    let Known::Own(_, own) = &view.known else {
        return None;
    };
    let key = if own.fresh.is_empty() {
        "cli-board-hand"
    } else {
        "cli-board-hand-new"
    };
    let phrase = Phrase::new(key)
        .with("hand", own.hand)
        .with("cards", own.cards - own.fresh)
        .with("fresh", own.fresh);
    Some(format!("  {}", screen.label(&phrase)))
}

#[cfg(test)]
mod tests;
