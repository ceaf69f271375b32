//! What Cities & Knights adds to the island and to the lines below it.

use board::{Area, Known, Rank, Rules, View, barbarians};
use game::{Phrase, Seat};

use super::board::place;
use super::canvas::Canvas;
use crate::screen::{Names, Screen};

/// Knights with their strength; capital letters are active.
pub fn draw(canvas: &mut Canvas, rules: &Rules, view: &View, names: &Names) {
    let knights = &view.public.knights;
    for owner in Seat::all(rules.players) {
        let (letter, style) = names.mark(owner);
        for rank in Rank::ALL {
            for corner in knights.realm(owner).ranks[rank.index()] {
                let letter = if knights.active.contains(corner) {
                    letter.to_owned()
                } else {
                    letter.to_lowercase()
                };
                let (x, y) = place(rules.grid.corner_name(corner));
                canvas.write(x, y, &format!("{letter}{}", rank.strength()), style);
            }
        }
    }
}

/// How far the barbarians are, and how strong both sides.
pub fn barbarians(rules: &Rules, view: &View, screen: &Screen) -> String {
    let public = &view.public;
    let share = |seat| barbarians::contribution(public, seat, public.knights.active);
    let phrase = Phrase::new("cli-knights-barbarians")
        .with("steps", public.knights.barbarians)
        .with("landing", barbarians::LANDING)
        .with("barbarians", barbarians::strength(public))
        .with("knights", Seat::all(rules.players).map(share).sum::<u8>());
    screen.label(&phrase)
}

/// A seat's line: there are progress cards instead of development cards.
pub fn seat(view: &View, seat: Seat, screen: &Screen, names: &Names) -> String {
    let pieces = &view.public.pieces[seat.index()];
    let phrase = Phrase::new("cli-knights-seat")
        .with("seat", names.fact(seat))
        .with("points", pieces.points)
        .with("hand", pieces.hand_size)
        .with("cards", view.public.knights.realm(seat).hidden_cards())
        .with("roads", pieces.roads_left)
        .with("settlements", pieces.settlements_left)
        .with("cities", pieces.cities_left);
    screen.label(&phrase)
}

/// What a seat has of knights, improvements, walls and points; a star marks a metropolis.
pub fn realm(view: &View, seat: Seat, screen: &Screen) -> String {
    let knights = &view.public.knights;
    let realm = knights.realm(seat);
    let cities = view.public.pieces[seat.index()].cities;
    let mut parts = Vec::new();
    for area in Area::ALL {
        let is_crowned =
            knights.metropolises[area.index()].is_some_and(|corner| cities.contains(corner));
        let key = if is_crowned {
            "cli-knights-metropolis"
        } else {
            "cli-knights-level"
        };
        let phrase = Phrase::new(key).with("area", area);
        parts.push(phrase.with("level", realm.level(area)));
    }
    parts.push(
        Phrase::new("cli-knights-strength")
            .with("count", realm.knights().len())
            .with(
                "strength",
                barbarians::contribution(&view.public, seat, knights.active),
            ),
    );
    if !realm.walls.is_empty() {
        parts.push(Phrase::new("cli-knights-walls").with("count", realm.walls.len()));
    }
    if realm.defenders > 0 {
        parts.push(Phrase::new("cli-knights-defender").with("count", realm.defenders));
    }
    if knights
        .merchant
        .is_some_and(|merchant| merchant.seat == seat)
    {
        parts.push(Phrase::new("cli-knights-merchant"));
    }
    let shown = knights.shown(seat);
    if !shown.is_empty() {
        parts.push(Phrase::new("cli-knights-shown").with("cards", shown));
    }
    let parts: Vec<_> = parts.iter().map(|phrase| screen.label(phrase)).collect();
    format!("      {}", parts.join(", "))
}

/// The cards a viewer knows: his own, or everybody's.
pub fn hand(view: &View, seat: Seat, screen: &Screen) -> Option<String> {
    let (key, own) = match &view.known {
        Known::Own(viewer, own) if *viewer == seat => ("cli-knights-hand", own),
        Known::Everything(secret) => ("cli-knights-known", &secret.own[seat.index()]),
        Known::Own(..) | Known::Nothing => return None,
    };
    let phrase = Phrase::new(key).with("hand", own.hand);
    Some(format!(
        "      {}",
        screen.label(&phrase.with("cards", own.progress))
    ))
}
