//! Single decisions that decide much: where to found, and how to stop whoever is about to win.

use bots::{FastLuck, Sight};
use families::Family;
use game::{Log, Seat, Step, actions};

use super::trials::{Question, best};
use super::{Found, Played, level_of_choice};

/// Points of win chance by which the answer must be ahead.
const FOUNDING: f64 = 0.08;
const LEADER: f64 = 0.15;
/// Corners that are tried out, the best ones by the net.
const CORNERS: usize = 8;
/// By the net, the best corner must be so far ahead to be tried out at all.
const PROMISING: f64 = 0.02;
/// Somebody else is about to win if the net gives him this chance.
const ABOUT_TO_WIN: f64 = 0.5;
/// Whoever is stopped is stopped by these.
const ROBBERS: [&str; 2] = ["robber", "pirate"];
/// Decisions of one game that are tried out.
const TRIED: usize = 4;

/// The best corner for a settlement in the founding phase.
pub fn founding<G: Family>(played: &Played<G>) -> Option<Found<G::Action>> {
    // Later in the game one can always end one's turn instead.
    let early = played.steps.len() / 4;
    let decisions = played.decisions().take_while(|(at, ..)| *at < early);
    let mut corners = decisions
        .filter(|(_, state, seat)| asks_only(played, state, *seat, &["settle"]))
        .take(2 * usize::from(played.game.seats()));
    corners.find_map(|(at, state, seat)| {
        let ranked = ranked(played, state, seat);
        let [(_, first), (_, second), ..] = ranked[..] else {
            return None;
        };
        if first - second < PROMISING {
            return None;
        }
        let tried: Vec<G::Action> = ranked.iter().take(CORNERS).map(|it| it.0).collect();
        answer(played, at, seat, &tried, FOUNDING)
    })
}

/// The one decision that keeps somebody else from winning.
pub fn leader<G: Family>(played: &Played<G>) -> Option<Found<G::Action>> {
    let late = played.steps.len() * 2 / 3;
    let decisions = played.decisions().rev().filter(|(at, ..)| *at > late);
    let mut single = decisions
        .filter(|(_, state, seat)| asks_only(played, state, *seat, &ROBBERS))
        .filter(|(_, state, seat)| is_about_to_lose(played, state, *seat))
        .take(TRIED);
    single.find_map(|(at, state, seat)| {
        let choices = actions(&played.game, state, seat);
        answer(played, at, seat, &choices, LEADER)
    })
}

fn answer<G: Family>(
    played: &Played<G>,
    at: usize,
    seat: Seat,
    choices: &[G::Action],
    margin: f64,
) -> Option<Found<G::Action>> {
    let question = Question {
        game: &played.game,
        state: &played.steps[at].0,
        seat,
        seed: played.seed,
    };
    let (action, odds) = best(&question, choices, margin)?;
    Some(Found {
        at,
        level: level_of_choice(played, at, seat, action),
        answer: vec![action],
        odds: Some(odds),
    })
}

/// Is every choice a move of one of these kinds?
fn asks_only<G: Family>(played: &Played<G>, state: &G::State, seat: Seat, kinds: &[&str]) -> bool {
    let choices = actions(&played.game, state, seat);
    let is_one = |action: &G::Action| kinds.contains(&played.game.deed(*action).verb);
    choices.len() > 3 && choices.iter().all(is_one)
}

/// The choices by what the net thinks of them, the best first.
fn ranked<G: Family>(played: &Played<G>, state: &G::State, seat: Seat) -> Vec<(G::Action, f64)> {
    let game = &played.game;
    let mut evaluator = game.evaluator();
    let mut luck = FastLuck::of_game(played.seed, 0);
    let choices = actions(game, state, seat).into_iter();
    let mut ranked: Vec<(G::Action, f64)> = choices
        .map(|action| {
            let mut after = state.clone();
            game.apply(&mut after, Step::Act(seat, action), &mut Log::off());
            let chances = evaluator.chances(&Sight::new(game, &after, seat), &mut luck);
            (action, chances[seat.index()])
        })
        .collect();
    ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
    ranked
}

fn is_about_to_lose<G: Family>(played: &Played<G>, state: &G::State, seat: Seat) -> bool {
    let mut luck = FastLuck::of_game(played.seed, 0);
    let sight = Sight::new(&played.game, state, seat);
    let chances = played.game.evaluator().chances(&sight, &mut luck);
    let others = Seat::all(played.game.seats()).filter(|other| *other != seat);
    others
        .map(|other| chances[other.index()])
        .any(|chance| { if std::env::var("MEASURE").is_ok() { eprintln!("MEASURE robber chance {chance:.2}"); } chance >= std::env::var("ABOUT").ok().and_then(|it| it.parse().ok()).unwrap_or(ABOUT_TO_WIN) })
}
