//! RIV-43, RIV-60: the event stack of the duel, drawn card by card, against one that is mixed and
//! laid on the table.

use std::collections::BTreeMap;

use game::testing::{TestLuck, games};
use game::{Luck, Tickets, shuffle};
use rivals::{Bag, CardId, Chance, EventStack, Mode};

use crate::common::table::Table;

/// Two passes through the stack each: what is known after the first is tested by the second.
const DUELS: u32 = 100_000;
const ABOVE: usize = 8;

/// Events of which some copies have a half-moon and some have none.
const BOTH: [CardId; 4] = [
    CardId::YearOfPlenty,
    CardId::TravelingMerchant,
    CardId::Riots,
    CardId::Plague,
];

/// Copies of an event that turned up in the first and in the second pass.
type Passes = [usize; 2];
type Counted = BTreeMap<(CardId, Passes), u32>;

fn note(counted: &mut Counted, passes: &[Vec<CardId>; 2]) {
    for event in CardId::events().filter(|it| *it != CardId::Yule) {
        let copies = |pass: &Vec<CardId>| pass.iter().filter(|it| **it == event).count();
        let both = [copies(&passes[0]), copies(&passes[1])];
        *counted.entry((event, both)).or_default() += 1;
    }
}

/// Six of fifteen join the five, all are mixed, eight lie above Yule; after Yule once more.
fn plain_shuffle(luck: &mut TestLuck) -> [Vec<CardId>; 2] {
    let (mut stack, mut moons) = (Vec::new(), Vec::new());
    for event in CardId::events().filter(|it| *it != CardId::Yule) {
        let def = event.def();
        moons.extend(std::iter::repeat_n(event, def.moons.into()));
        stack.extend(std::iter::repeat_n(event, (def.copies - def.moons).into()));
    }
    assert_eq!((stack.len(), moons.len()), (5, 15));
    shuffle(luck, &mut moons);
    stack.extend(&moons[..6]);
    [(); 2].map(|()| {
        shuffle(luck, &mut stack);
        stack[..ABOVE].to_vec()
    })
}

/// The same from the bags of the game.
fn from_bags(mut stack: EventStack, luck: &mut TestLuck) -> [Vec<CardId>; 2] {
    [(); 2].map(|()| {
        let pass = (0..ABOVE).map(|_| reveal(&mut stack, luck)).collect();
        assert_eq!(stack.above, 0);
        stack.rebuild();
        pass
    })
}

fn reveal(stack: &mut EventStack, luck: &mut TestLuck) -> CardId {
    let bag = Bag::Events(*stack);
    let event = match bag.nth(luck.below(bag.total())) {
        Chance::Card(event) => event,
        Chance::Moon(event) => {
            stack.admit(event);
            event
        }
        other => panic!("{other} is no event"),
    };
    stack.reveal(event);
    event
}

/// Two samples of the same size: the sum of squares, and what it stays below 9,999 times in 10,000.
fn chi_square(rows: &[(f64, f64)]) -> (f64, f64) {
    let sum = rows.iter().map(|(a, b)| (a - b) * (a - b) / (a + b)).sum();
    let freedom = rows.len() as f64 - 1.0;
    let ninth = 2.0 / (9.0 * freedom);
    (sum, freedom * (1.0 - ninth + 3.719 * ninth.sqrt()).powi(3))
}

/// RIV-60, RIV-63, RIV-R-64: every event turns up as often as from a shuffled stack, also in the
/// second pass and together with its other copies.
#[test]
fn riv_r_64_the_bag_of_events_is_a_shuffled_stack() {
    let duels = games(DUELS, 10 * DUELS);
    let stack = Table::fresh(Mode::Duel).state.public.events;
    let (mut shuffled, mut drawn) = (Counted::new(), Counted::new());
    let mut luck = TestLuck(60);
    for _ in 0..duels {
        note(&mut shuffled, &plain_shuffle(&mut luck));
        note(&mut drawn, &from_bags(stack, &mut luck));
    }
    for event in CardId::events().filter(|it| *it != CardId::Yule) {
        let keys = shuffled.keys().chain(drawn.keys());
        let keys: std::collections::BTreeSet<_> = keys.filter(|(it, _)| *it == event).collect();
        let count = |all: &Counted, key| f64::from(all.get(key).copied().unwrap_or(0));
        let rows: Vec<(f64, f64)> = keys
            .into_iter()
            .map(|key| (count(&shuffled, key), count(&drawn, key)))
            .collect();
        let (sum, most) = chi_square(&rows);
        println!(
            "{event}: {} cells, {sum:.1} of at most {most:.1}",
            rows.len()
        );
        assert!(sum < most, "{event}: {rows:?}");
        assert!(
            !BOTH.contains(&event) || rows.len() >= 9,
            "{event}: {rows:?}"
        );
    }
    // Both Riots are in six of fifteen duels, and then both above Yule in 8 · 7 of 11 · 10.
    let twice: u32 = (0..=2)
        .map(|other| drawn[&(CardId::Riots, [2, other])])
        .sum();
    let share = f64::from(twice) / f64::from(duels);
    let exact = 6.0 / 15.0 * 56.0 / 110.0;
    assert!((share - exact).abs() < 0.005, "{share} instead of {exact}");
}

/// RIV-63: the half-moon is printed on the face, so a copy without it says nothing about the other.
#[test]
fn riv_63_a_half_moon_tells_two_copies_apart() {
    let mut events = Table::fresh(Mode::Duel).state.public.events;
    assert_eq!(events.weight(CardId::Riots), 15);
    assert_eq!(events.moon_weight(CardId::Riots), 6);
    let mut plain = events;
    plain.reveal(CardId::Riots);
    assert_eq!(plain.moon_weight(CardId::Riots), 6);
    events.admit(CardId::Riots);
    events.reveal(CardId::Riots);
    assert_eq!(events.moon_weight(CardId::Riots), 0);
    assert_eq!(events.weight(CardId::Riots), 14);
}
