//! The short text of actions and outcomes.
//!
//! `settle 0,0.N`, `road 0,0.E`, `bank ore lumber`, `offer 2 wool for 1 ore`, `roll 3+5`.

mod knights;

use game::{COLOURS, Notation, Seat, Setup as _};
use hexgrid::{Corner, Edge, Hex};

use crate::actions::Action;
use crate::chance::Chance;
use crate::counts::Countable;
use crate::kinds::{Development, Harbour, Resource, Terrain, Wonder};
use crate::knights::{Face, ProgressCard};
use crate::offer::Offer;
use crate::rules::Rules;
use crate::state::{BAY, FRAME};
use crate::{Goods, setup};

/// The words of actions that need nothing else.
const SIMPLE: [(&str, Action); 15] = [
    ("roll", Action::Roll),
    ("end", Action::End),
    ("buy", Action::Buy),
    ("knight", Action::Knight),
    ("road-building", Action::RoadBuilding),
    ("invention", Action::Invention),
    ("waive", Action::Waive),
    ("accept", Action::Accept),
    ("reject", Action::Reject),
    ("withdraw", Action::Withdraw),
    ("force-trade", Action::ForceTrade),
    ("robber-home", Action::RobberHome),
    ("give-up-knight", Action::GiveUpKnight),
    ("attack", Action::Attack),
    ("wonder", Action::BuildWonder),
];

/// One side of a gift.
const NOTHING: &str = "nothing";

impl Notation<Rules> for Action {
    fn write(&self, rules: &Rules) -> String {
        let seat = |seat: &Seat| seat_name(rules, *seat);
        match self {
            Action::Monopoly(kind) => format!("monopoly {}", kind.word()),
            Action::Take(kind) => format!("take {}", kind.word()),
            Action::Discard(kind) => format!("discard {}", kind.word()),
            Action::Give(kind) => format!("give {}", kind.word()),
            Action::Conclude(with) => format!("conclude {}", seat(with)),
            Action::Rob(victim) => format!("rob {}", seat(victim)),
            Action::BankTrade { give, get } => format!("bank {} {}", give.word(), get.word()),
            Action::MoveRobber(hex) => format!("robber {}", rules.hex_name(*hex)),
            Action::Road(edge) => format!("road {}", rules.edge_name(*edge)),
            Action::Settle(corner) => format!("settle {}", rules.corner_name(*corner)),
            Action::City(corner) => format!("city {}", rules.corner_name(*corner)),
            Action::Claim(wonder) => format!("claim {}", wonder.word()),
            Action::RobCloth(victim) => format!("rob-cloth {}", seat(victim)),
            Action::MovePirate(hex) => format!("pirate {}", rules.hex_name(*hex)),
            Action::Ship(edge) => format!("ship {}", rules.edge_name(*edge)),
            Action::Lift(edge) => format!("move-ship {}", rules.edge_name(*edge)),
            Action::PlaceHarbour(kind, edge) => {
                format!("harbour {} {}", kind.word(), rules.edge_name(*edge))
            }
            Action::NeutralRoad(owner, edge) => {
                format!("road {} for {}", rules.edge_name(*edge), seat(owner))
            }
            Action::NeutralSettle(owner, corner) => {
                format!("settle {} for {}", rules.corner_name(*corner), seat(owner))
            }
            Action::Knights(action) => knights::write(*action, rules),
            Action::Offer(offer) => format!("offer {}", write_offer(*offer)),
            Action::OfferTo(to, offer) => format!("offer {} to {}", write_offer(*offer), seat(to)),
            Action::Counter(offer) => format!("counter {}", write_offer(*offer)),
            Action::Ask(wish) => format!("ask {}", write_goods((*wish).into())),
            Action::Propose(offer) => format!("propose {}", write_offer(*offer)),
            simple => {
                let word = SIMPLE.iter().find(|(_, action)| action == simple);
                word.expect("every action without a part of its own has a word")
                    .0
                    .to_owned()
            }
        }
    }

