//! The words of Cities & Knights: `activate 0,0.N`, `move 0,0.N 0,0.S`, `play spy`.

use super::{read_corner, read_edge, read_haven, read_hex, read_player, seat_name};
use crate::counts::Countable as _;
use crate::kinds::Resource;
use crate::knights::{Area, KnightAction, ProgressCard, Site, Spot, Way};
use crate::rules::Rules;

pub fn write(action: KnightAction, rules: &Rules) -> String {
    match action {
        KnightAction::Pass => "pass".to_owned(),
        KnightAction::Die(die) => format!("die {die}"),
        KnightAction::Improve(area) => format!("improve {}", area.word()),
        KnightAction::Deck(area) => format!("deck {}", area.word()),
        KnightAction::Choose(seat) => format!("choose {}", seat_name(rules, seat)),
        KnightAction::Exchange(seat) => format!("exchange {}", seat_name(rules, seat)),
        KnightAction::Name(kind) => format!("name {}", kind.word()),
        KnightAction::Hand(kind) => format!("hand {}", kind.word()),
        KnightAction::Pick(kind) => format!("pick {}", kind.word()),
        KnightAction::Play(card) => format!("play {}", card.word()),
        KnightAction::Return(card) => format!("return {}", card.word()),
        KnightAction::Seize(card) => format!("seize {}", card.word()),
        KnightAction::At(site, corner) => {
            format!("{} {}", site.word(), rules.corner_name(corner))
        }
        KnightAction::Move(from, to) => {
            format!("move {} {}", rules.corner_name(from), rules.corner_name(to))
        }
        KnightAction::On(spot, hex) => format!("{} {}", spot.word(), rules.hex_name(hex)),
        KnightAction::Along(way, edge) => format!("{} {}", way.word(), rules.edge_name(edge)),
    }
}

pub fn read(words: &[&str], rules: &Rules) -> Option<KnightAction> {
    match *words {
        ["pass"] => Some(KnightAction::Pass),
        ["die", die] => super::read_die(die).map(KnightAction::Die),
        ["improve", area] => Area::named(area).map(KnightAction::Improve),
        ["deck", area] => Area::named(area).map(KnightAction::Deck),
        ["choose", seat] => read_player(rules, seat).map(KnightAction::Choose),
        ["exchange", seat] => read_player(rules, seat).map(KnightAction::Exchange),
        ["name", kind] => Resource::named(kind).map(KnightAction::Name),
        ["hand", kind] => Resource::named(kind).map(KnightAction::Hand),
        ["pick", kind] => Resource::named(kind).map(KnightAction::Pick),
        ["play", card] => ProgressCard::named(card).map(KnightAction::Play),
        ["return", card] => ProgressCard::named(card).map(KnightAction::Return),
        ["seize", card] => ProgressCard::named(card).map(KnightAction::Seize),
        ["move", from, to] => Some(KnightAction::Move(
            read_corner(rules, from)?,
            read_corner(rules, to)?,
        )),
        [verb, place] => read_place(verb, place, rules),
        _ => None,
    }
}

fn read_place(verb: &str, place: &str, rules: &Rules) -> Option<KnightAction> {
    // The pirate may be driven off the board.
    if verb == "drive" && rules.is_at_sea() {
        return read_haven(rules, place).map(|hex| KnightAction::On(Spot::Drive, hex));
    }
    if let Some(site) = Site::named(verb) {
        return read_corner(rules, place).map(|corner| KnightAction::At(site, corner));
    }
    if let Some(spot) = Spot::named(verb) {
        return read_hex(rules, place).map(|hex| KnightAction::On(spot, hex));
    }
    let way = Way::named(verb)?;
    read_edge(rules, place).map(|edge| KnightAction::Along(way, edge))
}
