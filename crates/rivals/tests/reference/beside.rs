//! Plays games of the engine and lets the [`Witness`] go along. Only this file knows the engine.

use std::collections::BTreeSet;

use game::testing::{TestLuck, json, next_step};
use game::{Game, Log, Seat, Setup as _};
use rivals::{Action, Mode, Options, Rules, Setup, State};

use super::{Claim, Witness};

/// Long enough for the cards of every set to come into play.
const TURNS: u16 = 80;

/// Decides for the seat that is awaited.
pub type Chooser<'a> = dyn FnMut(&Rules, &State, Seat, &mut TestLuck) -> Action + 'a;

/// A mode with a turn limit, and the luck that goes on from its deal.
pub fn deal(mode: Mode, turn_limit: u16, seed: u64) -> (Rules, TestLuck) {
    let options = Options {
        mode,
        turn_limit,
        ..Options::default()
    };
    let mut luck = TestLuck(mode as u64 + seed);
    let rules = Rules::open(Setup::deal(&options, &mut luck).unwrap()).unwrap();
    (rules, luck)
}

/// Plays so many games of a mode with every state, menu and roll recounted.
pub fn watch(mode: Mode, games: u32, choose: &mut Chooser) -> Witness {
    let name = format!("{mode:?}").to_lowercase();
    let (rules, mut luck) = deal(mode, TURNS, 500);
    let mut witness = Witness::new();
    for _ in 0..games {
        let mut state = rules.start();
        let mut written = json::written(&state);
        loop {
            witness.looks(&name, &written, &claim(&rules, &state));
            let decide = |seat, luck: &mut TestLuck| choose(&rules, &state, seat, luck);
            let Some(step) = next_step(&rules, &state, &mut luck, decide) else {
                break;
            };
            let mut log = Log::on();
            rules.play(&mut state, step, &mut log).unwrap();
            let events: Vec<_> = log.take().iter().map(json::written).collect();
            witness.hears(&name, &written, &events);
            written = json::written(&state);
        }
    }
    println!(
        "{name}: {games} games, {} states, {} menus, {} rolls recounted",
        witness.states, witness.menus, witness.rolls
    );
    witness
}

fn claim(rules: &Rules, state: &State) -> Claim {
    let seats = [Seat(0), Seat(1)];
    let menu: BTreeSet<String> = match rivals::decider(state) {
        Some(seat) => game::actions(rules, state, seat)
            .iter()
            .map(Action::to_string)
            .collect(),
        None => BTreeSet::new(),
    };
    let outcome = rules.outcome(state);
    Claim {
        menu,
        victory: seats.map(|seat| rivals::victory(state, seat).into()),
        hand_limit: seats.map(|seat| rivals::hand_limit(state, seat).into()),
        winners: outcome.map(|it| it.winners.iter().map(Seat::index).collect()),
    }
}