    fn read(text: &str, rules: &Rules) -> Option<Action> {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            [word] if SIMPLE.iter().any(|(simple, _)| *simple == word) => SIMPLE
                .iter()
                .find(|(simple, _)| *simple == word)
                .map(|(_, action)| *action),
            ["monopoly", kind] => Resource::named(kind)
                .filter(|kind| !kind.is_commodity())
                .map(Action::Monopoly),
            ["take", kind] => Resource::named(kind).map(Action::Take),
            ["discard", kind] => Resource::named(kind).map(Action::Discard),
            ["give", kind] => Resource::named(kind).map(Action::Give),
            ["conclude", seat] => read_player(rules, seat).map(Action::Conclude),
            ["rob", seat] => read_player(rules, seat).map(Action::Rob),
            ["bank", give, get] => Some(Action::BankTrade {
                give: Resource::named(give)?,
                get: Resource::named(get)?,
            }),
            ["robber", hex] => read_hex(rules, hex).map(Action::MoveRobber),
            ["road", edge] => read_edge(rules, edge).map(Action::Road),
            ["settle", corner] => read_corner(rules, corner).map(Action::Settle),
            ["city", corner] => read_corner(rules, corner).map(Action::City),
            ["road", edge, "for", owner] => Some(Action::NeutralRoad(
                read_owner(rules, owner)?,
                read_edge(rules, edge)?,
            )),
            ["settle", corner, "for", owner] => Some(Action::NeutralSettle(
                read_owner(rules, owner)?,
                read_corner(rules, corner)?,
            )),
            ["claim", wonder] => Wonder::named(wonder).map(Action::Claim),
            ["rob-cloth", seat] => read_player(rules, seat).map(Action::RobCloth),
            ["pirate", place] => read_haven(rules, place).map(Action::MovePirate),
            ["ship", edge] => read_edge(rules, edge).map(Action::Ship),
            ["move-ship", edge] => read_edge(rules, edge).map(Action::Lift),
            ["harbour", kind, edge] => Some(Action::PlaceHarbour(
                Harbour::named(kind)?,
                read_edge(rules, edge)?,
            )),
            ["offer", ref terms @ .., "to", to] => {
                Some(Action::OfferTo(read_player(rules, to)?, read_offer(terms)?))
            }
            ["offer", ref terms @ ..] => read_offer(terms).map(Action::Offer),
            ["counter", ..] => read_offer(&words[1..]).map(Action::Counter),
            ["ask", ..] => read_goods(&words[1..]).map(|wish| Action::Ask(wish.into())),
            ["propose", ..] => read_offer(&words[1..]).map(Action::Propose),
            _ => knights::read(&words, rules).map(Action::Knights),
        }
    }
}

impl Notation<Rules> for Chance {
    fn write(&self, _: &Rules) -> String {
        match self {
            Chance::Dice(one, two) => format!("roll {one}+{two}"),
            Chance::Stolen(kind) => format!("steal {}", kind.word()),
            Chance::Drawn(card) => format!("draw {}", card.word()),
            Chance::ThreeDice(red, yellow, face) => {
                format!("roll {red}+{yellow} {}", face.word())
            }
            Chance::EventDie(face) => format!("event {}", face.word()),
            Chance::Progress(card) => format!("progress {}", card.word()),
            Chance::Tile(terrain) => format!("find {}", terrain.word()),
            Chance::Number(number) => format!("number {number}"),
            Chance::Token(kind) => format!("token {}", kind.word()),
            Chance::Die(shown) => format!("die {shown}"),
            Chance::DiceCard(one, two) => format!("turn {one}+{two}"),
        }
    }

