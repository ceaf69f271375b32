//! Answers that can be chosen together: whichever are chosen before the first of them is given,
//! they can be given in that order, and nothing else is asked in between.

use game::testing::{TestLuck, games, next_step};
use game::{Awaits, Game, Log, Luck, Seat, SeatSet, Step};
use rivals::{Action, CardId, Mode, Rules, State, Task, Together, together};

use crate::common::table::{BLUE, RED, Table};
use crate::reference::beside::deal;

fn asked(table: &Table) -> Option<(u8, String)> {
    let together = together(&table.state.public)?;
    let each = together.each.iter();
    let each: Vec<String> = each
        .map(|(place, most)| format!("{place} {most}"))
        .collect();
    Some((together.count, each.join(", ")))
}

/// RIV-110: as many as there are to gain, as often as a place has room.
#[test]
fn gains_are_chosen_together() {
    let table = Table::intro()
        .all_stores(RED, 3)
        .stores(RED, "c0.u 0, c1.l 1")
        .hand(RED, "goldsmith")
        .play("play goldsmith");
    // Where the gold came from there is room, too.
    assert_eq!(table.menu(), ["store c0.u", "store c1.u", "store c1.l"]);
    let each = "c0.u 3, c1.u 3, c1.l 2".to_owned();
    assert_eq!(asked(&table), Some((2, each)));
    assert_eq!(asked(&table.play("store c0.u")), None); // a single one is left
}

/// RIV-111: of the kind that is paid next.
#[test]
fn payments_are_chosen_together() {
    let table = Table::intro().settled(RED, "hills_stack_1", "forest_stack_4");
    let table = table.stores(RED, "c0.l 2, c3.u 2, c0.u 1");
    assert_eq!(asked(&table), None);
    let table = table.play("road left");
    assert_eq!(asked(&table), Some((2, "c0.l 2, c3.u 2".to_owned())));
}

#[test]
fn cards_that_are_put_away_are_chosen_together() {
    let table = Table::of(Mode::Intro).cards(RED, "candamir s0.u");
    let table = table.hand(BLUE, "abbey scout inga");
    let stripped = table.event("fraternal_feuds");
    assert_eq!(asked(&stripped), Some((2, String::new())));
    let full = Table::intro().hand(RED, "abbey scout inga goldsmith relocation");
    let full = full.play("end");
    assert_eq!(asked(&full), Some((2, String::new())));
    assert_eq!(asked(&full.play("under abbey 1")), None);
}

/// What a screen lets be chosen without asking again: only the first menu is looked at.
fn choose(rules: &Rules, state: &State, asked: &Together, luck: &mut TestLuck) -> Vec<Action> {
    let seat = rivals::decider(state).unwrap();
    let menu = game::actions(rules, state, seat);
    let mut chosen: Vec<Action> = Vec::new();
    while chosen.len() < usize::from(asked.count) {
        let taken = |action: &Action| chosen.iter().filter(|it| is_same(**it, *action)).count();
        let is_open = |action: &&Action| taken(action) < most(state, seat, asked, **action);
        let open: Vec<&Action> = menu.iter().filter(is_open).collect();
        if open.is_empty() || asked.settles && open.len() == 1 {
            break;
        }
        chosen.push(*open[luck.below(open.len() as u32) as usize]);
    }
    chosen
}

/// Do both use up the same thing?
fn is_same(one: Action, other: Action) -> bool {
    match (one, other) {
        (Action::Under { card: one, .. }, Action::Under { card: other, .. }) => one == other,
        _ => one == other,
    }
}

/// How often an answer can be among those that are given together.
fn most(state: &State, seat: Seat, asked: &Together, action: Action) -> usize {
    let copies =
        |cards: &mut dyn Iterator<Item = CardId>, card| cards.filter(|it| *it == card).count();
    match action {
        Action::Store(place) | Action::Spend(place) => {
            let most = asked.each.iter().find(|(it, _)| *it == place);
            usize::from(most.map_or(0, |(_, most)| *most))
        }
        Action::Under { card, .. } => {
            let is_own = matches!(state.task(), Task::Refill);
            let holder = if is_own { seat } else { Seat(1 - seat.0) };
            copies(&mut state.hand(holder).iter(), card)
        }
        Action::Take(card) => {
            let Task::StartCards { stack, .. } = state.task() else {
                panic!("{:?}", state.task());
            };
            copies(&mut state.secret.seen[stack.index()].iter().flatten(), card)
        }
        Action::Choose { .. } => 1,
        other => panic!("{other:?} is not chosen together"),
    }
}

#[test]
fn whatever_is_chosen_together_can_be_done_in_a_row() {
    let mut found = std::collections::BTreeMap::new();
    for mode in Mode::ALL {
        let (rules, mut luck) = deal(mode, 120, 900);
        for _ in 0..games(40, 400) {
            let mut state = rules.start();
            loop {
                if let Some(asked) = together(&state.public) {
                    *found.entry(word(&state)).or_insert(0) += 1;
                    give(&rules, &mut state, &asked, &mut luck);
                    continue;
                }
                let any = |seat, luck: &mut TestLuck| {
                    let menu = game::actions(&rules, &state, seat);
                    menu[luck.below(menu.len() as u32) as usize]
                };
                let Some(step) = next_step(&rules, &state, &mut luck, any) else {
                    break;
                };
                rules.apply(&mut state, step, &mut Log::off());
            }
        }
    }
    println!("{found:?}");
    // Hands beyond their limit are rare; they have a test of their own.
    for kind in ["Gain", "Pay", "PayAny", "StartCards", "Ask"] {
        assert!(found.contains_key(kind), "no {kind} in {found:?}");
    }
}

/// The name of the task on top.
fn word(state: &State) -> String {
    let task = format!("{:?}", state.task());
    task.split(|it: char| !it.is_alphanumeric())
        .next()
        .unwrap_or_default()
        .to_owned()
}

fn give(rules: &Rules, state: &mut State, asked: &Together, luck: &mut TestLuck) {
    let seat = rivals::decider(state).unwrap();
    let chosen = choose(rules, state, asked, luck);
    assert!(!chosen.is_empty(), "{:?}", state.task());
    for (number, action) in (0..).zip(&chosen) {
        assert_eq!(rules.awaits(state), Awaits::Seats(SeatSet::of(seat)));
        let left = together(&state.public).map_or(1, |it| it.count);
        assert_eq!(left, asked.count - number, "{:?}", state.task());
        assert_eq!(rules.check(state, seat, *action), Ok(()), "{chosen:?}");
        rules.apply(state, Step::Act(seat, *action), &mut Log::off());
    }
}
