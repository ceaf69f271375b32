//! Counting ways to go on by trying everything the notation can say.

use board::{
    Action, Chance, Countable, Development, Face, KnightTask, ProgressCard, Resource, Rules, State,
    Task,
};
use game::{Awaits, Game, Log, Seat, Step, StepOf};

/// Ways to go on, and the same with every ticket of a draw counted.
pub type Ways = [u64; 2];

/// How many sequences of `depth` steps lead on; `universe` is everything that can be said.
pub fn ways(rules: &Rules, state: &State, depth: u32, universe: &[Action]) -> Ways {
    if depth == 0 {
        return [1, 1];
    }
    let mut sum = [0, 0];
    let mut go_on = |step: StepOf<Rules>, weight: u64| {
        let mut next = state.clone();
        let played = rules.play(&mut next, step, &mut Log::off());
        played.expect("what passed the check can be played");
        let [plain, weighted] = ways(rules, &next, depth - 1, universe);
        sum[0] += plain;
        sum[1] += weight * weighted;
    };
    match rules.awaits(state) {
        Awaits::Over(_) => {}
        Awaits::Chance => {
            for (outcome, weight) in outcomes(rules, state) {
                go_on(Step::Chance(outcome), weight);
            }
        }
        Awaits::Seats(seats) => {
            for seat in Seat::all(4).filter(|seat| seats.contains(*seat)) {
                for action in universe {
                    if rules.check(state, seat, *action).is_ok() {
                        go_on(Step::Act(seat, *action), 1);
                    }
                }
            }
        }
    }
    sum
}

/// What can be drawn and how often, read off the cards themselves.
fn outcomes(rules: &Rules, state: &State) -> Vec<(Chance, u64)> {
    let stolen_from = |victim: Seat| {
        let card = |kind: &Resource| (*kind, u64::from(state.hand(victim).count(*kind)));
        let cards = Resource::ALL.iter().map(card);
        let held = cards.filter(|(_, count)| *count > 0);
        held.map(|(kind, count)| (Chance::Stolen(kind), count))
            .collect()
    };
    match state.task() {
        Task::Steal(victim) => stolen_from(victim),
        Task::DrawFromOpponent(_) => {
            let opponent = Seat::all(rules.players).find(|seat| *seat != state.public.turn);
            stolen_from(opponent.expect("two play"))
        }
        Task::DrawCard => {
            let card = |kind: &Development| (*kind, state.secret.deck.count(*kind));
            let cards = Development::ALL.iter().map(card);
            cards
                .filter(|(_, count)| *count > 0)
                .map(|(kind, count)| (Chance::Drawn(kind), u64::from(count)))
                .collect()
        }
        Task::Knights(task) => knightly(state, task),
        _ => (1..=6)
            .flat_map(|one| (1..=6).map(move |two| (Chance::Dice(one, two), 1)))
            .collect(),
    }
}

/// Dice with the event die, and decks of progress cards.
fn knightly(state: &State, task: KnightTask) -> Vec<(Chance, u64)> {
    let faces = [
        (Face::Ship, 3),
        (Face::Trade, 1),
        (Face::Politics, 1),
        (Face::Science, 1),
    ];
    match task {
        KnightTask::Draw(_, area) => ProgressCard::ALL
            .into_iter()
            .filter(|card| card.deck() == area)
            .map(|card| {
                (
                    Chance::Progress(card),
                    u64::from(state.secret.progress.count(card)),
                )
            })
            .filter(|(_, count)| *count > 0)
            .collect(),
        KnightTask::EventDie => faces
            .into_iter()
            .map(|(face, weight)| (Chance::EventDie(face), weight))
            .collect(),
        _ => (1..=6)
            .flat_map(|red| (1..=6).map(move |yellow| (red, yellow)))
            .flat_map(|(red, yellow)| {
                faces.map(|(face, weight)| (Chance::ThreeDice(red, yellow, face), weight))
            })
            .collect(),
    }
}