    fn read(text: &str, _: &Rules) -> Option<Chance> {
        let (verb, what) = text.split_once(' ')?;
        match verb {
            "roll" => {
                let (one, rest) = what.split_once('+')?;
                match rest.split_once(' ') {
                    None => Some(Chance::Dice(read_die(one)?, read_die(rest)?)),
                    Some((two, face)) => Some(Chance::ThreeDice(
                        read_die(one)?,
                        read_die(two)?,
                        Face::named(face)?,
                    )),
                }
            }
            "steal" => Resource::named(what).map(Chance::Stolen),
            "draw" => Development::named(what).map(Chance::Drawn),
            "event" => Face::named(what).map(Chance::EventDie),
            "progress" => ProgressCard::named(what).map(Chance::Progress),
            "find" => Terrain::named(what).map(Chance::Tile),
            "token" => Harbour::named(what).map(Chance::Token),
            "die" => read_die(what).map(Chance::Die),
            "turn" => {
                let (one, two) = what.split_once('+')?;
                Some(Chance::DiceCard(read_die(one)?, read_die(two)?))
            }
            "number" => {
                let number: u8 = what.parse().ok()?;
                (number <= 12 && number.to_string() == what).then_some(Chance::Number(number))
            }
            _ => None,
        }
    }
}

fn read_die(text: &str) -> Option<u8> {
    matches!(text.as_bytes(), [b'1'..=b'6']).then(|| text.as_bytes()[0] - b'0')
}

/// The name of a seat, or of a neutral owner.
pub fn seat_name(rules: &Rules, seat: Seat) -> &'static str {
    let names = rules.setup.seat_names();
    names
        .get(seat.index())
        .copied()
        .unwrap_or(COLOURS[seat.index()])
}

fn read_player(rules: &Rules, name: &str) -> Option<Seat> {
    let seat = rules
        .setup
        .seat_names()
        .iter()
        .position(|candidate| *candidate == name)?;
    Some(Seat(seat as u8))
}

fn read_owner(rules: &Rules, name: &str) -> Option<Seat> {
    Seat::all(rules.owners).find(|seat| seat_name(rules, *seat) == name)
}

pub fn read_hex(rules: &Rules, text: &str) -> Option<Hex> {
    rules.grid.hex(text.parse().ok()?)
}

/// A place of the pirate's: a hex, the bay he begins on, or the frame.
pub fn read_haven(rules: &Rules, text: &str) -> Option<Hex> {
    if text == "frame" {
        return Some(FRAME);
    }
    let is_bay = || rules.bay().is_some_and(|bay| bay.name.to_string() == text);
    read_hex(rules, text).or_else(|| is_bay().then_some(BAY))
}

pub fn read_corner(rules: &Rules, text: &str) -> Option<Corner> {
    rules.grid.corner_named(text)
}

pub fn read_edge(rules: &Rules, text: &str) -> Option<Edge> {
    rules.grid.edge_named(text)
}

/// `2 wool 1 grain for 1 ore`.
fn write_offer(offer: Offer) -> String {
    format!(
        "{} for {}",
        write_goods(offer.give()),
        write_goods(offer.get())
    )
}

fn write_goods(goods: Goods) -> String {
    if goods.is_empty() {
        return NOTHING.to_owned();
    }
    let words: Vec<String> = goods
        .iter()
        .map(|(kind, count)| format!("{count} {}", kind.word()))
        .collect();
    words.join(" ")
}

fn read_offer(words: &[&str]) -> Option<Offer> {
    let middle = words.iter().position(|word| *word == "for")?;
    Some(Offer::new(
        read_goods(&words[..middle])?,
        read_goods(&words[middle + 1..])?,
    ))
}

/// Pairs of number and kind, each kind once; or the word for nothing, which no rule allows.
fn read_goods(words: &[&str]) -> Option<Goods> {
    let mut goods = Goods::NONE;
    if words == [NOTHING] {
        return Some(goods);
    }
    if words.is_empty() {
        return None;
    }
    for pair in words.chunks(2) {
        let [count, kind] = pair else { return None };
        let kind = Resource::named(kind)?;
        let count: u8 = count.parse().ok()?;
        if count == 0 || count > setup::MOST_OF_A_KIND || goods.count(kind) > 0 {
            return None;
        }
        goods += Goods::of(kind, u32::from(count));
    }
    Some(goods)
}
