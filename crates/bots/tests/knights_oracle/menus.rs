//! Whole menus, as sets of notation whose places are written in the oracle's way.

use std::collections::BTreeSet;

use board::{Rules, State, Task};
use game::Seat;

use super::answers::answer;
use super::follow::Follow;
use super::geometry::{Corner, Edge, Hex, name, read_corner, read_edge};
use super::places::{ACTIVATION, CITY, KNIGHT, ROAD, SETTLEMENT, WALL};
use super::world::{AREAS, KINDS, RESOURCES, World};

pub type Choices = BTreeSet<String>;

/// Verbs of Seafarers and of bargains, which are not compared here.
const FOREIGN: [&str; 7] = [
    "ship",
    "move-ship",
    "pirate",
    "conclude",
    "accept",
    "reject",
    "withdraw",
];
const ON_EDGES: [&str; 3] = ["road", "dismantle", "rebuild"];

/// What the engine lists, with places in the oracle's way.
pub fn listed(rules: &Rules, state: &State, seat: Seat) -> Choices {
    let list = game::actions(rules, state, seat);
    let texts = list
        .iter()
        .map(|action| game::Notation::write(action, rules));
    let mut listed: Choices = texts.filter_map(|text| translate(&text)).collect();
    leave_out(rules, &mut listed);
    listed
}

/// At sea Road Building brings ships, too.
fn leave_out(rules: &Rules, list: &mut Choices) {
    if rules.is_at_sea() {
        list.remove("play road-building");
    }
}

fn translate(text: &str) -> Option<String> {
    let mut words = text.split(' ');
    let verb = words.next().expect("a verb");
    if FOREIGN.contains(&verb) {
        return None;
    }
    let place = |word: &str| match word {
        place if !place.contains('.') => place.to_owned(),
        place if ON_EDGES.contains(&verb) => name(read_edge(place)),
        place => name(read_corner(place)),
    };
    let mut all = vec![verb.to_owned()];
    all.extend(words.map(place));
    Some(all.join(" "))
}

/// Grows to a whole menu.
pub struct List(Choices);

impl List {
    pub fn add(&mut self, words: impl Into<String>) {
        self.0.insert(words.into());
    }

    pub fn each<'a>(&mut self, verb: &str, words: impl IntoIterator<Item = &'a str>) {
        words
            .into_iter()
            .for_each(|word| self.add(format!("{verb} {word}")));
    }

    pub fn corners(&mut self, verb: &str, corners: impl IntoIterator<Item = Corner>) {
        corners
            .into_iter()
            .for_each(|corner| self.add(format!("{verb} {}", name(corner))));
    }

    pub fn edges(&mut self, verb: &str, edges: impl IntoIterator<Item = Edge>) {
        edges
            .into_iter()
            .for_each(|edge| self.add(format!("{verb} {}", name(edge))));
    }

    pub fn hexes(&mut self, verb: &str, hexes: impl IntoIterator<Item = Hex>) {
        hexes
            .into_iter()
            .for_each(|(q, r)| self.add(format!("{verb} {q},{r}")));
    }

    pub fn seats(&mut self, verb: &str, rules: &Rules, seats: impl IntoIterator<Item = usize>) {
        for seat in seats {
            let owner = board::owner_name(rules, Seat(seat as u8));
            self.add(format!("{verb} {owner}"));
        }
    }
}

/// Everything a table asks with.
pub struct Question<'a> {
    pub rules: &'a Rules,
    pub state: &'a State,
    pub world: &'a World,
    pub follow: &'a Follow,
    pub seat: usize,
}

/// What the dossier lets a seat do; none where the oracle has nothing to say.
pub fn expected(ask: &Question) -> Option<Choices> {
    let mut list = List(Choices::new());
    let (world, seat) = (ask.world, ask.seat);
    match ask.state.task() {
        Task::Main => main(ask, &mut list),
        Task::BeforeRoll => {
            list.add("roll");
            if world.players[seat].progress.contains_key("alchemist") {
                list.add("play alchemist");
            }
        }
        Task::FoundSettlement if !world.is_at_sea => {
            let is_city = world.players[seat].settlements.len() == 1;
            let verb = if is_city { "city" } else { "settle" };
            list.corners(verb, world.founding_corners());
        }
        Task::Discard => list.each("discard", world.players[seat].hand.keys().copied()),
        Task::MoveRobber => list.hexes("robber", world.robber_hexes()),
        Task::PickVictim => list.seats("rob", ask.rules, victims(world, seat)),
        Task::FirstFreeRoad => list.edges("road", world.roads(seat)),
        Task::SecondFreeRoad => {
            list.add("waive");
            list.edges("road", world.roads(seat));
        }
        Task::Knights(task) => answer(ask, task, &mut list)?,
        // The base game, the sea and chance have tests of their own.
        Task::FoundSettlement
        | Task::FoundRoad
        | Task::Negotiate
        | Task::Take(_)
        | Task::Over
        | board::of_two_or_sea!()
        | board::asks_nobody!() => return None,
    }
    leave_out(ask.rules, &mut list.0);
    Some(list.0)
}

