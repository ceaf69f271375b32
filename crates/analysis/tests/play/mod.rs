//! Games of bots, to be read.

use bots::{Bot, FastLuck};
use families::{BotSpec, Family, OptionsOf, maker};
use game::{Awaits, Log, Luck, Setup, Step, StepOf, Tickets};

/// Beyond this a game counts as undecided.
pub const MOST_STEPS: usize = 20_000;

/// A game between these bots, the first in the first seat, and so on in turn.
pub fn play<G: Family>(game: &G, names: &[&str], luck: &mut FastLuck) -> Vec<StepOf<G>> {
    let bot = |name: &str| {
        let spec: BotSpec = name.parse().expect("a name");
        maker::<G>(&spec).expect("every game has it").make()
    };
    let seats = usize::from(game.seats());
    let mut bots: Vec<Box<dyn Bot<G>>> =
        (0..seats).map(|it| bot(names[it % names.len()])).collect();
    let (mut state, mut steps) = (game.start(), Vec::new());
    while steps.len() < MOST_STEPS {
        let step = match game.awaits(&state) {
            Awaits::Over(_) => break,
            Awaits::Chance => {
                let bag = game.bag(&state);
                Step::Chance(bag.nth(luck.below(bag.total())))
            }
            Awaits::Seats(asked) => {
                let seat = asked.lowest();
                let sight = bots::Sight::new(game, &state, seat);
                Step::Act(seat, bots[seat.index()].choose(&sight, luck))
            }
        };
        game.apply(&mut state, step, &mut Log::off());
        steps.push(step);
    }
    steps
}

pub fn open<G: Family>(options: &OptionsOf<G>, luck: &mut FastLuck) -> G {
    let setup = G::Setup::deal(options, luck).expect("usual options can be dealt");
    G::open(setup).expect("what was dealt can be played")
}
