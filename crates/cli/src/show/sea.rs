//! What a table at sea has besides the island: figures, what the scenario laid out, the fleets.

use board::special::{Cloth, Gift, Pirates, Special, Wonders, wonder_level_price};
use board::{Countable, Harbour, Region, Rules, SeaState, View, Village, Wonder};
use game::{Fact, Phrase, Seat};
use hexgrid::{Corner, CornerSet, Edge};

use crate::failure::quoted;
use crate::screen::{Names, Screen};

/// The scenario, a line for each of its things; the same words as in the browser's text view.
pub fn scenario(rules: &Rules, view: &View, screen: &Screen, names: &Names) -> Vec<String> {
    if !rules.is_at_sea() {
        return Vec::new();
    }
    let mut lines = Vec::new();
    if rules.sea().has_pirate {
        let place = quoted(rules.hex_name(view.public.sea.pirate));
        lines.push(screen.label(&Phrase::new("cli-sea-pirate").with("place", place)));
    }
    lines.extend(islands(rules, view, screen, names));
    lines.extend(special(rules, view, screen, names));
    lines
}

/// SEA-127: the islands that pay, and who has nothing more to gain there.
fn islands(rules: &Rules, view: &View, screen: &Screen, names: &Names) -> Vec<String> {
    let map = rules.setup.layout.sea.as_deref();
    let Some(map) = map.filter(|map| map.bonus > 0) else {
        return Vec::new();
    };
    let line = |(number, region): (usize, &Region)| {
        let island = Phrase::new("sea-bonus-island").with("points", map.bonus);
        let hexes: Vec<_> = region
            .hexes
            .iter()
            .map(|(q, r)| format!("{q},{r}"))
            .collect();
        let knows = |seat: &Seat| view.public.sea.fleets[seat.index()].explored >> number & 1 == 1;
        let by = names.list(Seat::all(rules.players).filter(knows));
        let by = if by.is_empty() {
            by
        } else {
            format!(" – {by}")
        };
        format!("{}: {}{by}", screen.label(&island), hexes.join(" "))
    };
    let regions = map.regions.iter().enumerate();
    let paying = regions.filter(|(_, region)| region.bonus && !region.hexes.is_empty());
    paying.map(line).collect()
}

fn special(rules: &Rules, view: &View, screen: &Screen, names: &Names) -> Vec<String> {
    let sea = &view.public.sea;
    match &rules.sea().special {
        Special::None => Vec::new(),
        Special::Tribe(it) => {
            let lies = |(index, _): &(usize, _)| sea.gifts >> index & 1 == 1;
            let gifts = it.gifts.iter().enumerate().filter(lies);
            let line = |(_, (edge, gift)): (usize, &(Edge, Gift))| {
                format!("{}: {}", gift_words(*gift, screen), rules.edge_name(*edge))
            };
            gifts.map(line).collect()
        }
        Special::Cloth(it) => villages(it, rules, sea, screen, names),
        Special::Pirates(it) => fortresses(it, rules, view, screen, names),
        Special::Wonders(it) => {
            let line = |wonder: &Wonder| wonder_line(it, rules, sea, *wonder, screen, names);
            Wonder::ALL.iter().map(line).collect()
        }
    }
}

/// SC6-2, SC6-3: what the villages still have, and whom they trade with.
fn villages(
    it: &Cloth,
    rules: &Rules,
    sea: &SeaState,
    screen: &Screen,
    names: &Names,
) -> Vec<String> {
    let line = |((corner, number), village): (&(Corner, u8), Village)| {
        let traders = names.list(village.traders.iter());
        let traders = if traders.is_empty() {
            "–".to_owned()
        } else {
            traders
        };
        let phrase = Phrase::new("sea-village")
            .with("number", *number)
            .with("cloth", village.cloth)
            .with("traders", quoted(traders));
        format!("{} ({})", screen.label(&phrase), rules.corner_name(*corner))
    };
    let store = Phrase::new("cli-sea-store").with("count", sea.cloth_left);
    let villages = it.villages.iter().zip(sea.villages).map(line);
    villages.chain([screen.label(&store)]).collect()
}

