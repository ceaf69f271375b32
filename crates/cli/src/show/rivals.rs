//! The two principalities of the card game.
//!
//! Each is a table of columns: landscapes with number and store, the row of settlements between
//! them, and the cards of each side beside their settlement. A label that starts with `c` names a
//! landscape, one that starts with `s` a settlement, as in the notation.

use game::{Fact, Phrase, Seat};
use rivals::{CardId, Place, Realm, Rules, STORE, Set, Side, Task, Town, View};

use crate::failure::quoted;
use crate::screen::{BOLD, DIM, Names, Screen, styled};

/// Both principalities, the stacks and the viewer's hand.
pub fn table(rules: &Rules, view: &View, screen: &Screen, names: &Names) -> Vec<String> {
    let mut lines = Vec::new();
    for seat in Seat::all(2) {
        lines.extend(principality(view, seat, screen, names));
        lines.push(String::new());
    }
    lines.push(stacks(rules, view, screen));
    lines.extend(hand(view, screen));
    lines
}

/// The viewer's own principality where he decides what to do next, otherwise only his hand.
pub fn glance(view: &View, screen: &Screen, names: &Names) -> Vec<String> {
    let mut lines = Vec::new();
    let task = view.public.agenda.top();
    let is_open = matches!(
        task,
        Task::StartStack(_) | Task::Arrange { .. } | Task::BeforeRoll | Task::Main
    );
    if let Some(seat) = view.seat().filter(|_| is_open) {
        lines.extend(principality(view, seat, screen, names));
    }
    lines.extend(hand(view, screen));
    lines
}

fn principality(view: &View, seat: Seat, screen: &Screen, names: &Names) -> Vec<String> {
    let realm = &view.public.realms[seat.index()];
    let points = realm.points();
    let title = Phrase::new("cli-rivals-points")
        .with("seat", names.fact(seat))
        .with("points", view.victory(seat))
        .with("commerce", points.commerce)
        .with("strength", points.strength)
        .with("skill", points.skill)
        .with("progress", points.progress)
        .with("hand", view.public.hand_size(seat));
    let turn = if view.public.turn == seat {
        "▶ "
    } else {
        "  "
    };
    let mut lines = vec![format!("{turn}{}", styled(BOLD, screen.label(&title)))];
    lines.push(lands(realm, false, screen));
    lines.push(towns(realm, screen));
    lines.push(lands(realm, true, screen));
    lines.extend(realm.sides().filter_map(|side| cards(realm, side, screen)));
    if realm.cache().is_some() {
        let store = realm.store(Place::CACHE);
        lines.push(format!(
            "    cache {} {store}/{STORE}",
            card(CardId::GoldCache, screen)
        ));
    }
    lines
}

/// A row of landscapes: `c0.u Forest 2 ●○○`.
fn lands(realm: &Realm, is_lower: bool, screen: &Screen) -> String {
    let places = Place::all().filter(|place| place.is_lower() == is_lower);
    let shown = places.filter_map(|place| {
        let print = realm.land(place)?.print();
        let full = usize::from(realm.store(place));
        let store = "●".repeat(full) + &"○".repeat(usize::from(STORE) - full);
        let kind = screen.word(print.resource.word());
        let label = styled(DIM, place.to_string());
        Some(format!("{label} {kind} {} {store}", print.number))
    });
    format!("    {}", shown.collect::<Vec<_>>().join("  "))
}

fn towns(realm: &Realm, screen: &Screen) -> String {
    let shown = realm.centres().map(|centre| {
        let word = match realm.town(centre) {
            Town::City => "city",
            Town::Settlement | Town::None => "settlement",
        };
        format!("{} {}", styled(DIM, centre.to_string()), screen.word(word))
    });
    let row = shown.collect::<Vec<_>>().join(" ═ ");
    let road = |end| if realm.has_road(end) { "═" } else { " " };
    let (left, right) = (road(rivals::End::Left), road(rivals::End::Right));
    format!("  {left} {row} {right}")
}

fn cards(realm: &Realm, side: Side, screen: &Screen) -> Option<String> {
    let names: Vec<String> = realm.at(side).map(|it| card(it, screen)).collect();
    let label = styled(DIM, side.to_string());
    (!names.is_empty()).then(|| format!("    {label} {}", names.join(", ")))
}

fn stacks(rules: &Rules, view: &View, screen: &Screen) -> String {
    let shown = rules.stacks().map(|stack| {
        let set = screen.word(match rules.back(stack) {
            Set::Base => "cli-rivals-base",
            Set::Gold => "cli-rivals-gold",
            Set::Turmoil => "cli-rivals-turmoil",
            Set::Progress => "cli-rivals-progress",
        });
        let height = view.public.heights[stack.index()].total();
        format!("{stack}: {set} ×{height}")
    });
    let list = shown.collect::<Vec<_>>().join("  ");
    screen.label(&Phrase::new("cli-rivals-stacks").with("stacks", quoted(list)))
}

fn hand(view: &View, screen: &Screen) -> Option<String> {
    let own = view.own(view.seat()?)?;
    if own.hand.is_empty() {
        return None;
    }
    let names: Vec<String> = own.hand.iter().map(|it| card(it, screen)).collect();
    let list = Phrase::new("cli-rivals-hand").with("cards", quoted(names.join(", ")));
    Some(screen.label(&list))
}

/// A card by its name, and by the id that is typed.
fn card(card: CardId, screen: &Screen) -> String {
    let name = Phrase::new("cli-rivals-card")
        .with("card", Fact::from(card))
        .with("id", quoted(card.name()));
    screen.label(&name)
}
