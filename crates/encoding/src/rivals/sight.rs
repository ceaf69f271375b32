//! What a seat of the card game sees, as a row of small numbers. The viewer's principality comes
//! first; cards are counted from 1 in the order of the manifest, 0 is none.

use game::Seat;
use rivals::{
    CardId, Centre, End, Goods, LANDSCAPES, PLACES, Points, Resource, STACKS, Side, Symbol, Task,
    Town, View, decider_of, other,
};

use crate::{Plan, small};

const STORES: usize = PLACES + 1;
const CENTRES: usize = PLACES / 2 - 1;
const SITES: usize = 2 * CENTRES;
const CARDS: usize = CardId::DRAW_CARDS;
/// As many cards of a stack are remembered, at most.
const REMEMBERED: usize = 36;
const BACKS: usize = 4;

const _: () = assert!(
    CardId::ALL.len() < i8::MAX as usize,
    "a card is a small number"
);

const FIELDS: [(&str, &[usize]); 27] = [
    ("phase", &[1]),
    ("asking", &[1]),
    ("turn", &[1]),
    ("decides", &[1]),
    ("turns", &[1]),
    ("dice", &[2]),
    ("flags", &[3]),
    ("left", &[1]),
    ("owed", &[Resource::ALL.len()]),
    ("landscape", &[2, STORES]),
    ("number", &[2, STORES]),
    ("store", &[2, STORES]),
    ("towns", &[2, CENTRES]),
    ("sites", &[2, SITES, 2]),
    ("points", &[2, 5]),
    ("victory", &[2]),
    ("roads", &[2, 2]),
    ("backs", &[2, BACKS]),
    ("hand", &[CARDS]),
    ("shown_hand", &[CARDS]),
    ("heights", &[STACKS, 2]),
    ("memory", &[STACKS, REMEMBERED]),
    ("discard", &[CARDS]),
    ("supply", &[4]),
    ("landscapes", &[LANDSCAPES.len()]),
    ("events", &[CardId::EVENTS]),
    ("named", &[3, 2]),
];

#[derive(Clone, Copy)]
#[repr(usize)]
enum At {
    Phase,
    Asking,
    Turn,
    Decides,
    Turns,
    Dice,
    Flags,
    Left,
    Owed,
    Landscape,
    Number,
    Store,
    Towns,
    Sites,
    Points,
    Victory,
    Roads,
    Backs,
    Hand,
    ShownHand,
    Heights,
    Memory,
    Discard,
    Supply,
    Landscapes,
    Events,
    Named,
}

pub fn fields() -> impl Iterator<Item = (&'static str, Vec<usize>)> {
    FIELDS.iter().map(|(name, shape)| (*name, shape.to_vec()))
}

pub fn write(plan: &Plan, view: &View, seat: Seat, row: &mut [i8]) {
    let public = &view.public;
    let task = public.agenda.top();
    put(plan, row, At::Phase, [phase(task)]);
    let card = task.card().map_or(0, |card| 1 + card.index() as i8);
    put(plan, row, At::Asking, [card]);
    put(plan, row, At::Turn, [distance(seat, public.turn)]);
    let decides = decider_of(public).map_or(2, |decider| distance(seat, decider));
    put(plan, row, At::Decides, [decides]);
    put(plan, row, At::Turns, [small(public.turns)]);
    let symbol = public.dice.symbol.map_or(0, symbol);
    put(plan, row, At::Dice, [small(public.dice.number), symbol]);
    let flags = [
        u8::from(public.dice.herald),
        public.mints_used,
        u8::from(public.proposed),
    ];
    put(plan, row, At::Flags, flags.map(small));
    let (left, owed) = still_to_do(task);
    put(plan, row, At::Left, [small(left)]);
    put(
        plan,
        row,
        At::Owed,
        Resource::ALL.map(|kind| small(owed.count(kind))),
    );
    for owner in [seat, other(seat)] {
        write_realm(plan, view, seat, owner, row);
    }
    write_own(plan, view, seat, row);
    for (height, place) in public
        .heights
        .iter()
        .zip(plan.part(At::Heights as usize, row).chunks_mut(2))
    {
        place.copy_from_slice(&[small(height.fresh), small(height.seen)]);
    }
    for (card, count) in public.discard.iter() {
        plan.part(At::Discard as usize, row)[card.index()] = small(count);
    }
    let supply = &public.supply;
    let centre = [supply.roads, supply.settlements, supply.cities, supply.open];
    put(plan, row, At::Supply, centre.map(small));
    for landscape in supply.landscapes() {
        plan.part(At::Landscapes as usize, row)[usize::from(landscape.0)] = 1;
    }
    for event in CardId::events() {
        let shown = small(public.events.shown(event));
        plan.part(At::Events as usize, row)[event.event_index()] = shown;
    }
    let named = plan.part(At::Named as usize, row).chunks_mut(2);
    for (named, place) in public.named.iter().zip(named) {
        if let Some((side, card)) = named {
            place.copy_from_slice(&[1 + side.0 as i8, 1 + card.index() as i8]);
        }
    }
}

fn put<const N: usize>(plan: &Plan, row: &mut [i8], at: At, numbers: [i8; N]) {
    plan.part(at as usize, row).copy_from_slice(&numbers);
}

fn distance(viewer: Seat, seat: Seat) -> i8 {
    i8::from(viewer != seat)
}

