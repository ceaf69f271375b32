//! Every card comes into play in random games of its modes, often enough to trust the battery.
//!
//! Players who choose evenly tear down what they build before it can serve as a condition. These
//! here choose at random, too, but mostly among what they can build or play.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use game::testing::{TestLuck, games, next_step};
use game::{Game, Log, Luck};
use rivals::{Action, CardId, Event, Mode};

use crate::reference::beside::deal;

/// Two players can use up all cards before either has enough points.
const TURNS: u16 = 300;

/// How often each card was played, built, attached or revealed.
fn count(mode: Mode) -> BTreeMap<CardId, u32> {
    let (rules, mut luck) = deal(mode, TURNS, 77);
    let mut counts = BTreeMap::new();
    for _ in 0..games(1_000, 5_000) {
        let mut state = rules.start();
        let mut log = Log::on();
        while let Some(step) = next_step(&rules, &state, &mut luck, |seat, luck| {
            choose(&game::actions(&rules, &state, seat), luck)
        }) {
            rules.apply(&mut state, step, &mut log);
            for event in log.take() {
                match event {
                    Event::Played { card, .. }
                    | Event::Built { card, .. }
                    | Event::Attached { card, .. }
                    | Event::Revealed { card } => *counts.entry(card).or_default() += 1,
                    _ => {}
                }
            }
        }
    }
    counts
}

fn choose(list: &[Action], luck: &mut TestLuck) -> Action {
    let builds = |action: &&Action| {
        matches!(
            action,
            Action::Build { .. } | Action::Play(_) | Action::City(_) | Action::Attach { .. }
        )
    };
    let calm = |action: &&Action| !matches!(action, Action::TearDown { .. } | Action::Trade { .. });
    let mut chosen: Vec<&Action> = list.iter().filter(builds).collect();
    if chosen.is_empty() || luck.below(8) == 0 {
        chosen = list.iter().filter(calm).collect();
    }
    if luck.below(64) == 0 {
        chosen = list.iter().collect();
    }
    *chosen[luck.below(chosen.len() as u32) as usize]
}

/// Every card of a mode, at least a hundred times in five thousand random games.
#[test]
fn every_card_is_played_in_every_mode_it_belongs_to() {
    let mut rare = Vec::new();
    let tables: Vec<_> = Mode::ALL
        .into_iter()
        .map(|mode| (mode, count(mode)))
        .collect();
    println!(
        "{:28} {}",
        "card",
        Mode::ALL
            .map(|mode| format!("{:>10}", format!("{mode:?}")))
            .concat()
    );
    for card in CardId::ALL {
        let mut row = format!("{:28} ", card.name());
        for (mode, counts) in &tables {
            let count = counts.get(&card).copied().unwrap_or(0);
            let _ = write!(row, "{count:10}");
            if belongs(card, *mode) && count < games(10, 100) {
                rare.push((card, *mode, count));
            }
            assert!(belongs(card, *mode) || count == 0, "{card} in {mode:?}");
        }
        println!("{row}");
    }
    assert!(rare.is_empty(), "{rare:?}");
}

fn belongs(card: CardId, mode: Mode) -> bool {
    let is_here = card.set() == rivals::Set::Base || mode.themes().contains(&card.set());
    let def = card.def();
    // RIV-62: all copies of a draw card may have a half-moon; events of the duel are drawn.
    let stays_out =
        mode == Mode::Duel && def.moons == def.copies && def.kind != rivals::Kind::Event;
    is_here && !stays_out
}
