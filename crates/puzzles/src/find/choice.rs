//! Single decisions that decide much: where to found, and how to stop whoever is about to win.

use bots::{FastLuck, Sight};
use families::Family;
use game::{Log, Seat, Step, actions};

use super::trials::{Question, Ranked, best};
use super::{Found, Played, level_of_choice};
use crate::{Search, shortest_wins};

/// Of a hundred games as a share, by which the answer must be ahead.
const FOUNDING: f64 = 0.08;
const LEADER: f64 = 0.15;
/// Choices that are tried out, the best ones by the net.
const TRIED: usize = 8;
/// By the net, the best corner must be so far ahead to be tried out at all.
const PROMISING: f64 = 0.02;
/// Likewise the best way to stop a leader.
const STOPPING: f64 = 0.04;
/// Somebody else is about to win if the net gives him this chance.
const ABOUT_TO_WIN: f64 = 0.4;
/// Decisions of one game in which a leader may be stopped that are tried out.
const DECISIONS: usize = 3;
/// Nobody is stopped by these.
const PASSIVE: [&str; 3] = ["roll", "end", "pass"];
/// States that are looked at to see that one cannot simply win.
const WIDTH: usize = 1_200;
/// With fewer choices there is nothing to look for.
const CHOICES: usize = 4;

/// The best corner for a settlement in the founding phase.
pub fn founding<G: Family>(played: &Played<G>) -> Option<Found<G::Action>> {
    // Later in the game one can always end one's turn instead.
    let early = played.steps.len() / 4;
    let decisions = played.decisions().take_while(|(at, ..)| *at < early);
    let mut corners = decisions
        .filter(|(_, state, seat)| asks_only(played, state, *seat, "settle"))
        .take(2 * usize::from(played.game.seats()));
    corners.find_map(|(at, state, seat)| {
        let question = played.question(state, seat, None);
        let ranked = Ranking::of(&question).filter(|it| it.gap >= PROMISING)?;
        answer(played, at, &question, &ranked.choices, FOUNDING)
    })
}

/// The one decision that keeps somebody else from winning.
pub fn leader<G: Family>(played: &Played<G>) -> Option<Found<G::Action>> {
    let late = played.steps.len() * 2 / 3;
    let decisions = played.decisions().filter(|(at, ..)| *at > late);
    let mut promising: Vec<_> = decisions
        .filter_map(|(at, state, seat)| {
            let leader = about_to_win(&played.game, state, seat)?;
            let question = played.question(state, seat, Some(leader));
            let ranked = Ranking::of(&question).filter(|it| it.gap >= STOPPING)?;
            is_active(played, ranked.choices[0]).then_some(())?;
            Some((at, question, ranked))
        })
        .collect();
    promising.sort_by(|a, b| b.2.gap.total_cmp(&a.2.gap));
    let mut tried = promising.into_iter().take(DECISIONS);
    tried.find_map(|(at, question, ranked)| {
        let Question {
            game, state, seat, ..
        } = question;
        // Whoever can win has no need to stop anybody.
        if shortest_wins(game, state, seat, WIDTH) != Search::Nothing {
            return None;
        }
        let found = answer(played, at, &question, &ranked.choices, LEADER)?;
        is_active(played, found.answer[0]).then_some(found)
    })
}

fn is_active<G: Family>(played: &Played<G>, action: G::Action) -> bool {
    !PASSIVE.contains(&played.game.deed(action).verb)
}

fn answer<G: Family>(
    played: &Played<G>,
    at: usize,
    question: &Question<G>,
    choices: &[G::Action],
    margin: f64,
) -> Option<Found<G::Action>> {
    let Ranked { best, second, odds } = best(question, choices, margin)?;
    Some(Found {
        at,
        level: level_of_choice(played, at, question.seat, best),
        answer: vec![best],
        second: Some(second),
        odds: Some(odds),
    })
}

impl<G: Family> Played<G> {
    fn question<'a>(
        &'a self,
        state: &'a G::State,
        seat: Seat,
        against: Option<Seat>,
    ) -> Question<'a, G> {
        Question {
            game: &self.game,
            state,
            seat,
            against,
            seed: self.seed,
        }
    }
}

/// Is every choice a move of this kind?
fn asks_only<G: Family>(played: &Played<G>, state: &G::State, seat: Seat, verb: &str) -> bool {
    let choices = actions(&played.game, state, seat);
    let is_one = |action: &G::Action| played.game.deed(*action).verb == verb;
    choices.len() >= CHOICES && choices.iter().all(is_one)
}

/// The best choices by what the net thinks of them, the best first.
struct Ranking<A> {
    choices: Vec<A>,
    /// By how much the best is ahead.
    gap: f64,
}

impl<A: Copy> Ranking<A> {
    fn of<G: Family<Action = A>>(question: &Question<G>) -> Option<Ranking<A>> {
        let Question {
            game, state, seat, ..
        } = *question;
        let mut evaluator = game.evaluator();
        let mut luck = FastLuck::of_game(question.seed, 0);
        let choices = actions(game, state, seat);
        if choices.len() < CHOICES {
            return None;
        }
        let mut ranked: Vec<(A, f64)> = (choices.into_iter())
            .map(|action| {
                let mut after = state.clone();
                game.apply(&mut after, Step::Act(seat, action), &mut Log::off());
                let chances = evaluator.chances(&Sight::new(game, &after, seat), &mut luck);
                (action, question.worth(|seat| chances[seat.index()]))
            })
            .collect();
        ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
        let gap = ranked[0].1 - ranked[1].1;
        let choices = ranked.iter().take(TRIED).map(|it| it.0).collect();
        Some(Ranking { choices, gap })
    }
}

/// Who else is about to win, by what this seat knows.
pub fn about_to_win<G: Family>(game: &G, state: &G::State, seat: Seat) -> Option<Seat> {
    let mut luck = FastLuck::of_game(0, 0);
    let sight = Sight::new(game, state, seat);
    let chances = game.evaluator().chances(&sight, &mut luck);
    let others = Seat::all(game.seats()).filter(|other| *other != seat);
    let leader = others.max_by(|a, b| chances[a.index()].total_cmp(&chances[b.index()]))?;
    (chances[leader.index()] >= ABOUT_TO_WIN).then_some(leader)
}
