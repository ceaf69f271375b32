//! Equal knowledge, equal sight: nothing a viewer is shown may depend on what he must not know.

use super::TestLuck;
use crate::{Awaits, Draw, Game, Log, Seat, Step, StepOf, Viewer, actions};

/// Compares the true state with one the viewer could just as well be in, before and after `step`.
pub fn check<G: Game>(
    game: &G,
    state: &G::State,
    step: StepOf<G>,
    every_action: &[G::Action],
    reveals: bool,
    luck: &mut TestLuck,
) {
    let seats = Seat::first(game.seats()).map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Spectator]) {
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
        return;
    }
    let after = |before: &G::State| {
        let mut log = Log::on();
        let mut state = before.clone();
        game.apply(&mut state, step, &mut log);
        let news: Vec<_> = log
            .take()
            .iter()
            .filter_map(|event| game.redact(event, viewer))
            .collect();
        (news, state)
    };
    let ((news, state), (twin_news, twin)) = (after(state), after(twin));
    // The end of a game lays everything open, and a hidden card may be what ends it.
    if game.outcome(&state).is_some() || game.outcome(&twin).is_some() {
        return;
    }
    if !reveals {
        assert_eq!(news, twin_news, "{viewer:?} learns a secret from {step:?}");
        assert_eq!(bytes(&news), bytes(&twin_news));
    }
    if news == twin_news {
        let (here, there) = (game.view(&state, viewer), game.view(&twin, viewer));
        assert_eq!(
            here, there,
            "{viewer:?} sees after {step:?} what no event told"
        );
    }
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
