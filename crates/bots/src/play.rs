//! One game between any bots.

use game::{Game, Log, Luck, Players, Playout, Seat, Step, Viewer, play_through};

use crate::{Bot, Sight};

/// Plays on from `state` for at most `max_actions` decisions. Every bot hears what its seat may
/// know.
///
/// It draws in the order of [`game::playout`]: with [`crate::Random`] in all seats it is that game.
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
    let log = Log::on();
    play_through(game, state, &mut Seated { bots, log }, luck, max_actions)
}

/// Bots in all seats, and what they have not heard yet.
struct Seated<'a, G: Game> {
    bots: &'a mut [Box<dyn Bot<G>>],
    log: Log<G::Event>,
}

impl<G: Game> Seated<'_, G> {
    fn tell(&mut self, game: &G) {
        let news = self.log.take();
        for (number, bot) in (0..).zip(self.bots.iter_mut()) {
            for event in &news {
                if let Some(event) = game.redact(event, Viewer::Seat(Seat(number))) {
                    bot.observe(game, &event);
                }
            }
        }
    }
}

impl<'a, G: Game> Players<G, dyn Luck + 'a> for Seated<'_, G> {
    fn act(&mut self, game: &G, state: &mut G::State, seat: Seat, luck: &mut (dyn Luck + 'a)) {
        let sight = Sight::new(game, state, seat);
        let action = self.bots[seat.index()].choose(&sight, luck);
        game.play(state, Step::Act(seat, action), &mut self.log)
            .unwrap_or_else(|error| panic!("{action:?} of {seat:?}: {error}"));
        self.tell(game);
    }

    fn draw(&mut self, game: &G, state: &mut G::State, outcome: G::Chance) {
        game.apply(state, Step::Chance(outcome), &mut self.log);
        self.tell(game);
    }
}
