//! Equal knowledge, equal sight: nothing a viewer is shown may depend on what he must not know.

use super::TestLuck;
use crate::{Awaits, Game, Log, Seat, Step, StepOf, Tickets, Viewer, actions, outcomes};

/// States a viewer is asked to believe in, where only his news are compared.
const TWINS: u32 = 4;

/// Everybody who looks at a table and is not its referee.
fn viewers<G: Game>(game: &G) -> impl Iterator<Item = Viewer> + use<G> {
    let seats = Seat::all(game.seats()).map(Viewer::Seat);
    seats.chain([Viewer::Spectator])
}

/// Compares the true state with one the viewer could just as well be in, before and after `step`.
pub fn check<G: Game>(
    game: &G,
    state: &G::State,
    step: StepOf<G>,
    every_action: &[G::Action],
    reveals: bool,
    luck: &mut TestLuck,
) {
    for viewer in viewers(game) {
        let view = game.view(state, viewer);
        let twin = game.imagine(&view, luck);
        assert_eq!(
            game.view(&twin, viewer),
            view,
            "an imagined state looks different"
        );
        assert_eq!(
            game.view(state, viewer),
            view,
            "looking twice shows two things"
        );
        assert_eq!(bytes(&game.view(&twin, viewer)), bytes(&view));
        if let Viewer::Seat(seat) = viewer {
            same_choices(game, state, &twin, seat, every_action);
        }
        same_news(game, (state, &twin), step, viewer, reveals);
    }
    let all = game.view(state, Viewer::Referee);
    assert_eq!(
        game.imagine(&all, luck),
        *state,
        "the referee knows everything"
    );
}

/// Compares what everybody hears of `step` with what he would hear in states that look the same.
pub fn news<G: Game>(
    game: &G,
    state: &G::State,
    step: StepOf<G>,
    reveals: bool,
    luck: &mut TestLuck,
) {
    for viewer in viewers(game) {
        let view = game.view(state, viewer);
        for _ in 0..TWINS {
            let twin = game.imagine(&view, luck);
            same_news(game, (state, &twin), step, viewer, reveals);
        }
    }
}

fn same_choices<G: Game>(
    game: &G,
    state: &G::State,
    twin: &G::State,
    seat: Seat,
    every_action: &[G::Action],
) {
    assert_eq!(
        actions(game, state, seat),
        actions(game, twin, seat),
        "choices show a secret"
    );
    assert_eq!(
        game.forms(state, seat),
        game.forms(twin, seat),
        "forms show a secret"
    );
    for action in every_action {
        let (here, there) = (
            game.check(state, seat, *action),
            game.check(twin, seat, *action),
        );
        assert_eq!(here, there, "the refusal of {action:?} shows a secret");
    }
}

/// The same step in both states: the news are equal unless the step lays a secret open, and whoever
/// heard equal news sees equal things afterwards.
fn same_news<G: Game>(
    game: &G,
    (state, twin): (&G::State, &G::State),
    step: StepOf<G>,
    viewer: Viewer,
    reveals: bool,
) {
    if !is_possible(game, twin, &step) {
        // What the rules lay open needs no other trace.
        if !reveals {
            tells_what_shows(game, (state, twin), step, viewer);
        }
        return;
    }
    let (news, after) = heard(game, state, step, viewer);
    let (twin_news, twin_after) = heard(game, twin, step, viewer);
    if is_over(game, &after) || is_over(game, &twin_after) {
        return;
    }
    if !reveals {
        assert_eq!(news, twin_news, "{viewer:?} learns a secret from {step:?}");
        assert_eq!(bytes(&news), bytes(&twin_news));
    }
    if news == twin_news {
        let (here, there) = (game.view(&after, viewer), game.view(&twin_after, viewer));
        assert_eq!(
            here, there,
            "{viewer:?} sees after {step:?} what no event told"
        );
    }
}

/// A step that is impossible in the twin rests on something hidden, such as a card in a hand.
/// Either another step there sounds just like it, or it lays that secret open; then it must be
/// seen afterwards, too: events tell nothing that does not show.
fn tells_what_shows<G: Game>(
    game: &G,
    (state, twin): (&G::State, &G::State),
    step: StepOf<G>,
    viewer: Viewer,
) {
    let (news, after) = heard(game, state, step, viewer);
    if is_over(game, &after) {
        return;
    }
    let instead: Vec<StepOf<G>> = match step {
        Step::Act(seat, _) => {
            let choices = actions(game, twin, seat).into_iter();
            choices.map(|action| Step::Act(seat, action)).collect()
        }
        Step::Chance(_) if game.awaits(twin) == Awaits::Chance => {
            let draws = outcomes(game, twin).into_iter();
            draws.map(|(outcome, _)| Step::Chance(outcome)).collect()
        }
        Step::Chance(_) => return,
    };
    let sight = game.view(&after, viewer);
    let mut told = None;
    for other in instead {
        let (other_news, other_after) = heard(game, twin, other, viewer);
        if is_over(game, &other_after) || game.view(&other_after, viewer) != sight {
            continue;
        }
        if other_news == news {
            return;
        }
        told = Some(other_news);
    }
    assert_eq!(
        told, None,
        "{viewer:?} hears {news:?} after {step:?}, which shows nowhere"
    );
}

/// What the viewer hears of a step, and the state it leads to.
fn heard<G: Game>(
    game: &G,
    before: &G::State,
    step: StepOf<G>,
    viewer: Viewer,
) -> (Vec<G::Event>, G::State) {
    let mut log = Log::on();
    let mut state = before.clone();
    game.apply(&mut state, step, &mut log);
    let all = log.take().into_iter();
    let news = all.filter_map(|event| game.redact(&event, viewer));
    (news.collect(), state)
}

/// The end of a game lays everything open, and a hidden card may be what ends it.
fn is_over<G: Game>(game: &G, state: &G::State) -> bool {
    game.outcome(state).is_some()
}

fn is_possible<G: Game>(game: &G, state: &G::State, step: &StepOf<G>) -> bool {
    match step {
        Step::Act(seat, action) => game.check(state, *seat, *action).is_ok(),
        Step::Chance(outcome) => {
            game.awaits(state) == Awaits::Chance && game.bag(state).contains(outcome)
        }
    }
}

fn bytes(value: &impl serde::Serialize) -> Vec<u8> {
    serde_json::to_vec(value).expect("what is shown can be written")
}
