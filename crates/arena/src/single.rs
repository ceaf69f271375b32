//! One game between any bots.

use bots::{Bot, Sight};
use game::{Awaits, Draw, Game, Log, Luck, Playout, Seat, Step, Viewer};

/// Plays from `state` on, seat by seat, for at most `max_actions` decisions.
///
/// It draws in the order of [`game::playout`]: with [`bots::Random`] in all seats, it is that game.
///
/// # Panics
/// If a bot chooses what is not allowed.
pub fn play<G: Game>(
    game: &G,
    state: &mut G::State,
    bots: &mut [Box<dyn Bot<G>>],
    luck: &mut dyn Luck,
    max_actions: u64,
) -> Playout {
    let mut log = Log::on();
    let mut played = Playout {
        outcome: None,
        actions: 0,
        draws: 0,
    };
    while played.actions < max_actions {
        match game.awaits(state) {
            Awaits::Chance => {
                let bag = game.bag(state);
                let outcome = bag.nth(luck.below(bag.total()));
                game.apply(state, Step::Chance(outcome), &mut log);
                played.draws += 1;
            }
            Awaits::Seats(seats) => {
                let seat = seats.lowest();
                let sight = Sight::new(game, state, seat);
                let action = bots[seat.index()].choose(&sight, luck);
                game.play(state, Step::Act(seat, action), &mut log)
                    .expect("a bot chooses what is allowed");
                played.actions += 1;
            }
            Awaits::Over(outcome) => {
                played.outcome = Some(outcome);
                break;
            }
        }
        tell(game, bots, &log.take());
    }
    played
}

/// Every bot hears what its seat may know.
fn tell<G: Game>(game: &G, bots: &mut [Box<dyn Bot<G>>], news: &[G::Event]) {
    for (seat, bot) in Seat::first(game.seats()).zip(bots) {
        for event in news {
            if let Some(event) = game.redact(event, Viewer::Seat(seat)) {
                bot.observe(game, &event);
            }
        }
    }
}