fn write_realm(plan: &Plan, view: &View, seat: Seat, owner: Seat, row: &mut [i8]) {
    let (at, realm) = (
        usize::from(owner != seat),
        &view.public.realms[owner.index()],
    );
    for place in rivals::Place::all() {
        let here = at * STORES + place.index();
        if let Some(land) = realm.land(place) {
            let print = land.print();
            plan.part(At::Landscape as usize, row)[here] = 1 + print.resource.index() as i8;
            plan.part(At::Number as usize, row)[here] = small(print.number);
        }
        plan.part(At::Store as usize, row)[here] = small(realm.store(place));
    }
    if let Some(place) = realm.cache() {
        // Where the Gold Cache is attached, in place of a kind.
        let here = at * STORES + PLACES;
        plan.part(At::Landscape as usize, row)[here] = 1 + Resource::Gold.index() as i8;
        plan.part(At::Number as usize, row)[here] = 1 + place.0 as i8;
    }
    for centre in 0..CENTRES {
        plan.part(At::Towns as usize, row)[at * CENTRES + centre] =
            match realm.town(Centre(centre as u8)) {
                Town::None => 0,
                Town::Settlement => 1,
                Town::City => 2,
            };
    }
    for side in 0..SITES {
        for (number, card) in realm.at(Side(side as u8)).enumerate() {
            let place = (at * SITES + side) * 2 + number;
            plan.part(At::Sites as usize, row)[place] = 1 + card.index() as i8;
        }
    }
    let Points {
        victory,
        commerce,
        strength,
        skill,
        progress,
    } = realm.points();
    let points = [victory, commerce, strength, skill, progress].map(small);
    plan.part(At::Points as usize, row)[5 * at..][..5].copy_from_slice(&points);
    plan.part(At::Victory as usize, row)[at] = small(view.victory(owner));
    let roads = [End::Left, End::Right].map(|end| i8::from(realm.has_road(end)));
    plan.part(At::Roads as usize, row)[2 * at..][..2].copy_from_slice(&roads);
    let backs = view.public.hands[owner.index()].map(small);
    plan.part(At::Backs as usize, row)[BACKS * at..][..BACKS].copy_from_slice(&backs);
}

/// The hand and the memory of the viewer, and the other's hand while it lies open.
fn write_own(plan: &Plan, view: &View, seat: Seat, row: &mut [i8]) {
    for (owner, at) in [(seat, At::Hand), (other(seat), At::ShownHand)] {
        for card in view.hand(owner).into_iter().flat_map(rivals::Hand::iter) {
            plan.part(at as usize, row)[card.index()] += 1;
        }
    }
    let Some(own) = view.own(seat) else { return };
    for (stack, memory) in own.memory.iter().enumerate() {
        let part = &mut plan.part(At::Memory as usize, row)[stack * REMEMBERED..][..REMEMBERED];
        for (card, place) in memory.list().iter().zip(part) {
            // What is not known of a card that lies there is told apart from no card.
            *place = card.map_or(-1, |card| 1 + card.index() as i8);
        }
    }
}

fn symbol(symbol: Symbol) -> i8 {
    match symbol {
        Symbol::Brigands => 1,
        Symbol::Trade => 2,
        Symbol::Celebration => 3,
        Symbol::Harvest => 4,
        Symbol::Card => 5,
    }
}

/// How many answers are still to come, and what is owed.
fn still_to_do(task: Task) -> (u8, Goods) {
    match task {
        Task::Pay { owed, .. } => (owed.total(), owed),
        Task::Save { cost, .. } => (1, cost),
        Task::StartCards { left, .. }
        | Task::Gain { left, .. }
        | Task::PayAny { left, .. }
        | Task::Demand { left, .. }
        | Task::Give { left, .. } => (left, Goods::NONE),
        _ => (0, Goods::NONE),
    }
}

/// The number of what is to be done. Numbers are never used again for something else.
fn phase(task: Task) -> i8 {
    match task {
        Task::RollForStart => 1,
        Task::StartStack(_) => 2,
        Task::StartCards { .. } => 3,
        Task::Arrange { .. } => 4,
        Task::BeginTurn(_) => 5,
        Task::BeforeRoll => 6,
        Task::Dice => 7,
        Task::Brigands => 8,
        Task::Production => 9,
        Task::Produced => 10,
        Task::Trade => 11,
        Task::Celebration => 12,
        Task::Harvest => 13,
        Task::Main => 14,
        Task::Refill => 15,
        Task::Exchange => 16,
        Task::ExchangeTake => 17,
        Task::EndTurn => 18,
        Task::RevealEvent => 19,
        Task::Event(_) => 20,
        Task::Gain { .. } => 21,
        Task::Pay { .. } => 22,
        Task::PayAny { .. } => 23,
        Task::Save { .. } => 24,
        Task::Demand { .. } => 25,
        Task::Give { .. } => 26,
        Task::Road(_) => 27,
        Task::Settlement(_) => 28,
        Task::City(_) => 29,
        Task::Explore { .. } => 30,
        Task::PickLandscape { .. } => 31,
        Task::LayUpper { .. } => 32,
        Task::Build { .. } => 33,
        Task::Attach { .. } => 34,
        Task::Play { .. } => 35,
        Task::Discard(_) => 36,
        Task::Defence { .. } => 37,
        Task::Ask(_) => 38,
        Task::Under { .. } => 39,
        Task::Draw { .. } => 40,
        Task::Search { .. } => 41,
        Task::Look { .. } => 42,
        Task::TakeOne { .. } => 43,
        Task::Agree(_) => 44,
        Task::Over => 45,
    }
}
