//! Which turn a step belongs to: a turn begins after the step that announces it, so that whoever
//! ended the one before did so in their own.

mod play;

use analysis::Tale;
use bots::FastLuck;
use families::{Family, Happened, Listing, OptionsOf, TypedView, Visitor, listings, visit};
use game::testing::games;
use game::{Log, Seat, Viewer};
use play::{MOST_STEPS, open, play};

/// Follows the turns of a game by its events alone.
struct Follows {
    steps: usize,
}

impl Visitor for Follows {
    /// So many turns began.
    type Out = usize;

    fn visit<G: Family>(self, listing: &Listing, options: OptionsOf<G>) -> usize {
        let luck = &mut FastLuck::of_game(7, 1);
        let game: G = open(&options, luck);
        let steps = play(&game, &["greedy"], luck).into_iter().take(self.steps);
        let (tale, _) = Tale::new(&game, steps);
        let (mut on_turn, mut turns) = (None, 0);
        for (number, (state, step)) in tale.states.iter().zip(&tale.steps).enumerate() {
            if let Some(told) = on_turn {
                assert_eq!(told, seat_on_turn(&game, state), "{}: {number}", listing.id);
            }
            let mut log = Log::on();
            game.apply(&mut state.clone(), *step, &mut log);
            for event in log.take() {
                if let Some(seat) = next(&game, &event) {
                    (on_turn, turns) = (Some(seat), turns + 1);
                }
            }
        }
        turns
    }
}

/// The seat whose turn comes after this event.
fn next<G: Family>(game: &G, event: &G::Event) -> Option<Seat> {
    match game.happened(event) {
        Happened::Board(_, board::Event::TurnBegan { seat })
        | Happened::Rivals(_, rivals::Event::TurnBegan { seat }) => Some(*seat),
        Happened::Dice(_, dice::Event::BoxFilled { seat, .. }) => {
            Some(Seat((seat.0 + 1) % game.seats()))
        }
        _ => None,
    }
}

fn seat_on_turn<G: Family>(game: &G, state: &G::State) -> Seat {
    let view = game.view(state, Viewer::Referee);
    match game.typed_view(&view) {
        TypedView::Dice(_, view) => view.state.seat(),
        TypedView::Board(_, view) => view.public.turn,
        TypedView::Rivals(_, view) => view.public.turn,
    }
}

#[test]
fn a_turn_begins_after_the_step_that_announces_it() {
    for listing in listings() {
        let follows = Follows {
            steps: games(400, MOST_STEPS),
        };
        let turns = visit(&listing.id, None, &[], follows).expect("usual options");
        assert!(turns > 3, "{}: {turns} turns", listing.id);
    }
}
