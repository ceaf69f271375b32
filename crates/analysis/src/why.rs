//! Why one choice is better than another: in facts that hold whatever the others hide.

use std::iter::once;

use bots::{FastLuck, Sight, Weighed};
use families::Family;
use game::{Awaits, Log, Phrase, Step, Viewer};

use crate::facts;

/// A fact counts if it holds in so many worlds the seat can believe in.
const WORLDS: u32 = 3;
/// A sentence has at most so many clauses.
pub const CLAUSES: usize = 3;

/// What the best choice brings that the other does not; what it brings at all where both bring the
/// same. Empty if nothing stands out. The worlds follow from the number of the step.
pub fn why<G: Family>(
    sight: &Sight<G>,
    step: u64,
    best: &Weighed<G::Action>,
    other: Option<&Weighed<G::Action>>,
) -> Vec<Phrase> {
    let (game, seat) = (sight.game(), sight.seat());
    let mut luck = FastLuck::of_game(step, 0);
    let mut sure: Option<[Vec<Phrase>; 2]> = None;
    for _ in 0..WORLDS {
        let world = sight.imagine(&mut luck);
        let now = game.view(&world, Viewer::Seat(seat));
        let best = after(sight, &world, best);
        let instead = other.map(|it| after(sight, &world, it));
        let against = |instead: &G::View| {
            let views = [&now, &best, instead].map(|view| game.typed_view(view));
            facts::of(seat, views)
        };
        let told = [instead.as_ref().unwrap_or(&now), &now].map(against);
        sure = Some(match sure {
            None => told,
            Some(before) => both(before, &told),
        });
    }
    let [against, alone] = sure.unwrap_or_default();
    let mut why = if against.is_empty() { alone } else { against };
    why.truncate(CLAUSES);
    why
}

/// Is the game won by this, whatever the others hide?
pub fn wins<G: Family>(sight: &Sight<G>, step: u64, choice: &Weighed<G::Action>) -> bool {
    let (game, seat) = (sight.game(), sight.seat());
    let mut luck = FastLuck::of_game(step, 0);
    (0..WORLDS).all(|_| {
        let world = sight.imagine(&mut luck);
        let outcome = game.outcome(&done(sight, &world, choice));
        outcome.is_some_and(|outcome| outcome.winners.contains(seat))
    })
}

/// What the seat sees once it has done this.
fn after<G: Family>(sight: &Sight<G>, world: &G::State, choice: &Weighed<G::Action>) -> G::View {
    let viewer = Viewer::Seat(sight.seat());
    sight.game().view(&done(sight, world, choice), viewer)
}

/// How things stand once this is done, and what would follow before chance or others have a say.
fn done<G: Family>(sight: &Sight<G>, world: &G::State, choice: &Weighed<G::Action>) -> G::State {
    let (game, seat, mut state) = (sight.game(), sight.seat(), world.clone());
    for action in once(&choice.action).chain(&choice.rest) {
        let is_asked = |state: &G::State| match game.awaits(state) {
            Awaits::Seats(seats) => seats.contains(seat),
            Awaits::Chance | Awaits::Over(_) => false,
        };
        if !is_asked(&state) || game.check(&state, seat, *action).is_err() {
            break;
        }
        game.apply(&mut state, Step::Act(seat, *action), &mut Log::off());
    }
    state
}

/// What holds in both worlds.
fn both(before: [Vec<Phrase>; 2], told: &[Vec<Phrase>; 2]) -> [Vec<Phrase>; 2] {
    let mut told = told.iter();
    before.map(|mut facts| {
        let other = told.next().map_or(&[][..], Vec::as_slice);
        facts.retain(|fact| other.contains(fact));
        facts
    })
}
