//! Wins that leave nothing to chance: every order of the own decisions until somebody else, or
//! chance, would have a say.

use std::collections::{BTreeSet, HashMap, HashSet};

use game::{Awaits, Game, Log, Seat, Step, actions};

/// What the search of a turn found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Search<A> {
    /// The fewest decisions that win; orders of the same decisions count once.
    Wins(Vec<Vec<A>>),
    /// Nothing wins for certain.
    Nothing,
    /// There was too much to look at.
    TooWide,
}

/// Ways to one state: the first order of decisions by their own order, so that nothing depends on
/// that of a map; and the decisions sorted, which tells orders apart from different decisions.
type Ways<A> = (Vec<A>, BTreeSet<Vec<A>>);

/// The shortest certain wins of `seat`, looking at no more than `most` states.
pub fn shortest_wins<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    most: usize,
) -> Search<G::Action> {
    let mut seen: HashSet<G::State> = HashSet::from([state.clone()]);
    let first: Ways<G::Action> = (Vec::new(), BTreeSet::from([Vec::new()]));
    let mut level = vec![(state.clone(), first)];
    while !level.is_empty() {
        let mut wins: HashMap<Vec<G::Action>, Vec<G::Action>> = HashMap::new();
        let mut next: HashMap<G::State, Ways<G::Action>> = HashMap::new();
        for (state, (line, sets)) in &level {
            for action in actions(game, state, seat) {
                let mut after = state.clone();
                game.apply(&mut after, Step::Act(seat, action), &mut Log::off());
                let longer = [&line[..], &[action]].concat();
                match reached(game, &after, seat) {
                    Reached::Win => {
                        for set in sets {
                            let known = wins.entry(with(set, action));
                            let known = known.or_insert_with(|| longer.clone());
                            keep_first(known, &longer);
                        }
                    }
                    Reached::Own if !seen.contains(&after) => {
                        let ways = next.entry(after);
                        let ways = ways.or_insert_with(|| (longer.clone(), BTreeSet::new()));
                        keep_first(&mut ways.0, &longer);
                        ways.1.extend(sets.iter().map(|set| with(set, action)));
                    }
                    Reached::Own | Reached::Elsewhere => {}
                }
            }
            if seen.len() + next.len() > most {
                return Search::TooWide;
            }
        }
        if !wins.is_empty() {
            let mut lines: Vec<_> = wins.into_values().collect();
            lines.sort();
            return Search::Wins(lines);
        }
        seen.extend(next.keys().cloned());
        level = next.into_iter().collect();
    }
    Search::Nothing
}

/// Of two orders of decisions that lead to the same.
fn keep_first<A: Copy + Ord>(known: &mut Vec<A>, other: &[A]) {
    if other < &known[..] {
        *known = other.to_vec();
    }
}

fn with<A: Copy + Ord>(set: &[A], action: A) -> Vec<A> {
    let mut set = [set, &[action]].concat();
    set.sort();
    set
}

/// Where a decision leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reached {
    /// The seat alone has won.
    Win,
    /// It is asked again, and nobody else.
    Own,
    /// Chance or somebody else comes next, or the game is lost.
    Elsewhere,
}

pub(crate) fn reached<G: Game>(game: &G, state: &G::State, seat: Seat) -> Reached {
    match game.awaits(state) {
        Awaits::Over(outcome) if outcome.winners.contains(seat) && outcome.winners.len() == 1 => {
            Reached::Win
        }
        Awaits::Seats(seats) if seats.contains(seat) && seats.len() == 1 => Reached::Own,
        Awaits::Over(_) | Awaits::Seats(_) | Awaits::Chance => Reached::Elsewhere,
    }
}
