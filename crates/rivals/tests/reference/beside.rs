//! Plays games of the engine and lets the [`Witness`] go along. Only this file knows the engine.

use std::collections::BTreeSet;

use game::testing::TestLuck;
use game::{Awaits, Draw, Game, Log, Luck, Seat, Setup as _, Step};
use rivals::{Action, Mode, Options, Rules, Setup, State};

use super::{Claim, Witness};

/// Long enough for the cards of every set to come into play.
const TURNS: u16 = 80;

/// Decides for the seat that is awaited.
pub type Chooser<'a> = dyn FnMut(&Rules, &State, Seat, &mut TestLuck) -> Action + 'a;

/// Plays so many games of a mode with every state, menu and roll recounted.
pub fn watch(mode: Mode, games: u32, choose: &mut Chooser) -> Witness {
    let name = format!("{mode:?}").to_lowercase();
    let options = Options {
        mode,
        turn_limit: TURNS,
        ..Options::default()
    };
    let mut luck = TestLuck(mode as u64 + 500);
    let rules = Rules::open(Setup::deal(&options, &mut luck).unwrap()).unwrap();
    let mut witness = Witness::new();
    for _ in 0..games {
        let mut state = rules.start();
        let mut written = serde_json::to_value(&state).unwrap();
        loop {
            witness.looks(&name, &written, &claim(&rules, &state));
            let step = match rules.awaits(&state) {
                Awaits::Over(_) => break,
                Awaits::Chance => {
                    let bag = rules.bag(&state);
                    Step::Chance(bag.nth(luck.below(bag.total())))
                }
                Awaits::Seats(seats) => {
                    let seat = seats.lowest();
                    Step::Act(seat, choose(&rules, &state, seat, &mut luck))
                }
            };
            let mut log = Log::on();
            rules.play(&mut state, step, &mut log).unwrap();
            let events: Vec<_> = log.take().iter().map(|it| serde_json::json!(it)).collect();
            witness.hears(&name, &written, &events);
            written = serde_json::to_value(&state).unwrap();
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