/// SC7-6, SC7-8: everybody's fortress and beachhead, and the way of the fleet.
fn fortresses(
    it: &Pirates,
    rules: &Rules,
    view: &View,
    screen: &Screen,
    names: &Names,
) -> Vec<String> {
    let line = |seat: Seat| {
        let west = it.west(&view.public, seat);
        let phrase = Phrase::new("sea-fortress")
            .with("name", names.fact(seat))
            .with("lairs", view.public.sea.fleets[seat.index()].lairs);
        let fortress = rules.corner_name(west.fortress);
        let beachhead = rules.corner_name(west.beachhead);
        let landing = screen.word("sea-beachhead");
        format!(
            "{} ({fortress}), {landing} {beachhead}",
            screen.label(&phrase)
        )
    };
    let path: Vec<_> = it.path.iter().map(|hex| rules.hex_name(*hex)).collect();
    let path = Phrase::new("cli-sea-path").with("path", quoted(path.join(" ")));
    let seats = Seat::all(rules.players).map(line);
    seats.chain([screen.label(&path)]).collect()
}

/// SC8-6: what a wonder costs and needs, and who builds it.
fn wonder_line(
    it: &Wonders,
    rules: &Rules,
    sea: &SeaState,
    wonder: Wonder,
    screen: &Screen,
    names: &Names,
) -> String {
    let mut line = wonder_words(wonder, screen);
    let corners = match wonder {
        Wonder::GreatBridge => it.bridge,
        Wonder::GreatWall => it.wall,
        Wonder::Theatre | Wonder::Monument | Wonder::Cathedral => CornerSet::EMPTY,
    };
    let places = corners.into_iter().map(|corner| rules.corner_name(corner));
    let places: Vec<_> = places.collect();
    if !places.is_empty() {
        line = format!("{line} ({})", places.join(" "));
    }
    let is_holder = |seat: &Seat| sea.fleets[seat.index()].wonder == Some(wonder);
    if let Some(seat) = Seat::all(rules.players).find(is_holder) {
        let level = sea.fleets[seat.index()].level;
        let level = screen.label(&Phrase::new("sea-wonder-level").with("level", level));
        line = format!("{line}; {}, {level}", names.of(seat));
    }
    line
}

fn gift_words(gift: Gift, screen: &Screen) -> String {
    match gift {
        Gift::Point => screen.word("sea-gift-point"),
        Gift::Card => screen.word("sea-gift-card"),
        Gift::Harbour(kind) => {
            let kind = screen
                .words
                .label("cli-word", &[("word", Fact::from(kind))]);
            format!("{} ({kind})", screen.word("sea-gift-harbour"))
        }
    }
}

/// What a wonder is called, costs and needs.
fn wonder_words(wonder: Wonder, screen: &Screen) -> String {
    let needs = screen.word(match wonder {
        Wonder::Theatre => "sea-wonder-needs-theatre",
        Wonder::GreatBridge => "sea-wonder-needs-great-bridge",
        Wonder::Monument => "sea-wonder-needs-monument",
        Wonder::GreatWall => "sea-wonder-needs-great-wall",
        Wonder::Cathedral => "sea-wonder-needs-cathedral",
    });
    let phrase = Phrase::new("cli-sea-wonder")
        .with("wonder", wonder)
        .with("cost", wonder_level_price(wonder));
    format!("{}; {needs}", screen.label(&phrase))
}

/// What a seat has at sea; of its scenario's things also when it has none.
pub fn fleet(rules: &Rules, view: &View, seat: Seat, screen: &Screen) -> String {
    let (sea, fleet) = (&view.public.sea, &view.public.sea.fleets[seat.index()]);
    let mut parts = vec![
        Phrase::new("cli-board-at-sea")
            .with("ships", fleet.ships_left)
            .with("bonus", fleet.bonus),
    ];
    match rules.sea().special {
        Special::Cloth(_) => parts.push(Phrase::new("sea-bales").with("count", fleet.cloth)),
        Special::Pirates(_) => {
            let warships = (fleet.ships & sea.warships).len();
            parts.push(Phrase::new("sea-warships").with("count", warships));
            parts.push(Phrase::new("sea-lairs").with("count", fleet.lairs));
        }
        Special::None | Special::Tribe(_) | Special::Wonders(_) => {}
    }
    if let Some(wonder) = fleet.wonder {
        let phrase = Phrase::new("cli-board-wonder").with("wonder", wonder);
        parts.push(phrase.with("level", fleet.level));
    }
    let mut parts: Vec<_> = parts.iter().map(|phrase| screen.label(phrase)).collect();
    let held = Harbour::ALL.iter();
    let held = held.filter(|kind| fleet.tokens >> kind.index() & 1 == 1);
    parts.extend(held.map(|kind| gift_words(Gift::Harbour(*kind), screen)));
    parts.join("; ")
}