/// BASE-53, CK-29: opponents with a building there and a card.
fn victims(world: &World, seat: usize) -> Vec<usize> {
    let around = super::geometry::corners(world.robber);
    let is_robbed = |other: &usize| {
        let it = &world.players[*other];
        let buildings = it.buildings();
        *other != seat && it.cards() > 0 && around.iter().any(|at| buildings.contains(at))
    };
    (0..world.players.len()).filter(is_robbed).collect()
}

fn main(ask: &Question, list: &mut List) {
    let Question {
        world,
        follow,
        seat,
        ..
    } = *ask;
    let me = &world.players[seat];
    let hidden: u32 = me.progress.values().sum();
    if hidden > 4 {
        list.each("return", me.progress.keys().copied());
    } else {
        list.add("end");
    }
    for give in KINDS {
        let has_enough = me.has(&[(give, world.rate(seat, give, &follow.fleet))]);
        let gets = KINDS.iter().filter(|get| world.bank.contains_key(*get));
        if has_enough {
            list.each(
                &format!("bank {give}"),
                gets.copied().filter(|get| *get != give),
            );
        }
    }
    let mut paid = |price, verb: &str, corners: BTreeSet<Corner>| {
        if me.has(price) {
            list.corners(verb, corners);
        }
    };
    paid(SETTLEMENT, "settle", world.settlements(seat));
    paid(CITY, "city", world.upgrades(seat));
    paid(WALL, "wall", world.walls(seat));
    if me.of_strength(1) < 2 {
        paid(KNIGHT, "raise", world.posts(seat));
    }
    let passive = me.knights.iter().filter(|(_, knight)| !knight.active);
    paid(ACTIVATION, "activate", passive.map(|(at, _)| *at).collect());
    paid(KNIGHT, "promote", world.risers(seat, &follow.promoted));
    if me.has(ROAD) {
        list.edges("road", world.roads(seat));
    }
    knights(ask, list);
    for (area, word) in AREAS.iter().enumerate() {
        if world.improves(seat, area, 0) {
            list.add(format!("improve {word}"));
        }
    }
    for card in me.progress.keys().filter(|card| playable(ask, card)) {
        list.add(format!("play {card}"));
    }
    if follow.harbour && has_any(ask, seat, RESOURCES) {
        list.seats("exchange", ask.rules, partners(ask));
    }
}

/// CK-42, CK-44 … CK-46, CK-71: what knights may do that were active all the time.
fn knights(ask: &Question, list: &mut List) {
    let (world, seat) = (ask.world, ask.seat);
    for from in &ask.follow.ready {
        for to in world.moves(seat, *from) {
            list.add(format!("move {} {}", name(*from), name(to)));
        }
        if world.landed && from.contains(&world.robber) {
            list.corners("chase", [*from]);
        }
        if world.landed && world.pirate.is_some_and(|pirate| from.contains(&pirate)) {
            list.corners("chase-pirate", [*from]);
        }
    }
}

fn has_any(ask: &Question, seat: usize, kinds: &[&str]) -> bool {
    let hand = &ask.world.players[seat].hand;
    kinds.iter().any(|kind| hand.contains_key(kind))
}

fn others(ask: &Question) -> Vec<usize> {
    let seats = 0..ask.world.players.len();
    seats.filter(|seat| *seat != ask.seat).collect()
}

fn partners(ask: &Question) -> Vec<usize> {
    let mut left = others(ask);
    left.retain(|seat| !ask.follow.bartered.contains(seat));
    left
}

/// The opponents a card may be played against.
pub fn targets(ask: &Question, card: &str) -> Vec<usize> {
    let (players, points) = (&ask.world.players, &ask.follow.points);
    let mut found = others(ask);
    found.retain(|other| match card {
        "master-merchant" => points[*other] > points[ask.seat] && players[*other].cards() > 0,
        "wedding" => points[*other] > points[ask.seat],
        "saboteur" => points[*other] >= points[ask.seat],
        "spy" => !players[*other].progress.is_empty(),
        _ => !players[*other].knights.is_empty(),
    });
    found
}

/// `playable_if` of the card data.
fn playable(ask: &Question, card: &str) -> bool {
    let (world, seat) = (ask.world, ask.seat);
    let me = &world.players[seat];
    match card {
        "commercial-harbor" => has_any(ask, seat, RESOURCES) && !partners(ask).is_empty(),
        "master-merchant" | "wedding" | "saboteur" | "spy" | "deserter" => {
            !targets(ask, card).is_empty()
        }
        "merchant" => !world.merchant_hexes(seat).is_empty(),
        "bishop" => world.landed,
        "diplomat" => !world.open_lines().is_empty(),
        "intrigue" => !world.ousted(seat).is_empty(),
        "warlord" => me.knights.values().any(|knight| !knight.active),
        "crane" => (0..3).any(|area| world.improves(seat, area, 1)),
        "engineer" => !world.walls(seat).is_empty(),
        "inventor" => !world.swappable(None).is_empty(),
        "irrigation" => world.works(seat, "grain"),
        "mining" => world.works(seat, "ore"),
        "medicine" => me.has(&[("ore", 2), ("grain", 1)]) && !world.upgrades(seat).is_empty(),
        "road-building" => !world.roads(seat).is_empty(),
        "smith" => !world.risers(seat, &ask.follow.promoted).is_empty(),
        "alchemist" => false,
        _ => true,
    }
}
