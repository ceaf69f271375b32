//! Turns that can be won for certain, and not by whatever comes to mind first.

use bots::{FastLuck, Sight};
use families::Family;
use game::{Choices, Game, Log, Seat, Step, Viewer};

use super::{Found, Played, bot};
use crate::certain::{Reached, reached};
use crate::{Search, shortest_wins};

/// Of the last rounds of a game.
const ROUNDS: usize = 2;
/// Who was further behind in the end could not have won before.
const BEHIND: i16 = 3;
/// States of one turn that are looked at.
const WIDTH: usize = 1_200;
/// Guesses at what is hidden; the solution must win in each.
const GUESSES: u64 = 16;
/// Random turns, and how many of them may win.
const RANDOM: u64 = 40;
const LUCKY: usize = 4;

pub fn find<G: Family>(played: &Played<G>) -> Option<Found<G::Action>> {
    let points = played.outcome?.points;
    let seats = played.game.seats();
    let most = Seat::all(seats).map(|seat| points[seat.index()]).max()?;
    let found = turns(played)
        .into_iter()
        .rev()
        .take(ROUNDS * usize::from(seats))
        .filter(|(_, seat)| points[seat.index()] + BEHIND >= most)
        .filter_map(|(at, seat)| judge(played, at, seat));
    found.max_by_key(|found| found.level)
}

/// Where each run of decisions of one seat begins.
fn turns<G: Family>(played: &Played<G>) -> Vec<(usize, Seat)> {
    let mut turns: Vec<(usize, Seat)> = Vec::new();
    let mut last = None;
    for (at, _, seat) in played.decisions() {
        let goes_on = last.is_some_and(|(before, same)| before + 1 == at && same == seat);
        if !goes_on {
            turns.push((at, seat));
        }
        last = Some((at, seat));
    }
    turns
}

fn judge<G: Family>(played: &Played<G>, at: usize, seat: Seat) -> Option<Found<G::Action>> {
    let (game, state) = (&played.game, &played.steps[at].0);
    if game.menu(state, seat).count() < 3 || reached(game, state, seat) != Reached::Own {
        return None;
    }
    let Search::Wins(lines) = shortest_wins(game, state, seat, WIDTH) else {
        return None;
    };
    let [line] = &lines[..] else { return None };
    if line.len() < 2 || !is_known(game, state, seat, line, played.seed) {
        return None;
    }
    let tries = |name: &str, count: u64| {
        let seeds = (0..count).map(|number| (played.seed, number));
        seeds
            .filter(|seed| wins_by(name, game, state, seat, *seed))
            .count()
    };
    if tries("random", RANDOM) > LUCKY {
        return None;
    }
    let level = match () {
        // What greedy sees at once must at least be long.
        () if tries("greedy", 1) > 0 => Some(1).filter(|_| line.len() > 2),
        () if tries("njal", 2) > 0 => Some(2),
        () => Some(3),
    };
    Some(Found {
        at,
        level: level?,
        answer: line.clone(),
        second: None,
        odds: None,
    })
}

/// Does the line win whatever the seat does not know?
fn is_known<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    line: &[G::Action],
    seed: u64,
) -> bool {
    let view = game.view(state, Viewer::Seat(seat));
    (0..GUESSES).all(|number| {
        let mut guess = game.imagine(&view, &mut FastLuck::of_game(seed, number));
        let mut moves = line.iter();
        moves.all(|action| {
            let step = Step::Act(seat, *action);
            let is_own = reached(game, &guess, seat) == Reached::Own;
            is_own && game.play(&mut guess, step, &mut Log::off()).is_ok()
        }) && reached(game, &guess, seat) == Reached::Win
    })
}

/// Does a bot win before it hands over?
pub(crate) fn wins_by<G: Family>(
    name: &str,
    game: &G,
    state: &G::State,
    seat: Seat,
    seed: (u64, u64),
) -> bool {
    /// Nobody needs more decisions in a turn.
    const PATIENCE: usize = 60;
    let (mut state, mut player) = (state.clone(), bot::<G>(name));
    let mut luck = FastLuck::of_game(seed.0, seed.1);
    for _ in 0..PATIENCE {
        match reached(game, &state, seat) {
            Reached::Win => return true,
            Reached::Elsewhere => return false,
            Reached::Own => {}
        }
        let action = player.choose(&Sight::new(game, &state, seat), &mut luck);
        let mut log = Log::on();
        game.apply(&mut state, Step::Act(seat, action), &mut log);
        for event in log.take() {
            if let Some(event) = game.redact(&event, Viewer::Seat(seat)) {
                player.observe(game, &event);
            }
        }
    }
    false
}
